import { describe, expect, it } from 'vitest';
import type { PriceDay } from '#contracts/trade/priceStocks.ts';
import { fc } from '../../../../contracts/testing/properties.ts';
import { readBlocks, toBlock } from './block.ts';

const words = { open: '开放', closed: '关闭' };
const readings = (text: string, days = 1, settles = true) => readBlocks(text, words, settles, days);
const read = (text: string, settles = true) => {
  const [block, ...more] = readings(text, 1, settles);
  if (!block || more.length > 0) throw new Error(`${more.length} more readings`);
  return block;
};
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
            shape: 'rows',
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
  ])('of %s is read', (_, text, rows) => {
    expect(read(text)).toMatchObject({ rows: rows.map((row) => ({ date: '', ...row })), wrong: [] });
  });

  it('of nothing has no reading', () => {
    expect(readings('\n\n')).toEqual([]);
  });

  it.each([
    '1018',
    '1018.00',
    '1,018.00',
    '1,018',
    '"1,018.00"',
    '"1,018.00"\t',
    '1,018.00  ',
    '¥1,018.00',
    '￥ 1,018.00',
    '1018元',
    '1,018.00 元',
    '１，０１８．００',
    '１０１８',
    '1 018.00',
    '1\u00a0018.00',
    '1\u202f018.00',
    "1'018.00",
    '1’018',
    '1.018,00',
    'CNY 1,018.00',
    'RMB1018',
  ])('of %j alone is one price of 1018.00', (text) => {
    for (const block of [text, `${text}\r\n`, `${text}\n${text}`]) {
      const { rows, wrong } = read(block);
      expect(wrong).toEqual([]);
      for (const row of rows) expect(row).toEqual({ date: '', price: 101_800 });
    }
  });

  it.each<[string, string, number[]]>([
    ['amounts of several lengths', '1,018.00\n980.00\n12,345.60', [101_800, 98_000, 1_234_560]],
    ['a whole amount among decimal ones', '1,200\n1,018.50', [120_000, 101_850]],
    ['a whole amount among shorter ones', '1,200\n980', [120_000, 98_000]],
    ['a head', '售价\n1,200\n2,300', [120_000, 230_000]],
    ['millions', '1,234,567.00', [123_456_700]],
  ])('of %s is a column of prices', (_, text, prices) => {
    expect(read(text)).toMatchObject({ shape: 'column', wrong: [] });
    expect(read(text).rows.map(({ price }) => price)).toEqual(prices);
  });

  it.each<[string, string, number, object[]]>([
    ['an amount, or price and stock', '1,200', 1, [{ price: 120_000 }, { price: 100, stock: 200 }]],
    ['the same in two rows', '568,800\n1,200', 2, [{ price: 56_880_000 }, { price: 56_800, stock: 800 }]],
    [
      'price and stock of all, or prices of as many days as are chosen',
      '568\t600',
      2,
      [{ price: 56_800, stock: 600 }, { price: 56_800 }],
    ],
  ])('that can be %s is not guessed', (_, text, days, first) => {
    expect(readings(text, days).map(({ rows }) => rows[0])).toEqual(
      first.map((row) => ({ date: '', ...row })),
    );
  });

  it.each<[string, string, number, boolean, (number | undefined)[]]>([
    ['of a week', '1\t2\t3\t4\t5\t6\t7', 1, true, [100, 200, 300, 400, 500, 600, 700]],
    ['with an empty day', '568\t\t600\t1,018.00\t5', 1, true, [56_800, undefined, 60_000, 101_800, 500]],
    ['without settlement', '568\t580\t600\t620', 1, false, [56_800, 58_000, 60_000, 62_000]],
    ['of as many days as are chosen', '568.50\t600.50', 2, true, [56_850, 60_050]],
    ['with commas', '568,580,600,620,640', 5, true, [56_800, 58_000, 60_000, 62_000, 64_000]],
  ])('of one row of prices %s goes over the days', (_, text, days, settles, prices) => {
    const [block, ...more] = readings(text, days, settles);
    expect(more).toEqual([]);
    expect(block).toMatchObject({ shape: 'line', wrong: [] });
    expect(block?.rows.map(({ price }) => price)).toEqual(prices);
  });

  it.each<[string, string, object[]]>([
    ['commas that mean one thing here and another there', '568,8\n1,018.00', [{ row: 2 }]],
    ['rows of several lengths', '568,8\n600', [{ row: 2 }]],
    ['more cells than there are columns', '2026-05-01\t1\t2\t3\t开放\t9', [{ row: 1 }]],
    ['groups that are not of three digits', '10,18.00', [{ row: 1, text: '10 | 18.00' }]],
    ['a price per night', '568元/晚', [{ row: 1, column: 'price', text: '568元/晚' }]],
  ])('with %s names the row', (_, text, wrong) => {
    expect(read(text).wrong).toMatchObject(wrong);
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
        for (const { rows } of readings(text)) expect(rows.length).toBeLessThanOrEqual(400);
      }),
    );
  });
});
