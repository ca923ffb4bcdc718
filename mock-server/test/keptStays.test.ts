import { describe, expect, it } from 'vitest';
import { type DeskStay, deskKinds, frontDesk } from '#contracts/areas/frontDesk.ts';
import { ordersHotel, ordersHouse } from '#contracts/areas/orders.ts';
import { refundsHotel, refundsHouse } from '#contracts/areas/refunds.ts';
import { todos } from '#contracts/areas/todos.ts';
import { addDays } from '#contracts/days.ts';
import type { AnyEndpoint } from '#contracts/endpoint.ts';
import { orderStatus } from '#contracts/enums/orders.ts';
import { status } from '#contracts/envelope.ts';
import { refundMoves } from '#contracts/examples/refunds.ts';
import { jobTimes } from '#contracts/jobTimes.ts';
import type { StayKind } from '#contracts/trade/trade.ts';
import { epochOf } from '#contracts/wireTime.ts';
import { orderIn } from '#mock/control/states/tradeSetup.ts';
import type { Order } from '#mock/trade/orders/orderMoves.ts';
import { selfCheck } from '#mock/wire/selfCheck.ts';
import { testDay } from '../../contracts/testing/moment.ts';
import { seededMock } from './mockFor.ts';

/** Nights and rooms that were given back are nobody's: on the board, at check-in, for room numbers, and when a stay ends. */

const calls = {
  hotel: { orders: ordersHotel, refunds: refundsHotel },
  house: { orders: ordersHouse, refunds: refundsHouse },
};
const inDays = (count: number) => addDays(testDay, count);

const mock = seededMock();

async function call<T = never>(endpoint: AnyEndpoint, id: string, body: object = {}) {
  const token = await mock.tokenOf('platformAdmin');
  return (await mock.call<T>(endpoint, token, { params: { id }, body })).envelope;
}
/** Asks for a refund of nights: of so many rooms of each, or of all. */
async function ask({ kind, id }: Order, nights: string[], rooms?: number) {
  const { refunds } = calls[kind as StayKind];
  const body = {
    orderId: id,
    items: nights,
    reason: 10,
    description: '',
    images: [],
    ...(rooms && { rooms }),
  };
  const added = await call<{ id: string; refundAmount: number }>(refunds.add, '', body);
  expect(added.status).toBe(status.ok);
  return added.data;
}
async function giveBack(order: Order, nights: string[], rooms?: number): Promise<void> {
  const { refunds } = calls[order.kind as StayKind];
  const { id, refundAmount } = await ask(order, nights, rooms);
  expect((await call(refunds.execute, id)).status).toBe(status.ok);
  const finish = { ...refundMoves.finish, amount: refundAmount };
  expect((await call(refunds.finish, id, finish)).status).toBe(status.ok);
}
/** Two rooms, of merchantManager's merchant, paid at the counter. */
const booked = (kind: StayKind, code: number, nights = 3, days = 0) =>
  orderIn(mock.mock, { kind, own: 1, inDays: days, nights }, code as 30, true);

async function onBoard({ id, kind }: Order): Promise<DeskStay | undefined> {
  const token = await mock.tokenOf('merchantManager');
  const { envelope } = await mock.call<{ stays: DeskStay[] }>(frontDesk.boardOfOwn, token, {
    params: { belongId: '2' },
  });
  return envelope.data.stays.find((stay) => stay.id === id && stay.kind === kind);
}
const rowOf = async ({ kind, orderNo }: Order, query: object = {}) => {
  const { orders } = calls[kind as StayKind];
  const { envelope } = await mock.call<{ list: DeskStay[] }>(
    orders.list,
    await mock.tokenOf('platformAdmin'),
    {
      query: { orderNo, ...query },
    },
  );
  return envelope.data.list[0];
};
const arrive = (order: Order, roomNos: string[] = []) =>
  call(calls[order.kind as StayKind].orders.checkIn, order.id, { guests: order.guests, roomNos });
const stateOf = ({ id }: Order) => mock.mock.store.orders.get(id)?.status;
const later = (days: number, time = '12:00') =>
  mock.mock.clock.advance(epochOf(`${inDays(days)} ${time}:00`) - mock.mock.clock.now());

