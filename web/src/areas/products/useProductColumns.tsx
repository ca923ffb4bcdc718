import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { type TradeKind, trades } from '#contracts/trade/trade.ts';
import { useIsMerchantUser } from '../../api/scope.ts';
import { useRight } from '../../api/session.ts';
import { productFormPath } from '../../domain/trade/tradePaths.ts';
import { formatDateTime, formatMoney } from '../../kit/display/format.ts';
import { StatusTag } from '../../kit/display/StatusTag.tsx';
import { useCodeName } from '../../kit/display/useCodeName.ts';
import { useLabel } from '../../kit/display/useLabel.ts';
import type { Column } from '../../kit/table/DataTable.tsx';
import { PictureName } from '../../kit/table/PictureName.tsx';
import { manageProducts } from './paths.ts';

/** What the rows of all three kinds have. */
export interface ProductRow {
  id: string;
  name: string;
  pictureUrl: string;
  resourceId: string;
  resourceName: string;
  merchantName: string;
  cancelRule: number;
  minPrice: number | null;
  unpriced: boolean;
  soldOut: boolean;
  soldCount: number;
  ordering: number;
  enabled: 0 | 1;
  createTime: string;
}
type SharedColumns<Row extends ProductRow> = ReturnType<typeof useProductColumns<Row>>;
/** With the switch, which acts on the list. */
export type AllShared<Row extends ProductRow> = SharedColumns<Row> & { enabled: Column<Row> };

/**
 * The columns that lists of all kinds have, to be put between a kind's own (domain design, section 9.2): what is sold, for how much and
 * whether, first, because the last ones are out of view at 1440 px.
 */
export function useProductColumns<Row extends ProductRow>(kind: TradeKind, soldTitle: string) {
  const { t } = useTranslation(['products', 'common']);
  const label = useLabel();
  const ruleName = useCodeName('cancelRule');
  const ofMerchant = useIsMerchantUser();
  const mayManage = useRight(manageProducts(kind));
  return useMemo(() => {
    const merchant: Column<Row> = {
      key: 'merchant',
      title: label('merchant'),
      width: 120,
      render: ({ merchantName }) => merchantName || '-',
    };
    const first: Column<Row>[] = [
      {
        key: 'name',
        title: label('productName'),
        width: 244,
        render: ({ id, pictureUrl, name }) => (
          <PictureName url={pictureUrl} name={name} to={mayManage ? productFormPath(kind, id) : undefined} />
        ),
      },
      {
        key: 'resource',
        title: label(trades[kind].resource),
        width: 136,
        render: ({ resourceName }) => resourceName || '-',
      },
    ];
    const minPrice: Column<Row> = {
      key: 'minPrice',
      title: t('products:priceFrom'),
      width: 92,
      align: 'right',
      tags: [t('products:noPrice')],
      render: (row) =>
        row.unpriced ? <StatusTag tone="red">{t('products:noPrice')}</StatusTag> : formatMoney(row.minPrice),
    };
    const cancelRule: Column<Row> = {
      key: 'cancelRule',
      title: label('cancelRule'),
      width: 92,
      render: (row) => ruleName(row.cancelRule),
    };
    const sold: Column<Row> = {
      key: 'sold',
      title: soldTitle,
      width: 84,
      align: 'right',
      render: ({ soldCount }) => soldCount,
    };
    const ordering: Column<Row> = {
      key: 'ordering',
      title: label('ordering'),
      width: 64,
      align: 'right',
      render: (row) => row.ordering,
    };
    const createTime: Column<Row> = {
      key: 'createTime',
      title: t('common:createTime'),
      width: 172,
      render: (row) => formatDateTime(row.createTime),
    };
    // Only the platform sees more than one merchant.
    const merchants = ofMerchant ? [] : [merchant];
    return { first, merchants, minPrice, cancelRule, sold, ordering, createTime };
  }, [kind, label, mayManage, ofMerchant, ruleName, soldTitle, t]);
}

/** What is left, or that nothing is. */
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
  render: (row) => (row.soldOut ? <StatusTag tone="grey">{soldOut}</StatusTag> : (left(row) ?? '-')),
});
