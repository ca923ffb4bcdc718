import * as z from 'zod/mini';
import { addDays } from '#contracts/days.ts';
import { type RefundStatus, refundStatus } from '#contracts/enums/orders.ts';
import { refundLimits } from '#contracts/trade/refunds.ts';
import { type TradeKind, tradeKinds } from '#contracts/trade/trade.ts';
import { todayOf } from '../../store/today.ts';
import type { Mock } from '../../wire/mock.ts';
import { type AnyState, state } from './providerState.ts';
import { refundIn, staffRefundOf } from './tradeSetup.ts';

/** States of refunds besides their statuses. */

const { toPay, failed } = refundStatus;
const ofTrade = z.strictObject({ trade: z.enum(tradeKinds) });
const takes = `{trade: ${tradeKinds.join(' | ')}}`;

export const refundStates: Record<string, AnyState> = {
  // In status 20, without an audit.
  'a refund was begun by staff': state(ofTrade, takes, (mock, { trade }) => {
    const { id, refundNo } = staffRefundOf(mock, { kind: trade });
    return { id, refundNo };
  }),
  // In status 20, or in 50, but the order was paid longer ago than the channel refunds.
  'a refund is too late for its channel': state(
    z.strictObject({ ...ofTrade.shape, status: z.optional(z.literal([toPay, failed])) }),
    `{trade: ${tradeKinds.join(' | ')}, status?: ${toPay} | ${failed}}`,
    (mock, { trade, status = toPay }) => paidDaysAgo(mock, trade, refundLimits.days + 1, status),
  ),
  'a refund is on the last day of its channel': state(ofTrade, takes, (mock, { trade }) =>
    paidDaysAgo(mock, trade, refundLimits.days),
  ),
};

function paidDaysAgo(mock: Mock, kind: TradeKind, days: number, status: RefundStatus = toPay) {
  const { id, orderId } = refundIn(mock, { kind }, status);
  mock.store.orders.update(orderId, { payTime: `${addDays(todayOf(mock.clock), -days)} 12:00:00` });
  return { id };
}
