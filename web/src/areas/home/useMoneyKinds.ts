import { type TradeKind, tradeKinds } from '#contracts/trade/trade.ts';
import { hasRight, useSession } from '../../api/session.ts';
import { viewing } from './tradeCalls.ts';

/** The kinds whose orders and refunds this user may both see, so that amounts paid and refunded can be shown. */
export function useMoneyKinds(): TradeKind[] {
  const session = useSession();
  return tradeKinds.filter(
    (kind) => hasRight(viewing.order(kind), session) && hasRight(viewing.refund(kind), session),
  );
}
