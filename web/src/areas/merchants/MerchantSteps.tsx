import type { Merchant } from '#contracts/areas/merchants.ts';
import { saleStep } from '#contracts/enums/products.ts';
import { tradeKinds, trades } from '#contracts/trade/trade.ts';
import { SaleLine } from '../../domain/trade/SaleLine.tsx';

/** What is missing before anything of the merchant can be sold, on the shortest way to it. */
export function MerchantSteps({ merchant: { id, businessTypes, missing } }: { merchant: Merchant }) {
  const dealtIn = tradeKinds.filter((kind) => businessTypes.includes(trades[kind].businessType));
  // Only stays have rooms.
  const kind = dealtIn.find((one) => one !== 'place' || !missing.includes(saleStep.room));
  return kind ? <SaleLine kind={kind} merchantId={id} missing={missing} /> : null;
}
