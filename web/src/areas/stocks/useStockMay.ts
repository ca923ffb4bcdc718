import type { TradeKind } from '#contracts/trade/trade.ts';
import { useIsMerchantUser } from '../../api/scope.ts';
import { useRight } from '../../api/session.ts';
import { settleRights, stockRights } from './stockKind.ts';

/** `settle`: whether the user may set the settlement price. */
export function useStockMay(kind: TradeKind) {
  const ofMerchant = useIsMerchantUser();
  const settles = useRight(settleRights(kind));
  const manage = useRight(stockRights('manage', kind));
  return { manage, settle: settles && !ofMerchant };
}
