import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { type ProductPlaceRow, productsPlace } from '#contracts/areas/productsPlace.ts';
import { resorts } from '#contracts/areas/resorts.ts';
import { ticketType } from '#contracts/enums/products.ts';
import { valuesOf } from '#contracts/enums.ts';
import { useScopedCalls } from '../../api/scope.ts';
import { formatMoney } from '../../kit/display/format.ts';
import { useCodeName } from '../../kit/display/useCodeName.ts';
import { useLabel } from '../../kit/display/useLabel.ts';
import type { Column } from '../../kit/table/DataTable.tsx';
import type { SearchField } from '../../kit/table/SearchArea.tsx';
import { ProductList } from './ProductList.tsx';
import { type AllShared, leftColumn } from './useProductColumns.tsx';

/** 门票产品列表. */
export default function PlaceProductList() {
  const { t } = useTranslation('products');
  const label = useLabel();
  const ticketName = useCodeName('ticketType');
  const nameRule = useCodeName('realName');
  const { allEnabled } = useScopedCalls(resorts);

  const search: SearchField[] = [
    {
      kind: 'select',
      name: 'ticketType',
      label: label('ticketType'),
      options: valuesOf(ticketType).map((code) => ({ value: String(code), label: ticketName(code) })),
    },
  ];
  const columns = useCallback(
    (shared: AllShared<ProductPlaceRow>): Column<ProductPlaceRow>[] => [
      ...shared.first,
      {
        key: 'ticketType',
        title: label('ticketType'),
        width: 76,
        render: (row) => ticketName(row.ticketType),
      },
      {
        key: 'marketPrice',
        title: label('marketPrice'),
        width: 84,
        align: 'right',
        render: ({ marketPrice }) => formatMoney(marketPrice),
      },
      shared.minPrice,
      leftColumn(t('todayStock'), t('soldOut'), ({ todayLeft, todayStock }) =>
        todayStock === null ? null : `${todayLeft}/${todayStock}`,
      ),
      shared.enabled,
      {
        key: 'ahead',
        title: t('ahead'),
        width: 132,
        render: ({ aheadDays: days, cutOffTime: time }) =>
          days === 0 ? t('sameDay', { time }) : t('daysBefore', { days, time }),
      },
      shared.cancelRule,
      { key: 'realName', title: label('realName'), width: 84, render: (row) => nameRule(row.realName) },
      shared.sold,
      ...shared.merchants,
      shared.ordering,
      shared.createTime,
    ],
    [label, nameRule, t, ticketName],
  );
  return (
    <ProductList
      kind="place"
      calls={productsPlace}
      resources={allEnabled}
      soldTitle={t('soldTickets')}
      {...{ search, columns }}
    />
  );
}
