import { expect, it } from 'vitest';
import { memberFriends } from '#contracts/areas/memberFriends.ts';
import { ordersHotel } from '#contracts/areas/orders.ts';
import { status } from '#contracts/envelope.ts';
import { maskDocument, maskMobile } from '#contracts/forms/masks.ts';
import { enterState } from '#mock/control/states/providerStates.ts';
import type { StoredFriend } from '#mock/store/memberRows.ts';
import { of } from './asking.ts';
import { newStayOrder } from './forms.ts';
import { operatorsMock } from './recordTests.ts';

/** Relatives of a member as the guests of an order that staff add for him (domain design, section 7.4). */

const world = operatorsMock('support');
const { does, refuses, store, mock } = world;

const friend = (id: string) => store().memberFriends.get(id) as Readonly<StoredFriend>;
const guestOf = ({ id, name, credentialType, credentialNo, mobile }: Readonly<StoredFriend>) => ({
  ...{ name, credentialType, credentialNo: maskDocument(credentialNo), mobile: maskMobile(mobile) },
  friendId: id,
});

/** A right order of a hotel room for member 1. */
function wanted(guests: object[]) {
  const state = { state: 'a product can be ordered', params: { trade: 'hotel' } };
  const { productId, checkInDate, checkOutDate } = enterState(mock.mock, state) as Record<string, string>;
  const memberMobile = store().members.get('1')?.mobile;
  return { body: { ...newStayOrder, productId, checkInDate, checkOutDate, memberMobile, guests } };
}

it('a relative is a guest with the whole numbers of his record, masked in the answer', async () => {
  const relative = friend('2');
  const order = await does<{ id: string; guests: { credentialNo: string }[] }>(
    ordersHotel.add,
    wanted([guestOf(relative)]),
  );
  expect(order.guests[0]?.credentialNo).toBe(maskDocument(relative.credentialNo));
  const { name, credentialType, credentialNo, mobile } = relative;
  expect(store().orders.get(order.id)?.guests).toEqual([{ name, credentialType, credentialNo, mobile }]);
});

it('changing or removing a relative never changes the guests of an order', async () => {
  const { id } = await does<{ id: string }>(ordersHotel.add, wanted([guestOf(friend('4'))]));
  const guests = structuredClone(store().orders.get(id)?.guests);
  const { memberId, relation, gender, birthday, emergency } = friend('4');
  const form = { ...guestOf(friend('4')), memberId, relation, gender, birthday, emergency, name: '江秀云' };
  await does(memberFriends.update, of('4', form));
  expect(friend('4').name).toBe('江秀云');
  expect(store().orders.get(id)?.guests).toEqual(guests);
  await does(memberFriends.remove, of('4'));
  expect(store().orders.get(id)?.guests).toEqual(guests);
});

it('a relative of another member, or one that was changed meanwhile, is refused', async () => {
  const words = ['亲友信息已变更，请重新选择', 'guests.0.name'] as const;
  const ofAnother = wanted([guestOf(friend('6'))]);
  await refuses(ordersHotel.add, ofAnother, status.precondition, ...words);
  const changed = wanted([{ ...guestOf(friend('2')), credentialNo: '9900**********0000' }]);
  await refuses(ordersHotel.add, changed, status.precondition, ...words);
  const gone = wanted([guestOf(friend('2'))]);
  store().memberFriends.remove('2');
  await refuses(ordersHotel.add, gone, status.precondition, ...words);
});

it('a mask without a relative is no number', async () => {
  const { friendId: _friendId, ...guest } = guestOf(friend('2'));
  const message = '请输入正确的身份证号码';
  await refuses(ordersHotel.add, wanted([guest]), status.invalid, message, 'guests.0.credentialNo');
});
