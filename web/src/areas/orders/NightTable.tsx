import { useTranslation } from 'react-i18next';
import { payType, voucherStatus } from '#contracts/enums/orders.ts';
import type { StayOrder } from '#contracts/trade/orders.ts';
import type { StayKind } from '#contracts/trade/trade.ts';
import { formatMoney } from '../../kit/display/format.ts';
import { StatusTag } from '../../kit/display/StatusTag.tsx';
import { useCodeName } from '../../kit/display/useCodeName.ts';
import { useLabel } from '../../kit/display/useLabel.ts';
import { InnerTable } from '../../kit/table/InnerTable.tsx';

/** 每日价格 with the extras and the assigned rooms. */
export function NightTable({ kind, order }: { kind: StayKind; order: StayOrder }) {
  const { t } = useTranslation(['orders', 'common']);
  const label = useLabel();
  const rooms = order.roomNos.join(t('common:comma'));
  return (
    <InnerTable
      label={t('nightList')}
      rows={order.lines}
      keyOf={({ date, name }) => date || name}
      columns={[
        { key: 'date', title: t('nightOrExtra'), render: ({ date, name }) => date || name },
        { key: 'price', title: t('price'), align: 'right', render: ({ price }) => formatMoney(price) },
        { key: 'qty', title: t(`counted.${kind}.count`), align: 'right', render: ({ qty }) => qty },
        {
          key: 'subtotal',
          title: t('subtotal'),
          align: 'right',
          render: ({ subtotal }) => formatMoney(subtotal),
        },
        {
          key: 'paid',
          title: t(order.payType === payType.none ? 'toPay' : 'payPrice'),
          align: 'right',
          render: ({ paid }) => formatMoney(paid),
        },
        { key: 'rooms', title: label('roomNos'), render: ({ date }) => date && rooms },
        {
          key: 'refund',
          title: t('refundState'),
          render: (line) => (line.back > 0 || line.held > 0) && <RefundedRooms kind={kind} line={line} />,
        },
      ]}
    />
  );
}

const { locked, refunded } = voucherStatus;

/** What of a night or an extra is in refunds: as a whole, or so many of its rooms. */
function RefundedRooms({ kind, line }: { kind: StayKind; line: StayOrder['lines'][number] }) {
  const { qty, held, back } = line;
  const { t } = useTranslation('orders');
  const statusName = useCodeName('voucherStatus');
  const text = (status: number, count: number) =>
    count === qty
      ? statusName(status)
      : t(`counted.${kind}.inState`, { state: statusName(status), n: count });
  return (
    <>
      {back > 0 && <StatusTag tone="grey">{text(refunded, back)}</StatusTag>}{' '}
      {held > 0 && <StatusTag tone="orange">{text(locked, held)}</StatusTag>}
    </>
  );
}
