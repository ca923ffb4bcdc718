import { wireDay, wireTime } from '../wireTime.ts';

/** The present year and day for validation rules. Schemas get no clock, so `readAt` sets the moment for them. */

let told: number | undefined;

/** The year in Asia/Shanghai, of the moment that `readAt` tells; else of this machine. */
export const thisYear = () => Number(wireTime(told ?? Date.now()).slice(0, 4));

/** The present day in Asia/Shanghai, yyyy-MM-dd, by the same clock. */
export const thisDay = () => wireDay(told ?? Date.now());

/** Runs a check as of a moment in epoch milliseconds: a backend has a clock of its own. `work` must not be asynchronous. */
export function readAt<T>(epochMs: number, work: () => T): T {
  const before = told;
  told = epochMs;
  try {
    return work();
  } finally {
    told = before;
  }
}
