import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { estateParts } from '#contracts/areas/estates.ts';
import { paging } from '#contracts/envelope.ts';
import { useData } from '../../api/hooks.ts';
import { DateInput } from '../../kit/dates/DateInput.tsx';
import { type RowCell, RowsField } from '../../kit/form/RowsField.tsx';
import { textCell } from '../../kit/form/rowCells.tsx';
import { BuildingsInput } from './BuildingsInput.tsx';

const blank = { no: '', date: '', buildingIds: [] };

/** 预售许可证: number, date of issue, and the buildings that each covers. */
export function LicenceRows({ estateId }: { estateId: string }) {
  const { t } = useTranslation('estates');
  const query = { offset: 0, limit: paging.selectSize, estateId };
  const { data, error, loading, reload } = useData(estateParts.buildings, { query });
  const cells = useMemo<readonly RowCell[]>(
    () => [
      { name: 'no', width: 'minmax(160px, 1fr)', input: textCell },
      { name: 'date', width: '124px', input: (control) => <DateInput {...control} /> },
      {
        name: 'buildingIds',
        width: 'minmax(160px, 1fr)',
        input: (control, { label }) => (
          <BuildingsInput control={control} label={label} buildings={{ data, error, loading, reload }} />
        ),
      },
    ],
    [data, error, loading, reload],
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
