import { memberFriends } from '../../src/areas/memberFriends.ts';
import { relationType } from '../../src/enums/members.ts';
import { credentialType } from '../../src/enums/orders.ts';
import { status } from '../../src/envelope.ts';
import { maskDocument, maskMobile } from '../../src/forms/masks.ts';
import { type StayKind, type TradeKind, tradeKinds } from '../../src/trade/trade.ts';
import { moneyRule } from './orderScenes.ts';
import { stayKinds } from './roomGuards.ts';
import type { Rule } from './rule.ts';
import { newMember, newProduct, openShop, payOffline, placeOrder, type Shop } from './shop.ts';
import type { Json, Talk } from './talk.ts';
import { newNumber } from './unique.ts';

/** Numbers of guests: what forms send back as masks stands for the whole numbers, guest by guest. */

const { invalid, precondition } = status;
const rule = (trade: TradeKind, says: string, check: Rule['check']): Rule => ({
  ...moneyRule(trade, says, 'domain design, section 7.4; docs/decisions/0020-whole-numbers.md', check),
  kind: 'record',
});

interface Guest {
  name: string;
  credentialType: number;
  credentialNo: string;
  mobile: string;
}
/** Three people whose numbers have the same masks. */
function alike(): [Guest, Guest, Guest] {
  const [middle, end] = [newNumber(8), newNumber(4)];
  const one = (at: number, name: string): Guest => ({
    ...{ name, credentialType: credentialType.passport },
    credentialNo: `E1${at}${middle}78`,
    mobile: `188${at}${newNumber(3)}${end}`,
  });
  return [one(1, '林小雨'), one(2, '陈晨'), one(3, '江听雪')];
}
const masked = (guest: Guest): Guest => ({
  ...guest,
  credentialNo: maskDocument(guest.credentialNo),
  mobile: maskMobile(guest.mobile),
});
/** Ways to send a guest back: all of it masked, or one number only. */
const ways = (guest: Guest): [string, Guest][] => [
  ['both numbers', masked(guest)],
  ['the document', { ...guest, credentialNo: maskDocument(guest.credentialNo) }],
  ['the mobile', { ...guest, mobile: maskMobile(guest.mobile) }],
];
/** The mask of a number that nobody has. */
const wrong: [string, object][] = [
  ['credentialNo', { credentialNo: 'Z9*****00' }],
  ['mobile', { mobile: '177****0000' }],
];

async function expectWhole(talk: Talk, { calls }: Shop, id: string, guests: Guest[], what: string) {
  for (const [index, { name, credentialNo, mobile }] of guests.entries())
    for (const [field, whole] of [
      ['guests.credentialNo', credentialNo],
      ['guests.mobile', mobile],
    ]) {
      const { value } = await talk.ok(calls.orders.reveal, { params: { id }, body: { field, index } });
      talk.same(`${field} of ${name}, who was sent with a mask for ${what}`, value, whole);
    }
}

async function newFriend(talk: Talk, memberId: string, guest: Guest): Promise<Json> {
  const body = { ...guest, memberId, relation: relationType.friend, remark: '', emergency: 0 };
  return talk.ok(memberFriends.add, { body });
}

async function checkNew(talk: Talk, trade: TradeKind): Promise<void> {
  const shop = await openShop(talk, trade);
  const { orders } = shop.calls;
  const [member, other] = [await newMember(talk), await newMember(talk)];
  const productId = await newProduct(talk, shop, [100]);
  const [friend, guest, stranger] = alike();
  const { id: friendId } = await newFriend(talk, member.id, friend);
  const { id: foreignId } = await newFriend(talk, other.id, stranger);
  const place = (more: Json) => placeOrder(talk, shop, productId, member, { qty: 1, ...more });
  for (const [what, sent] of ways(friend)) {
    const order = await place({ guests: [guest, { ...sent, friendId }] });
    await expectWhole(talk, shop, order.id, [guest, friend], what);
  }
  const picked = {
    ...{ memberId: member.id, memberMobile: maskMobile(member.mobile) },
    contactMobile: maskMobile(member.mobile),
  };
  const order = await place(picked);
  for (const field of ['memberMobile', 'contactMobile']) {
    const { value } = await talk.ok(orders.reveal, { params: { id: order.id }, body: { field } });
    talk.same(`${field} of a member who was picked`, value, member.mobile);
  }
  const form = {
    productId,
    qty: 1,
    contactName: '林小雨',
    contactMobile: member.mobile,
    memberMobile: member.mobile,
  };
  const days =
    trade === 'place'
      ? { useDate: order.useDate }
      : { checkInDate: order.checkInDate, checkOutDate: order.checkOutDate };
  const refuse = (more: object) =>
    talk.refused(orders.add, [invalid, precondition], { body: { ...form, ...days, ...more } });
  for (const [, over] of wrong) await refuse({ guests: [{ ...masked(friend), ...over, friendId }] });
  await refuse({ guests: [{ ...masked(stranger), friendId: foreignId }] });
  await refuse({ ...picked, memberMobile: '177****0000' });
  await refuse({ ...picked, contactMobile: '177****0000' });
}

