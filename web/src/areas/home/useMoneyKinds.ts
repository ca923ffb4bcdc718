import { type TradeKind, tradeKinds } from '#contracts/trade/trade.ts';
import { mayCall, useSession } from '../../api/session.ts';
import { orderCalls, refundCalls } from './tradeCalls.ts';

/** The kinds whose orders and refunds this user may both see, so that amounts paid and refunded can be shown. */
export function useMoneyKinds(): TradeKind[] {
  const session = useSession();
  return tradeKinds.filter(
    (kind) => mayCall(orderCalls[kind].sum, session) && mayCall(refundCalls[kind].sum, session),
  );
}
