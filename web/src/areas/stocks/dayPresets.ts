import { addDays } from '#contracts/days.ts';
import { type DaySpan, daysOfBatch, stockLimits } from '#contracts/trade/priceStocks.ts';
import { type DaysOff, daysOffBetween, holidayOf } from '../../kit/dates/holidays.ts';
import { isSpan } from './chosenDays.ts';
import { everyWeekday } from './selection.ts';

/** Presets of the batch dialog: they fill spans, weekdays and exceptions, so that the user sees the days and can change them. */

export interface DayChoice {
  spans: DaySpan[];
  weekdays: number[];
  excludes: string[];
}

const kindOf = (date: string) => holidayOf(date)?.kind;
const daysIn = (spans: readonly DaySpan[], weekdays: readonly number[] = everyWeekday) =>
  daysOfBatch({ spans: spans.filter(isSpan), weekdays: [...weekdays] });
/** Exceptions that were added by hand and not by a preset: ordinary days. */
const ordinary = (excludes: readonly string[]) => excludes.filter((date) => kindOf(date) === undefined);
const sorted = (excludes: readonly string[]) => [...new Set(excludes)].sort();

/** A night is of the weekend if the day after it is free: Friday and Saturday. */
const weekdaysOf = {
  weekend: { night: [5, 6], day: [6, 7] },
  workdays: { night: [1, 2, 3, 4, 7], day: [1, 2, 3, 4, 5] },
};
export type WeekPreset = keyof typeof weekdaysOf;
export type SoldBy = 'night' | 'day';

/** Weekends without those that are worked in exchange for a holiday, or working days without holidays. */
export function ofWeek(preset: WeekPreset, by: SoldBy, { spans, excludes }: DayChoice): DayChoice {
  const weekdays = weekdaysOf[preset][by];
  const isOther =
    preset === 'workdays'
      ? (date: string) => kindOf(date) === 'off'
      : (date: string) => kindOf(by === 'night' ? addDays(date, 1) : date) === 'work';
  const others = daysIn(spans, weekdays).filter(isOther);
  return { spans, weekdays: [...weekdays], excludes: sorted([...ordinary(excludes), ...others]) };
}

export const isWeek = (preset: WeekPreset, by: SoldBy, { weekdays }: DayChoice) =>
  weekdaysOf[preset][by].join() === [...weekdays].sort().join();

const offIn = ({ spans, weekdays }: DayChoice) =>
  daysIn(spans, weekdays).filter((date) => kindOf(date) === 'off');

/** Undefined if no chosen day is a holiday; else whether all of them are left out. */
export function avoidsHolidays(choice: DayChoice): boolean | undefined {
  const off = offIn(choice);
  return off.length === 0 ? undefined : off.every((date) => choice.excludes.includes(date));
}

/** Leaves the holidays of the spans out, or takes them in again. */
export function avoiding(choice: DayChoice, avoid: boolean): DayChoice {
  const off = offIn(choice);
  const kept = choice.excludes.filter((date) => !off.includes(date));
  return { ...choice, excludes: avoid ? sorted([...kept, ...off]) : kept };
}

/** The holidays of the days that can have a price. */
export const holidaysAhead = (today: string) => daysOffBetween(today, addDays(today, stockLimits.daysAhead));

const isSpanOf =
  ({ start, end }: DaysOff) =>
  ({ startDate, endDate }: DaySpan) =>
    startDate === start && endDate === end;
export const hasHoliday = (off: DaysOff, { spans }: DayChoice) => spans.some(isSpanOf(off));

/**
 * Adds a holiday to the spans or takes it away. The first one replaces the spans that were there, which are not of holidays; `otherwise` is what is
 * there if none is left.
 */
export function withHoliday(
  off: DaysOff,
  ahead: readonly DaysOff[],
  choice: DayChoice,
  otherwise: DaySpan,
): DayChoice {
  const others = choice.spans.filter(
    (span) => ahead.some((one) => isSpanOf(one)(span)) && !isSpanOf(off)(span),
  );
  const spans = hasHoliday(off, choice) ? others : [...others, { startDate: off.start, endDate: off.end }];
  return {
    spans: spans.length > 0 ? spans.sort((a, b) => a.startDate.localeCompare(b.startDate)) : [otherwise],
    weekdays: [...everyWeekday],
    excludes: ordinary(choice.excludes),
  };
}