async function checkArriving(talk: Talk, trade: StayKind): Promise<void> {
  const shop = await openShop(talk, trade);
  shop.first = shop.today;
  const { orders } = shop.calls;
  if (!('checkIn' in orders)) return;
  const [member, other] = [await newMember(talk), await newMember(talk)];
  const productId = await newProduct(talk, shop, [100]);
  const [one, two, friend] = alike();
  const { id: friendId } = await newFriend(talk, member.id, friend);
  const [stranger] = alike();
  const { id: foreignId } = await newFriend(talk, other.id, stranger);
  const booked = async () =>
    payOffline(talk, shop, await placeOrder(talk, shop, productId, member, { qty: 1, guests: [one, two] }));
  const arrive = (id: string, guests: Json[]) => ({ params: { id }, body: { guests, roomNos: [] } });
  for (const [at, [what, second]] of ways(two).entries()) {
    const order = await booked();
    const third = ways(friend)[at]?.[1];
    const [, first] = ways(one)[at] ?? [];
    await talk.ok(orders.checkIn, arrive(order.id, [second, { ...third, friendId }, first]));
    await expectWhole(talk, shop, order.id, [two, friend, one], what);
    await talk.ok(orders.checkOut, { params: { id: order.id }, body: {} });
  }
  const order = await booked();
  const shown = (await talk.ok(orders.get, { params: { id: order.id } })).guests;
  const before = await talk.ok(orders.get, { params: { id: order.id } });
  for (const [, over] of wrong) {
    await talk.refused(orders.checkIn, invalid, arrive(order.id, [{ ...shown[0], ...over }]));
    await talk.refused(
      orders.checkIn,
      precondition,
      arrive(order.id, [{ ...masked(friend), ...over, friendId }]),
    );
  }
  const foreign = { ...masked(stranger), friendId: foreignId };
  await talk.refused(orders.checkIn, precondition, arrive(order.id, [foreign]));
  const after = await talk.ok(orders.get, { params: { id: order.id } });
  talk.same('status and guests', [after.status, after.guests], [before.status, before.guests]);
  await talk.ok(orders.checkIn, arrive(order.id, shown));
  await expectWhole(talk, shop, order.id, [one, two], 'all that the order shows');
  await talk.ok(orders.checkOut, { params: { id: order.id }, body: {} });
}

/** One guest is changed, and the others stay as the order shows them. */
async function checkChanged(talk: Talk, trade: StayKind): Promise<void> {
  const shop = await openShop(talk, trade);
  const { orders } = shop.calls;
  const productId = await newProduct(talk, shop, [100]);
  const [one, two, third] = alike();
  const form = { qty: 1, guests: [one, two] };
  const { id, contactName, contactMobile } = await payOffline(
    talk,
    shop,
    await placeOrder(talk, shop, productId, await newMember(talk), form),
  );
  const saved = (guests: object[]) => ({ params: { id }, body: { contactName, contactMobile, guests } });
  for (const [what, kept] of ways(two)) {
    await talk.ok(orders.updateContact, saved([third, kept]));
    await expectWhole(talk, shop, id, [third, two], what);
    await talk.ok(orders.updateContact, saved([one, masked(two)]));
  }
  for (const [, over] of wrong)
    await talk.refused(orders.updateContact, invalid, saved([{ ...masked(one), ...over }, masked(two)]));
  await expectWhole(talk, shop, id, [one, two], 'what was refused');
}

export const guestNumberRules: Rule[] = [
  ...tradeKinds.map((trade) =>
    rule(
      trade,
      'masks of a relative and of a member who were picked stand for their whole numbers, and no others are taken',
      (talk) => checkNew(talk, trade),
    ),
  ),
  ...stayKinds.map((trade) =>
    rule(
      trade,
      'masks of guests who stay as they are stand for their whole numbers when another one is changed',
      (talk) => checkChanged(talk, trade),
    ),
  ),
  ...stayKinds.map((trade) =>
    rule(
      trade,
      'masks of guests who arrive stand for the whole numbers of these guests, also where masks are alike',
      (talk) => checkArriving(talk, trade),
    ),
  ),
];
