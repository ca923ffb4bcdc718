import type {
  MerchantStatisticQuery,
  MerchantStatisticRow,
  MerchantStatisticSums,
} from '#contracts/areas/merchantStatistics.ts';
import { daysOf } from '#contracts/days.ts';
import { type StatisticDimension, statisticDimension } from '#contracts/enums/statistics.ts';
import { shareOf } from '#contracts/trade/statistics.ts';
import { kindOfBusiness, type TradeKind, tradeKinds } from '#contracts/trade/trade.ts';
import type { Context } from '../records/context.ts';
import { reachOf } from '../records/reach.ts';
import type { Store } from '../store/store.ts';
import { addTo, type Entry, ledgerOf, noSales, type Sales } from '../trade/money/ledger.ts';
import { ownerOfOrder } from '../trade/orders/orderActions.ts';
import { productTypeOf } from '../trade/products/kinds.ts';
import { comeOf, spanBefore } from './spans.ts';

/** Sales by merchant, resource, product or day (domain design, section 15.1). Every number comes from the sales ledger. */

type Filters = Pick<
  MerchantStatisticQuery,
  'startDate' | 'endDate' | 'basis' | 'merchantId' | 'productType' | 'resourceId'
>;
type Take = (day: string, entry: Readonly<Entry>) => void;

/** What is counted: the sales of a store that somebody may see. */
export interface Seen {
  store: Store;
  sees: (entry: Readonly<Entry>) => boolean;
}
function seenBy(context: Context): Seen {
  const reaches = reachOf(context, 'merchantStatistic', 'view');
  return { store: context.store, sees: (entry) => reaches(ownerOfOrder(entry)) };
}

/** Hands on the sales that the filters let through. */
function eachSale({ store, sees }: Seen, filters: Filters, take: Take): void {
  const { startDate: from, endDate: to, basis, merchantId, productType, resourceId } = filters;
  const only = productType && kindOfBusiness(productType);
  for (const kind of only ? [only] : tradeKinds)
    ledgerOf(store).eachIn(basis, kind, { from, to }, (day, entry) => {
      if (merchantId && entry.merchantId !== merchantId) return;
      if (resourceId && entry.resourceId !== resourceId) return;
      if (sees(entry)) take(day, entry);
    });
}

/** Sums, with the tickets among their units. */
interface Tally {
  sales: Sales;
  tickets: number;
}
const noTally = (): Tally => ({ sales: noSales(), tickets: 0 });
function count(tally: Tally, entry: Readonly<Entry>): void {
  addTo(tally.sales, entry);
  if (entry.kind === 'place') tally.tickets += entry.units;
}

function figuresOf({ sales, tickets }: Tally) {
  const { orders, units, total, paid, refunds, refunded, commission } = sales;
  return {
    ...{ orders, tickets, roomNights: units - tickets, totalPrice: total, discountPrice: total - paid },
    ...{ payPrice: paid, refunds, refundedAmount: refunded, netAmount: paid - refunded },
    ...{ commissionAmount: commission, settleAmount: paid - refunded - commission },
    refundRate: shareOf(refunded, paid),
  };
}

/** What a row is about, by the dimension. */
type KeyOf = (entry: Readonly<Entry>, day: string) => string;
const keys: Record<StatisticDimension, KeyOf> = {
  [statisticDimension.merchant]: ({ merchantId }) => merchantId,
  // A resource whose merchant changed has a row for each of its merchants.
  [statisticDimension.resource]: ({ merchantId, resourceId }) => `${merchantId}-${resourceId}`,
  [statisticDimension.product]: ({ merchantId, productId }) => `${merchantId}-${productId}`,
  [statisticDimension.day]: (_, day) => day,
};

const venues = { place: 'resorts', hotel: 'hotels', house: 'minsus' } as const;

/** Names as they are now, also of what has been removed since. */
function namesIn(store: Store) {
  return {
    merchant: (id: string) => store.merchants.everGet(id)?.name ?? '',
    resource: (kind: TradeKind, id: string) => store[venues[kind]].everGet(id)?.name ?? '',
    product: (id: string) => store.products.everGet(id)?.name ?? '',
  };
}

