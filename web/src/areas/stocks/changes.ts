import type { StockChange } from '#contracts/areas/stocks.ts';
import {
  type DayChange,
  type DayFault,
  dayFault,
  type PriceDay,
  type StockTerms,
  type WantedDay,
} from '#contracts/trade/priceStocks.ts';

/** What saving would change, computed before anything is sent (domain design, section 9.5). */

export type Days = ReadonlyMap<string, PriceDay>;

/** The change of one day. */
export interface Change {
  date: string;
  before: PriceDay | undefined;
  wanted: WantedDay;
  fault: DayFault | undefined;
}
export interface Preview {
  /** In the order of the days; only those that would change, and those with an error. */
  changes: Change[];
  /** Number of days that already have the wanted values. */
  same: number;
  faults: DayFault[];
  /** What would change, too, but is left as somebody else saved it. */
  theirs: Change[];
}

/** Days that somebody else changed, each as it was when it was last read here. */
export type StaleDays = ReadonlyMap<string, PriceDay | undefined>;

const isSame = (before: PriceDay | undefined, { clear, price, settlePrice, stock, enabled }: WantedDay) => {
  if (!before) return clear === 1;
  if (clear === 1) return false;
  return (
    before.price === price &&
    before.stock === stock &&
    (enabled === undefined || before.enabled === enabled) &&
    (settlePrice === undefined || before.settlePrice === settlePrice)
  );
};

const none: ReadonlySet<string> = new Set();

/** @param theirs days that stay as somebody else saved them */
export function previewOf(
  wanted: readonly WantedDay[],
  days: Days,
  terms: StockTerms,
  theirs = none,
): Preview {
  const all = wanted.map((day) => {
    const before = days.get(day.date);
    return { date: day.date, before, wanted: day, fault: dayFault(day, before, terms) };
  });
  const differing = all
    .filter(({ before, wanted: day, fault }) => fault || !isSame(before, day))
    .sort((a, b) => a.date.localeCompare(b.date));
  const changes = differing.filter(({ date }) => !theirs.has(date));
  return {
    changes,
    theirs: differing.filter(({ date }) => theirs.has(date)),
    same: all.length - differing.length,
    faults: changes.flatMap(({ fault }) => fault ?? []),
  };
}

/** Changed days that already had a price. */
export const overwritten = ({ changes }: Preview) => changes.filter(({ before }) => before).length;

/** Whether a price changes by more than half, which is probably a typing error. After a paste such days are confirmed by name. */
export const isDrastic = (before: number | null | undefined, after: number | null | undefined) =>
  typeof before === 'number' && typeof after === 'number' && Math.abs(after - before) * 2 > before;
export const drastic = ({ changes }: Preview) =>
  changes.filter(({ before, wanted }) => wanted.clear !== 1 && isDrastic(before?.price, wanted.price));

/** Of some days those that would be on sale. */
export const sellsOn = ({ changes }: Preview, days = none): string[] =>
  changes
    .filter(({ date, wanted }) => days.has(date) && wanted.clear !== 1 && wanted.enabled !== 0)
    .map(({ date }) => date);

/** The changes as the wire saves them, with the versions of the calendar. */
export const toSave = ({ changes }: Preview): DayChange[] =>
  changes.map(({ wanted, before }) => ({ ...wanted, version: before?.version ?? 0 }));

/**
 * The changes that undo a saved change: every day as it was before, with the version that the change created. Without `settles` the settlement price
 * is left out.
 */
export function undoOf({ before, after }: StockChange, settles: boolean): DayChange[] {
  const was = new Map(before.map((day) => [day.date, day]));
  const is = new Map(after.map((day) => [day.date, day]));
  return [...new Set([...was.keys(), ...is.keys()])].sort().map((date) => {
    const version = is.get(date)?.version ?? 0;
    const day = was.get(date);
    if (!day) return { date, version, clear: 1 };
    const { price, settlePrice, stock, enabled } = day;
    return { date, version, price, stock, enabled, ...(settles && { settlePrice }) };
  });
}
