import { status } from '#contracts/envelope.ts';
import { wrongNumber } from '#contracts/forms/documents.ts';
import { isMaskedDocument, isMaskedMobile, maskDocument, maskMobile } from '#contracts/forms/masks.ts';
import { rightIds } from '#contracts/rights/rights.ts';
import type { OrderGuest } from '#contracts/trade/orderForms.ts';
import { say } from '#contracts/words.ts';
import { strictly } from '../records/attempts.ts';
import { type Context, callerOf } from '../records/context.ts';
import { fail, invalid } from '../records/fail.ts';
import type { StoredGuest, StoredOrder } from '../store/tradeRows.ts';

/** What is known of somebody: a relative of a member, or a guest of an order. */
type Known = Pick<StoredGuest, 'credentialType' | 'credentialNo' | 'mobile'>;

/** The guest with the known numbers in the place of their masks; undefined where a mask is of another number. */
function withNumbers(guest: OrderGuest, known: Known): OrderGuest | undefined {
  const { credentialNo, mobile = '' } = guest;
  const hidesNo = isMaskedDocument(credentialNo);
  const hidesMobile = isMaskedMobile(mobile);
  if (hidesNo && credentialNo !== maskDocument(known.credentialNo)) return undefined;
  if (hidesMobile && mobile !== maskMobile(known.mobile)) return undefined;
  return {
    ...guest,
    credentialNo: hidesNo ? known.credentialNo : credentialNo,
    credentialType: hidesNo ? known.credentialType : guest.credentialType,
    mobile: hidesMobile ? known.mobile : mobile,
  };
}

const friendChanged = (at: number) =>
  fail(status.precondition, say('friendChanged'), { field: `guests.${at}.name` });

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
    const { friendId = '' } = guest;
    if (friendId === '') return guest;
    const friend = callerOf(context).rights.has(rightIds.viewMember)
      ? store.memberFriends.get(friendId)
      : undefined;
    const isOfMember = friend && store.members.get(friend.memberId)?.mobile === memberMobile;
    return (isOfMember && withNumbers(guest, friend)) || friendChanged(at);
  };
  return guests.map((guest, at) => attempt(() => whole(guest, at)) ?? guest);
}

/**
 * Guests who arrive or are changed, with whole numbers: masks stand for the numbers of a guest whom the order has, or of a relative of its member, who needs no right
 * beyond the order (docs/decisions/0039-front-desk.md). -1002 for a mask of another number; -1008 for a relative who is gone or was changed meanwhile.
 */
export function arrivingGuests(
  { store }: Pick<Context, 'store'>,
  { guests: known, memberId }: Pick<StoredOrder, 'guests' | 'memberId'>,
  guests: readonly OrderGuest[],
): OrderGuest[] {
  return guests.map((guest, at) => {
    const { friendId = '', name, credentialType, credentialNo, mobile } = guest;
    if (friendId !== '') {
      const friend = store.memberFriends.get(friendId);
      return (friend?.memberId === memberId && withNumbers(guest, friend)) || friendChanged(at);
    }
    if (!isMaskedDocument(credentialNo) && !isMaskedMobile(mobile)) return guest;
    // Two guests can have the same mask; then the name says which one is meant.
    const found = known.flatMap((one) => withNumbers(guest, one) ?? []);
    const named = known.filter((one) => one.name === name).flatMap((one) => withNumbers(guest, one) ?? []);
    const isOne = new Set(found.map((one) => `${one.credentialNo}/${one.mobile}`)).size === 1;
    const whole = named[0] ?? (isOne ? found[0] : undefined);
    if (whole) return whole;
    return isMaskedDocument(credentialNo)
      ? invalid(`guests.${at}.credentialNo`, wrongNumber(credentialType))
      : invalid(`guests.${at}.mobile`, say('mobile'));
  });
}
