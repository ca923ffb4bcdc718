import { pointType } from '#contracts/enums/members.ts';
import { adjustPoints } from '../../members/points.ts';
import { bySystem } from '../../records/operators.ts';
import type { Mock } from '../../wire/mock.ts';
import { ControlError } from '../controlError.ts';
import { type AnyState, contextOf, none, nothing, state } from './providerState.ts';

/** What calls about points of members need. */

/** A member with points that he can use. */
function withPoints({ store }: Mock) {
  const member = store.members.all().find(({ points }) => points > 0);
  if (!member) throw new ControlError(400, 'The seed has no member with points.');
  const { id: memberId, name: memberName, points, pointsVersion: version } = member;
  return { memberId, memberName, version, abovePoints: points + 1 };
}

export const memberPointStates: Record<string, AnyState> = {
  'a member has used and gained points': state(nothing, none, ({ store }) => {
    const gift = store.pointJournals.all().find(({ type }) => type === pointType.gift);
    if (!gift) throw new ControlError(400, 'The seed has no member who was given points for an order.');
    return { memberId: gift.memberId };
  }),
  'a member has points': state(nothing, none, withPoints),
  // The version is that from before.
  'the points of a member were changed by somebody else': state(nothing, none, (mock) => {
    const values = withPoints(mock);
    adjustPoints(contextOf(mock), values.memberId, 1, { remark: '补发', by: bySystem });
    return values;
  }),
};
