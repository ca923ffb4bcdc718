import { addDays, weekdayOf } from '#contracts/days.ts';
import type { StoredProduct } from '../store/tradeRows.ts';
import { productDay, roomDay } from '../trade/products/stock.ts';
import type { SeedTools } from './seedTools.ts';

/** What a product costs and how many there are, by day. Prices follow the season and the weekend. */
export interface Calendar {
  /** Cents on an ordinary day. */
  price: number;
  stock: number;
  /** Percent of the price in each month, January first. */
  season: readonly number[];
  /** Percent on top on the days that weekends begin with. */
  weekend: number;
  /** 1 = Monday … 7 = Sunday. */
  weekendDays: readonly number[];
  /** Days back and ahead of today; negative ones lie ahead. */
  from: number;
  to: number;
  /** Days ahead of today that are sold out, closed, or have no price. */
  soldOut?: readonly number[];
  closed?: readonly number[];
  gaps?: readonly number[];
}

const even = Array<number>(12).fill(100);
/** Spring to autumn; the summer holidays; the warm winter of the south; snow. */
export const seasons = {
  even,
  lake: [80, 85, 95, 110, 115, 105, 110, 110, 105, 115, 90, 80],
  sea: [120, 125, 105, 95, 95, 95, 115, 120, 90, 110, 100, 115],
  snow: [130, 130, 105, 85, 85, 90, 100, 100, 85, 90, 110, 125],
} as const;

/** Nothing of it is held or sold: orders take from it by themselves. */
export function seedCalendar(
  { store }: SeedTools,
  product: Readonly<StoredProduct>,
  today: string,
  of: Calendar,
) {
  const days = (ahead: readonly number[] = []) => new Set(ahead.map((count) => addDays(today, count)));
  const [soldOut, closed, gaps] = [days(of.soldOut), days(of.closed), days(of.gaps)];
  const { id: productId, createTime, marketPrice } = product;
  const last = addDays(today, of.to);
  for (let date = addDays(today, -of.from); date <= last; date = addDays(date, 1)) {
    if (gaps.has(date)) continue;
    store.priceStocks.insert({
      ...{ productId, date, createTime, updateTime: createTime },
      price: Math.min(priceOn(of, date), marketPrice),
      settlePrice: -1,
      stock: soldOut.has(date) ? 0 : of.stock,
      locked: 0,
      sold: 0,
      enabled: closed.has(date) ? 0 : 1,
      setVersion: 1,
      productDay: productDay(productId, date),
      roomDay: roomDay(product, date),
    });
  }
}

/** Whole yuan. */
function priceOn({ price, season, weekend, weekendDays }: Calendar, date: string): number {
  const percent = season[Number(date.slice(5, 7)) - 1] ?? 100;
  const more = weekendDays.includes(weekdayOf(date)) ? 100 + weekend : 100;
  return Math.round((price * percent * more) / 1_000_000) * 100;
}
