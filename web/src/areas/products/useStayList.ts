import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { StayProductRow } from '#contracts/trade/stayProducts.ts';
import { useLabel } from '../../kit/display/useLabel.ts';
import type { NamedRecord } from '../../kit/select/options.ts';
import type { SelectEndpoint } from '../../kit/select/RemoteSelect.tsx';
import type { Column } from '../../kit/table/column.ts';
import type { SearchField } from '../../kit/table/searchField.ts';
import { type AllShared, leftColumn } from './useProductColumns.tsx';

/**
 * What the lists of hotel and guesthouse products share in addition to all product lists.
 * @param houseId the filter of the rooms' list by hotel or guesthouse
 */
export function useStayList(rooms: SelectEndpoint, houseId: string) {
  const { t } = useTranslation('products');
  const label = useLabel();
  const search: (string | SearchField)[] = [
    {
      kind: 'remote',
      name: 'roomId',
      label: label('productRoom'),
      endpoint: rooms,
      follows: { field: 'resourceId', as: houseId, detailOf: houseOf },
    },
    'breakfast',
  ];
  const columns = useCallback(
    (shared: AllShared<StayProductRow>): Column<StayProductRow>[] => [
      ...shared.first,
      shared.of.text('roomName', 116, shared.of.label('roomId')),
      shared.minPrice,
      leftColumn(t('weekLeft'), t('soldOut'), ({ weekLeft }) => weekLeft),
      shared.enabled,
      shared.sale,
      shared.of.code('breakfast', 96),
      shared.cancelRule,
      shared.of.code('confirmMode', 84),
      shared.sold,
      ...shared.merchants,
      shared.ordering,
    ],
    [t],
  );
  return { search, columns, soldTitle: t('soldNights') };
}

/** The hotel or guesthouse of a room. */
const houseOf = ({ hotelName, minsuName }: NamedRecord & { hotelName?: string; minsuName?: string }) =>
  hotelName ?? minsuName ?? '';
