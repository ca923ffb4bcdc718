import { status } from '#contracts/envelope.ts';
import { isMaskedDocument, isMaskedMobile, maskDocument, maskMobile } from '#contracts/forms/masks.ts';
import { rightIds } from '#contracts/rights/rights.ts';
import type { OrderGuest } from '#contracts/trade/orderForms.ts';
import { say } from '#contracts/words.ts';
import { strictly } from '../records/attempts.ts';
import { type Context, callerOf } from '../records/context.ts';
import { fail } from '../records/fail.ts';

/**
 * The guests of a new order with whole numbers: where a relative of the member was picked, the masks stand for the numbers of his record (domain design,
 * section 7.4). Later changes of the record do not change the order. -1008 for a relative who is gone or another's, or was changed meanwhile.
 */
export function wholeGuests(
  context: Context,
  memberMobile: string,
  guests: readonly OrderGuest[],
  attempt = strictly,
): OrderGuest[] {
  const { store } = context;
  const whole = (guest: OrderGuest, at: number) => {
    const { friendId = '', credentialNo, mobile = '' } = guest;
    if (friendId === '') return guest;
    const friend = callerOf(context).rights.has(rightIds.viewMember)
      ? store.memberFriends.get(friendId)
      : undefined;
    const isOfMember = friend && store.members.get(friend.memberId)?.mobile === memberMobile;
    const changed = () => fail(status.precondition, say('friendChanged'), { field: `guests.${at}.name` });
    if (!isOfMember) return changed();
    if (isMaskedDocument(credentialNo) && credentialNo !== maskDocument(friend.credentialNo))
      return changed();
    if (isMaskedMobile(mobile) && mobile !== maskMobile(friend.mobile)) return changed();
    return {
      ...guest,
      credentialNo: isMaskedDocument(credentialNo) ? friend.credentialNo : credentialNo,
      credentialType: isMaskedDocument(credentialNo) ? friend.credentialType : guest.credentialType,
      mobile: isMaskedMobile(mobile) ? friend.mobile : mobile,
    };
  };
  return guests.map((guest, at) => attempt(() => whole(guest, at)) ?? guest);
}
