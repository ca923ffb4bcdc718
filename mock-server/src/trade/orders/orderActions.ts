import { orderRefundState, orderStatus, voucherStatus } from '#contracts/enums/orders.ts';
import { type TradeKind, trades } from '#contracts/trade/trade.ts';
import type { Context } from '../../records/context.ts';
import { holdsPlain, type Owner, ofMerchant, reachOf } from '../../records/reach.ts';
import { todayOf } from '../../store/today.ts';
import { kinds } from '../products/kinds.ts';
import type { Order } from './orderMoves.ts';
import { refundableKeys } from './refundItems.ts';

/** Whose an order or a refund is. */
export const ownerOfOrder = ({
  kind,
  merchantId,
  resourceId,
}: Pick<Order, 'kind' | 'merchantId' | 'resourceId'>): Owner =>
  ofMerchant(merchantId, kinds[kind].ownerType, resourceId);

/** Holds the plain right: what moves money or makes exceptions. */
export const isStaffOf = (context: Context, kind: TradeKind, area: 'order' | 'refund') =>
  holdsPlain(context, trades[kind][area], 'manage');

/** What each status lets people do: those who manage the order, and of them only staff of the platform. */
const byStatus: Record<number, { anybody?: Move[]; staff?: Move[] }> = {
  [orderStatus.unpaid]: { anybody: ['cancel'], staff: ['changePrice', 'payOffline'] },
  [orderStatus.toConfirm]: { anybody: ['confirm', 'reject', 'updateContact'] },
  [orderStatus.toUse]: { anybody: ['verify', 'checkIn', 'noShow', 'updateContact'] },
  [orderStatus.inUse]: { anybody: ['verify', 'checkOut'] },
};
type Move =
  | 'cancel'
  | 'changePrice'
  | 'payOffline'
  | 'confirm'
  | 'reject'
  | 'verify'
  | 'checkIn'
  | 'checkOut'
  | 'noShow'
  | 'updateContact';

/** Beyond the status: the day, the kind, refunds under way. */
const guards: Partial<Record<Move, (order: Order, today: string) => boolean>> = {
  verify: ({ kind, useDate, validUntil, vouchers }, today) =>
    kind === 'place' &&
    useDate <= today &&
    today <= validUntil &&
    vouchers.some(({ status }) => status === voucherStatus.unused),
  checkIn: (order, today) =>
    isStay(order) && order.useDate <= today && today < order.checkOutDate && !isRefunding(order),
  noShow: (order, today) => isStay(order) && today > order.useDate && !isRefunding(order),
  checkOut: isStay,
};
function isStay({ kind }: Order): boolean {
  return kind !== 'place';
}
export const isRefunding = ({ refundState }: Order) => refundState === orderRefundState.open;

/** What the caller may do with an order now, by the name of the call (domain design, section 23). */
export function actionsOf(context: Context, order: Order): string[] {
  const owner = ownerOfOrder(order);
  const today = todayOf(context.clock);
  const manages = reachOf(context, trades[order.kind].order, 'manage')(owner);
  const { anybody = [], staff = [] } = byStatus[order.status] ?? {};
  const may = [...anybody, ...(isStaffOf(context, order.kind, 'order') ? staff : [])];
  const moves = may.filter((move) => guards[move]?.(order, today) ?? true);
  const refunds = reachOf(context, trades[order.kind].refund, 'manage')(owner);
  return [
    ...(manages ? [...moves, 'remark'] : []),
    ...(refunds && refundableKeys(order, today).length > 0 ? ['addRefund'] : []),
    ...(manages ? ['reveal'] : []),
  ];
}
