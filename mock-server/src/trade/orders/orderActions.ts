import { type TradeKind, trades } from '#contracts/trade/trade.ts';
import { gathering } from '../../records/attempts.ts';
import type { Context } from '../../records/context.ts';
import { holdsPlain, type Owner, ofMerchant, reachOf } from '../../records/reach.ts';
import { todayOf } from '../../store/today.ts';
import { kinds } from '../products/kinds.ts';
import { isCovered } from './orderBenefits.ts';
import type { Order } from './orderMoves.ts';
import { possibleMoves } from './orderRules.ts';
import { refundableKeys } from './refundItems.ts';
import { offerFor } from './refundOffers.ts';

/** Whose an order or a refund is. */
export const ownerOfOrder = ({
  kind,
  merchantId,
  resourceId,
}: Pick<Order, 'kind' | 'merchantId' | 'resourceId'>): Owner =>
  ofMerchant(merchantId, kinds[kind].ownerType, resourceId);

/** Whether the caller holds the right over all orders of the kind, which moves of money and exceptions ask for. */
export const isStaffOf = (context: Context, kind: TradeKind, area: 'order' | 'refund') =>
  holdsPlain(context, trades[kind][area], 'manage');

/** What the caller may do with an order now, by the name of the call (domain design, section 23). */
export function actionsOf(context: Context, order: Order): string[] {
  const owner = ownerOfOrder(order);
  const today = todayOf(context.clock);
  const manages = reachOf(context, trades[order.kind].order, 'manage')(owner);
  const moves = possibleMoves(order, today, isStaffOf(context, order.kind, 'order'));
  const refunds =
    reachOf(context, trades[order.kind].refund, 'manage')(owner) && isRefundable(context, order, today);
  return [
    ...(manages ? [...moves, 'remark'] : []),
    ...(refunds ? ['addRefund'] : []),
    ...(manages ? ['reveal'] : []),
  ];
}

/**
 * Whether there is something that the caller may refund. Merchants keep to the cancellation rule: what it refuses of all that is left it refuses of any
 * part. Staff of the platform may make exceptions.
 */
function isRefundable(context: Context, order: Order, today: string): boolean {
  const left = refundableKeys(order, today);
  if (left.length === 0 || isStaffOf(context, order.kind, 'refund')) return left.length > 0;
  // Nights that are over are kept.
  const keys = order.kind === 'place' ? left : left.filter((date) => date >= today);
  const offer = keys.length > 0 && gathering().attempt(() => offerFor(context, order, { keys }));
  return Boolean(offer && (offer.refundAmount > 0 || keys.some((key) => isCovered(order, [key]))));
}
