import { expect, it } from 'vitest';
import { memberBenefits } from '#contracts/areas/memberBenefits.ts';
import { ordersHotel, ordersPlace } from '#contracts/areas/orders.ts';
import { benefitType, gainMode } from '#contracts/enums/members.ts';
import { status } from '#contracts/envelope.ts';
import { guestExamples } from '#contracts/examples/orders.ts';
import type { PlaceOrder, StayOrder } from '#contracts/trade/orders.ts';
import { epochOf } from '#contracts/wireTime.ts';
import { quotaOf } from '#mock/members/benefits.ts';
import { setGrade } from '#mock/members/grades.ts';
import { of } from './asking.ts';
import { newPlaceOrder, newStayOrder } from './forms.ts';
import { mockFor } from './mockFor.ts';
import { tradeWorld } from './tradeWorld.ts';

/** Free nights and free tickets: their quotas, and what they pay of an order (domain design, sections 6.4, 6.5 and 10.4). */

const { mock, does, refuses } = mockFor('platformAdmin', {
  scale: 0.05,
  fixedNow: epochOf('2026-05-01 08:00:00'),
});
const world = tradeWorld(() => mock);

const nights = '2';
const tickets = '3';
const context = () => ({ ...mock.mock.context, caller: undefined });
/** A gold member: one free night, two free tickets a year. */
const goldMember = () => world.member({ gradeId: '3', points: 5000 }).id;
const quota = (memberId: string, benefitId: string) => {
  const { total, used, locked } = quotaOf(world.store(), { memberId, benefitId, year: 2026 });
  return { total, used, locked };
};

function hotel(freeNights: 0 | 1 = 1) {
  const product = world.product('hotel', { pointLimitRate: 10_000 }, { freeNights });
  world.price(product, { '2026-05-01': 80_000, '2026-05-02': 40_000 });
  return product;
}
const stay = (productId: string, more: object = {}) => ({
  body: {
    ...{ ...newStayOrder, productId, qty: 1, checkInDate: '2026-05-01', checkOutDate: '2026-05-03' },
    ...{ benefitId: nights, benefitCount: 1, ...more },
  },
});
const bookStay = (more: object = {}) => does<StayOrder>(ordersHotel.add, stay(hotel().id, more));
function bookTickets(qty: number, benefitCount: number) {
  const product = world.product('place');
  world.price(product, { '2026-05-01': 10_000 });
  world.store().memberBenefits.update(tickets, { products: [product.id] });
  const body = { ...newPlaceOrder, productId: product.id, qty, useDate: '2026-05-01' };
  return does<PlaceOrder>(ordersPlace.add, { body: { ...body, benefitId: tickets, benefitCount } });
}
const pay = (orderNo: string) => world.control('members/pay', { orderNo, transactionId: 'T1' });

it('a free night pays up to its cap, before the grade, which discounts the other nights only', async () => {
  const id = goldMember();
  const order = await bookStay();
  // 800.00 + 400.00; the night pays 600.00; 9.5折 of the remaining 200.00 and 400.00.
  expect(order).toMatchObject({ totalPrice: 120_000, payPrice: 57_000 });
  expect(order.discounts).toEqual([
    { type: 30, amount: 60_000, note: '免费间夜' },
    { type: 10, amount: 3000, note: '' },
  ]);
  expect(order.lines.map(({ paid }) => paid)).toEqual([19_000, 38_000]);
  expect(quota(id, nights)).toEqual({ total: 1, used: 0, locked: 1 });
  expect(world.broken()).toEqual([]);
});

it('a cancelled order frees its night, and a completed one has used it', async () => {
  const id = goldMember();
  const { id: first } = await bookStay();
  await does(ordersHotel.cancel, of(first, { reason: '行程取消' }));
  expect(quota(id, nights)).toEqual({ total: 1, used: 0, locked: 0 });
  const { id: second, orderNo } = await bookStay();
  await pay(orderNo);
  await does(ordersHotel.checkIn, of(second, { guests: guestExamples, roomNos: [] }));
  await does(ordersHotel.checkOut, { params: { id: second } });
  expect(quota(id, nights)).toEqual({ total: 1, used: 1, locked: 0 });
  expect(world.broken()).toEqual([]);
});

it('a benefit without limit is offered as such, and one with a limit with what is left', async () => {
  const { mobile: memberMobile } = world.member({ gradeId: '3' });
  const { id: productId } = hotel();
  const offered = async () =>
    (await does<{ list: object[] }>(memberBenefits.preview, { body: { memberMobile, productId } })).list;
  expect(await offered()).toEqual([{ id: nights, name: '免费间夜', left: 1, unlimited: 0 }]);
  const { benefits = [] } = world.store().memberGrades.get('3') ?? {};
  world.store().memberGrades.update('3', {
    benefits: benefits.map((one) => ({ ...one, ...(one.benefitId === nights && { quantity: 0 }) })),
  });
  expect(await offered()).toMatchObject([{ id: nights, unlimited: 1 }]);
});

