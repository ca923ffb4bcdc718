import { runEstateJobs } from '../estate/estateJobs.ts';
import { answerPayouts } from '../finance/withdrawJobs.ts';
import { expireGrades } from '../members/grades.ts';
import { expirePoints } from '../members/points.ts';
import type { Context } from '../records/context.ts';
import { runTradeJobs } from '../trade/jobs.ts';
import { planAccounts } from './accounts.ts';
import { planIncomes } from './incomes.ts';
import { planManyJournals } from './manyJournals.ts';
import { seedManyRecommends } from './manyRecommends.ts';
import { hurry, planOrders } from './orders.ts';
import { planRecommends } from './recommends.ts';
import { seedContext } from './seedContext.ts';
import { dayMs, type SeedTools } from './seedTools.ts';
import { Timeline } from './timeline.ts';
import { planWithdraws } from './withdraws.ts';

const yearMs = 365 * dayMs;
/** Jobs are looked at that often in the year that is past. */
const jobMs = 6 * 3_600_000;

/**
 * What happened in a year: orders and refunds, recommends, incomes. All of it happens by the functions that answer the calls, with a clock of its own and in the
 * order of time, so every amount, stock, journal and log line agrees. What the rules refuse (sold out, closed) does not happen.
 */
export function seedLives(tools: SeedTools): void {
  const { now } = tools;
  const context = seedContext(tools, now - yearMs);
  const { clock } = context;
  tools.tellTime(clock);
  const timeline = new Timeline();
  planOrders(tools, context, timeline);
  planRecommends(tools, context, timeline);
  planIncomes(tools, context, timeline);
  planWithdraws(tools, context, timeline);
  planAccounts(tools, context, timeline);
  planManyJournals(tools, context, timeline);
  for (let at = now - yearMs; at < now; at += jobMs) timeline.add(at, () => runJobs(context));
  timeline.run(now, (at) => clock.set(at));
  seedManyRecommends(tools, context);
  clock.set(now);
  runJobs(context);
  hurry(context);
  tools.tellTime(undefined);
}

function runJobs(context: Context): void {
  runTradeJobs(context);
  runEstateJobs(context);
  answerPayouts(context);
  expirePoints(context);
  expireGrades(context);
}
