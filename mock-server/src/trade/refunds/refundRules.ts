import { daysBetween } from '#contracts/days.ts';
import { orderStatus, payType, refundSource, refundStatus } from '#contracts/enums/orders.ts';
import { channelRefusal, refundLimits } from '#contracts/trade/refunds.ts';
import type { Sentence } from '#contracts/words.ts';
import type { Context } from '../../records/context.ts';
import { type MoveRule, moveTable } from '../../records/moveTable.ts';
import { todayOf } from '../../store/today.ts';
import type { StoredOrder, StoredRefund } from '../../store/tradeRows.ts';

/**
 * When a refund can make which move (domain design, section 11.3), stated once.
 */

export type Refund = Readonly<StoredRefund>;
type Order = Readonly<StoredOrder>;

/** Whoever manages the refund, or of them only staff of the platform. */
type Mover = 'manager' | 'staff';
interface Facts {
  /** Why the channel pays no more; undefined while it does. */
  refusal: Sentence | undefined;
  /** Its order is closed or cancelled, so its parts would be of no use to anybody. */
  hasEnded: boolean;
}
type Rule = MoveRule<StoredRefund, Mover, Facts>;

const { toAudit, toPay, paying, failed } = refundStatus;

/** What the channel has to pay is refused where it pays no more. */
const byChannel: Rule['refusal'] = (_, { refusal }) => refusal;

const rules = {
  audit: { from: [toAudit], by: 'manager' },
  // What staff began waits for no audit: it can be taken back until money moves, while the order goes on.
  revoke: {
    from: [toAudit, toPay],
    by: 'staff',
    holds: ({ status, source }, { hasEnded }) =>
      status === toAudit || (source === refundSource.staff && !hasEnded),
  },
  execute: { from: [toPay], by: 'staff', refusal: byChannel },
  retry: { from: [failed], by: 'staff', refusal: byChannel },
  finishOffline: {
    from: [toPay, failed],
    by: 'staff',
    holds: (refund, { refusal }) => refund.status === failed || refusal !== undefined,
  },
  finish: { from: [paying], by: 'staff', holds: ({ channel }) => channel === payType.offline },
} satisfies Record<string, Rule>;
type RefundMove = keyof typeof rules;

const table = moveTable<StoredRefund, Mover, Facts, RefundMove>(rules, 'refundStateChanged');

export const orderOf = ({ store }: Context, { orderId }: Refund): Order => store.orders.get(orderId) as Order;

/** An order has had as many refunds as the channel pays. */
export const isOverLimit = ({ store }: Context, { id }: Order): boolean =>
  store.refunds.by('orderId', id).filter((one) => one.status === refundStatus.done).length >=
  refundLimits.perOrder;

/** Why the channel pays back no more: it does for a year, and so many times. The rest is paid by hand. */
function refusalOf(context: Context, refund: Refund): Sentence | undefined {
  const order = orderOf(context, refund);
  const age = daysBetween(order.payTime.slice(0, 10), todayOf(context.clock));
  if (age > refundLimits.days) return 'refundTooLate';
  return isOverLimit(context, order) ? 'tooManyRefunds' : undefined;
}

/** The same as the code that answers have, of a refund that the channel still has to pay. */
export function channelRefusalOf(context: Context, refund: Refund) {
  const isDue = refund.status === toPay || refund.status === failed;
  const refusal = isDue ? refusalOf(context, refund) : undefined;
  if (!refusal) return channelRefusal.none;
  return refusal === 'refundTooLate' ? channelRefusal.tooLate : channelRefusal.tooMany;
}

const ends: readonly number[] = [orderStatus.cancelled, orderStatus.closed];
const factsOf = (context: Context, refund: Refund): Facts => ({
  refusal: refusalOf(context, refund),
  hasEnded: ends.includes(orderOf(context, refund).status),
});

/** @throws -1005 for a refund in another state, -1008 where the channel pays no more */
export const expectRefundMove = (context: Context, refund: Refund, move: RefundMove): void =>
  table.expect(refund, move, factsOf(context, refund));

/** The moves that a refund can make now, by whoever manages it or by staff of the platform. */
export const possibleRefundMoves = (context: Context, refund: Refund, isStaff: boolean): string[] =>
  table.possible(refund, factsOf(context, refund), (by) => by === 'manager' || isStaff);
