import type {
  MerchantStatisticQuery,
  MerchantStatisticRow,
  MerchantStatisticSums,
} from '#contracts/areas/merchantStatistics.ts';
import { type StatisticDimension, statisticDimension } from '#contracts/enums/statistics.ts';
import { shareOf } from '#contracts/shareOf.ts';
import { kindOfBusiness, type TradeKind, tradeKinds } from '#contracts/trade/trade.ts';
import type { Context } from '../records/context.ts';
import { orderBy } from '../records/orderBy.ts';
import { reachOf } from '../records/reach.ts';
import { madeIn } from '../store/madeIn.ts';
import type { Store } from '../store/store.ts';
import { addTo, type Entry, ledgerOf, noSales, type Sales } from '../trade/money/ledger.ts';
import { ownerOfOrder } from '../trade/orders/orderActions.ts';
import { productTypeOf } from '../trade/products/kinds.ts';
import { venuesOf } from '../trade/products/venues.ts';
import { comeOf, figuresByDay, largest, spanBefore } from './spans.ts';

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

/** Names as they are now, also of what has been removed since. */
function namesIn(store: Store) {
  return {
    merchant: (id: string) => store.merchants.everGet(id)?.name ?? '',
    resource: (kind: TradeKind, id: string) => store[venuesOf[kind]].everGet(id)?.name ?? '',
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
    count(madeIn(found, id, () => ({ first: entry, day, tally: noTally() })).tally, entry);
  });
  return [...found]
    .filter(([, { tally }]) => tally.sales.orders > 0 || tally.sales.refunds > 0)
    .map(([id, { first, day, tally }]) => ({
      ...{ id, ...aboutOf(seen.store, dimension, first, day) },
      ...figuresOf(tally),
    }));
}

type Order = (a: MerchantStatisticRow, b: MerchantStatisticRow) => number;
const byDay: Order = (a, b) => b.date.localeCompare(a.date) || a.productType - b.productType;
const byPaid: Order = (a, b) => b.payPrice - a.payPrice || a.id.localeCompare(b.id);

/** A page of the rows in their own order, or sorted by a column, of which equal ones keep it. */
export function merchantPage(context: Context, query: MerchantStatisticQuery) {
  const { sort, direction = 'desc', offset, limit } = query;
  const rows = merchantRows(seenBy(context), query).sort(
    query.dimension === statisticDimension.day ? byDay : byPaid,
  );
  if (sort) rows.sort(orderBy((row) => row[sort], direction));
  return { count: rows.length, list: rows.slice(offset, offset + limit) };
}

/** Whose the shares are, by the dimension; where the rows are days, they are those of product types. */
const sharers: Record<
  StatisticDimension,
  {
    idOf: (entry: Readonly<Entry>) => string;
    nameOf: (names: ReturnType<typeof namesIn>, entry: Readonly<Entry>) => string;
  }
> = {
  [statisticDimension.merchant]: {
    idOf: ({ merchantId }) => merchantId,
    nameOf: (names, { merchantId }) => names.merchant(merchantId),
  },
  [statisticDimension.resource]: {
    idOf: ({ resourceId }) => resourceId,
    nameOf: (names, { kind, resourceId }) => names.resource(kind, resourceId),
  },
  [statisticDimension.product]: {
    idOf: ({ productId }) => productId,
    nameOf: (names, { productId }) => names.product(productId),
  },
  [statisticDimension.day]: { idOf: ({ kind }) => String(productTypeOf[kind]), nameOf: () => '' },
};

const dayFigures = ({ paid, refunded }: Sales) => ({ payPrice: paid, refundedAmount: refunded });

/** The sums of all rows of a filter and of its days, what it compares with, and the largest shares: all in one pass over the sales of both spans. */
export function merchantSums(
  context: Context,
  query: Omit<MerchantStatisticQuery, 'offset' | 'limit'>,
): MerchantStatisticSums {
  const come = comeOf(context.clock, query);
  const spanOfBefore = spanBefore(context.clock, query);
  const [all, before] = [noTally(), noTally()];
  const days = new Map<string, Sales>();
  const { idOf, nameOf } = sharers[query.dimension];
  const shares = new Map<string, { id: string; first: Readonly<Entry>; payPrice: number }>();
  eachSale(seenBy(context), { ...query, startDate: spanOfBefore.startDate }, (day, entry) => {
    const isNow = day >= query.startDate;
    // Where the month before is longer than the days that have come of this one, some lie in neither span.
    if (!isNow && day > spanOfBefore.endDate) return;
    count(isNow ? all : before, entry);
    addTo(madeIn(days, day, noSales), entry);
    if (!isNow) return;
    const id = idOf(entry);
    // Resources of different kinds may have the same id; a merchant has one share, whatever he deals in.
    const key = query.dimension === statisticDimension.merchant ? id : `${entry.kind}-${id}`;
    madeIn(shares, key, () => ({ id, first: entry, payPrice: 0 })).payPrice += entry.paid;
  });
  const names = namesIn(context.store);
  return {
    ...figuresOf(all),
    before: {
      ...{ ...spanOfBefore, ...figuresOf(before) },
      days: figuresByDay(spanOfBefore, days, noSales(), dayFigures),
    },
    days: figuresByDay(come, days, noSales(), dayFigures),
    shares: largest([...shares.values()], ({ payPrice }) => payPrice).map(({ id, first, payPrice }) => ({
      ...{ id, name: nameOf(names, first), productType: productTypeOf[first.kind], payPrice },
    })),
  };
}
