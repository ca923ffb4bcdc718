import { addDays } from '../../src/days.ts';
import { orderStatus, refundSource, refundStatus, voucherStatus } from '../../src/enums/orders.ts';
import { status } from '../../src/envelope.ts';
import { guestExamples } from '../../src/examples/orders.ts';
import { refundMoves } from '../../src/examples/refunds.ts';
import type { StayKind } from '../../src/trade/trade.ts';
import { roomCalls } from './ownHouses.ts';
import { askedFor, moneyRule, payBack, where } from './refundScenes.ts';
import { stayKinds } from './roomGuards.ts';
import type { Rule } from './rule.ts';
import { newMember, newProduct, openShop, payOffline, placeOrder, type Shop, taken } from './shop.ts';
import type { Json, Talk } from './talk.ts';

/** Refunds of some of the rooms of a stay, and what goes with the last ones only. */

const [guest] = guestExamples;
const price = 10_000;

export interface Stay {
  shop: Shop;
  productId: string;
  order: Json;
  nights: string[];
}

/** A paid stay of some rooms. `beyond` guests are more than the rooms include, so that each costs extra. */
export async function paidStay(
  talk: Talk,
  trade: StayKind,
  {
    qty = 2,
    count = 2,
    beyond = 0,
    isToday = false,
    ...over
  }: Record<string, unknown> & {
    qty?: number;
    count?: number;
    beyond?: number;
    isToday?: boolean;
  } = {},
): Promise<Stay> {
  const shop = await openShop(talk, trade);
  if (isToday) shop.first = shop.today;
  const room = await talk.ok(roomCalls[trade].get, { params: { id: shop.roomId } });
  const included = (room.maxGuests ?? room.adults + room.children) * qty;
  const guests = Array.from({ length: beyond > 0 ? included + beyond : qty }, () => guest);
  const productId = await newProduct(talk, shop, Array(count).fill(price), { cancelRule: 20, ...over });
  const form = { qty, nights: count, guests };
  const order = await payOffline(
    talk,
    shop,
    await placeOrder(talk, shop, productId, await newMember(talk), form),
  );
  const nights = Array.from({ length: count }, (_, at) => addDays(shop.first, at));
  return { shop, productId, order, nights };
}
const read = (talk: Talk, { shop, order }: Stay): Promise<Json> =>
  talk.ok(shop.calls.orders.get, { params: { id: order.id } });
const stockOf = (talk: Talk, { shop, productId, nights }: Stay) =>
  taken(talk, shop, productId, nights.length);
export const linesOf = ({ lines }: Json, isNight: boolean): Json[] =>
  lines.filter(({ date }: Json) => (date !== '') === isNight);
const sumOf = (lines: Json[], name: string) => lines.reduce((sum, line) => sum + line[name], 0);

async function checkRooms(talk: Talk, trade: StayKind): Promise<void> {
  const stay = await paidStay(talk, trade, { qty: 3 });
  const { shop, order, nights } = stay;
  const { refunds } = shop.calls;
  const [first = '', second = ''] = nights;
  const give = async (items: string[], rooms?: number) => {
    const refund = await talk.ok(refunds.add, askedFor(order, items, rooms ? { rooms } : {}));
    const before = await stockOf(talk, stay);
    const held = linesOf(await read(talk, stay), true).map((line) => line.held);
    const after = await payBack(talk, shop, refund);
    return { before, held, after };
  };
  const states = (of: Json) => linesOf(of, true).map(({ held, back, status: state }) => [held, back, state]);
  const both = [];
  for (const _ of [1, 2]) both.push(await talk.ok(refunds.add, askedFor(order, [first], { rooms: 1 })));
  const heldNow = async () => linesOf(await read(talk, stay), true).map(({ held }) => held);
  talk.same('rooms that two open refunds hold', await heldNow(), [2, 0]);
  await talk.refused(refunds.add, status.precondition, askedFor(order, [first], { rooms: 2 }));
  for (const { id } of both) await talk.ok(refunds.revoke, { params: { id }, body: refundMoves.revoke });
  talk.same('rooms that are held when both were revoked', await heldNow(), [0, 0]);
  const one = await give([first], 1);
  talk.same('rooms that an open refund holds', one.held, [1, 0]);
  talk.same('stock while the refund is open', one.before, ['0/3', '0/3']);
  talk.same('stock after one room of one night', await stockOf(talk, stay), ['0/2', '0/3']);
  const { unused, refunded } = voucherStatus;
  talk.same('the nights', states(one.after), [
    [0, 1, unused],
    [0, 0, unused],
  ]);
  talk.same('status', one.after.status, orderStatus.toUse);
  const two = await give([first, second], 2);
  talk.same('stock after two rooms of each night', await stockOf(talk, stay), ['0/0', '0/1']);
  talk.same('the nights', states(two.after), [
    [0, 3, refunded],
    [0, 2, unused],
  ]);
  talk.same('status', two.after.status, orderStatus.toUse);
  const rest = await give([second]);
  talk.same('stock after all of it', await stockOf(talk, stay), ['0/0', '0/0']);
  talk.same(
    'status and money',
    [rest.after.status, rest.after.refundedAmount],
    [orderStatus.closed, order.payPrice],
  );
}

