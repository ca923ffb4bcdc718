import { journalType } from '#contracts/enums/finance.ts';
import { accountOf, post } from '../finance/accounts.ts';
import type { Context } from '../records/context.ts';
import { bySystem } from '../records/operators.ts';
import { dayMs, type SeedTools } from './seedTools.ts';
import type { Timeline } from './timeline.ts';

/** Of large demos (`MOCK_SCALE` above 1), for each unit of scale. */
const perScale = 1_000;
const spanDays = 360;

/** A row of the journal of one of these members: two of three add something, the third takes less than that. */
export function writeChange(context: Context, memberIds: readonly string[], at: number): void {
  const memberId = memberIds[Math.floor(at / 3) % memberIds.length];
  if (memberId === undefined) return;
  const taken = 500 + (at % 300);
  const isTaken = at % 3 === 2 && accountOf(context.store, memberId).balance >= taken;
  post(context, {
    ...{ memberId, by: bySystem },
    ...(isTaken
      ? { type: journalType.deducted, change: -taken, remark: '活动名额取消，扣回奖励' }
      : { type: journalType.added, change: 2_000 + (at % 700), remark: '每日签到活动奖励' }),
  });
}

/** Changes of a year. */
export function planManyJournals(
  { scale, now, store }: SeedTools,
  context: Context,
  timeline: Timeline,
): void {
  if (scale <= 1) return;
  const count = Math.round(perScale * scale);
  const memberIds = store.members.all().map(({ id }) => id);
  // The last one first: a timeline takes an event that is earlier than most without moving the others.
  for (let at = count - 1; at >= 0; at--)
    timeline.add(now - Math.round(spanDays * dayMs * (1 - at / count)), () =>
      writeChange(context, memberIds, at),
    );
}
