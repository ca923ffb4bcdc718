import { addDays, daysBetween } from '#contracts/days.ts';
import type { Clock } from '../store/clock.ts';
import { todayOf } from '../store/today.ts';

/** Spans of days of a statistic. */

interface Span {
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