function aboutOf(
  store: Store,
  dimension: StatisticDimension,
  { kind, merchantId, resourceId, productId }: Readonly<Entry>,
  day: string,
) {
  const names = namesIn(store);
  const nothing = { date: '', merchantId: '', merchantName: '', resourceId: '', resourceName: '' };
  const about = { productType: productTypeOf[kind], ...nothing, productId: '', productName: '' };
  if (dimension === statisticDimension.day) return { ...about, date: day };
  const ofMerchant = { ...about, merchantId, merchantName: names.merchant(merchantId) };
  if (dimension === statisticDimension.merchant) return ofMerchant;
  const ofResource = { ...ofMerchant, resourceId, resourceName: names.resource(kind, resourceId) };
  if (dimension === statisticDimension.resource) return ofResource;
  return { ...ofResource, productId, productName: names.product(productId) };
}

/** All rows of a filter, in no order. */
export function merchantRows(
  seen: Seen,
  filters: Filters & Pick<MerchantStatisticQuery, 'dimension'>,
): MerchantStatisticRow[] {
  const { dimension } = filters;
  const keyOf = keys[dimension];
  const found = new Map<string, { first: Readonly<Entry>; day: string; tally: Tally }>();
  eachSale(seen, filters, (day, entry) => {
    const id = `${productTypeOf[entry.kind]}-${keyOf(entry, day)}`;
    const row = found.get(id) ?? { first: entry, day, tally: noTally() };
    found.set(id, row);
    count(row.tally, entry);
  });
  return [...found]
    .filter(([, { tally }]) => tally.sales.orders > 0 || tally.sales.refunds > 0)
    .map(([id, { first, day, tally }]) => ({
      ...{ id, ...aboutOf(seen.store, dimension, first, day) },
      ...figuresOf(tally),
    }));
}

/** A page of the rows, sorted. */
export function merchantPage(context: Context, query: MerchantStatisticQuery) {
  const { sort, direction = 'desc', offset, limit } = query;
  const sign = direction === 'asc' ? 1 : -1;
  const byDay = sort === undefined && query.dimension === statisticDimension.day;
  const rows = merchantRows(seenBy(context), query).sort((a, b) => {
    if (byDay) return b.date.localeCompare(a.date) || a.productType - b.productType;
    const by = sort ?? 'payPrice';
    return sign * (a[by] - b[by]) || a.id.localeCompare(b.id);
  });
  return { count: rows.length, list: rows.slice(offset, offset + limit) };
}

/** The most shares that are named. */
const mostShares = 8;

/** The sums of all rows of a filter, its days, and what it compares with. */
export function merchantSums(
  context: Context,
  query: Omit<MerchantStatisticQuery, 'offset' | 'limit'>,
): MerchantStatisticSums {
  const seen = seenBy(context);
  const all = noTally();
  const days = new Map<string, Sales>();
  eachSale(seen, query, (day, entry) => {
    count(all, entry);
    const sums = days.get(day) ?? noSales();
    addTo(sums, entry);
    days.set(day, sums);
  });
  const spanOfBefore = spanBefore(context.clock, query);
  const before = noTally();
  eachSale(seen, { ...query, ...spanOfBefore }, (_, entry) => count(before, entry));
  const { startDate, endDate } = comeOf(context.clock, query);
  return {
    ...figuresOf(all),
    before: { ...spanOfBefore, ...figuresOf(before) },
    days: daysOf(startDate, endDate).map((date) => {
      const { paid = 0, refunded = 0 } = days.get(date) ?? {};
      return { date, payPrice: paid, refundedAmount: refunded };
    }),
    shares: sharesOf(merchantRows(seen, query), query.dimension),
  };
}

/** The largest parts of what was paid. A merchant has one, whatever he deals in; where the rows are days, product types have them. */
function sharesOf(rows: readonly MerchantStatisticRow[], dimension: StatisticDimension) {
  const { merchant, resource, product } = statisticDimension;
  const names = {
    [merchant]: 'merchantName',
    [resource]: 'resourceName',
    [product]: 'productName',
  } as const;
  const nameOf = (row: MerchantStatisticRow) =>
    dimension === statisticDimension.day ? '' : row[names[dimension]];
  const idOf = (row: MerchantStatisticRow) => {
    if (dimension === statisticDimension.day) return String(row.productType);
    return dimension === merchant ? row.merchantId : row.id;
  };
  return [...Map.groupBy(rows, idOf)]
    .map(([id, own]) => ({
      ...{ id, name: nameOf(own[0] as MerchantStatisticRow) },
      productType: own[0]?.productType ?? 0,
      payPrice: own.reduce((sum, { payPrice }) => sum + payPrice, 0),
    }))
    .filter(({ payPrice }) => payPrice > 0)
    .sort((a, b) => b.payPrice - a.payPrice || a.id.localeCompare(b.id))
    .slice(0, mostShares);
}
