import { expect, it } from 'vitest';
import type { PriceDay } from '#contracts/trade/priceStocks.ts';
import { speak } from '#contracts/words.ts';
import { drastic, isDrastic, overwritten, previewOf, sellsOn, toSave, undoOf } from './changes.ts';

const terms = { today: '2026-05-01', marketPrice: 60_000, roomCount: undefined };
const day = (date: string, more: Partial<PriceDay> = {}): PriceDay => ({
  ...{ date, price: 56_800, settlePrice: 50_000, stock: 8, locked: 1, sold: 4 },
  ...{ enabled: 1, version: 3, roomLeft: null },
  ...more,
});
const days = new Map([
  ['2026-05-02', day('2026-05-02')],
  ['2026-05-03', day('2026-05-03', { sold: 0, locked: 0 })],
]);
const preview = (...wanted: Parameters<typeof previewOf>[0]) => previewOf(wanted, days, terms);

it('lists the days that change, in their order, and counts the others', () => {
  const all = preview(
    { date: '2026-05-04', price: 100, stock: 1 },
    { date: '2026-05-02', price: 56_800, stock: 8, enabled: 1 },
    { date: '2026-05-03', price: 50_000, stock: 8 },
    { date: '2026-05-05', clear: 1 },
  );
  expect(all.changes.map(({ date }) => date)).toEqual(['2026-05-03', '2026-05-04']);
  expect([all.same, overwritten(all), all.faults]).toEqual([2, 1, []]);
  expect(toSave(all)).toEqual([
    { date: '2026-05-03', price: 50_000, stock: 8, version: 3 },
    { date: '2026-05-04', price: 100, stock: 1, version: 0 },
  ]);
});

it('shows every day that would be refused, though nothing of it changes', () => {
  const all = preview(
    { date: '2026-04-30', price: 100, stock: 1 },
    { date: '2026-05-02', price: 56_800, stock: 4 },
    { date: '2026-05-04', price: 100 },
    { date: '2026-05-02', clear: 1 },
  );
  expect(all.faults.map(({ message }) => speak(message))).toEqual([
    '不能设置过去的日期',
    '库存不能小于已占用数量5(2026-05-02)',
    '2026-05-02已有订单，不能清除',
    '请先设置价格和库存(2026-05-04)',
  ]);
});

it('undoes a change over the versions that it created', () => {
  const change = {
    ...{ changed: 3, overwritten: 2 },
    before: [day('2026-05-02'), day('2026-05-03', { settlePrice: null, enabled: 0 })],
    after: [day('2026-05-01', { version: 1 }), day('2026-05-02', { version: 4 })],
  };
  expect(undoOf(change, true)).toEqual([
    { date: '2026-05-01', version: 1, clear: 1 },
    { date: '2026-05-02', version: 4, price: 56_800, settlePrice: 50_000, stock: 8, enabled: 1 },
    { date: '2026-05-03', version: 0, price: 56_800, settlePrice: null, stock: 8, enabled: 0 },
  ]);
  expect(undoOf(change, false)[1]).not.toHaveProperty('settlePrice');
});

it.each<[number | undefined, number | undefined, boolean]>([
  [101_800, 100, true],
  [101_800, 50_899, true],
  [101_800, 50_900, false],
  [101_800, 152_700, false],
  [101_800, 152_701, true],
  [undefined, 100, false],
  [101_800, undefined, false],
])('a price of %s that becomes %s is a change of more than half: %s', (before, after, is) => {
  expect(isDrastic(before, after)).toBe(is);
});

it('names the days whose price changes by more than half, not those that are cleared or new', () => {
  const all = preview(
    { date: '2026-05-02', price: 100, stock: 8 },
    { date: '2026-05-03', clear: 1 },
    { date: '2026-05-04', price: 100, stock: 8 },
  );
  expect(drastic(all).map(({ date }) => date)).toEqual(['2026-05-02']);
});

it('of some days only those count that would be on sale', () => {
  const price = { price: 100, stock: 5 };
  const all = preview(
    { date: '2026-05-02', clear: 1 },
    { date: '2026-05-03', ...price, enabled: 0 },
    { date: '2026-05-04', ...price, enabled: 1 },
    { date: '2026-05-05', ...price },
    { date: '2026-05-06', ...price },
  );
  const some = new Set(['2026-05-02', '2026-05-03', '2026-05-04', '2026-05-05']);
  expect(sellsOn(all, some)).toEqual(['2026-05-04', '2026-05-05']);
  expect(sellsOn(all)).toEqual([]);
});
