import { expect, it } from 'vitest';
import type { PriceDay, StockBatchForm } from '#contracts/trade/priceStocks.ts';
import { wantedDays } from './batchDays.ts';

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
