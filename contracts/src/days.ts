/** Days of the calendar as the wire writes them, `yyyy-MM-dd`. Such texts sort as the days do. */

export const dayMs = 86_400_000;
const msOf = (day: string) => Date.parse(`${day}T00:00:00Z`);
const dayOf = (ms: number) => new Date(ms).toISOString().slice(0, 10);

export const addDays = (day: string, days: number) => dayOf(msOf(day) + days * dayMs);
/** Days from one to the other; negative when it lies before. */
export const daysBetween = (from: string, to: string) => Math.round((msOf(to) - msOf(from)) / dayMs);
/** Every day of a span, both ends included; none when it ends before it starts. */
export const daysOf = (start: string, end: string): string[] =>
  Array.from({ length: Math.max(0, daysBetween(start, end) + 1) }, (_, at) => addDays(start, at));
/** 1 = Monday … 7 = Sunday. */
export const weekdayOf = (day: string) => new Date(msOf(day)).getUTCDay() || 7;
/** First day of a month that lies so many months after a day's own. */
export function monthOf(day: string, after = 0): string {
  const [year = 0, month = 1] = day.split('-').map(Number);
  return dayOf(Date.UTC(year, month - 1 + after, 1));
}
/** Last day of the month that lies so many months after a day's own. */
export const monthEnd = (day: string, after = 0) => addDays(monthOf(day, after + 1), -1);
/** Nights of a stay: the day of departure is none. */
export const nightsOf = (checkIn: string, checkOut: string) => daysOf(checkIn, addDays(checkOut, -1));
/** The same day so many months later, or the last one of a month that is too short. */
export function addMonths(day: string, months: number): string {
  const first = monthOf(day, months);
  const lastDay = Number(monthEnd(first).slice(8));
  return `${first.slice(0, 8)}${String(Math.min(Number(day.slice(8)), lastDay)).padStart(2, '0')}`;
}
