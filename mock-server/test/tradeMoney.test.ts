import { expect, it } from 'vitest';
import { orderStatus } from '#contracts/enums/orders.ts';
import { cancelRule } from '#contracts/enums/products.ts';
import { discounted, rateOf, split, sumOf } from '#mock/trade/money/money.ts';
import {
  commissionOf,
  giftPoints,
  orderAmounts,
  ticketsPaid,
  usablePoints,
} from '#mock/trade/money/orderAmounts.ts';
import { pointsBack, refundOffer } from '#mock/trade/money/refundFee.ts';
import { settleDayOf } from '#mock/trade/money/settleDay.ts';
import { fc } from '../../contracts/testing/properties.ts';

/** Golden numbers of domain design, section 19, and what holds for any amounts. */

const nights = [56_800, 56_800, 42_800].map((price) => ({ price, qty: 2 }));

it('E1: a hotel order, its shares, its commission and its late cancellation', () => {
  const order = orderAmounts({ lines: nights, discount: 95, points: 5_000, pointsLimitRate: 1_000 });
  expect(order).toMatchObject({ totalPrice: 312_800, grade: 15_640, points: 5_000, payPrice: 292_160 });
  expect(order.lines).toEqual([
    { subtotal: 113_600, paid: 106_105 },
    { subtotal: 113_600, paid: 106_105 },
    { subtotal: 85_600, paid: 79_950 },
  ]);
  expect(usablePoints(99_999, 297_160, 1_000)).toBe(29_700);
  expect(commissionOf(292_160, 0, 800)).toBe(23_373);
  const paid = order.lines.map((line) => line.paid);
  const offer = refundOffer({
    terms: { rule: cancelRule.untilDeadline, late: { kind: 'firstNight' } },
    chosen: paid,
    firstNight: paid[0] ?? 0,
    inTime: false,
    free: false,
  });
  expect(offer).toEqual({ base: 292_160, fee: 106_105, amount: 186_055 });
  expect(pointsBack(5_000, 186_055, 292_160)).toBe(3_184);
  expect(commissionOf(292_160, 186_055, 800)).toBe(8_488);
  expect(292_160 - 186_055 - 8_488).toBe(97_617);
});

it('E2: tickets, one used, two refunded after the deadline', () => {
  const order = orderAmounts({
    lines: [{ price: 10_000, qty: 3 }],
    discount: 90,
    points: 1_000,
    pointsLimitRate: 1_000,
  });
  expect(order.payPrice).toBe(26_000);
  const tickets = ticketsPaid(order.payPrice, 3);
  expect(tickets).toEqual([8_666, 8_666, 8_668]);
  const offer = refundOffer({
    terms: { rule: cancelRule.untilDeadline, late: { kind: 'rate', basisPoints: 1_000 } },
    chosen: tickets.slice(1),
    firstNight: 0,
    inTime: false,
    free: false,
  });
  expect(offer).toEqual({ base: 17_334, fee: 1_733, amount: 15_601 });
  expect(pointsBack(1_000, 15_601, 26_000)).toBe(600);
  expect(giftPoints(26_000 - 15_601, 10)).toBe(103);
  expect(giftPoints(26_000 - 15_601, 15)).toBe(154);
});

it('rules of cancelling: free before the deadline and for what the merchant refuses, never for rule 10', () => {
  const ask = { chosen: [5_000, 5_000], firstNight: 5_000, inTime: false, free: false };
  const late = { kind: 'all' } as const;
  const offer = (rule: 10 | 20 | 30, more: object) => refundOffer({ ...ask, terms: { rule, late }, ...more });
  expect(offer(cancelRule.never, {})).toBeUndefined();
  expect(offer(cancelRule.never, { free: true })).toEqual({ base: 10_000, fee: 0, amount: 10_000 });
  expect(offer(cancelRule.anyTime, {})).toEqual({ base: 10_000, fee: 0, amount: 10_000 });
  expect(offer(cancelRule.untilDeadline, { inTime: true })).toEqual({ base: 10_000, fee: 0, amount: 10_000 });
  expect(offer(cancelRule.untilDeadline, {})).toEqual({ base: 10_000, fee: 10_000, amount: 0 });
});

