import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { type ProductPlaceRow, productPlaceForm, productsPlace } from '#contracts/areas/productsPlace.ts';
import { resorts } from '#contracts/areas/resorts.ts';
import { useScopedCalls } from '../../api/scope.ts';
import type { Column } from '../../kit/table/column.ts';
import { ProductList } from './ProductList.tsx';
import { type AllShared, leftColumn } from './useProductColumns.tsx';

/** 门票产品列表. */
export default function PlaceProductList() {
  const { t } = useTranslation('products');
  const { all } = useScopedCalls(resorts);
  const columns = useCallback(
    (shared: AllShared<ProductPlaceRow>): Column<ProductPlaceRow>[] => [
      ...shared.first,
      shared.of.code('ticketType', 76),
      shared.of.hundredths('marketPrice', 84),
      shared.minPrice,
      leftColumn(t('todayStock'), t('soldOut'), ({ todayLeft, todayStock }) =>
        todayStock === null ? null : `${todayLeft}/${todayStock}`,
      ),
      shared.enabled,
      shared.sale,
      {
        key: 'ahead',
        title: t('ahead'),
        width: 132,
        render: ({ aheadDays: days, cutOffTime: time }) =>
          days === 0 ? t('sameDay', { time }) : t('daysBefore', { days, time }),
      },
      shared.cancelRule,
      shared.of.code('realName', 84),
      shared.sold,
      ...shared.merchants,
      shared.ordering,
      shared.createTime,
    ],
    [t],
  );
  return (
    <ProductList
      kind="place"
      calls={productsPlace}
      form={productPlaceForm}
      resources={all}
      search={['ticketType']}
      soldTitle={t('soldTickets')}
      columns={columns}
    />
  );
}
