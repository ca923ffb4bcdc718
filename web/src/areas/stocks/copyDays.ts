import { addDays, daysOf, monthOf, weekdayOf } from '#contracts/days.ts';
import {
  type DaySet,
  type DaySpan,
  dayAfter,
  type StockTerms,
  stockLimits,
  type WantedDay,
} from '#contracts/trade/priceStocks.ts';
import type { Days } from './changes.ts';

/** Copying days to others: which day comes from which, and what of them can be taken. */

/** `date`: the 5th comes from the 5th; `weekday`: the second Friday from the second Friday. */
export type Alignment = 'date' | 'weekday';

/** A day that is set, and the one it comes from. */
export interface Pair {
  to: string;
  from: string;
}

const lastOf = (month: string) => addDays(monthOf(month, 1), -1);
export const monthSpan = (month: string): DaySpan => ({ startDate: month, endDate: lastOf(month) });

/** The n-th of its weekday in the month, counted from 0. */
const nth = (date: string) => Math.floor((Number(date.slice(8)) - 1) / 7);

/** Days of a month from another one. A day that the other month does not have is left out; a fifth weekday comes from the last one. */
export function monthPairs(from: string, to: string, alignment: Alignment): Pair[] {
  const sources = daysOf(from, lastOf(from));
  return daysOf(to, lastOf(to)).flatMap((date) => {
    const sameWeekday = sources.filter((day) => weekdayOf(day) === weekdayOf(date));
    const source =
      alignment === 'date'
        ? sources.find((day) => day.slice(8) === date.slice(8))
        : (sameWeekday[nth(date)] ?? sameWeekday.at(-1));
    return source ? [{ to: date, from: source }] : [];
  });
}

/** The same days of another product. */
export const samePairs = ({ startDate, endDate }: DaySpan): Pair[] =>
  daysOf(startDate, endDate).map((date) => ({ to: date, from: date }));

/** What of a day is copied; the settlement price only by those who may set it. */
export const copyable = ['price', 'settlePrice', 'stock', 'enabled'] as const;
export type Copyable = (typeof copyable)[number];

export interface Copied {
  wanted: WantedDay[];
  /** Days that are past, or too far ahead. */
  outside: string[];
  /** Days whose source has no price. */
  unpriced: string[];
  /** Days whose stock is cut to the number of rooms. */
  cut: string[];
  /** Days that will be closed, as their source is. */
  closed: string[];
}

/** The days as they would be saved, and what does not fit. */
export function copiedDays(
  pairs: readonly Pair[],
  takes: readonly Copyable[],
  { source, days, terms }: { source: Days; days: Days; terms: StockTerms },
): Copied {
  const copied: Copied = { wanted: [], outside: [], unpriced: [], cut: [], closed: [] };
  const end = addDays(terms.today, stockLimits.daysAhead);
  for (const { to, from } of pairs) {
    const day = source.get(from);
    if (to < terms.today || to > end) {
      copied.outside.push(to);
      continue;
    }
    if (!day) {
      copied.unpriced.push(to);
      continue;
    }
    const isCut = takes.includes('stock') && terms.roomCount !== undefined && day.stock > terms.roomCount;
    if (isCut) copied.cut.push(to);
    if (takes.includes('enabled') && day.enabled === 0) copied.closed.push(to);
    const values: DaySet = { ...day, stock: isCut ? terms.roomCount : day.stock };
    const set: DaySet = Object.fromEntries(takes.map((key) => [key, values[key]]));
    const { settlePrice, ...wanted } = dayAfter(to, set, days.get(to));
    copied.wanted.push(takes.includes('settlePrice') ? { ...wanted, settlePrice } : wanted);
  }
  return copied;
}