/** Extras are for the whole stay: they come back with the last rooms of the last nights, and no longer when guests have come. */
async function checkExtras(talk: Talk, trade: StayKind): Promise<void> {
  const stay = await paidStay(talk, trade, { beyond: 1 });
  const { shop, order, nights } = stay;
  const { refunds } = shop.calls;
  const extras = linesOf(order, false);
  if (extras.length === 0) return talk.skip('the stay costs no extra');
  const offer = async (items: string[], rooms?: number) => {
    const body = { orderId: order.id, items, ...(rooms && { rooms }) };
    const { items: parts, applyAmount } = await talk.ok(refunds.preview, { body });
    talk.same('amount of the parts', applyAmount, sumOf(parts, 'paid'));
    return parts.map(({ key }: Json) => key);
  };
  const whole = [...nights, ...extras.map(({ name }) => name)];
  const isPart = async (what: string, items: string[], rooms?: number) =>
    talk.same(`parts of ${what}`, await offer(items, rooms), items);
  await isPart('one room of all nights', nights, 1);
  await isPart('all rooms of the first night', nights.slice(0, 1));
  await isPart('all rooms of the last night', nights.slice(1));
  talk.same('parts of all rooms of all nights', await offer(nights), whole);
  talk.same('parts of as many rooms as there are', await offer(nights, 2), whole);
  const one = await talk.ok(refunds.add, askedFor(order, nights, { rooms: 1 }));
  talk.same(
    'one of two rooms is worth',
    one.applyAmount,
    sumOf(
      linesOf(order, true).map(({ paid }) => ({ half: Math.floor(paid / 2) })),
      'half',
    ),
  );
  await payBack(talk, shop, one);
  talk.same('parts of the other room', await offer(nights), whole);
  await payBack(talk, shop, await talk.ok(refunds.add, askedFor(order, nights.slice(0, 1))));
  talk.same('parts of what is left', await offer(nights.slice(1)), whole.slice(1));
  const last = await payBack(talk, shop, await talk.ok(refunds.add, askedFor(order, nights.slice(1))));
  talk.same('money that is back', [last.refundedAmount, last.status], [order.payPrice, orderStatus.closed]);
  const here = await paidStay(talk, trade, { beyond: 1, isToday: true, count: 3 });
  const { orders } = here.shop.calls;
  if (!('checkIn' in orders)) return;
  const params = { id: here.order.id };
  const body = { guests: here.order.guests.map(() => guest), roomNos: [] };
  // All that can be given back are the nights to come, which does not make them the whole stay.
  await talk.ok(orders.checkIn, { params, body });
  const later = { body: { orderId: here.order.id, items: here.nights.slice(1) } };
  const left = await talk.ok(here.shop.calls.refunds.preview, later);
  talk.same(
    'parts of the nights to come of guests who have come',
    left.items.map(({ key }: Json) => key),
    here.nights.slice(1),
  );
  await talk.ok(orders.checkOut, { params, body: {} });
}

/** The merchant's refusal gives back what is in no refund yet; what is goes on. */
async function checkRejected(talk: Talk, trade: StayKind): Promise<void> {
  const stay = await paidStay(talk, trade, { confirmMode: 20 });
  const { shop, order, nights } = stay;
  const { orders, refunds } = shop.calls;
  if (!('reject' in orders)) return;
  const first = await talk.ok(refunds.add, askedFor(order, nights.slice(0, 1)));
  const params = { id: order.id };
  const rejected = await talk.ok(orders.reject, { params, body: { reason: 10, note: '' } });
  talk.holds('why it was closed', rejected.closeReason !== '', rejected);
  const made = rejected.refunds.find(({ id }: Json) => id !== first.id);
  talk.same(
    'status and refunds',
    [rejected.status, rejected.refunds.length, made?.refundAmount],
    [orderStatus.closed, 2, order.payPrice - first.refundAmount],
  );
  const refund = await talk.ok(refunds.get, { params: { id: made.id } });
  talk.same(
    'source, status and fee',
    [refund.source, refund.status, refund.feeAmount],
    [refundSource.rejected, refundStatus.toPay, 0],
  );
  await payBack(talk, shop, first);
  const after = await payBack(talk, shop, refund);
  talk.same('money that is back', [after.refundedAmount, after.refundingAmount], [order.payPrice, 0]);
  talk.same('stock', await stockOf(talk, stay), ['0/0', '0/0']);
}

export const refundRoomRules: Rule[] = stayKinds.flatMap((trade) => [
  moneyRule(
    trade,
    'a refund of some rooms holds, and gives back, these rooms of these nights and no others',
    'domain design, sections 9.6 and 11.5',
    (talk) => checkRooms(talk, trade),
  ),
  moneyRule(
    trade,
    'extras come back with the last rooms of the last nights only, and not when guests have come',
    where.fee,
    (talk) => checkExtras(talk, trade),
  ),
  moneyRule(
    trade,
    'an order of which a part is being refunded can be rejected: the rest comes back, too',
    'domain design, sections 10.3 and 11.4',
    (talk) => checkRejected(talk, trade),
  ),
]);
