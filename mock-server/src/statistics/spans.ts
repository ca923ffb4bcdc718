import { daysOf } from '#contracts/days.ts';
import { comparedSpan, daysCome, type Span } from '#contracts/trade/comparedSpan.ts';
import type { Clock } from '../store/clock.ts';
import { todayOf } from '../store/today.ts';

/** Spans of days of a statistic. */

/** The days of a span that have come. */
export const comeOf = (clock: Clock, span: Span) => daysCome(span, todayOf(clock));

/** The days that a span is compared with. */
export const spanBefore = (clock: Clock, span: Span): Span => comparedSpan(span, todayOf(clock));

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
