import { beforeEach, expect, it } from 'vitest';
import { ordersPlace } from '#contracts/areas/orders.ts';
import { refundsPlace } from '#contracts/areas/refunds.ts';
import { sales } from '#contracts/areas/sales.ts';
import { addDays, daysOf } from '#contracts/days.ts';
import type { DataOf } from '#contracts/endpoint.ts';
import { orderStatus, payType, refundStatus } from '#contracts/enums/orders.ts';
import { status } from '#contracts/envelope.ts';
import { tradeKinds } from '#contracts/trade/trade.ts';
import type { PersonaName } from '#mock/control/personas.ts';
import { asking } from './asking.ts';
import { seededMock } from './mockFor.ts';
import { tradeWorld } from './tradeWorld.ts';

/** What was paid and given back on each day of a span: the same as the sums of the lists, day by day. */

const mock = seededMock({ scale: 0.2 });
let token: string;
beforeEach(async () => {
  token = await mock.tokenOf('superAdmin');
});
const { does, refuses } = asking(mock, () => token);
const world = tradeWorld(() => mock);

type Sales = DataOf<typeof sales.byDay>;
type Span = { from: string; to: string };
const ofPlaces = (found: Sales) => found.find(({ kind }) => kind === 'place')?.days ?? [];
const placesIn = async (query: Span) => ofPlaces(await does<Sales>(sales.byDay, { query }));
const onDay = async (day: string) => (await placesIn({ from: day, to: day }))[0];

it('has every day of the span, first day first, with what the lists sum for it', async () => {
  const span = { from: addDays(world.today(), -29), to: world.today() };
  const days = await placesIn(span);
  expect(days.map(({ date }) => date)).toEqual(daysOf(span.from, span.to));
  expect(days.some(({ paid }) => paid > 0) && days.some(({ paid }) => paid === 0)).toBe(true);
  for (const { date, paid, refunded } of days) {
    // With a lower limit of the amount, this sum is made of the orders, one by one; so is that of the refunds with an empty reason.
    const paidIn = { payStart: date, payEnd: date, payMin: 0 };
    expect(await does(ordersPlace.sum, { query: paidIn })).toMatchObject({ payPrice: paid });
    const backIn = {
      status: refundStatus.done,
      finishStart: date,
      finishEnd: date,
      createEnd: world.today(),
    };
    expect(await does(refundsPlace.sum, { query: backIn })).toMatchObject({ refundAmount: refunded });
  }
});

it('counts a refund on the day on which it succeeded', async () => {
  const was = await onDay(world.today());
  const refund = world.refund({ kind: 'place' }, refundStatus.done);
  const is = await onDay(world.today());
  expect(is?.refunded).toBe((was?.refunded ?? 0) + refund.refundAmount);
});

it('says nothing of what was not paid, and all of what was paid and closed', async () => {
  const was = await onDay(world.today());
  world.order({ kind: 'place' }, orderStatus.unpaid);
  expect(await onDay(world.today())).toEqual(was);
  const closed = world.order({ kind: 'place' }, orderStatus.closed);
  expect(closed.payType).not.toBe(payType.none);
  expect((await onDay(world.today()))?.paid).toBe((was?.paid ?? 0) + closed.payPrice);
});

const total = (days: { paid: number }[]) => days.reduce((sum, { paid }) => sum + paid, 0);
const seenBy = async (persona: PersonaName, query: Span): Promise<Sales> =>
  (await mock.call<Sales>(sales.byDay, await mock.tokenOf(persona), { query })).envelope.data;

it('is of his own merchant for a merchant user', async () => {
  const span = { from: addDays(world.today(), -90), to: world.today() };
  const own = total(ofPlaces(await seenBy('merchantManager', span)));
  const query = { payStart: span.from, payEnd: span.to, merchantId: '2' };
  expect(await does(ordersPlace.sum, { query })).toMatchObject({ payPrice: own });
  expect(own).toBeGreaterThan(0);
  expect(own).toBeLessThan(total(await placesIn(span)));
});

it('has the kinds whose orders and refunds the caller may both see', async () => {
  const span = { from: world.today(), to: world.today() };
  const kindsOf = async (persona: PersonaName) => (await seenBy(persona, span)).map(({ kind }) => kind);
  expect(await kindsOf('finance')).toEqual([...tradeKinds]);
  // Orders, and no refunds.
  expect(await kindsOf('operator')).toEqual([]);
  expect(await kindsOf('estateManager')).toEqual([]);
});

it('ends a day at midnight of the wire', async () => {
  const today = world.today();
  const left = 86_400_000 - ((world.clock().now() + 8 * 3_600_000) % 86_400_000);
  world.clock().advance(left - 1_000);
  token = await mock.tokenOf('superAdmin');
  world.order({ kind: 'place' }, orderStatus.toUse);
  const span = { from: today, to: addDays(today, 1) };
  const [first] = await placesIn(span);
  world.clock().advance(1_000);
  token = await mock.tokenOf('superAdmin');
  const second = world.order({ kind: 'place' }, orderStatus.toUse);
  expect(await placesIn(span)).toEqual([
    first,
    { date: addDays(today, 1), paid: second.payPrice, refunded: 0 },
  ]);
});

it('refuses a span that ends before it starts, or is longer than a year', async () => {
  const wrong = { from: '2026-05-02', to: '2026-05-01' };
  await refuses(sales.byDay, { query: wrong }, status.invalid, '结束日期不能早于开始日期', 'to');
  const long = { from: '2025-01-01', to: '2026-01-02' };
  await refuses(sales.byDay, { query: long }, status.invalid, '日期范围最多366天', 'to');
});