it('rounding is half up to the cent', () => {
  expect([rateOf(17_334, 1_000), rateOf(17_335, 1_000), rateOf(5, 1_000)]).toEqual([1_733, 1_734, 1]);
  expect([discounted(10, 95), discounted(30, 95), discounted(56_800, 95)]).toEqual([10, 29, 53_960]);
});

it('a split always adds up and no part is negative', () => {
  fc.assert(
    fc.property(
      fc.nat(10_000_000),
      fc.array(fc.nat(1_000_000), { minLength: 1, maxLength: 30 }).filter((weights) => sumOf(weights) > 0),
      (total, weights) => {
        const parts = split(total, weights);
        expect(sumOf(parts)).toBe(total);
        expect(parts.every((part) => part >= 0)).toBe(true);
      },
    ),
  );
});

const terms = fc.record({
  lines: fc.array(
    fc.record({ price: fc.integer({ min: 1, max: 500_000 }), qty: fc.integer({ min: 1, max: 20 }) }),
    {
      minLength: 1,
      maxLength: 30,
    },
  ),
  extras: fc.array(fc.nat(100_000), { maxLength: 3 }),
  discount: fc.integer({ min: 1, max: 100 }),
  points: fc.nat(1_000_000),
  pointsLimitRate: fc.nat(5_000),
});

it('of any order: totals less discounts are what is paid, and the lines add up to it (invariant 1)', () => {
  fc.assert(
    fc.property(terms, (order) => {
      const { totalPrice, benefit, grade, points, change, payPrice, lines, extras } = orderAmounts(order);
      expect(sumOf([...lines, ...extras].map(({ subtotal }) => subtotal))).toBe(totalPrice);
      expect(totalPrice - benefit - grade - points - change).toBe(payPrice);
      expect(sumOf([...lines, ...extras].map(({ paid }) => paid))).toBe(payPrice);
      expect(payPrice).toBeGreaterThanOrEqual(0);
      expect(points % 100 === 0 || points === order.points).toBe(true);
      expect([...lines, ...extras].every(({ subtotal, paid }) => paid >= 0 && paid <= subtotal)).toBe(true);
    }),
  );
});

it('an order is settled when it ended, but no later than the last day of its use, and only if the merchant keeps something', () => {
  const stay = {
    ...{ kind: 'hotel' as const, status: orderStatus.done, validUntil: '', checkOutDate: '2026-04-30' },
    ...{ payPrice: 100, refundedAmount: 0, refundingAmount: 0, finishTime: '2026-05-01 14:00:00' },
  };
  expect(settleDayOf(stay)).toBe('2026-04-30');
  expect(settleDayOf({ ...stay, finishTime: '2026-04-29 09:00:00' })).toBe('2026-04-29');
  const ticket = { ...stay, kind: 'place' as const, validUntil: '2026-05-30', checkOutDate: '' };
  expect(settleDayOf({ ...ticket, finishTime: '2026-05-20 10:00:00' })).toBe('2026-05-20');
  // Expired: the job ends it on the next day.
  expect(settleDayOf({ ...ticket, finishTime: '2026-05-31 00:10:00' })).toBe('2026-05-30');
  const closed = { ...stay, status: orderStatus.closed, finishTime: '2026-04-20 08:00:00' };
  expect(settleDayOf({ ...closed, refundedAmount: 60 })).toBe('2026-04-20');
  expect(settleDayOf({ ...closed, refundedAmount: 100 })).toBe('');
  expect(settleDayOf({ ...closed, refundingAmount: 100 })).toBe('');
  expect(settleDayOf({ ...stay, status: orderStatus.inUse })).toBe('');
});
