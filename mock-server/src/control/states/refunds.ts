import * as z from 'zod/mini';
import { addDays } from '#contracts/days.ts';
import { refundStatus } from '#contracts/enums/orders.ts';
import { refundLimits } from '#contracts/trade/refunds.ts';
import { tradeKinds } from '#contracts/trade/trade.ts';
import { todayOf } from '../../store/today.ts';
import { type AnyState, state } from './providerState.ts';
import { refundIn, staffRefundOf } from './tradeSetup.ts';

/** States of refunds besides their statuses. */

const ofTrade = z.strictObject({ trade: z.enum(tradeKinds) });
const takes = `{trade: ${tradeKinds.join(' | ')}}`;

export const refundStates: Record<string, AnyState> = {
  // In status 20, without an audit.
  'a refund was begun by staff': state(ofTrade, takes, (mock, { trade }) => {
    const { id, refundNo } = staffRefundOf(mock, { kind: trade });
    return { id, refundNo };
  }),
  // In status 20, but the order was paid longer ago than the channel refunds.
  'a refund is too late for its channel': state(ofTrade, takes, (mock, { trade }) => {
    const { id, orderId } = refundIn(mock, { kind: trade }, refundStatus.toPay);
    const payDay = addDays(todayOf(mock.clock), -refundLimits.days - 1);
    mock.store.orders.update(orderId, { payTime: `${payDay} 12:00:00` });
    return { id };
  }),
};
