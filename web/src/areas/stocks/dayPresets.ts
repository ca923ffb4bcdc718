import { addDays, weekdayOf } from '#contracts/days.ts';
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
const sorted = (excludes: readonly string[]) => [...new Set(excludes)].sort();

/** A night is of the weekend if the day after it is free: Friday and Saturday. */
const weekdaysOf = {
  weekend: { night: [5, 6], day: [6, 7] },
  workdays: { night: [1, 2, 3, 4, 7], day: [1, 2, 3, 4, 5] },
};
export type WeekPreset = keyof typeof weekdaysOf;
export type SoldBy = 'night' | 'day';

/** Whether a day is worked in exchange for a holiday, or a night is the one before such a day. */
const isWorked = (by: SoldBy, date: string) => kindOf(by === 'night' ? addDays(date, 1) : date) === 'work';

/** The weekdays of a preset and its exceptions within the spans. */
function presetOf(preset: WeekPreset, by: SoldBy, spans: readonly DaySpan[]): Omit<DayChoice, 'spans'> {
  const usual = weekdaysOf[preset][by];
  if (preset === 'weekend')
    return { weekdays: usual, excludes: daysIn(spans, usual).filter((date) => isWorked(by, date)) };
  // Days of the weekend that are worked: their weekday is chosen, and the other days of this weekday are left out.
  const worked = daysIn(spans, weekdaysOf.weekend[by]).filter(
    (date) => isWorked(by, date) && kindOf(date) !== 'off',
  );
  const weekdays = [...new Set([...usual, ...worked.map(weekdayOf)])].sort();
  const isChosen = (date: string) => usual.includes(weekdayOf(date)) || worked.includes(date);
  return {
    weekdays,
    excludes: daysIn(spans, weekdays).filter((date) => kindOf(date) === 'off' || !isChosen(date)),
  };
}

const sameWeekdays = (a: readonly number[], b: readonly number[]) =>
  [...a].sort().join() === [...b].sort().join();

/** Whether the choice is what the preset makes of its spans, besides further exceptions. */
export function isWeek(preset: WeekPreset, by: SoldBy, { spans, weekdays, excludes }: DayChoice): boolean {
  const wanted = presetOf(preset, by, spans);
  return sameWeekdays(wanted.weekdays, weekdays) && wanted.excludes.every((date) => excludes.includes(date));
}

/** The exceptions if 工作日 made the choice: its weekdays and most of its exceptions are there, of which the user may have taken some away. */
function workdaysMade(by: SoldBy, { spans, weekdays, excludes }: DayChoice): string[] {
  const made = presetOf('workdays', by, spans);
  const there = made.excludes.filter((date) => excludes.includes(date));
  return sameWeekdays(made.weekdays, weekdays) && there.length * 2 > made.excludes.length ? there : [];
}

/** The exceptions without holidays, worked days and what 工作日 made. */
function addedByHand(by: SoldBy, choice: DayChoice): string[] {
  const made = workdaysMade(by, choice);
  return choice.excludes.filter(
    (date) => kindOf(date) === undefined && !isWorked(by, date) && !made.includes(date),
  );
}

/** Weekends without days that are worked in exchange for a holiday, or working days, these among them, without holidays. */
export function ofWeek(preset: WeekPreset, by: SoldBy, choice: DayChoice): DayChoice {
  const { weekdays, excludes } = presetOf(preset, by, choice.spans);
  return {
    spans: choice.spans,
    weekdays: [...weekdays],
    excludes: sorted([...addedByHand(by, choice), ...excludes]),
  };
}

/**
 * The choice after other spans were typed. Working days that include a worked Saturday or Sunday leave out the other ones of the old spans only, so they
 * are made anew for the new spans. Undefined if the choice stays as it is, also while a span is not complete.
 */
export function inOtherSpans(
  by: SoldBy,
  before: readonly DaySpan[],
  choice: DayChoice,
): DayChoice | undefined {
  const old = { ...choice, spans: [...before] };
  const hasMore = choice.weekdays.length > weekdaysOf.workdays[by].length;
  if (!choice.spans.every(isSpan) || !hasMore || workdaysMade(by, old).length === 0) return undefined;
  return ofWeek('workdays', by, { ...choice, excludes: addedByHand(by, old) });
}

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
  by: SoldBy,
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
    excludes: addedByHand(by, choice),
  };
}