it('no more than the quota is used, and only what the member has and is good for the product', async () => {
  const id = goldMember();
  const product = hotel();
  const short = stay(product.id, { benefitCount: 2 });
  await refuses(ordersHotel.add, short, status.short, '权益剩余次数不足', 'benefitCount');
  const says = '该权益不可用于此订单';
  const wrong = stay(product.id, { benefitId: tickets });
  await refuses(ordersHotel.add, wrong, status.precondition, says, 'benefitId');
  world.store().memberBenefits.update(nights, { hotels: ['99'] });
  await refuses(ordersHotel.add, stay(product.id), status.precondition, says, 'benefitId');
  world.store().memberBenefits.update(nights, { hotels: [product.resourceId] });
  const closed = stay(hotel(0).id);
  await refuses(ordersHotel.add, closed, status.precondition, says, 'benefitId');
  await does(ordersHotel.add, stay(product.id));
  await refuses(ordersHotel.add, stay(product.id), status.short, '权益剩余次数不足', 'benefitCount');
  expect(quota(id, nights)).toEqual({ total: 1, used: 0, locked: 1 });
});

it('what a lower grade does not give is not free again when it comes back', async () => {
  const id = goldMember();
  const order = await bookTickets(3, 2);
  const to = { mode: gainMode.staff, expireDate: '', action: '调整等级' };
  setGrade(context(), id, { ...to, gradeId: '1' });
  expect(quota(id, tickets)).toEqual({ total: 2, used: 0, locked: 2 });
  await does(ordersPlace.cancel, of(order.id, { reason: '行程取消' }));
  expect(quota(id, tickets)).toEqual({ total: 0, used: 0, locked: 0 });
  setGrade(context(), id, { ...to, gradeId: '3' });
  expect(quota(id, tickets)).toEqual({ total: 2, used: 0, locked: 0 });
  expect(world.broken()).toEqual([]);
});

it('free tickets cost nothing, the others the whole price; a refunded one is free again', async () => {
  const id = goldMember();
  const order = await bookTickets(3, 2);
  expect(order).toMatchObject({ totalPrice: 30_000, payPrice: 9500 });
  await pay(order.orderNo);
  const { vouchers } = await does<PlaceOrder>(ordersPlace.get, of(order.id));
  expect(vouchers.map(({ paid }) => paid)).toEqual([0, 0, 9500]);
  expect(quota(id, tickets)).toEqual({ total: 2, used: 0, locked: 2 });
  const items = [vouchers[0]?.code];
  const { json } = await world.control('members/refund', { orderNo: order.orderNo, items });
  expect(json).toMatchObject({ status: 40, refundAmount: 0 });
  expect(quota(id, tickets)).toEqual({ total: 2, used: 0, locked: 1 });
  await does(ordersPlace.verify, of(order.id, { codes: vouchers.slice(1).map(({ code }) => code) }));
  expect(quota(id, tickets)).toEqual({ total: 2, used: 1, locked: 0 });
  expect(world.broken()).toEqual([]);
});

it('an order that benefits pay whole counts as paid by them', async () => {
  goldMember();
  expect(await bookTickets(2, 2)).toMatchObject({ payPrice: 0, payType: 40, status: 30 });
  expect(world.broken()).toEqual([]);
});

it('a higher grade raises the total of the year and leaves what is used; a lower one never takes what is taken', async () => {
  const id = goldMember();
  await bookStay();
  const to = (gradeId: string) =>
    setGrade(context(), id, { gradeId, mode: 30, expireDate: '', action: '调整等级' });
  to('4');
  expect(quota(id, nights)).toEqual({ total: 3, used: 0, locked: 1 });
  to('1');
  expect(quota(id, nights)).toEqual({ total: 1, used: 0, locked: 1 });
  expect(world.broken()).toEqual([]);
});

it('a new year brings a new quota', async () => {
  const id = goldMember();
  await bookStay();
  mock.mock.clock.set(epochOf('2027-01-01 08:00:00'));
  const key = { memberId: id, benefitId: nights, year: 2027 };
  expect(quotaOf(world.store(), key)).toEqual({ total: 1, used: 0, locked: 0 });
});

it('as many as he likes is a quota without an end', () => {
  const id = goldMember();
  world.store().memberGrades.update('3', { benefits: [{ benefitId: nights, quantity: 0 }] });
  expect(world.store().memberBenefits.get(nights)?.type).toBe(benefitType.freeNights);
  expect(quota(id, nights).total).toBeGreaterThan(100_000);
});
