import { expect, it } from 'vitest';
import type { PriceDay, StockBatchForm } from '#contracts/trade/priceStocks.ts';
import { spansWithout, wantedDays } from './batchDays.ts';

const [first, second] = ['2026-05-01', '2026-05-02'] as const;
const day: PriceDay = {
  ...{ date: first, price: 56_800, settlePrice: null, stock: 8, locked: 0, sold: 0 },
  ...{ enabled: 1, version: 1, roomLeft: null },
};

it.each<[string, Pick<StockBatchForm, 'set' | 'adjust'>, string[], string[]]>([
  [
    'what only closes leaves days without a price out',
    { set: { enabled: 0 }, adjust: null },
    [first],
    [second],
  ],
  ['what opens does not', { set: { enabled: 1 }, adjust: null }, [first, second], []],
  [
    'an empty field beside it sets nothing',
    { set: { enabled: 0, stock: '' as never }, adjust: null },
    [first],
    [second],
  ],
])('%s', (_, form, wanted, skipped) => {
  const days = wantedDays([first, second], form, new Map([[first, day]]), true);
  expect([days.wanted.map(({ date }) => date), days.skipped]).toEqual([wanted, skipped]);
});

it('spans are cut where days are left out, and are gone where none stays', () => {
  const span = (from: number, to: number) => ({ startDate: `2026-05-0${from}`, endDate: `2026-05-0${to}` });
  const leftOut = new Set(['2026-05-02', '2026-05-03', '2026-05-06']);
  expect(spansWithout([span(1, 5), span(6, 6), span(6, 8)], leftOut)).toEqual([
    span(1, 1),
    span(4, 5),
    span(7, 8),
  ]);
  expect(spansWithout([span(2, 3)], leftOut)).toEqual([]);
  expect(spansWithout([span(1, 5)], new Set())).toEqual([span(1, 5)]);
});
