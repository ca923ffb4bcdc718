import { beforeEach, describe, expect, it } from 'vitest';
import { merchants } from '#contracts/areas/merchants.ts';
import { minsuRooms } from '#contracts/areas/minsuRooms.ts';
import { ordersHotel, ordersPlace } from '#contracts/areas/orders.ts';
import { productsHotel } from '#contracts/areas/productsHotel.ts';
import { refundsHotel, refundsPlace } from '#contracts/areas/refunds.ts';
import { stocksPlace } from '#contracts/areas/stocks.ts';
import { cancelRule } from '#contracts/enums/products.ts';
import { status } from '#contracts/envelope.ts';
import { orderMoves } from '#contracts/examples/orders.ts';
import { refundMoves } from '#contracts/examples/refunds.ts';
import type { PlaceOrder, StayOrder } from '#contracts/trade/orders.ts';
import type { Refund } from '#contracts/trade/refunds.ts';
import { asking, of } from './asking.ts';
import { newMinsuRoom, newPlaceOrder, newStayOrder } from './forms.ts';
import { seededMock } from './mockFor.ts';
import { stayRow } from './stockForms.ts';
import { tradeWorld } from './tradeWorld.ts';

/** Probes of domain design 21 and guards of 9.7, 10.5 and 11.3 that reach over several kinds of records. */

const mock = seededMock({ scale: 0.1 });
let token: string;
const { does, refuses } = asking(mock, () => token);
const world = tradeWorld(() => mock);
const day = 86_400_000;
const { certificates } = refundMoves.finish;

beforeEach(async () => {
  token = await mock.tokenOf('platformAdmin');
});

/** Tickets on sale tomorrow and today, and what a clerk fills in for a member. */
function tickets(terms = {}, values = {}) {
  const product = world.product('place', { gradeDiscount: 0, ...values }, terms);
  const useDate = world.inDays(1);
  world.price(product, { [world.inDays(0)]: 10_000, [useDate]: 10_000 }, 100);
  world.member();
  return { product, useDate, body: { ...newPlaceOrder, productId: product.id, useDate } };
}
function rooms(terms = {}, values = {}) {
  const product = world.product('hotel', { gradeDiscount: 0, ...values }, terms);
  const nights = [0, 1, 2, 3].map(world.inDays);
  world.price(product, Object.fromEntries(nights.map((night) => [night, 30_000])));
  world.member();
  return {
    product,
    body: { ...newStayOrder, productId: product.id, checkInDate: nights[1], checkOutDate: nights[3] },
  };
}
const notSold = [status.precondition, '产品不可售', 'productId'] as const;

describe('a merchant who is switched off', () => {
  it('sells nothing more; what was sold is used and given back all the same', async () => {
    const { product, body } = tickets({}, { cancelRule: cancelRule.anyTime });
    const { id, payPrice } = await does<PlaceOrder>(ordersPlace.add, {
      body: { ...body, useDate: world.inDays(0), qty: 2 },
    });
    await does(ordersPlace.payOffline, of(id, { amount: payPrice, certificates }));
    await does(merchants.enable, of('2', { enable: 0 }));
    expect(world.store().products.get(product.id)?.enabled).toBe(1);
    await refuses(ordersPlace.add, { body }, ...notSold);

    const { vouchers } = await does<PlaceOrder>(ordersPlace.get, of(id));
    const [first = '', second = ''] = vouchers.map(({ code }) => code);
    expect(await does(ordersPlace.verify, of(id, { codes: [first] }))).toMatchObject({ status: 40 });
    const items = { orderId: id, items: [second], reason: 10 };
    expect(await does(refundsPlace.add, { body: items })).toMatchObject({ status: 20 });
    expect(world.broken()).toEqual([]);
  });
});

describe('under an open order form', () => {
  it.each<[string, (product: { id: string; resourceId: string; roomId: string }) => unknown]>([
    ['the product is removed', ({ id }) => does(productsHotel.remove, of(id))],
    ['the product is taken off sale', ({ id }) => world.store().products.update(id, { enabled: 0 })],
    ['the room is switched off', ({ roomId }) => world.store().hotelRooms.update(roomId, { enabled: 0 })],
    [
      'the hotel is switched off',
      ({ resourceId }) => world.store().hotels.update(resourceId, { enabled: 0 }),
    ],
    [
      'the contract of the merchant begins later',
      () => world.store().merchants.update('2', { contractStart: world.inDays(5) }),
    ],
  ])('%s: nothing is sold, and its field says so', async (_, happens) => {
    const { product, body } = rooms();
    await happens(product);
    await refuses(ordersHotel.add, { body }, ...notSold);
  });

  it('a price changes: the order is made at the new one, and orders of before keep theirs', async () => {
    const { product, useDate, body } = tickets();
    const old = await does<PlaceOrder>(ordersPlace.add, { body });
    const change = { date: useDate, version: 1, price: 12_000, stock: 100 };
    await does(stocksPlace.save, { params: { id: product.id }, body: { days: [change] } });
    const { payPrice } = await does<PlaceOrder>(ordersPlace.add, { body });
    expect([old.payPrice, payPrice]).toEqual([10_000, 12_000]);
    await does(ordersPlace.payOffline, of(old.id, { amount: 10_000, certificates }));
    expect(await does(ordersPlace.get, of(old.id))).toMatchObject({ totalPrice: 10_000, payPrice: 10_000 });
    expect(world.broken()).toEqual([]);
  });

  it('a night of several closes: none of them is held', async () => {
    const { product, body } = rooms();
    const night = world.inDays(2);
    const row = world.day(product.id, night);
    world.store().priceStocks.update(row?.id ?? '', { enabled: 0 });
    await refuses(ordersHotel.add, { body }, status.precondition, `${night}不可订`, 'checkInDate');
    world.store().priceStocks.update(row?.id ?? '', { enabled: 1, stock: 0 });
    await refuses(ordersHotel.add, { body }, status.short, `${night}库存不足`, 'qty');
  });
});

