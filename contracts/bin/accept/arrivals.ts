import { orderStatus, payType } from '../../src/enums/orders.ts';
import { status } from '../../src/envelope.ts';
import { guestExamples, orderMoves } from '../../src/examples/orders.ts';
import { refundMoves } from '../../src/examples/refunds.ts';
import type { StayKind } from '../../src/trade/trade.ts';
import { roomCalls } from './ownHouses.ts';
import { linesOf, paidStay, type Stay } from './refundRooms.ts';
import { askedFor, moneyRule, payBack } from './refundScenes.ts';
import { stayKinds } from './roomGuards.ts';
import type { Rule } from './rule.ts';
import { newMobile, openShop } from './shop.ts';
import type { Talk } from './talk.ts';

/** Guests who come or stay away while, or after, a part of their stay is refunded. */

const { invalid, precondition } = status;
const [guest] = guestExamples;

type Moves = Record<string, { body: object; to: number }>;
const arrivals: Moves = {
  checkIn: { body: { ...orderMoves.checkIn, roomNos: [] }, to: orderStatus.inUse },
};

/** In each state of an open refund the moves are refused and not offered; when it is dropped they are possible again. */
async function whileOpen(talk: Talk, { shop, order, nights }: Stay, moves: Moves): Promise<void> {
  const { orders, refunds } = shop.calls;
  const params = { id: order.id };
  const calls = Object.entries(moves).map(([name, move]) => ({
    ...move,
    name,
    call: orders[name as keyof typeof orders],
  }));
  const refuse = async (when: string) => {
    for (const { name, call, body } of calls) {
      const { actions, status: before } = await talk.ok(orders.get, { params });
      talk.holds(`${name} is not offered ${when}`, !actions.includes(name), actions);
      await talk.refused(call, precondition, { params, body });
      talk.same(`status ${when}`, (await talk.ok(orders.get, { params })).status, before);
    }
  };
  const last = nights.slice(-1);
  const dropped = await talk.ok(refunds.add, askedFor(order, last, { rooms: 1 }));
  await refuse('while a refund waits for its payment');
  await talk.ok(refunds.revoke, { params: { id: dropped.id }, body: refundMoves.revoke });
  const free = await talk.ok(orders.get, { params });
  for (const { name } of calls)
    talk.holds(`${name} is offered again`, free.actions.includes(name), free.actions);
  // Of money that was paid through a channel nobody knows when it is back.
  if (order.payType === payType.offline) {
    const paid = await talk.ok(refunds.add, askedFor(order, last, { rooms: 1 }));
    await talk.ok(refunds.execute, { params: { id: paid.id } });
    await refuse('while a refund is being paid');
    const { certificates, remark } = refundMoves.finish;
    const finish = { amount: paid.refundAmount, certificates, remark };
    await talk.ok(refunds.finish, { params: { id: paid.id }, body: finish });
  }
  for (const { name, call, body, to } of calls.slice(0, 1)) {
    const after = await talk.ok(call, { params, body });
    talk.same(`status after ${name}`, after.status, to);
  }
}

async function checkArrival(talk: Talk, trade: StayKind): Promise<void> {
  await whileOpen(talk, await paidStay(talk, trade, { isToday: true }), arrivals);
  const { id, shop } = {
    ...(await talk.state('the guests of an order never came', { trade })),
    shop: await openShop(talk, trade),
  };
  const order = await talk.ok(shop.calls.orders.get, { params: { id } });
  const nights = linesOf(order, true).map(({ date }) => date);
  const noShow = { noShow: { body: {}, to: orderStatus.done } };
  await whileOpen(talk, { shop, order, nights, productId: order.productId }, { ...noShow, ...arrivals });
}

/** Guests for the rooms that are left, not for those that were given back. */
async function checkGuests(talk: Talk, trade: StayKind): Promise<void> {
  const stay = await paidStay(talk, trade, { isToday: true, qty: 3 });
  const { shop, order, nights } = stay;
  const { orders, refunds } = shop.calls;
  if (!('checkIn' in orders)) return;
  await payBack(talk, shop, await talk.ok(refunds.add, askedFor(order, nights, { rooms: 1 })));
  const input = (count: number) => ({
    params: { id: order.id },
    body: { guests: Array.from({ length: count }, () => guest), roomNos: [] },
  });
  await talk.refused(orders.checkIn, precondition, input(1));
  const room = await talk.ok(roomCalls[trade].get, { params: { id: shop.roomId } });
  const most = 2 * ((room.maxGuests ?? room.adults + room.children) + (room.extraGuests ?? room.extraBeds));
  await talk.refused(orders.checkIn, precondition, input(most + 1));
  const changed = (count: number) => {
    const { guests } = input(count).body;
    return { ...input(count), body: { contactName: '柳清欢', contactMobile: newMobile(), guests } };
  };
  await talk.refused(orders.updateContact, precondition, changed(most + 1));
  const full = await talk.ok(orders.updateContact, changed(most));
  talk.same('guests of two rooms', full.guests.length, most);
  const three = { ...input(2), body: { ...input(2).body, roomNos: ['801', '802', '803'] } };
  await talk.refused(orders.checkIn, invalid, three);
  const { guests, status: state } = await talk.ok(orders.checkIn, input(2));
  talk.same('guests and status', [guests.length, state], [2, orderStatus.inUse]);
  await talk.ok(orders.checkOut, { params: { id: order.id }, body: {} });
}

export const arrivalRules: Rule[] = stayKinds.flatMap((trade) => [
  moneyRule(
    trade,
    'while a refund is open guests neither come nor stay away; afterwards they do',
    'domain design, section 10.3',
    (talk) => checkArrival(talk, trade),
  ),
  moneyRule(
    trade,
    'guests are registered for the rooms that were not given back, as many as they hold, with a number for each',
    'domain design, section 10.3',
    (talk) => checkGuests(talk, trade),
  ),
]);
