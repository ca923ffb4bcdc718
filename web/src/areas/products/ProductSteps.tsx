import type { TradeKind } from '#contracts/trade/trade.ts';
import { SaleLine } from '../../domain/trade/SaleLine.tsx';
import type { ProductRecord } from './productRecord.ts';

/** What is missing before the product can be sold. */
export function ProductSteps({ kind, product }: { kind: TradeKind; product: ProductRecord }) {
  const { id, merchantId, resourceId, roomId, missing } = product;
  return <SaleLine kind={kind} {...{ merchantId, resourceId, roomId, missing }} productId={id} />;
}