describe('the booking window of a stay', () => {
  it('closes for the same day at its time, and not for the next one', async () => {
    const { body } = rooms({ cutOffTime: '00:00' });
    const today = { ...body, checkInDate: world.inDays(0), checkOutDate: world.inDays(1) };
    const words = '已过当日预订截止时间00:00';
    await refuses(ordersHotel.add, { body: today }, status.precondition, words, 'checkInDate');
    await does(ordersHotel.add, { body });
  });

  it('opens so many days ahead', async () => {
    const { body } = rooms({ aheadDays: 2 });
    await refuses(ordersHotel.add, { body }, status.precondition, '须提前2天预订', 'checkInDate');
  });

  it('has no stay that ends before it begins, or on the same day', async () => {
    const { body } = rooms();
    for (const checkOutDate of [body.checkInDate, world.inDays(0)])
      await refuses(
        ordersHotel.add,
        { body: { ...body, checkOutDate } },
        status.invalid,
        '离店日期必须晚于入住日期',
        'checkOutDate',
      );
  });
});

it('a room of a guesthouse has at least as many as a day to come offers', async () => {
  const { store } = mock.mock;
  store.minsuRooms.update('1', { roomCount: 9 });
  const product = store.products.insert(stayRow('house', '1', '1'));
  const date = world.inDays(20);
  world.price(product, { [date]: 10_000 }, 9);
  const form = { ...newMinsuRoom, identicalUnits: 1, roomCount: 8 };
  const words = `房间数量不能小于已设置的库存9(${date})`;
  await refuses(minsuRooms.update, of('1', form), status.precondition, words, 'roomCount');
  await does(minsuRooms.update, of('1', { ...form, roomCount: 9 }));
});

it('the front desk sees orders and refunds of its own houses, and of no other one of its merchant', async () => {
  const desk = await mock.tokenOf('frontDesk');
  const params = { belongId: '2' };
  const order = world.order({ kind: 'hotel', own: 1 }, 30);
  const refund = world.refund({ kind: 'hotel', own: 1 }, 10);
  const other = world
    .store()
    .hotels.all()
    .find(({ id, merchantId }) => merchantId === '2' && id !== order.resourceId)?.id;
  const listed = async (calls: typeof ordersHotel | typeof refundsHotel) => {
    const input = { params, query: { limit: 100 } };
    const { list } = await does<{ list: { id: string }[] }>(calls.listOfOwn, input, desk);
    return list.map(({ id }) => id);
  };
  expect(await listed(ordersHotel)).toContain(order.id);
  expect(await listed(refundsHotel)).toContain(refund.id);
  world.store().orders.update(order.id, { resourceId: other ?? '' });
  world.store().refunds.update(refund.id, { resourceId: other ?? '' });
  expect(await listed(ordersHotel)).not.toContain(order.id);
  expect(await listed(refundsHotel)).not.toContain(refund.id);
  const asked = { params: { ...params, id: order.id } };
  await refuses(ordersHotel.getOfOwn, asked, status.notFound, '订单不存在', undefined, desk);
  const refundAsked = { params: { ...params, id: refund.id } };
  await refuses(refundsHotel.getOfOwn, refundAsked, status.notFound, '退款单不存在', undefined, desk);
});

