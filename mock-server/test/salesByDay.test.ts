import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { ordersHotel, ordersPlace } from '#contracts/areas/orders.ts';
import { refundsPlace } from '#contracts/areas/refunds.ts';
import { addDays, daysOf } from '#contracts/days.ts';
import { orderStatus, payType, refundStatus } from '#contracts/enums/orders.ts';
import { status } from '#contracts/envelope.ts';
import { asking } from './asking.ts';
import { type Running, startMock } from './running.ts';
import { tradeWorld } from './tradeWorld.ts';

/** What was paid and given back on each day of a span: the same as the sums of the lists, day by day. */

let mock: Running;
let token: string;
let before: string;
beforeAll(async () => {
  mock = await startMock({ scale: 0.2 });
});
beforeEach(async () => {
  mock.mock.rewind();
  token = await mock.tokenOf('superAdmin');
  before = mock.dump();
});
afterAll(() => mock.stop());
const { does, refuses } = asking(() => ({ mock, token, before }));
const world = tradeWorld(() => mock);

interface Day {
  date: string;
  count: number;
  payPrice: number;
  refundedAmount: number;
  refundAmount: number;
}
const paidOn = async (query: Record<string, unknown>) =>
  (await does<{ list: Day[] }>(ordersPlace.sumByDay, { query })).list;
const backOn = async (query: Record<string, unknown>) =>
  (await does<{ list: Day[] }>(refundsPlace.sumByDay, { query })).list;

it('has every day of the span, first day first, with what the list sums for it', async () => {
  const [payStart, payEnd] = [addDays(world.today(), -29), world.today()];
  const days = await paidOn({ payStart, payEnd });
  expect(days.map(({ date }) => date)).toEqual(daysOf(payStart, payEnd));
  expect(days.some(({ count }) => count > 0) && days.some(({ count }) => count === 0)).toBe(true);
  // A product's name that all have: this sum is made of the orders, one by one.
  for (const { date, ...sums } of days)
    expect(sums).toEqual(await does(ordersPlace.sum, { query: { payStart: date, payEnd: date, payMin: 0 } }));
});

it('counts a refund on the day on which it succeeded', async () => {
  const today = world.today();
  const [was] = await backOn({ finishStart: today, finishEnd: today });
  const refund = world.refund({ kind: 'place' }, refundStatus.done);
  const [is] = await backOn({ finishStart: today, finishEnd: today });
  expect(is).toEqual({
    date: today,
    count: (was?.count ?? 0) + 1,
    refundAmount: (was?.refundAmount ?? 0) + refund.refundAmount,
  });
});

it('says nothing of what was not paid, and all of what was paid and closed', async () => {
  const span = { payStart: world.today(), payEnd: world.today() };
  const [was] = await paidOn(span);
  world.order({ kind: 'place' }, orderStatus.unpaid);
  expect(await paidOn(span)).toEqual([was]);
  const closed = world.order({ kind: 'place' }, orderStatus.closed);
  expect(closed.payType).not.toBe(payType.none);
  const [is] = await paidOn(span);
  expect(is?.payPrice).toBe((was?.payPrice ?? 0) + closed.payPrice);
});

it('is of one merchant or place where one is named, and of his own for a merchant user', async () => {
  const span = { payStart: addDays(world.today(), -90), payEnd: world.today() };
  const total = (days: Day[]) => days.reduce((sum, { payPrice }) => sum + payPrice, 0);
  const ofMerchant = total(await paidOn({ ...span, merchantId: '2' }));
  expect(ofMerchant).toBeGreaterThan(0);
  expect(ofMerchant).toBeLessThan(total(await paidOn(span)));
  expect(total(await paidOn({ ...span, resourceId: '99999999' }))).toBe(0);
  const { envelope } = await mock.call(ordersPlace.sumByDayOfOwn, await mock.tokenOf('merchantManager'), {
    params: { belongId: '2' },
    query: span,
  });
  expect(total((envelope.data as { list: Day[] }).list)).toBe(ofMerchant);
});

it('ends a day at midnight of the wire', async () => {
  const today = world.today();
  const left = 86_400_000 - ((world.clock().now() + 8 * 3_600_000) % 86_400_000);
  world.clock().advance(left - 1_000);
  token = await mock.tokenOf('superAdmin');
  world.order({ kind: 'place' }, orderStatus.toUse);
  const span = { payStart: today, payEnd: addDays(today, 1) };
  const [first] = await paidOn(span);
  world.clock().advance(1_000);
  token = await mock.tokenOf('superAdmin');
  const second = world.order({ kind: 'place' }, orderStatus.toUse);
  expect(await paidOn(span)).toEqual([
    first,
    { date: addDays(today, 1), count: 1, payPrice: second.payPrice, refundedAmount: 0 },
  ]);
});

it('refuses a span that ends before it starts, or is longer than a year', async () => {
  const says = '日期范围最多366天，且结束日期不能早于开始日期';
  const wrong = { payStart: '2026-05-02', payEnd: '2026-05-01' };
  await refuses(ordersHotel.sumByDay, { query: wrong }, status.invalid, says, 'payEnd');
  const long = { payStart: '2025-01-01', payEnd: '2026-01-02' };
  await refuses(ordersHotel.sumByDay, { query: long }, status.invalid, says, 'payEnd');
  const backwards = { finishStart: '2026-05-02', finishEnd: '2026-05-01' };
  await refuses(refundsPlace.sumByDay, { query: backwards }, status.invalid, says, 'finishEnd');
});
