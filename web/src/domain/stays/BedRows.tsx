import { useTranslation } from 'react-i18next';
import { blankBed } from '#contracts/forms/beds.ts';
import { type RowCell, RowsField } from '../../kit/form/RowsField.tsx';
import { codeCell, digitsCell } from '../../kit/form/rowCells.tsx';

const cells: readonly RowCell[] = [
  { name: 'bedType', width: '144px', input: codeCell },
  { name: 'width', width: '88px', input: digitsCell },
  { name: 'count', width: '72px', input: digitsCell },
];

/** The beds of a room: kind, width and number of each. Uses the messages `stays`. */
export function BedRows() {
  const { t } = useTranslation('stays');
  return (
    <RowsField
      name="beds"
      cells={cells}
      blank={blankBed}
      rowName={(n) => t('bedRow', { n })}
      addText={t('addBed')}
    />
  );
}
