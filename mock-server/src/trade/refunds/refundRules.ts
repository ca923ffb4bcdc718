import { daysBetween } from '#contracts/days.ts';
import { payType, type RefundStatus, refundStatus } from '#contracts/enums/orders.ts';
import { status } from '#contracts/envelope.ts';
import { refundLimits } from '#contracts/trade/refunds.ts';
import { type Sentence, say } from '#contracts/words.ts';
import type { Context } from '../../records/context.ts';
import { fail } from '../../records/fail.ts';
import { todayOf } from '../../store/today.ts';
import type { StoredOrder, StoredRefund } from '../../store/tradeRows.ts';

/**
 * When a refund can make which move (domain design, section 11.3), stated once: the `actions` of a row and the refusal of a call both
 * follow from this table.
 */

export type Refund = Readonly<StoredRefund>;
type Order = Readonly<StoredOrder>;

interface MoveRule {
  from: readonly RefundStatus[];
  /** Whoever manages the refund, or of them only staff of the platform. */
  by: 'manager' | 'staff';
  /** What else the state must be: -1005 like another status. `refusal` is why the channel pays no more. */
  holds?: (refund: Refund, refusal: Sentence | undefined) => boolean;
  /** -1008 where the channel pays no more. */
  needsChannel?: true;
  /** Only then `actions` has it; absent: always. */
  isListed?: (refusal: Sentence | undefined) => boolean;
}

const { toAudit, toPay, paying, failed } = refundStatus;

/** In the sequence in which `actions` has them, each under the name of its call. */
const rules = {
  audit: { from: [toAudit], by: 'manager' },
  revoke: { from: [toAudit], by: 'staff' },
  execute: { from: [toPay], by: 'staff', needsChannel: true, isListed: (refusal) => !refusal },
  retry: { from: [failed], by: 'staff', needsChannel: true },
  finishOffline: {
    from: [toPay, failed],
    by: 'staff',
    holds: (refund, refusal) => refund.status === failed || refusal !== undefined,
  },
  finish: { from: [paying], by: 'staff', holds: ({ channel }) => channel === payType.offline },
} satisfies Record<string, MoveRule>;
type RefundMove = keyof typeof rules;

export const orderOf = ({ store }: Context, { orderId }: Refund): Order => store.orders.get(orderId) as Order;

/** An order has had as many refunds as the channel pays. */
export const isOverLimit = ({ store }: Context, { id }: Order): boolean =>
  store.refunds.by('orderId', id).filter((one) => one.status === refundStatus.done).length >=
  refundLimits.perOrder;

/** Why the channel pays back no more: it does for a year, and so many times. The rest is paid by hand. */
function channelRefusal(context: Context, refund: Refund): Sentence | undefined {
  const order = orderOf(context, refund);
  const age = daysBetween(order.payTime.slice(0, 10), todayOf(context.clock));
  if (age > refundLimits.days) return 'refundTooLate';
  return isOverLimit(context, order) ? 'tooManyRefunds' : undefined;
}

/** @throws -1005 for a refund in another state, -1008 where the channel pays no more */
export function expectRefundMove(context: Context, refund: Refund, move: RefundMove): void {
  const { from, holds, needsChannel }: MoveRule = rules[move];
  const refusal = channelRefusal(context, refund);
  if (!from.includes(refund.status) || holds?.(refund, refusal) === false)
    fail(status.wrongState, say('refundStateChanged'));
  if (needsChannel && refusal) fail(status.precondition, say(refusal));
}

/** The moves that a refund can make now, by whoever manages it or by staff of the platform. */
export function possibleRefundMoves(context: Context, refund: Refund, isStaff: boolean): string[] {
  const refusal = channelRefusal(context, refund);
  return Object.entries<MoveRule>(rules)
    .filter(
      ([, { from, by, holds, isListed }]) =>
        from.includes(refund.status) &&
        (by === 'manager' || isStaff) &&
        (holds?.(refund, refusal) ?? true) &&
        (isListed?.(refusal) ?? true),
    )
    .map(([move]) => move);
}
