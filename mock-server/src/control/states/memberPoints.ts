import { pointType } from '#contracts/enums/members.ts';
import { ControlError } from '../controlError.ts';
import { type AnyState, none, nothing, state } from './providerState.ts';

/** What calls about points of members need. */
export const memberPointStates: Record<string, AnyState> = {
  'a member has used and gained points': state(nothing, none, ({ store }) => {
    const gift = store.pointJournals.all().find(({ type }) => type === pointType.gift);
    if (!gift) throw new ControlError(400, 'The seed has no member who was given points for an order.');
    return { memberId: gift.memberId };
  }),
};
