import { friendLimit } from '#contracts/areas/memberFriends.ts';
import { maskDocument } from '#contracts/forms/masks.ts';
import type { Mock } from '../../wire/mock.ts';
import { ControlError } from '../controlError.ts';
import { type AnyState, none, nothing, state } from './providerState.ts';

/** What calls about relatives of members need. Names of their own, because a record's id may stand next to them. */

/** The first relative, and the member whose he is. */
function firstOf({ store }: Mock) {
  const friend = store.memberFriends.all()[0];
  const member = friend && store.members.get(friend.memberId);
  if (!member) throw new ControlError(400, 'The seed has no relative of a member.');
  return { friend, member };
}

export const memberFriendStates: Record<string, AnyState> = {
  'a member has relatives': state(nothing, none, (mock) => {
    const { friend, member } = firstOf(mock);
    const { id: friendId, name: friendName, credentialNo } = friend;
    const ofMember = { memberId: member.id, memberMobile: member.mobile };
    return { ...ofMember, friendId, friendName, friendDocument: maskDocument(credentialNo) };
  }),
  'a member has as many relatives as are allowed': state(nothing, none, (mock) => {
    const { friend, member } = firstOf(mock);
    const { id: _id, version: _version, ...like } = friend;
    const { memberFriends } = mock.store;
    for (let at = memberFriends.by('memberId', member.id).length; at < friendLimit; at++)
      memberFriends.insert({ ...like, relation: 60, credentialType: 20, credentialNo: `E900010${10 + at}` });
    return { memberId: member.id };
  }),
};
