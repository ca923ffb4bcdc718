import { happened } from '#contracts/wireTime.ts';
import type { Store } from '../store/store.ts';
import type { StoredOrder } from '../store/tradeRows.ts';

/** What a member has paid for. Cents. */
interface Spending {
  /** Paid less refunded. */
  amount: number;
  /** Paid orders that were not refunded as a whole. */
  orders: number;
  /** The day of the last payment, yyyy-MM-dd. */
  lastDay: string;
}

/** The spending of every member who has paid for anything. */
export function spendingByMember({ orders }: Store): ReadonlyMap<string, Readonly<Spending>> {
  const found = new Map<string, Spending>();
  for (const order of orders.rows()) {
    if (order.removed || !happened(order.payTime)) continue;
    const sums = found.get(order.memberId) ?? { amount: 0, orders: 0, lastDay: '' };
    found.set(order.memberId, added(sums, order));
  }
  return found;
}

function added(sums: Spending, { payPrice, refundedAmount, payTime }: Readonly<StoredOrder>): Spending {
  const day = payTime.slice(0, 10);
  return {
    amount: sums.amount + payPrice - refundedAmount,
    orders: sums.orders + (refundedAmount > 0 && refundedAmount === payPrice ? 0 : 1),
    lastDay: day > sums.lastDay ? day : sums.lastDay,
  };
}
