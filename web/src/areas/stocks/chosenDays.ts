import { daysBetween, weekdayOf } from '#contracts/days.ts';
import { isDate } from '#contracts/forms/fields.ts';
import { type DaySpan, stockLimits } from '#contracts/trade/priceStocks.ts';
import { everyWeekday } from './selection.ts';

/** The days with which 批量设置 opens: a span and the weekdays to keep of it. */
export interface ChosenDays {
  span: DaySpan;
  weekdays: readonly number[];
}

/**
 * The days of a selection that can be set, in their order; undefined if there are none. A day that was chosen by itself may be of a weekday that is
 * off, so every weekday is kept then.
 */
export function batchOf(days: readonly string[], weekdays: readonly number[]): ChosenDays | undefined {
  const [startDate] = days;
  const endDate = days.at(-1);
  if (!startDate || !endDate) return undefined;
  const isKept = days.every((date) => weekdays.includes(weekdayOf(date)));
  return { span: { startDate, endDate }, weekdays: isKept ? weekdays : everyWeekday };
}

/** The days as an address parameter: `2026-05-01~2026-05-09~67`. */
export const writeChosen = ({ span, weekdays }: ChosenDays) =>
  [span.startDate, span.endDate, weekdays.join('')].join('~');

/** Undefined if the text has not this format. */
export function readChosen(text = ''): ChosenDays | undefined {
  const [startDate = '', endDate = '', weekdays = '', ...more] = text.split('~');
  const isOne = isDate(startDate) && isDate(endDate) && startDate <= endDate && /^[1-7]{1,7}$/.test(weekdays);
  return isOne && more.length === 0
    ? { span: { startDate, endDate }, weekdays: [...new Set(weekdays)].map(Number) }
    : undefined;
}

/** Whether a span that is being typed is complete and not too long to be worked with. */
export const isSpan = ({ startDate, endDate }: DaySpan) =>
  startDate !== '' &&
  endDate !== '' &&
  startDate <= endDate &&
  daysBetween(startDate, endDate) <= stockLimits.daysAhead;
