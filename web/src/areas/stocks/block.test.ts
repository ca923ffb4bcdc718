import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PriceDay } from '#contracts/priceStocks.ts';
import { readBlock, toBlock } from './block.ts';

const words = { open: '开放', closed: '关闭' };
const read = (text: string, settles = true) => readBlock(text, words, settles);
const day = (date: string, more: Partial<PriceDay> = {}): PriceDay => ({
  ...{ date, price: 56_800, settlePrice: 50_000, stock: 8, locked: 0, sold: 0 },
  ...{ enabled: 1, version: 1, roomLeft: null },
  ...more,
});

describe('a copied block', () => {
  const days = new Map([
    ['2026-05-01', day('2026-05-01')],
    ['2026-05-03', day('2026-05-03', { settlePrice: null, enabled: 0, price: 1 })],
  ]);
  const dates = ['2026-05-01', '2026-05-02', '2026-05-03'];

  it('has a row for each day, in yuan, empty where nothing is set', () => {
    expect(toBlock(dates, days, words, true).split('\n')).toEqual([
      '2026-05-01\t568.00\t500.00\t8\t开放',
      '2026-05-02\t\t\t\t',
      '2026-05-03\t0.01\t\t8\t关闭',
    ]);
    expect(toBlock(dates, days, words, false).split('\n')[0]).toBe('2026-05-01\t568.00\t8\t开放');
  });

  it('reads back as it was, with and without the settlement', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.record({
            price: fc.integer({ min: 1, max: 9_999_999_999 }),
            settlePrice: fc.integer({ min: 0, max: 9_999_999_999 }),
            stock: fc.integer({ min: 0, max: 99_999 }),
            enabled: fc.constantFrom(0 as const, 1 as const),
          }),
          { minLength: 1, maxLength: 40 },
        ),
        fc.boolean(),
        (values, settles) => {
          const all = values.map((value, at) => day(`2026-05-${String(at + 1).padStart(2, '0')}`, value));
          const block = toBlock(
            all.map(({ date }) => date),
            new Map(all.map((one) => [one.date, one])),
            words,
            settles,
          );
          expect(read(block, settles)).toEqual({
            rows: all.map(({ date, price, settlePrice, stock, enabled }) => ({
              ...{ date, price, stock, enabled },
              ...(settles && { settlePrice }),
            })),
            wrong: [],
          });
        },
      ),
    );
  });
});

describe('a pasted block', () => {
  it.each<[string, string, object[]]>([
    ['a column of prices', '568\n568.5\n', [{ price: 56_800 }, { price: 56_850 }]],
    [
      'price and stock',
      '568\t8\r\n600\t0',
      [
        { price: 56_800, stock: 8 },
        { price: 60_000, stock: 0 },
      ],
    ],
    [
      'commas',
      '568,8\n"1,568.00",9',
      [
        { price: 56_800, stock: 8 },
        { price: 156_800, stock: 9 },
      ],
    ],
    ['a head', '售价\t库存\n568\t8', [{ price: 56_800, stock: 8 }]],
    [
      'money as people write it',
      '¥1,234.50\t8.0\n５６８元\t',
      [{ price: 123_450, stock: 8 }, { price: 56_800 }],
    ],
    ['empty cells', '\t8\n-\t9', [{ stock: 8 }, { stock: 9 }]],
    ['dates of a spreadsheet', '2026/5/1\t568\t8', [{ date: '2026-05-01', price: 56_800, stock: 8 }]],
    [
      'all columns',
      '2026-05-01\t568\t500\t8\t关闭',
      [{ date: '2026-05-01', price: 56_800, settlePrice: 50_000, stock: 8, enabled: 0 }],
    ],
    ['nothing', '\n\n', []],
  ])('of %s is read', (_, text, rows) => {
    expect(read(text)).toEqual({ rows: rows.map((row) => ({ date: '', ...row })), wrong: [] });
  });

  it('without the settlement has its state in the third column', () => {
    expect(read('568\t8\t关闭', false).rows).toEqual([{ date: '', price: 56_800, stock: 8, enabled: 0 }]);
  });

  it('names every cell that it cannot read', () => {
    expect(read('568\t8\n五百\t-3\n1.234\t8.5').wrong).toEqual([
      { row: 2, column: 'price', text: '五百' },
      { row: 2, column: 'stock', text: '-3' },
      { row: 3, column: 'price', text: '1.234' },
      { row: 3, column: 'stock', text: '8.5' },
    ]);
  });

  it('never throws, whatever it is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(read(text).rows.length).toBeLessThanOrEqual(400);
      }),
    );
  });
});
