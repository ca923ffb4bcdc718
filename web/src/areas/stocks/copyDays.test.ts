import { expect, it } from 'vitest';
import { weekdayOf } from '#contracts/days.ts';
import type { PriceDay } from '#contracts/trade/priceStocks.ts';
import { copiedDays, monthPairs, samePairs } from './copyDays.ts';

const day = (date: string, more: Partial<PriceDay> = {}): PriceDay => ({
  ...{ date, price: 56_800, settlePrice: 50_000, stock: 8, locked: 1, sold: 4 },
  ...{ enabled: 1, version: 3, roomLeft: null },
  ...more,
});

it('pairs the days of two months by their number', () => {
  const pairs = monthPairs('2026-02-01', '2026-03-01', 'date');
  expect(pairs).toHaveLength(28);
  expect(pairs.at(-1)).toEqual({ to: '2026-03-28', from: '2026-02-28' });
});

it('pairs them by weekday: the n-th Friday comes from the n-th Friday, a fifth one from the last', () => {
  const pairs = monthPairs('2026-06-01', '2026-05-01', 'weekday');
  expect(pairs).toHaveLength(31);
  for (const { from, to } of pairs) expect(weekdayOf(from)).toBe(weekdayOf(to));
  expect(pairs[0]).toEqual({ to: '2026-05-01', from: '2026-06-05' });
  // The fifth Friday of May; June 2026 has four.
  expect(pairs[28]).toEqual({ to: '2026-05-29', from: '2026-06-26' });
});

it('tells what does not fit: past days, days without a price, more stock than rooms, closed days', () => {
  const source = new Map(
    [
      day('2026-04-30'),
      day('2026-05-01', { stock: 12 }),
      day('2026-05-02', { enabled: 0, settlePrice: null }),
    ].map((one) => [one.date, one]),
  );
  const days = new Map([['2026-05-02', day('2026-05-02', { price: 10_000, stock: 5 })]]);
  const terms = { today: '2026-05-01', marketPrice: 60_000, roomCount: 10 };
  const pairs = samePairs({ startDate: '2026-04-30', endDate: '2026-05-03' });
  expect(copiedDays(pairs, ['price', 'settlePrice', 'stock', 'enabled'], { source, days, terms })).toEqual({
    wanted: [
      { date: '2026-05-01', price: 56_800, settlePrice: 50_000, stock: 10, enabled: 1 },
      { date: '2026-05-02', price: 56_800, settlePrice: null, stock: 8, enabled: 0 },
    ],
    outside: ['2026-04-30'],
    unpriced: ['2026-05-03'],
    cut: ['2026-05-01'],
    closed: ['2026-05-02'],
  });
  // Only the price: stock and state stay, and a day that has no stock yet is refused by the rules of the day.
  expect(copiedDays(pairs, ['price'], { source, days, terms }).wanted).toEqual([
    { date: '2026-05-01', price: 56_800, stock: undefined, enabled: 1 },
    { date: '2026-05-02', price: 56_800, stock: 5, enabled: 1 },
  ]);
});
