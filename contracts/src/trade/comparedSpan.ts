import { addDays, addMonths, daysBetween, monthEnd, monthOf } from '../days.ts';

/** With which days a statistic compares the days of its span (docs/decisions/0030-statistics.md). */

/** Both ends included. */
export interface Span {
  startDate: string;
  endDate: string;
}

/** The days of a span that have come: of a month that has begun those until today. A span to come is taken as a whole. */
export const daysCome = ({ startDate, endDate }: Span, today: string): Span => ({
  startDate,
  endDate: startDate <= today && today < endDate ? today : endDate,
});

/** Months of a calendar month, quarter and year. */
const units = [1, 3, 12] as const;

/**
 * The months of the calendar month, quarter or year that a span is; undefined for any other span. The days of a month from its first until today are
 * one, too, but for a single day: whoever asks for today asks for a day.
 */
function unitOf({ startDate, endDate }: Span, today: string): number | undefined {
  if (startDate !== monthOf(startDate)) return undefined;
  const isToDate = endDate === today && startDate < today && monthOf(today) === startDate;
  if (isToDate) return 1;
  const month = Number(startDate.slice(5, 7));
  return units.find((months) => (month - 1) % months === 0 && endDate === monthEnd(startDate, months - 1));
}

/**
 * The days that a span is compared with: those of the calendar month, quarter or year before, of one that has begun the same days of it, at most until the end of
 * their month; before any other span as many days as have come of it, directly before it.
 */
export function comparedSpan(span: Span, today: string): Span {
  const { startDate, endDate } = daysCome(span, today);
  const months = unitOf(span, today);
  if (months === undefined)
    return {
      startDate: addDays(startDate, daysBetween(endDate, startDate) - 1),
      endDate: addDays(startDate, -1),
    };
  const isWhole = endDate === monthEnd(startDate, months - 1);
  return {
    startDate: monthOf(startDate, -months),
    endDate: isWhole ? addDays(startDate, -1) : addMonths(endDate, -months),
  };
}
