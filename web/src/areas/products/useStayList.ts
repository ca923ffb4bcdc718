import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { breakfast } from '#contracts/enums/products.ts';
import { valuesOf } from '#contracts/enums.ts';
import type { StayProductRow } from '#contracts/trade/stayProducts.ts';
import { useCodeName } from '../../kit/display/useCodeName.ts';
import { useLabel } from '../../kit/display/useLabel.ts';
import type { SelectEndpoint } from '../../kit/select/RemoteSelect.tsx';
import type { Column } from '../../kit/table/DataTable.tsx';
import type { SearchField } from '../../kit/table/SearchArea.tsx';
import { type AllShared, leftColumn } from './useProductColumns.tsx';

/**
 * What the lists of hotel and guesthouse products have alike beside what all have.
 * @param houseName of the rooms' filter by what they are of
 */
export function useStayList(rooms: SelectEndpoint, houseName: string) {
  const { t } = useTranslation('products');
  const label = useLabel();
  const mealName = useCodeName('breakfast');
  const modeName = useCodeName('confirmMode');

  const search: SearchField[] = [
    {
      kind: 'remote',
      name: 'roomId',
      label: label('productRoom'),
      endpoint: rooms,
      follows: { field: 'resourceId', as: houseName },
    },
    {
      kind: 'select',
      name: 'breakfast',
      label: label('breakfast'),
      options: valuesOf(breakfast).map((code) => ({ value: String(code), label: mealName(code) })),
    },
  ];
  const columns = useCallback(
    (shared: AllShared<StayProductRow>): Column<StayProductRow>[] => [
      ...shared.first,
      {
        key: 'room',
        title: label('productRoom'),
        width: 116,
        render: ({ roomName }) => roomName || '-',
      },
      shared.minPrice,
      leftColumn(t('weekLeft'), t('soldOut'), ({ weekLeft }) => weekLeft),
      shared.enabled,
      { key: 'breakfast', title: label('breakfast'), width: 96, render: (row) => mealName(row.breakfast) },
      shared.cancelRule,
      {
        key: 'confirmMode',
        title: label('confirmMode'),
        width: 84,
        render: (row) => modeName(row.confirmMode),
      },
      shared.sold,
      ...shared.merchants,
      shared.ordering,
    ],
    [label, mealName, modeName, t],
  );
  return { search, columns, soldTitle: t('soldNights') };
}