describe.each(deskKinds)('of a %s', (kind) => {
  it('whose first night was given back: nobody comes today, tomorrow he is expected and comes', async () => {
    const order = booked(kind, orderStatus.toUse);
    expect((await onBoard(order))?.tabs).toEqual(['arrivals']);
    await giveBack(order, [testDay]);
    expect(await onBoard(order)).toBeUndefined();
    expect(await arrive(order)).toMatchObject({ status: status.precondition, message: '未到入住日期' });
    const kept = { arrivalDate: inDays(1), departureDate: inDays(3), rooms: 2, nights: 2, roomNights: 4 };
    const dates = { checkInDate: testDay, checkOutDate: inDays(3), nights: 3, qty: 2 };
    expect(await rowOf(order)).toMatchObject({ ...dates, kept });
    expect(await rowOf(order, { useStart: inDays(1), useEnd: inDays(1) })).toMatchObject({ id: order.id });
    expect(await rowOf(order, { useEnd: testDay })).toBeUndefined();
    later(1);
    expect(await onBoard(order)).toMatchObject({ tabs: ['arrivals'], kept });
    const { orders } = calls[kind];
    expect((await call(orders.noShow, order.id)).status).toBe(status.precondition);
    expect((await arrive(order)).status).toBe(status.ok);
    expect(selfCheck(mock.mock.store)).toEqual([]);
  });

  it('whose last night was given back: he leaves a day earlier, and the job ends his stay', async () => {
    const order = booked(kind, orderStatus.inUse);
    later(1);
    await giveBack(order, [inDays(2)]);
    expect((await onBoard(order))?.tabs).toEqual(['inHouse']);
    later(2);
    expect((await onBoard(order))?.tabs).toEqual(['departures', 'inHouse']);
    expect(await rowOf(order, { leaveStart: inDays(3) })).toBeUndefined();
    later(3, jobTimes.checkout);
    expect((await onBoard(order))?.tabs).toBeUndefined();
    expect(stateOf(order)).toBe(orderStatus.done);
  });

  it('whose last night was given back before he came: he is missing a day earlier', async () => {
    const order = booked(kind, orderStatus.toUse, 2);
    const missing = async () => {
      const { envelope } = await mock.call<{ key: string; count: number }[]>(
        todos.count,
        await mock.tokenOf('platformAdmin'),
        {},
      );
      return envelope.data.find(({ key }) => key === `${kind}GuestsMissing`)?.count ?? 0;
    };
    later(2);
    const before = await missing();
    mock.mock.rewind();
    const again = booked(kind, orderStatus.toUse, 2);
    expect(again.id).toBe(order.id);
    await giveBack(again, [inDays(1)]);
    later(1);
    expect(await arrive(again)).toMatchObject({ status: status.precondition, message: '已过离店日期' });
    later(2);
    expect(await missing()).toBe(before + 1);
  });

  it('one of whose nights between was given back: he does not come on it, and then he may', async () => {
    const order = booked(kind, orderStatus.toUse);
    await giveBack(order, [inDays(1)]);
    expect((await rowOf(order))?.kept).toMatchObject({
      arrivalDate: testDay,
      departureDate: inDays(3),
      nights: 2,
    });
    later(1);
    expect(await arrive(order)).toMatchObject({ status: status.precondition, message: '未到入住日期' });
    later(2);
    expect((await arrive(order)).status).toBe(status.ok);
  });

  it('one of whose rooms was given back: a number and a guest for the other one are enough', async () => {
    const order = booked(kind, orderStatus.toUse);
    await giveBack(order, [0, 1, 2].map(inDays), 1);
    expect((await onBoard(order))?.kept).toEqual({
      ...{ arrivalDate: testDay, departureDate: inDays(3), rooms: 1, nights: 3, roomNights: 3 },
    });
    expect((await arrive(order, ['9101', '9102'])).status).toBe(status.invalid);
    const alone = { ...order, guests: order.guests.slice(0, 1) };
    expect((await arrive(alone, ['9101'])).status).toBe(status.ok);
  });

  it('one of whose nights is in a refund that is not paid yet: it is still his, but nobody comes until it is decided', async () => {
    const order = booked(kind, orderStatus.toUse);
    await ask(order, [testDay]);
    expect(await onBoard(order)).toMatchObject({
      tabs: ['arrivals'],
      kept: { arrivalDate: testDay, roomNights: 6 },
    });
    expect(await arrive(order)).toMatchObject({ status: status.precondition });
    const guest = booked(kind, orderStatus.inUse);
    await ask(guest, [inDays(2)]);
    later(2);
    expect((await onBoard(guest))?.tabs).toEqual(['inHouse']);
  });

  it('the number of a room is free from the night on that was given back', async () => {
    const guest = booked(kind, orderStatus.inUse, 2);
    const next = mock.mock.store.orders.update(booked(kind, orderStatus.toUse, 1, 1).id, {
      ...{ resourceId: guest.resourceId, roomId: guest.roomId },
    });
    const taken = await (async () => {
      const { data } = await call<{ freeRoomNos: string[] }>(calls[kind].orders.get, next.id);
      return data.freeRoomNos;
    })();
    expect(taken).toEqual([]);
    await giveBack(guest, [inDays(1)]);
    later(1, '08:00');
    expect((await arrive(next, guest.roomNos)).status).toBe(status.ok);
    expect(selfCheck(mock.mock.store)).toEqual([]);
  });
});

it('the self-check names guests who came on a night that was given back, and a number that two have on a night', () => {
  const { store } = mock.mock;
  const [one, two] = [booked('hotel', orderStatus.inUse), booked('hotel', orderStatus.inUse)];
  const told = () => selfCheck(store).filter((words) => /came on a night|room 9101/.test(words));
  expect(told()).toEqual([]);
  for (const { id } of [one, two]) store.orders.update(id, { roomNos: ['9101'] });
  expect(told()).toHaveLength(3);
  const lines = one.lines.map((line) => ({ ...line, back: line.qty }));
  store.orders.update(one.id, { lines });
  expect(told()).toEqual([expect.stringContaining(`${one.orderNo}: its guests came on a night`)]);
});
