import { inOrder, type Span } from './parseDay.ts';

/** The end of a span that the next picked day sets. */
export type End = 'start' | 'end';

interface Picking extends Span {
  next: End;
  /** The other end was picked just before, so the two days make a span in either order. */
  isSecond: boolean;
}

/** The span after a day was picked in the calendar. `next` is the end to pick next; absent when both ends are set. */
export function pickDay({ start, end, next, isSecond }: Picking, day: string): Span & { next?: End } {
  if (isSecond) return inOrder(next === 'end' ? start : end, day);
  if (next === 'start') return { start: day, end: end >= day ? end : '', next: 'end' };
  if (start === '' || start > day) return { start: '', end: day, next: 'start' };
  return { start, end: day };
}
