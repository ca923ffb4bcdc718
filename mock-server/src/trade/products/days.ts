import { maxBy } from 'es-toolkit';
import { addDays } from '#contracts/days.ts';
import { stockLimits, type WantedDay } from '#contracts/trade/priceStocks.ts';
import type { Context } from '../../records/context.ts';
import type { Store } from '../../store/store.ts';
import { todayOf } from '../../store/today.ts';
import type { StoredProduct } from '../../store/tradeRows.ts';
import { roomCountOf } from './kinds.ts';
import { dayRow, productDay, roomDay } from './stock.ts';

/** Setting and clearing days by staff. Stock taken by orders (stock.ts) does not count the version of a day up. */

const byCommission = -1;

/** The day as it stands, or as it was when it was last cleared. */
const lastRow = (store: Store, productId: string, date: string) =>
  maxBy(store.priceStocks.everBy('productDay', productDay(productId, date)), ({ setVersion }) => setVersion);

/**
 * The version of a day when it was last cleared; 0 when it never was. A day set again counts on from it: somebody who still shows the old
 * day must not be able to save over the new one.
 */
const lastVersion = (store: Store, productId: string, date: string) =>
  lastRow(store, productId, date)?.setVersion ?? 0;

/** The settlement price that the platform set last for a day, also for one that was cleared since; null = by commission. */
export function settlePriceOf(store: Store, productId: string, date: string): number | null {
  const { settlePrice = byCommission } = lastRow(store, productId, date) ?? {};
  return settlePrice === byCommission ? null : settlePrice;
}

/** Sets a day that obeys the rules. */
export function setDay(store: Store, product: Readonly<StoredProduct>, wanted: WantedDay): void {
  const { date, price, settlePrice, stock, enabled = 1 } = wanted;
  if (price === undefined || stock === undefined) throw new Error(`${date} is set without a price or stock`);
  const values = { price, stock, enabled, settlePrice: settlePrice ?? byCommission };
  const row = dayRow(store, product.id, date);
  if (row) {
    store.priceStocks.update(row.id, { ...values, setVersion: row.setVersion + 1 });
    return;
  }
  store.priceStocks.insert({
    ...values,
    productId: product.id,
    date,
    locked: 0,
    sold: 0,
    setVersion: lastVersion(store, product.id, date) + 1,
    productDay: productDay(product.id, date),
    roomDay: roomDay(product, date),
  });
}

/** Takes price and stock away; the day is not sellable then. `settles`: the settlement price ends, too, whoever sets the day again. */
export function clearDay(store: Store, productId: string, date: string, settles = true): void {
  const row = dayRow(store, productId, date);
  if (!row) return;
  if (settles) store.priceStocks.update(row.id, { settlePrice: byCommission });
  store.priceStocks.remove(row.id);
}

/** The days of a product go with it to another room, whose products share what it has. */
export function moveDays(store: Store, product: Readonly<StoredProduct>): void {
  for (const { id, date } of store.priceStocks.by('productId', product.id))
    store.priceStocks.update(id, { roomDay: roomDay(product, date) });
}

/**
 * Sets the days from today on of another product as they are, also the settlement price that only the platform sets: it belongs to the
 * price. Nothing of them is taken yet. A room that has become smaller since limits their stock.
 */
export function copyDays(
  { store, clock }: Pick<Context, 'store' | 'clock'>,
  from: Readonly<StoredProduct>,
  to: Readonly<StoredProduct>,
): void {
  const most = roomCountOf(store, to) ?? stockLimits.stock;
  const today = todayOf(clock);
  for (let date = today; date <= addDays(today, stockLimits.daysAhead); date = addDays(date, 1)) {
    const row = dayRow(store, from.id, date);
    if (!row) continue;
    const { price, settlePrice, stock, enabled } = row;
    setDay(store, to, { date, price, settlePrice, stock: Math.min(stock, most), enabled });
  }
}
