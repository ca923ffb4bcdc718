import { recommendStatus } from '#contracts/enums/estates.ts';
import { jobTimes } from '#contracts/jobTimes.ts';
import type { Context } from '../records/context.ts';
import { lastRunOf } from '../store/today.ts';
import { expireRecommend } from './recommendMoves.ts';

/** Timed jobs of real estate (domain design, section 17), by the mock's clock; each is idempotent. */

export function runEstateJobs(context: Context): void {
  expireRecommends(context);
}

/** recommend-expire, every day: 20, 30 → 85 where the protection ended before that day. */
function expireRecommends(context: Context): void {
  const { store, clock } = context;
  const lastRun = lastRunOf(clock, jobTimes.recommendExpire);
  for (const status of [recommendStatus.valid, recommendStatus.visited])
    for (const recommend of store.estateRecommends.by('status', status))
      if (recommend.protectUntil < lastRun) expireRecommend(context, recommend);
}
