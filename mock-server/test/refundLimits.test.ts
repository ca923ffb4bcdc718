import { beforeEach, describe, expect, it } from 'vitest';
import { ordersHotel, ordersPlace } from '#contracts/areas/orders.ts';
import { refundsHotel, refundsPlace } from '#contracts/areas/refunds.ts';
import { cancelRule } from '#contracts/enums/products.ts';
import { refundMoves } from '#contracts/examples/refunds.ts';
import type { PlaceOrder, StayOrder } from '#contracts/trade/orders.ts';
import type { Refund, RefundOffer, RefundRow } from '#contracts/trade/refunds.ts';
import { epochOf } from '#contracts/wireTime.ts';
import { asking, of } from './asking.ts';
import { newPlaceOrder, newStayOrder } from './forms.ts';
import { seededMock } from './mockFor.ts';
import { tradeWorld } from './tradeWorld.ts';

/** What refunds may not give, and what they say of themselves (domain design, sections 11.2 to 11.6). */

const mock = seededMock({ scale: 0.05, fixedNow: epochOf('2026-05-01 10:00:00') });
let token: string;
let manager: string;
const { does, refuses } = asking(mock, () => token);
const world = tradeWorld(() => mock);
/** Sessions end meanwhile. */
async function at(time: string) {
  mock.mock.clock.set(epochOf(time));
  token = await mock.tokenOf('platformAdmin');
  manager = await mock.tokenOf('merchantManager');
}
const own = (body: object) => ({ params: { belongId: '2' }, body });

beforeEach(async () => {
  token = await mock.tokenOf('platformAdmin');
  manager = await mock.tokenOf('merchantManager');
});

const pay = ({ orderNo }: { orderNo: string }) =>
  world.control('members/pay', { orderNo, transactionId: `T${orderNo}` });

async function tickets(qty: number, values: object = {}, terms: object = {}) {
  const product = world.product('place', { gradeDiscount: 0, ...values }, terms);
  world.price(product, { '2026-05-01': 10_000 });
  const { mobile: memberMobile } = world.member();
  const order = await does<PlaceOrder>(ordersPlace.add, {
    body: { ...newPlaceOrder, memberMobile, productId: product.id, useDate: '2026-05-01', qty },
  });
  return order;
}
async function paidTickets(qty: number, values: object = {}, terms: object = {}) {
  const order = await tickets(qty, values, terms);
  await pay(order);
  return does<PlaceOrder>(ordersPlace.get, of(order.id));
}
async function paidStay(nights: number) {
  const product = world.product('hotel', { gradeDiscount: 0 });
  const days = ['2026-05-01', '2026-05-02', '2026-05-03'].slice(0, nights);
  world.price(product, Object.fromEntries(days.map((day) => [day, 30_000])));
  world.member();
  const stay = { checkInDate: '2026-05-01', checkOutDate: `2026-05-0${nights + 1}`, qty: 1 };
  const order = await does<StayOrder>(ordersHotel.add, {
    body: { ...newStayOrder, ...stay, productId: product.id },
  });
  await pay(order);
  return order;
}

describe('nights that are over', () => {
  it('are given back to nobody but by staff of the platform, though the rule refunds at any time', async () => {
    const { id, orderNo } = await paidStay(2);
    await at('2026-05-02 09:00:00');
    const both = { orderId: id, items: ['2026-05-01', '2026-05-02'], reason: 10 };
    expect((await world.control('members/refund', { orderNo, items: both.items })).json).toEqual({
      error: '-1008 只能退未入住的晚数',
    });
    const says = '只能退未入住的晚数';
    await refuses(refundsHotel.addOfOwn, own(both), -1008, says, 'items', manager);
    const tonight = await does<RefundOffer>(
      refundsHotel.previewOfOwn,
      own({ orderId: id, items: ['2026-05-02'] }),
      manager,
    );
    expect(tonight).toMatchObject({ refundAmount: 30_000, feeAmount: 0 });
    expect(await does<Refund>(refundsHotel.add, { body: both })).toMatchObject({ refundAmount: 60_000 });
  });
});

describe('tickets for any day of their validity', () => {
  it('are free to cancel until so many days before the last one', async () => {
    const late = { cancelRule: cancelRule.untilDeadline, cancelDays: 1, cancelTime: '18:00', feeRate: 1000 };
    const order = await paidTickets(1, late, { useMode: 20, validDays: 30 });
    const ask = { body: { orderId: order.id, items: order.vouchers.map(({ code }) => code) } };
    const fee = async () => (await does<RefundOffer>(refundsPlace.preview, ask)).feeAmount;
    expect(await does<RefundOffer>(refundsPlace.preview, ask)).toMatchObject({
      deadline: '2026-05-30 18:00:00',
    });
    await at('2026-05-30 18:00:00');
    expect(await fee()).toBe(0);
    await at('2026-05-30 18:00:01');
    expect(await fee()).toBe(1000);
  });
});

