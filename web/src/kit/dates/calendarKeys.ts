import { addDays, monthOf, weekdayOf } from '#contracts/days.ts';

/** The same day in another month, or the last day of that month if it is shorter. */
export function monthsAfter(day: string, months: number): string {
  const last = addDays(monthOf(day, months + 1), -1);
  const same = `${last.slice(0, 8)}${day.slice(8)}`;
  return same < last ? same : last;
}

/** The day to which a key moves, after the WAI-ARIA pattern of date pickers; undefined for other keys. */
export function dayByKey(day: string, key: string, shift: boolean): string | undefined {
  switch (key) {
    case 'ArrowLeft':
      return addDays(day, -1);
    case 'ArrowRight':
      return addDays(day, 1);
    case 'ArrowUp':
      return addDays(day, -7);
    case 'ArrowDown':
      return addDays(day, 7);
    case 'Home':
      return addDays(day, 1 - weekdayOf(day));
    case 'End':
      return addDays(day, 7 - weekdayOf(day));
    case 'PageUp':
      return monthsAfter(day, shift ? -12 : -1);
    case 'PageDown':
      return monthsAfter(day, shift ? 12 : 1);
    default:
      return undefined;
  }
}

interface Limits {
  min?: string | undefined;
  max?: string | undefined;
}
export const isWithin = (day: string, { min, max }: Limits) =>
  (min === undefined || day >= min) && (max === undefined || day <= max);
/** The day itself, or the nearest limit if it is outside of the limits. */
export function within(day: string, { min, max }: Limits): string {
  if (min !== undefined && day < min) return min;
  return max !== undefined && day > max ? max : day;
}
