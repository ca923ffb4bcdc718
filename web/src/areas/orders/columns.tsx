import type { TFunction } from 'i18next';
import { Link } from 'react-router-dom';
import { orderRefundState, payType } from '#contracts/enums/orders.ts';
import { valuesOf } from '#contracts/enums.ts';
import type { TradeKind } from '#contracts/trade/trade.ts';
import type { OrderStatusNames } from '../../domain/trade/OrderStatusTag.tsx';
import { orderPath } from '../../domain/trade/tradePaths.ts';
import { CopyButton } from '../../kit/display/CopyButton.tsx';
import { formatMoney } from '../../kit/display/format.ts';
import { Thumbnail } from '../../kit/pictures/ImagePreview.tsx';
import type { Column } from '../../kit/table/column.ts';
import { moneyColumn, textColumn, timeColumn } from '../../kit/table/columns.tsx';
import { TwoLines } from '../../kit/table/TwoLines.tsx';
import css from './columns.module.css';
import { OrderTags } from './OrderTags.tsx';
import type { SharedRow } from './orderKind.ts';

/** Columns that all kinds of orders have (domain design, section 10.1). With these widths the first seven fit into a window of 1366 px. */

type Words = TFunction<['orders', 'common']>;
type Row = SharedRow;

export const numberColumn = (title: string, kind: TradeKind): Column<Row> => ({
  ...{ key: 'orderNo', title, width: 198 },
  value: ({ orderNo }) => orderNo,
  render: ({ id, orderNo }) => (
    <span className={css.number}>
      <Link to={orderPath(kind, id)}>{orderNo}</Link>
      <CopyButton text={orderNo} of={orderNo} />
    </span>
  ),
});

export const productColumn = (title: string, resource: string): Column<Row> => ({
  ...{ key: 'product', title, width: 152 },
  value: ({ productName }) => productName,
  also: [{ title: resource, value: ({ resourceName }) => resourceName }],
  render: ({ pictureUrl, productName, resourceName }) => (
    <span className={css.product}>
      <Thumbnail url={pictureUrl} alt={productName} />
      <TwoLines below={resourceName}>
        <span className={css.name}>{productName}</span>
      </TwoLines>
    </span>
  ),
});

interface Names {
  statusNames: OrderStatusNames;
  statuses: readonly number[];
  status: (code: number) => string;
  refund: (code: number) => string;
  noShow: string;
}

/** Stands beside the number, because staff look for it first. */
export const statusColumn = (
  title: string,
  { status, refund, noShow, statuses, statusNames }: Names,
): Column<Row> => ({
  ...{ key: 'status', title, width: 100 },
  tags: [...statuses.map(status), noShow, ...valuesOf(orderRefundState).map(refund)],
  value: (row) =>
    [
      status(row.status),
      row.noShow === 1 && noShow,
      row.refundState !== orderRefundState.none && refund(row.refundState),
    ]
      .filter(Boolean)
      .join(' '),
  render: (row) => <OrderTags names={statusNames} order={row} />,
});

/** The paid amount; `keep` holds it in view, unlike the amounts that it is made of. */
export const paidColumn = (title: string): Column<Row> => ({
  ...ofPaid('payPrice', title, 84),
  ...{ sort: 'payPrice', keep: true },
});

/** An amount that only paid orders have; that of an unpaid one is shown under 订单金额 alone. */
const ofPaid = (
  key: 'payPrice' | 'commission' | 'settleAmount',
  title: string,
  width: number,
): Column<Row> => ({
  ...{ key, title, width },
  kind: 'money',
  render: (row) => (isPaid(row) ? formatMoney(row[key]) : '-'),
  value: (row) => (isPaid(row) ? row[key] : ''),
});
const isPaid = (row: Row) => row.payType !== payType.none;

export const lastColumns = (t: Words, payName: (code: number) => string): Column<Row>[] => [
  moneyColumn('totalPrice', t('orders:totalPrice'), (row) => row.totalPrice, 96),
  moneyColumn('discountPrice', t('orders:discountPrice'), (row) => row.discountPrice, 96),
  ofPaid('commission', t('orders:commission'), 96),
  ofPaid('settleAmount', t('orders:settleAmount'), 96),
  textColumn('payType', t('orders:payType'), (row) => payName(row.payType), { width: 96 }),
  { ...timeColumn<Row>('createTime', t('orders:orderTime'), (row) => row.createTime), sort: 'createTime' },
];