describe('refunds', () => {
  it('are none after the free time where the whole is kept', async () => {
    const { body } = rooms(
      {},
      { cancelRule: cancelRule.untilDeadline, cancelDays: 5, cancelTime: '18:00', lateFee: 30, feeRate: 0 },
    );
    const { id, orderNo, payPrice } = await does<StayOrder>(ordersHotel.add, { body });
    await does(ordersHotel.payOffline, of(id, { amount: payPrice, certificates }));
    expect(await world.control('members/refund', { orderNo })).toEqual({
      http: 409,
      json: { error: '-1008 已超过免费取消时间，全额扣款' },
    });
    expect(world.broken()).toEqual([]);
  });

  it('are at most 50 of an order; what is owed still is paid by hand', async () => {
    const { body } = tickets({ maxCount: 60, expireRefund: 1 });
    const order = await does<PlaceOrder>(ordersPlace.add, { body: { ...body, qty: 51 } });
    await does(ordersPlace.payOffline, of(order.id, { amount: order.payPrice, certificates }));
    const { vouchers } = await does<PlaceOrder>(ordersPlace.get, of(order.id));
    const ask = (code: string) => ({ body: { orderId: order.id, items: [code], reason: 10 } });
    for (const { code } of vouchers.slice(0, 50)) {
      const { id, refundAmount } = await does<Refund>(refundsPlace.add, ask(code));
      await does(refundsPlace.execute, of(id));
      await does(refundsPlace.finish, of(id, { ...refundMoves.finish, amount: refundAmount }));
    }
    const last = ask(vouchers[50]?.code ?? '');
    await refuses(refundsPlace.add, last, status.precondition, '该订单退款次数已达上限');

    mock.mock.clock.advance(3 * day);
    token = await mock.tokenOf('platformAdmin');
    const { refunds } = await does<PlaceOrder>(ordersPlace.get, of(order.id));
    const owed = refunds.find(({ status: state }) => state === 20)?.id ?? '';
    expect((await does<Refund>(refundsPlace.get, of(owed))).actions).toEqual(['finishOffline', 'reveal']);
    await refuses(refundsPlace.execute, of(owed), status.precondition, '该订单退款次数已达上限');
    const byHand = { ...refundMoves.finish, amount: 10_000 };
    expect(await does(refundsPlace.finishOffline, of(owed, byHand))).toMatchObject({ status: 40 });
    expect(world.broken()).toEqual([]);
  });

  it('are neither executed before they passed nor audited after', async () => {
    const refund = world.refund({ kind: 'place' }, 10);
    const moved = '退款状态已变更，请刷新后重试';
    await refuses(refundsPlace.execute, of(refund.id), status.wrongState, moved);
    await refuses(refundsPlace.retry, of(refund.id), status.wrongState, moved);
    const done = world.refund({ kind: 'place' }, 40);
    const pass = { pass: 1, refundAmount: done.refundAmount, feeAmount: done.feeAmount };
    await refuses(refundsPlace.audit, of(done.id, pass), status.wrongState, moved);
    await refuses(refundsPlace.revoke, of(done.id, refundMoves.revoke), status.wrongState, moved);
    mock.mock.clock.advance(day);
    expect(world.broken()).toEqual([]);
  });
});

/** A clerk may lower a price to a cent, so that parts of an order were paid nothing: what the jobs do with them must not stop anybody. */
describe('parts that were paid nothing', () => {
  it('expire, though the product gives expired tickets back', async () => {
    const { body } = tickets({ expireRefund: 1 });
    const { id } = await does<PlaceOrder>(ordersPlace.add, {
      body: { ...body, useDate: world.inDays(0), qty: 2 },
    });
    await does(ordersPlace.changePrice, of(id, { ...orderMoves.changePrice, payPrice: 1 }));
    const { vouchers } = await does<PlaceOrder>(ordersPlace.payOffline, of(id, { amount: 1, certificates }));
    const codes = vouchers.filter(({ paid }) => paid === 1).map(({ code }) => code);
    await does(ordersPlace.verify, of(id, { codes }));
    mock.mock.clock.advance(3 * day);
    token = await mock.tokenOf('platformAdmin');
    const after = await does<PlaceOrder>(ordersPlace.get, of(id));
    expect([after.status, after.vouchers.map(({ status: state }) => state).sort()]).toEqual([50, [20, 50]]);
    expect(world.broken()).toEqual([]);
  });

  it('are free again when the merchant refuses the rest, and cost nobody anything', async () => {
    const { product, body } = rooms({ confirmMode: 20, confirmMinutes: 60 });
    const { id } = await does<StayOrder>(ordersHotel.add, { body });
    await does(ordersHotel.changePrice, of(id, { ...orderMoves.changePrice, payPrice: 1 }));
    const { lines } = await does<StayOrder>(ordersHotel.payOffline, of(id, { amount: 1, certificates }));
    const items = lines.filter(({ paid }) => paid === 1).map(({ date }) => date);
    await does(refundsHotel.add, { body: { orderId: id, items, reason: 10 } });
    mock.mock.clock.advance(2 * 3_600_000);
    token = await mock.tokenOf('platformAdmin');
    const after = await does<StayOrder>(ordersHotel.get, of(id));
    expect(after).toMatchObject({ status: 70, refundingAmount: 1, refundedAmount: 0 });
    const free = lines.filter(({ paid }) => paid === 0).map(({ date }) => world.day(product.id, date)?.sold);
    expect(free).toEqual([0]);
    expect(world.broken()).toEqual([]);
  });
});
