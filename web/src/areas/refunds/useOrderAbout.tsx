import { useTranslation } from 'react-i18next';
import type { Refund } from '#contracts/trade/refunds.ts';
import { OrderStatusTag } from '../../domain/trade/OrderStatusTag.tsx';
import type { About } from '../../kit/dialogs/confirm.ts';
import { formatDateTime, formatMoney } from '../../kit/display/format.ts';
import type { RefundKind } from './refundKind.ts';

/** What the audit asks of the order: how far it is, when it is for, when it was made and paid, and what of its money is back already. */
export function useOrderAbout({
  orderStatus,
  useDates,
}: Pick<RefundKind, 'orderStatus' | 'useDates'>): (refund: Refund) => NonNullable<About['facts']> {
  const { t } = useTranslation(['refunds', 'orders']);
  const dates = useDates();
  return ({ order, payPrice, refundedAmount }) => [
    { label: t('orders:orderStatus'), value: <OrderStatusTag names={orderStatus} status={order.status} /> },
    dates(order),
    { label: t('orders:orderTime'), value: formatDateTime(order.createTime) },
    { label: t('orders:payTime'), value: formatDateTime(order.payTime) },
    { label: t('orders:payPrice'), value: formatMoney(payPrice) },
    { label: t('refunds:refundedBefore'), value: formatMoney(refundedAmount) },
  ];
}
