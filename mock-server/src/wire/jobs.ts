import { runEstateJobs } from '../estate/estateJobs.ts';
import { answerPayouts } from '../finance/withdrawJobs.ts';
import { expireGrades } from '../members/grades.ts';
import { refreshLabels } from '../members/labelRules.ts';
import { expirePoints } from '../members/points.ts';
import type { Context } from '../records/context.ts';
import { runDeadlines, runTradeJobs } from '../trade/jobs.ts';
import { checkNightly } from './nightlyCheck.ts';

/** Once a second is enough for all but what ends at a moment of its own. */
const pauseMs = 1_000;

/**
 * The timed jobs of all businesses, by the mock's clock. They run before a call is answered, so whoever asks sees what the time has done; each is
 * idempotent.
 */
export function runJobs(base: Omit<Context, 'caller'>): void {
  const { memory, clock } = base;
  const now = clock.now();
  const last = memory.jobsRanAt;
  // A clock that was set back runs them, too.
  if (last !== undefined && now >= last && now - last < pauseMs) {
    const context: Context = { ...base, caller: undefined };
    context.store.transaction(() => runDeadlines(context));
    return;
  }
  memory.jobsRanAt = now;
  runAllJobs(base);
  checkNightly(base);
}

/** The timed jobs, whenever they have run before: for what was made to be due just now. */
export function runAllJobs(base: Omit<Context, 'caller'>): void {
  const context: Context = { ...base, caller: undefined };
  context.store.transaction(() => {
    runTradeJobs(context);
    runEstateJobs(context);
    answerPayouts(context);
    expirePoints(context);
    expireGrades(context);
    refreshLabels(context);
  });
}
