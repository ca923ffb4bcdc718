import { inOrder, type Span } from './parseDay.ts';

/** Which end of a span the next day that is picked will be. */
export type End = 'start' | 'end';

interface Picking extends Span {
  next: End;
  /** The other end was picked just before, so that two days make a span whichever comes first. */
  isSecond: boolean;
}

/** A span after a day was picked in the calendar, and which end is asked for now: none when both are there. */
export function pickDay({ start, end, next, isSecond }: Picking, day: string): Span & { next?: End } {
  if (isSecond) return inOrder(next === 'end' ? start : end, day);
  if (next === 'start') return { start: day, end: end >= day ? end : '', next: 'end' };
  if (start === '' || start > day) return { start: '', end: day, next: 'start' };
  return { start, end: day };
}
