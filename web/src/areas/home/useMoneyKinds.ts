import { type TradeKind, tradeKinds } from '#contracts/trade/trade.ts';
import { hasRight, useSession } from '../../api/session.ts';
import { viewing } from './tradeCalls.ts';

/** Kinds of which this user sees orders and refunds: the money that comes and goes. */
export function useMoneyKinds(): TradeKind[] {
  const session = useSession();
  return tradeKinds.filter(
    (kind) => hasRight(viewing.order(kind), session) && hasRight(viewing.refund(kind), session),
  );
}
