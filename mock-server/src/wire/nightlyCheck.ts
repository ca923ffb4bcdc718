import { jobTimes } from '#contracts/jobTimes.ts';
import type { Context } from '../records/context.ts';
import { lastRunOf, nowOf } from '../store/today.ts';
import { selfCheck } from './selfCheck.ts';

/** More differences than these are counted only: a log is for reading. */
const loggedAtMost = 20;

/**
 * The self-check of every night (domain design, section 17): logs what does not add up and keeps it for the control plane. Where the clock
 * passes several nights at once, it runs once. The night before the mock was started is not made up for: its state was read or seeded
 * just now.
 */
export function checkNightly({ memory, clock, store }: Omit<Context, 'caller'>): void {
  const night = lastRunOf(clock, jobTimes.selfCheck);
  const before = memory.selfCheckedOn;
  memory.selfCheckedOn = night;
  if (before === undefined || before === night) return;
  const violations = selfCheck(store);
  memory.nightlyCheck = { at: nowOf(clock), violations };
  for (const violation of violations.slice(0, loggedAtMost)) console.error(`[mock] self-check: ${violation}`);
  const more = violations.length - loggedAtMost;
  if (more > 0) console.error(`[mock] self-check: and ${more} more; see GET /__mock/self-check`);
}
