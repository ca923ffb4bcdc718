import { addDays, monthOf, weekdayOf } from '#contracts/days.ts';

/** The same day in another month, or the last day of that month if it is shorter. */
export function sameDayOfMonth(date: string, months: number): string {
  const day = `${monthOf(date, months).slice(0, 8)}${date.slice(8)}`;
  const last = addDays(monthOf(date, months + 1), -1);
  return day < last ? day : last;
}

/** The day to which a key moves, after the WAI-ARIA pattern of date grids; undefined for other keys. */
export function movedBy(key: string, date: string): string | undefined {
  const steps: Record<string, () => string> = {
    ArrowLeft: () => addDays(date, -1),
    ArrowRight: () => addDays(date, 1),
    ArrowUp: () => addDays(date, -7),
    ArrowDown: () => addDays(date, 7),
    Home: () => addDays(date, 1 - weekdayOf(date)),
    End: () => addDays(date, 7 - weekdayOf(date)),
    PageUp: () => sameDayOfMonth(date, -1),
    PageDown: () => sameDayOfMonth(date, 1),
  };
  return Object.hasOwn(steps, key) ? steps[key]?.() : undefined;
}

interface Key {
  key: string;
  ctrlKey: boolean;
  altKey: boolean;
  metaKey: boolean;
}

/** The same within the months that can be shown, of which `bounds` has the first days; with Ctrl and the like no key moves. */
export function movedInCalendar(
  { key, ctrlKey, altKey, metaKey }: Key,
  date: string,
  bounds: { first: string; last: string },
): string | undefined {
  const to = ctrlKey || altKey || metaKey ? undefined : movedBy(key, date);
  if (to === undefined) return undefined;
  const end = addDays(monthOf(bounds.last, 1), -1);
  return to < bounds.first ? bounds.first : to > end ? end : to;
}
