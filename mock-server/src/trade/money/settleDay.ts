import { orderStatus } from '#contracts/enums/orders.ts';
import type { StoredOrder } from '../../store/tradeRows.ts';

type Settled = Pick<
  StoredOrder,
  | 'kind'
  | 'status'
  | 'finishTime'
  | 'validUntil'
  | 'checkOutDate'
  | 'payPrice'
  | 'refundedAmount'
  | 'refundingAmount'
>;

/** Whether it counts for the settlement, on a day no later than the given one. */
export function isSettledUntil(order: Settled, day: string): boolean {
  const settled = settleDayOf(order);
  return settled !== '' && settled <= day;
}

/**
 * The day on which an order counts for the settlement with its merchant, '' while it does not: of a completed one, and of a closed one that kept a fee,
 * the day on which it ended, but no later than the last day of its use. A stay that a timed job ends the day after its departure counts on the day of
 * departure, and a ticket that is used before its validity ends on the day of use (docs/decisions/0030-statistics.md).
 */
export function settleDayOf(order: Settled): string {
  const { kind, status, finishTime, payPrice, refundedAmount, refundingAmount } = order;
  const keptFee = status === orderStatus.closed && payPrice > refundedAmount + refundingAmount;
  if (status !== orderStatus.done && !keptFee) return '';
  const last = kind === 'place' ? order.validUntil : order.checkOutDate;
  const ended = finishTime.slice(0, 10);
  return ended < last ? ended : last;
}
