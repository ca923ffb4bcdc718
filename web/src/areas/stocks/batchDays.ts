import { addDays, daysOf } from '#contracts/days.ts';
import { adjustedPrice } from '#contracts/trade/priceAdjust.ts';
import {
  type DaySet,
  type DaySpan,
  dayAfter,
  leavesOut,
  type StockBatchForm,
  stockLimits,
  type WantedDay,
} from '#contracts/trade/priceStocks.ts';
import type { Days } from './changes.ts';

/** What the batch dialog would make of the days. */

/** A field that is ticked but still empty sets nothing. */
const typedOf = (set: DaySet): DaySet =>
  Object.fromEntries(Object.entries(set).filter(([, value]) => typeof value === 'number' || value === null));

const adjustmentOf = ({ adjust }: Pick<StockBatchForm, 'adjust'>) =>
  adjust && typeof adjust.by === 'number' && adjust.by > 0 ? adjust : undefined;

type Values = Pick<StockBatchForm, 'set' | 'adjust'>;

/** Whether anything is typed that would change days. */
export const setsAnything = (form: Values) =>
  adjustmentOf(form) !== undefined || Object.keys(typedOf(form.set)).length > 0;

interface Wanted {
  wanted: WantedDay[];
  /** Days without a price, which 调价 leaves out, and a set that only closes. */
  skipped: string[];
}

/** The days as they would be saved. Fields that are not set keep their values; without `settles` the settlement price is left out. */
export function wantedDays(dates: readonly string[], form: Values, days: Days, settles: boolean): Wanted {
  const adjust = adjustmentOf(form);
  const set = typedOf(form.set);
  const isSkipped = (date: string) => {
    const before = days.get(date);
    return adjust ? before === undefined : leavesOut(set, before);
  };
  const skipped = dates.filter(isSkipped);
  const wanted = dates.flatMap((date): WantedDay[] => {
    const before = days.get(date);
    if (isSkipped(date)) return [];
    const priced = adjust && before ? { ...set, price: adjustedPrice(before.price, adjust) } : set;
    const { settlePrice, ...day } = dayAfter(date, priced, before);
    return [settles ? { ...day, settlePrice } : day];
  });
  return { wanted, skipped };
}

/** The days of the spans that can have a price; today if there are none. */
export function reachedBy(spans: readonly DaySpan[], today: string): DaySpan {
  const end = addDays(today, stockLimits.daysAhead);
  const first = spans.map(({ startDate }) => startDate).sort()[0] ?? today;
  const last =
    spans
      .map(({ endDate }) => endDate)
      .sort()
      .at(-1) ?? today;
  const startDate = first < today ? today : first > end ? end : first;
  return { startDate, endDate: last < startDate ? startDate : last > end ? end : last };
}

/** The spans cut where they have days that are left out, each piece as long as can be. */
export function spansWithout(spans: readonly DaySpan[], leftOut: ReadonlySet<string>): DaySpan[] {
  const pieces: DaySpan[] = [];
  for (const { startDate, endDate } of spans) {
    let last: DaySpan | undefined;
    for (const date of daysOf(startDate, endDate)) {
      if (leftOut.has(date)) last = undefined;
      else if (last) last.endDate = date;
      else {
        last = { startDate: date, endDate: date };
        pieces.push(last);
      }
    }
  }
  return pieces;
}
