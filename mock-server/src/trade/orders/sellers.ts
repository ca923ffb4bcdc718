import type { StatisticBasis } from '#contracts/enums/statistics.ts';
import { type TradeKind, trades } from '#contracts/trade/trade.ts';
import type { Context } from '../../records/context.ts';
import { reachOf } from '../../records/reach.ts';
import type { DaySpan, Seller } from '../money/ledger.ts';
import { ownerOfOrder } from './orderActions.ts';

/** The filters by which sums from the ledger can be limited to merchants, resources and products. */

const sellerFilters = ['merchantId', 'resourceId', 'productId'] as const;
type SellerFilters = { [Name in (typeof sellerFilters)[number]]?: string | undefined };

/** Sellers that the caller may see in an area of rights and that match the filters. */
export function sellersIn(
  context: Context,
  kind: TradeKind,
  area: 'order' | 'refund',
  { merchantId, resourceId, productId }: SellerFilters,
): (seller: Seller) => boolean {
  const reaches = reachOf(context, trades[kind][area], 'view');
  return (seller) =>
    (!merchantId || seller.merchantId === merchantId) &&
    (!resourceId || seller.resourceId === resourceId) &&
    (!productId || seller.productId === productId) &&
    reaches(ownerOfOrder(seller));
}

/** A book of the ledger by the names of the filters for its days, and what else a query has to say to mean what is in the book and nothing else. */
interface Book {
  basis: StatisticBasis;
  from: string;
  to: string;
  given?: Readonly<Record<string, unknown>>;
}

/** The book and the span of days that a query asks for, if it has values for no filters but these and those of `sellersIn`. */
export function bookAskedFor(
  query: object,
  books: readonly Book[],
): { basis: StatisticBasis; span: DaySpan } | undefined {
  const asked = new Map(
    Object.entries(query).filter(([, value]) => value !== undefined && value !== ''),
  ) as Map<string, unknown>;
  for (const { basis, from, to, given } of books) {
    const names = [...sellerFilters, from, to, ...Object.keys(given ?? {})];
    const isMeant = Object.entries(given ?? {}).every(([name, value]) => asked.get(name) === value);
    if (!isMeant || ![...asked.keys()].every((name) => names.includes(name))) continue;
    const span = { from: String(asked.get(from) ?? ''), to: String(asked.get(to) ?? '') };
    // Without a day and without anything else, what the book leaves out is asked for, too.
    if (given || span.from || span.to) return { basis, span };
  }
  return undefined;
}
