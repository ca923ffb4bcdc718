import { type StatisticBasis, statisticBasis } from '#contracts/enums/statistics.ts';
import { recordsBehind } from '#contracts/trade/recordsBehind.ts';
import type { TradeKind } from '#contracts/trade/trade.ts';
import { withQuery } from '../../kit/page/withQuery.ts';
import { orderLists, refundLists } from './tradePaths.ts';

/** Addresses of the records behind a number. Apart from the other paths, because the frame of the console needs those, but not these. */

interface Span {
  from: string;
  to: string;
}
interface Whose {
  merchantId?: string | undefined;
  resourceId?: string | undefined;
  productId?: string | undefined;
}
/** The lists of the orders and of the refunds that a number of the statistics counts: the same days, the same merchant, resource or product. */
export function recordsPaths(
  kind: TradeKind,
  basis: StatisticBasis,
  { from, to }: Span,
  { merchantId, resourceId, productId }: Whose,
) {
  const whose = { merchantId, resourceId, productId };
  const { orders, refunds } = recordsBehind(basis, from, to);
  const textOf = (filters: object) =>
    Object.fromEntries(Object.entries(filters).map(([name, value]) => [name, String(value)]));
  return {
    orders: withQuery(orderLists[kind], { ...whose, ...textOf(orders) }),
    refunds: withQuery(refundLists[kind], { ...whose, ...textOf(refunds) }),
  };
}
/** Orders that were paid in a span of days, of one merchant or of all. */
export const paidOrdersPath = (kind: TradeKind, span: Span, merchantId?: string) =>
  recordsPaths(kind, statisticBasis.paid, span, { merchantId }).orders;
/** Refunds that succeeded in a span of days. */
export const doneRefundsPath = (kind: TradeKind, span: Span, merchantId?: string) =>
  recordsPaths(kind, statisticBasis.paid, span, { merchantId }).refunds;