describe('a refund', () => {
  const first = (order: PlaceOrder) => ({
    body: { orderId: order.id, items: [order.vouchers[0]?.code], reason: 10 },
  });

  it('keeps the remark of its audit beside that of its payment by hand', async () => {
    const order = world.order({ kind: 'place' }, 30, true);
    const { orderNo, vouchers } = order;
    const items = vouchers.map(({ code }) => code).slice(0, 1);
    await world.control('members/refund', { orderNo, items });
    const [asked] = (await does<PlaceOrder>(ordersPlace.get, of(order.id))).refunds;
    const { id, refundAmount } = await does<Refund>(refundsPlace.get, of(asked?.id ?? ''));
    const audit = { pass: 1, refundAmount: refundAmount - 100, feeAmount: 100, remark: '票面有折痕' };
    await does(refundsPlace.audit, of(id, audit));
    await does(refundsPlace.execute, of(id));
    const paid = { ...refundMoves.finish, amount: refundAmount - 100, remark: '柜台现金退还' };
    expect(await does<Refund>(refundsPlace.finish, of(id, paid))).toMatchObject({
      ...{ status: 40, auditRemark: '票面有折痕', finishRemark: '柜台现金退还' },
    });
  });

  it('that is over says what others gave before it, and the most that it might have given', async () => {
    const order = await paidTickets(2);
    const refund = await does<Refund>(refundsPlace.add, first(order));
    await does(refundsPlace.execute, of(refund.id));
    mock.mock.clock.advance(10_000);
    expect(await does<Refund>(refundsPlace.get, of(refund.id))).toMatchObject({
      ...{ status: 40, refundAmount: 10_000, refundedAmount: 0, refundable: 10_000 },
    });
  });

  it('of what a ticket in another one leaves is refused as one that is under way', async () => {
    const order = await paidTickets(1);
    await does(refundsPlace.add, first(order));
    await refuses(refundsPlace.add, first(order), -1008, '已有退款处理中', 'items');
  });

  it('that is refused leaves the state that a free ticket given back has made', async () => {
    const product = world.product('place', { gradeDiscount: 0 });
    world.price(product, { '2026-05-01': 10_000 });
    world.store().memberBenefits.update('3', { products: [product.id] });
    world.member({ gradeId: '3' });
    const half = { qty: 2, benefitId: '3', benefitCount: 1 };
    const placed = await does<PlaceOrder>(ordersPlace.add, {
      body: { ...newPlaceOrder, productId: product.id, useDate: '2026-05-01', ...half },
    });
    await pay(placed);
    const order = await does<PlaceOrder>(ordersPlace.get, of(placed.id));
    await does(refundsPlace.add, first(order));
    const stateOf = async () => (await does<PlaceOrder>(ordersPlace.get, of(order.id))).refundState;
    expect(await stateOf()).toBe(20);
    await world.control('members/refund', { orderNo: order.orderNo, items: [order.vouchers[1]?.code] });
    const [asked] = (await does<PlaceOrder>(ordersPlace.get, of(order.id))).refunds;
    expect(await stateOf()).toBe(10);
    await does(refundsPlace.audit, of(asked?.id ?? '', { pass: 0, remark: '票已使用' }));
    expect(await stateOf()).toBe(20);
    expect(world.broken()).toEqual([]);
  });

  it('of a late payment is with the channel at once, and counts every ticket', async () => {
    const order = await tickets(3);
    await at('2026-05-01 12:00:00');
    await pay(order);
    const { list } = await does<{ list: RefundRow[] }>(refundsPlace.list, {
      query: { offset: 0, limit: 10, orderNo: order.orderNo },
    });
    expect(list).toMatchObject([{ status: 30, qty: 3, refundAmount: 30_000 }]);
  });

  it('is found by the number that the member had, and by the one that he has now', async () => {
    const order = await paidTickets(1);
    await does(refundsPlace.add, first(order));
    const member = world.store().members.get(order.memberId);
    const before = member?.mobile ?? '';
    world.store().members.update(order.memberId, { mobile: '19912340777' });
    for (const digits of [before, '19912340777']) {
      const query = { offset: 0, limit: 100 };
      const refunds = await does<{ list: RefundRow[] }>(refundsPlace.list, {
        query: { ...query, memberMobile: digits },
      });
      expect([digits, refunds.list.map(({ orderId }) => orderId)]).toEqual([digits, [order.id]]);
      const orders = await does<{ list: PlaceOrder[] }>(ordersPlace.list, {
        query: { ...query, member: digits },
      });
      expect([digits, orders.list.map(({ id }) => id)]).toEqual([digits, [order.id]]);
    }
  });
});

it('an order that nobody paid earns nothing', async () => {
  const order = await tickets(1);
  expect(await does<PlaceOrder>(ordersPlace.get, of(order.id))).toMatchObject({
    ...{ payPrice: 10_000, commission: 0, settleAmount: 0 },
  });
  await pay(order);
  expect(await does<PlaceOrder>(ordersPlace.get, of(order.id))).toMatchObject({
    ...{ commission: 800, settleAmount: 9200 },
  });
});
