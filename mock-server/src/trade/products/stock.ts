import { status } from '#contracts/envelope.ts';
import { leftOf, type PriceDay } from '#contracts/trade/priceStocks.ts';
import { say } from '#contracts/words.ts';
import { fail } from '../../records/fail.ts';
import type { Store } from '../../store/store.ts';
import type { StoredPriceStock, StoredProduct } from '../../store/tradeRows.ts';
import { roomCountOf } from './kinds.ts';

/** The days of a product and what is taken of them (domain design, section 9.6). Every change is by one date. */

type OfProduct = Pick<StoredProduct, 'id' | 'kind' | 'resourceId' | 'roomId'>;

export const productDay = (productId: string, date: string) => `${productId}/${date}`;
export const roomDay = ({ kind, roomId }: OfProduct, date: string) =>
  kind === 'place' ? '' : `${kind}/${roomId}/${date}`;

/** The day as it stands; undefined when it has no price, which is not sellable. */
export const dayRow = (store: Store, productId: string, date: string) =>
  store.priceStocks.by('productDay', productDay(productId, date))[0];

/** What all products of the room took of a night. */
export const takenOfRoom = (store: Store, product: OfProduct, date: string) =>
  store.priceStocks
    .by('roomDay', roomDay(product, date))
    .reduce((taken, { locked, sold }) => taken + locked + sold, 0);

/** What the room has left of a night; null for tickets. */
export function roomLeft(store: Store, product: OfProduct, date: string): number | null {
  const count = roomCountOf(store, product);
  return count === undefined ? null : Math.max(0, count - takenOfRoom(store, product, date));
}

export function toPriceDay(store: Store, product: OfProduct, row: Readonly<StoredPriceStock>): PriceDay {
  const { date, price, settlePrice, stock, locked, sold, enabled, setVersion } = row;
  return {
    date,
    price,
    stock,
    locked,
    sold,
    enabled,
    settlePrice: settlePrice < 0 ? null : settlePrice,
    version: setVersion,
    roomLeft: roomLeft(store, product, date),
  };
}

/** What can still be sold of a day; 0 where it is closed or has no price. */
export function leftOn(store: Store, product: OfProduct, date: string): number {
  const row = dayRow(store, product.id, date);
  return row?.enabled === 1 ? leftOf(toPriceDay(store, product, row)) : 0;
}

type Taken = Partial<Pick<StoredPriceStock, 'locked' | 'sold'>>;

/** Dates in ascending order, so that no two orders wait for each other in a real database. */
function change(store: Store, productId: string, dates: readonly string[], by: Taken): void {
  for (const date of [...dates].sort()) {
    const row = dayRow(store, productId, date);
    if (!row) throw new Error(`product ${productId} sold a day without a price: ${date}`);
    store.priceStocks.update(row.id, {
      locked: row.locked + (by.locked ?? 0),
      sold: row.sold + (by.sold ?? 0),
    });
  }
}

/** @throws -1006 where a day has not so much left */
export function expectLeft(store: Store, product: OfProduct, date: string, qty: number): void {
  if (leftOn(store, product, date) < qty)
    fail(status.short, say('dayShort', { date }), { field: 'qty', date });
}

/** An order is made: -1006 where a day has not so much left, and nothing is held. */
export function hold(store: Store, product: OfProduct, dates: readonly string[], qty: number): void {
  for (const date of dates) expectLeft(store, product, date, qty);
  change(store, product.id, dates, { locked: qty });
}
/** It was cancelled, or not paid in time. */
export const release = (store: Store, productId: string, dates: readonly string[], qty: number) =>
  change(store, productId, dates, { locked: -qty });
/** It was paid. */
export const sell = (store: Store, productId: string, dates: readonly string[], qty: number) =>
  change(store, productId, dates, { locked: -qty, sold: qty });
/** A refund succeeded; only days that are not over come back. */
export const giveBack = (store: Store, productId: string, dates: readonly string[], qty: number) =>
  change(store, productId, dates, { sold: -qty });
