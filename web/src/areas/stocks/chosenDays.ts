import { isDate } from '#contracts/forms/fields.ts';
import type { DaySpan } from '#contracts/trade/priceStocks.ts';

/** Days that 批量设置 begins with: a span, and the days of the week that are kept of it. */
export interface ChosenDays {
  span: DaySpan;
  weekdays: readonly number[];
}

/** As they stand in the address: `2026-05-01~2026-05-09~67`. */
export const writeChosen = ({ span, weekdays }: ChosenDays) =>
  [span.startDate, span.endDate, weekdays.join('')].join('~');

/** Undefined for what is no such text. */
export function readChosen(text = ''): ChosenDays | undefined {
  const [startDate = '', endDate = '', weekdays = '', ...more] = text.split('~');
  const isOne = isDate(startDate) && isDate(endDate) && startDate <= endDate && /^[1-7]{1,7}$/.test(weekdays);
  return isOne && more.length === 0
    ? { span: { startDate, endDate }, weekdays: [...new Set(weekdays)].map(Number) }
    : undefined;
}
