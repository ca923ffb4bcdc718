import { addMonths } from '#contracts/days.ts';
import { pointType } from '#contracts/enums/members.ts';
import { epochOf } from '#contracts/wireTime.ts';
import { adjustPoints, gainPoints } from '../../members/points.ts';
import { bySystem } from '../../records/operators.ts';
import { todayOf } from '../../store/today.ts';
import { runAllJobs } from '../../wire/jobs.ts';
import type { Mock } from '../../wire/mock.ts';
import { ControlError } from '../controlError.ts';
import { type AnyState, contextOf, none, nothing, state } from './providerState.ts';
import { memberWithBalance } from './withdrawSetup.ts';

/** What calls about points of members need. */

/** A member with points that he can use. */
function withPoints({ store }: Mock) {
  const member = store.members.all().find(({ points }) => points > 0);
  if (!member) throw new ControlError(400, 'The seed has no member with points.');
  const { id: memberId, name: memberName, points, pointsVersion: version } = member;
  return { memberId, memberName, version, abovePoints: points + 1 };
}

/** Points that a member was given so many months ago. */
function gained(mock: Mock, memberId: string, points: number, monthsAgo: number): void {
  const context = contextOf(mock);
  const now = epochOf(`${addMonths(todayOf(mock.clock), -monthsAgo)} 12:00:00`);
  const clock = { ...context.clock, now: () => (monthsAgo === 0 ? mock.clock.now() : now) };
  gainPoints({ ...context, clock }, memberId, points, { type: pointType.added, by: bySystem });
}

export const memberPointStates: Record<string, AnyState> = {
  'a member has used and gained points': state(nothing, none, ({ store }) => {
    const gift = store.pointJournals.all().find(({ type }) => type === pointType.gift);
    if (!gift) throw new ControlError(400, 'The seed has no member who was given points for an order.');
    return { memberId: gift.memberId };
  }),
  'a member has points': state(nothing, none, withPoints),
  // The later ones were given first.
  'a member has points that end on two days': state(nothing, none, (mock) => {
    const { id, mobile } = memberWithBalance(mock);
    gained(mock, id, 3000, 0);
    gained(mock, id, 2000, 12);
    return { memberId: id, memberMobile: mobile };
  }),
  'some points of a member have come to their end': state(nothing, none, (mock) => {
    const { id } = memberWithBalance(mock);
    gained(mock, id, 300, 13);
    gained(mock, id, 200, 0);
    runAllJobs(mock.context);
    return { memberId: id };
  }),
  // The version is that from before.
  'the points of a member were changed by somebody else': state(nothing, none, (mock) => {
    const values = withPoints(mock);
    adjustPoints(contextOf(mock), values.memberId, 1, { remark: '补发', by: bySystem });
    return values;
  }),
};
