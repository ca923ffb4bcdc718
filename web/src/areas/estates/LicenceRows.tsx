import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { estateParts } from '#contracts/areas/estates.ts';
import { useWhenNone } from '../../domain/estate/referenceFields.tsx';
import { DateInput } from '../../kit/dates/DateInput.tsx';
import { type RowCell, RowsField } from '../../kit/form/RowsField.tsx';
import { textCell } from '../../kit/form/rowCells.tsx';
import { ManySelect } from '../../kit/select/ManySelect.tsx';

const blank = { no: '', date: '', buildingIds: [] };

/** 预售许可证: number, date of issue, and the buildings that each covers. */
export function LicenceRows({ estateId }: { estateId: string }) {
  const { t } = useTranslation('estates');
  const whenNone = useWhenNone('building');
  const cells = useMemo<readonly RowCell[]>(
    () => [
      { name: 'no', width: 'minmax(160px, 1fr)', input: textCell },
      { name: 'date', width: '124px', input: (control) => <DateInput {...control} /> },
      {
        name: 'buildingIds',
        width: 'minmax(160px, 1fr)',
        input: (control, { label }) => {
          const value = (control.value as string[] | undefined) ?? [];
          return (
            <ManySelect
              {...control}
              label={label}
              endpoint={estateParts.buildings}
              filters={{ estateId }}
              whenNone={whenNone}
              value={value}
              placeholder={t(value.length > 0 ? 'addBuilding' : 'allBuildings')}
            />
          );
        },
      },
    ],
    [estateId, t, whenNone],
  );
  return (
    <RowsField
      name="licences"
      cells={cells}
      blank={blank}
      rowName={(n) => t('licence', { n })}
      addText={t('addLicence')}
      help={t('licenceHelp')}
    />
  );
}
