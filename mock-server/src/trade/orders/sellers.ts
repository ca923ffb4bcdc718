import { type TradeKind, trades } from '#contracts/trade/trade.ts';
import type { Context } from '../../records/context.ts';
import { reachOf } from '../../records/reach.ts';
import { ownerOfOrder } from './orderActions.ts';
import type { Order } from './orderMoves.ts';

/** The filters by which sums from the ledger can be limited to merchants and resources. */

export const sellerFilters = ['merchantId', 'resourceId'] as const;
type SellerFilters = { [Name in (typeof sellerFilters)[number]]?: string | undefined };

/** Sellers that the caller may see in an area of rights and that match the filters. */
export function sellersIn(
  context: Context,
  kind: TradeKind,
  area: 'order' | 'refund',
  { merchantId, resourceId }: SellerFilters,
): (seller: Pick<Order, 'kind' | 'merchantId' | 'resourceId'>) => boolean {
  const reaches = reachOf(context, trades[kind][area], 'view');
  return (seller) =>
    (!merchantId || seller.merchantId === merchantId) &&
    (!resourceId || seller.resourceId === resourceId) &&
    reaches(ownerOfOrder(seller));
}

/** Whether a query has values for no other filters than these. */
export const asksOnly = (query: object, names: readonly string[]): boolean =>
  Object.entries(query).every(([name, value]) => value === undefined || value === '' || names.includes(name));
