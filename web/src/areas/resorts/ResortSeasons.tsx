import { useTranslation } from 'react-i18next';
import { blankSeason } from '#contracts/forms/seasons.ts';
import { MonthDayInput } from '../../kit/dates/MonthDayInput.tsx';
import { TimeInput } from '../../kit/dates/TimeInput.tsx';
import { type RowCell, RowsField } from '../../kit/form/RowsField.tsx';
import { textCell } from '../../kit/form/rowCells.tsx';

const day: RowCell['input'] = (control) => <MonthDayInput {...control} />;
const time: RowCell['input'] = (control) => <TimeInput {...control} />;
const cells: readonly RowCell[] = [
  { name: 'name', width: 'minmax(96px, 1fr)', input: textCell },
  { name: 'startDay', width: 'minmax(88px, 104px)', input: day },
  { name: 'endDay', width: 'minmax(88px, 104px)', input: day },
  { name: 'openTime', width: 'minmax(88px, 104px)', input: time },
  { name: 'closeTime', width: 'minmax(88px, 104px)', input: time },
  { name: 'lastEntryTime', width: 'minmax(88px, 104px)', input: time },
];
const addedSeason = { ...blankSeason, startDay: '', endDay: '' };

/** 开放时间: the seasons of a year with their hours. */
export function ResortSeasons() {
  const { t } = useTranslation('resorts');
  return (
    <RowsField
      name="seasons"
      cells={cells}
      blank={addedSeason}
      rowName={(n) => t('season', { n })}
      addText={t('addSeason')}
      help={t('seasonsHelp')}
    />
  );
}
