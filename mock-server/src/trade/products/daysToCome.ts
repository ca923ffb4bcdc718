import { addDays, daysOf } from '#contracts/days.ts';
import type { TradeKind } from '#contracts/trade/trade.ts';
import type { Context } from '../../records/context.ts';
import { isEnabled } from '../../records/select.ts';
import type { Store } from '../../store/store.ts';
import { todayOf } from '../../store/today.ts';
import type { StoredProduct } from '../../store/tradeRows.ts';
import { productsOf } from './kinds.ts';
import { dayRow, leftOn } from './stock.ts';

/** What lists of products derive from the days to come: price gaps, lowest price, stock left (domain design, section 9.2). */

type Product = Readonly<StoredProduct>;
type Now = Pick<Context, 'store' | 'clock'>;

/** Prices can be set that far ahead (section 9.5). */
const horizon = 365;
const priceDays = 30;
const stockDays = 7;

const isOpen = (store: Store, { id }: Product, day: string) => dayRow(store, id, day)?.enabled === 1;

/** Whether it has an open price on any day from so many days after today on. */
function hasPriceAfter({ store, clock }: Now, product: Product, days: number): boolean {
  const today = todayOf(clock);
  const [from, to] = [addDays(today, days), addDays(today, horizon)];
  // Mostly the first day has one, so that not all days of the product are read.
  return (
    isOpen(store, product, from) ||
    store.priceStocks
      .by('productId', product.id)
      .some(({ date, enabled }) => enabled === 1 && date >= from && date <= to)
  );
}

/** No price to come at all: it cannot be put on sale. */
export const isUnpriced = (context: Now, product: Product) => !hasPriceAfter(context, product, 0);
/** It has prices to come, and the last of them lies within 30 days. */
export const endsSoon = (context: Now, product: Product) =>
  !hasPriceAfter(context, product, priceDays + 1) && !isUnpriced(context, product);

/** The days from today on, as many as are asked for most; they are the same for all products. */
let known: readonly string[] = [];

function nextDays({ clock }: Now, count: number): readonly string[] {
  const today = todayOf(clock);
  if (known[0] !== today) known = daysOf(today, addDays(today, priceDays - 1));
  return known.slice(0, count);
}

/** Cents; the lowest open price of the next 30 days, null when there is none. */
export function minPriceOf(context: Now, { id }: Product): number | null {
  const open = nextDays(context, priceDays).flatMap((day) => {
    const row = dayRow(context.store, id, day);
    return row?.enabled === 1 ? [row.price] : [];
  });
  return open.length > 0 ? Math.min(...open) : null;
}

/** Left on the scarcest of the next 7 days that are open; null when none of them is. */
export function weekLeftOf(context: Now, product: Product): number | null {
  const open = nextDays(context, stockDays).filter((day) => isOpen(context.store, product, day));
  return open.length > 0 ? Math.min(...open.map((day) => leftOn(context.store, product, day))) : null;
}

/** Priced, but nothing left on any of the next 7 days. */
export const isSoldOut = (context: Now, product: Product) =>
  !isUnpriced(context, product) &&
  nextDays(context, stockDays).every((day) => leftOn(context.store, product, day) === 0);

/** All and left of today; null when today has no price. */
export function todayOfProduct(context: Now, product: Product) {
  const today = todayOf(context.clock);
  const row = dayRow(context.store, product.id, today);
  return row
    ? { todayStock: row.stock, todayLeft: leftOn(context.store, product, today) }
    : { todayStock: null, todayLeft: null };
}

/** Tickets, or room nights, ever sold and not given back. */
export const soldOf = ({ store }: Now, { id }: Product) =>
  store.priceStocks.by('productId', id).reduce((sum, { sold }) => sum + sold, 0);

/** Products of a venue: their number, and the lowest price of those on sale. Cents. */
export function productSummaryOf(context: Now, kind: TradeKind, resourceId: string) {
  const products = productsOf(context, kind, resourceId);
  const prices = products.flatMap((product) =>
    isEnabled(product) ? (minPriceOf(context, product) ?? []) : [],
  );
  return { productCount: products.length, minPrice: prices.length > 0 ? Math.min(...prices) : null };
}
