import { addDays, daysBetween, daysOf } from '#contracts/days.ts';
import type { Clock } from '../store/clock.ts';
import { todayOf } from '../store/today.ts';

/** Spans of days of a statistic. */

export interface Span {
  startDate: string;
  endDate: string;
}

/** The days of a span that have come: a month that has begun is compared by its days until today. A span to come is taken as a whole. */
export function comeOf(clock: Clock, { startDate, endDate }: Span): Span {
  const today = todayOf(clock);
  return { startDate, endDate: startDate <= today && today < endDate ? today : endDate };
}

/** As many days directly before the days of a span that have come. */
export function spanBefore(clock: Clock, span: Span): Span {
  const { startDate, endDate } = comeOf(clock, span);
  const count = daysBetween(startDate, endDate) + 1;
  return { startDate: addDays(startDate, -count), endDate: addDays(startDate, -1) };
}

/** The figures of each day of a span, also of days without any. */
export const figuresByDay = <Sums, Figures>(
  { startDate, endDate }: Span,
  known: ReadonlyMap<string, Sums>,
  none: Sums,
  figuresOf: (sums: Sums) => Figures,
) => daysOf(startDate, endDate).map((date) => ({ date, ...figuresOf(known.get(date) ?? none) }));

/** The most shares that are named. */
const mostShares = 8;

/** The largest shares, those of nothing left out. */
export const largest = <Share extends { id: string }>(shares: Share[], amountOf: (share: Share) => number) =>
  shares
    .filter((share) => amountOf(share) > 0)
    .sort((a, b) => amountOf(b) - amountOf(a) || a.id.localeCompare(b.id))
    .slice(0, mostShares);
