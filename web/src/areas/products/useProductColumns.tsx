import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type * as z from 'zod/mini';
import type { SaleStep } from '#contracts/enums/products.ts';
import type { TradeKind } from '#contracts/trade/trade.ts';
import { useIsMerchantUser } from '../../api/scope.ts';
import { merchantColumn } from '../../domain/trade/merchantColumn.tsx';
import { productFormPath } from '../../domain/trade/tradePaths.ts';
import { useSaleColumn } from '../../domain/trade/useSaleColumn.tsx';
import { formatMoney } from '../../kit/display/format.ts';
import { StatusTag } from '../../kit/display/StatusTag.tsx';
import { useLabel } from '../../kit/display/useLabel.ts';
import type { Column } from '../../kit/table/column.ts';
import { pictureNameColumn } from '../../kit/table/PictureName.tsx';
import { useColumns } from '../../kit/table/useColumns.tsx';

/** The fields that rows of all three kinds have. */
export interface ProductRow {
  id: string;
  name: string;
  pictureUrl: string;
  resourceId: string;
  resourceName: string;
  merchantId: string;
  merchantName: string;
  cancelRule: number;
  minPrice: number | null;
  unpriced: boolean;
  missing: SaleStep[];
  soldOut: boolean;
  soldCount: number;
  ordering: number;
  enabled: 0 | 1;
  createTime: string;
  actions: string[];
}
type SharedColumns<Row extends ProductRow> = ReturnType<typeof useProductColumns<Row>>;
/** The shared columns, and those that act on the list: the switch and the order. */
export type AllShared<Row extends ProductRow> = SharedColumns<Row> &
  Record<'enabled' | 'ordering', Column<Row>>;

/**
 * The columns that lists of all kinds share, to be placed between the kind's own (domain design, section 9.2). Product, price and switch come first,
 * because the last columns are out of view at 1440 px.
 */
export function useProductColumns<Row extends ProductRow>(
  kind: TradeKind,
  form: z.core.$ZodType,
  soldTitle: string,
) {
  const { t } = useTranslation('products');
  const column = useColumns<Row>(form);
  const label = useLabel();
  const ofMerchant = useIsMerchantUser();
  const sale = useSaleColumn<Row>(kind, idsOf);
  return useMemo(() => {
    const minPrice: Column<Row> = {
      key: 'minPrice',
      title: t('priceFrom'),
      width: 92,
      kind: 'money',
      tags: [t('noPrice')],
      value: (row) => (row.unpriced ? t('noPrice') : (row.minPrice ?? '')),
      render: (row) =>
        row.unpriced ? <StatusTag tone="red">{t('noPrice')}</StatusTag> : formatMoney(row.minPrice),
    };
    return {
      /** Column helpers for the kind's own fields. */
      of: column,
      first: [
        pictureNameColumn<Row>(column.label('name'), 244, ({ pictureUrl, id }) => ({
          url: pictureUrl,
          to: productFormPath(kind, id),
        })),
        column.text('resourceName', 136, column.label('resourceId')),
      ],
      // Only platform users see more than one merchant.
      merchants: ofMerchant
        ? []
        : [merchantColumn<Row>({ key: 'merchantName', title: label('merchant'), width: 120 })],
      minPrice,
      sale,
      cancelRule: column.code('cancelRule', 92),
      sold: column.number('soldCount', 84, soldTitle),
      createTime: column.createTime,
    };
  }, [column, kind, label, ofMerchant, sale, soldTitle, t]);
}

const idsOf = ({ id, merchantId, resourceId }: Pick<ProductRow, 'id' | 'merchantId' | 'resourceId'>) => ({
  ...{ merchantId, resourceId },
  productId: id,
});

/** The remaining stock, or that it is sold out. */
export const leftColumn = <Row extends ProductRow>(
  title: string,
  soldOut: string,
  left: (row: Row) => string | number | null,
): Column<Row> => ({
  key: 'left',
  title,
  width: 108,
  align: 'right',
  tags: [soldOut],
  value: (row) => (row.soldOut ? soldOut : (left(row) ?? '')),
  render: (row) => (row.soldOut ? <StatusTag tone="grey">{soldOut}</StatusTag> : (left(row) ?? '-')),
});
