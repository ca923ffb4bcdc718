import { secondsBetween } from '../../kit/display/format.ts';

/** Whole hours and minutes from now to a moment of the wire; undefined when it has come. */
export function timeLeft(now: string, until: string): { h: number; m: number } | undefined {
  const minutes = Math.floor(secondsBetween(now, until) / 60);
  return minutes > 0 ? { h: Math.floor(minutes / 60), m: minutes % 60 } : undefined;
}
