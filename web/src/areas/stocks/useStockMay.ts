import type { TradeKind } from '#contracts/trade/trade.ts';
import { useIsMerchantUser } from '../../api/scope.ts';
import { useMay, useRight } from '../../api/session.ts';
import { type StockCalls, settleRights } from './stockKind.ts';

/** `settle`: whether the user may set the settlement price. */
export function useStockMay(kind: TradeKind, calls: StockCalls) {
  const ofMerchant = useIsMerchantUser();
  const settles = useRight(settleRights(kind));
  const manage = useMay(calls.save);
  return { manage, settle: settles && !ofMerchant };
}
