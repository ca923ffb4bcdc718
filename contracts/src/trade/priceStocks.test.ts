import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { fc } from '../../testing/properties.ts';
import { addDays, daysOf, weekdayOf } from '../days.ts';
import { infoOf } from '../forms/fieldInfo.ts';
import { speak } from '../words.ts';
import {
  type DayChange,
  type DaySet,
  dayAfter,
  dayChanges,
  dayFault,
  dayForm,
  daysOfBatch,
  leavesOut,
  leftOf,
  type PriceDay,
  spanFault,
  stockBatch,
} from './priceStocks.ts';

/** Domain design, sections 9.5 and 9.6. */

const today = '2026-05-01';
const terms = { today, marketPrice: 60_000, roomCount: 10 };
const standing: PriceDay = {
  date: '2026-05-02',
  price: 56_800,
  settlePrice: 50_000,
  stock: 8,
  locked: 1,
  sold: 6,
  enabled: 1,
  version: 3,
  roomLeft: 1,
};
const wanted = (change: Partial<DayChange>) => ({ date: '2026-05-02', price: 56_800, stock: 8, ...change });
const told = (change: Partial<DayChange>, before: PriceDay | undefined = standing, of = terms) => {
  const fault = dayFault(wanted(change), before, of);
  return fault && [fault.field, speak(fault.message)];
};

describe('what is left of a day', () => {
  it('is its own stock, and of a stay never more than the room has (E5)', () => {
    const a = { price: 1, settlePrice: null, stock: 8, locked: 1, sold: 6, enabled: 1 as const };
    const b = { ...a, stock: 6, locked: 0, sold: 2 };
    expect(leftOf({ ...a, roomLeft: null })).toBe(1);
    expect(leftOf({ ...b, roomLeft: null })).toBe(4);
    expect(leftOf({ ...b, roomLeft: 1 })).toBe(1);
    expect(leftOf({ ...b, roomLeft: 0 })).toBe(0);
    expect(leftOf({ ...a, stock: 3, roomLeft: null })).toBe(0);
  });
});

describe('a day', () => {
  it.each<[string, Partial<DayChange>, [string, string] | undefined]>([
    ['as it is', {}, undefined],
    ['of the past', { date: '2026-04-30' }, ['date', '不能设置过去的日期']],
    ['today', { date: today }, undefined],
    ['365 days ahead', { date: '2027-05-01' }, undefined],
    ['366 days ahead', { date: '2027-05-02' }, ['date', '最多设置未来365天']],
    ['above the market price', { price: 60_001 }, ['price', '售价不能高于门市价']],
    ['at the market price', { price: 60_000 }, undefined],
    [
      'with more for the merchant than it costs',
      { settlePrice: 56_801 },
      ['settlePrice', '结算价不能高于售价'],
    ],
    ['with all for the merchant', { settlePrice: 56_800 }, undefined],
    ['with less than is taken', { stock: 6 }, ['stock', '库存不能小于已占用数量7(2026-05-02)']],
    ['with as much as is taken', { stock: 7 }, undefined],
    ['with more than the room has', { stock: 11 }, ['stock', '库存不能大于房间数量']],
    ['without a price', { price: undefined }, ['price', '请先设置价格和库存(2026-05-02)']],
    ['without a stock', { stock: undefined }, ['stock', '请先设置价格和库存(2026-05-02)']],
    ['cleared though taken', { clear: 1 }, ['date', '2026-05-02已有订单，不能清除']],
    ['that is closed', { enabled: 0 }, undefined],
  ])('%s', (_, change, fault) => {
    expect(told(change)).toEqual(fault);
  });

  it('that nobody ordered can be cleared', () => {
    expect(told({ clear: 1 }, { ...standing, locked: 0, sold: 0 })).toBeUndefined();
    expect(dayFault({ date: today, clear: 1 }, undefined, terms)).toBeUndefined();
  });

  it('of a ticket knows no rooms', () => {
    expect(
      dayFault(wanted({ stock: 99_999 }), undefined, { ...terms, roomCount: undefined }),
    ).toBeUndefined();
  });

  it('keeps what a batch does not set', () => {
    const { price, settlePrice, stock, enabled } = standing;
    const kept = { price, settlePrice, stock, enabled };
    expect(dayAfter(standing.date, { enabled: 0 }, standing)).toMatchObject({ ...kept, enabled: 0 });
    expect(dayAfter(standing.date, { settlePrice: null }, standing)).toMatchObject({
      ...kept,
      settlePrice: null,
    });
    expect(dayAfter(standing.date, { price: 100, stock: 2 }, undefined)).toMatchObject({
      price: 100,
      stock: 2,
      settlePrice: null,
      enabled: 1,
    });
  });
});

describe('a set that only closes', () => {
  it.each<[string, DaySet, PriceDay | undefined, boolean]>([
    ['a day without a price', { enabled: 0 }, undefined, true],
    ['a day that has one', { enabled: 0 }, standing, false],
    ['and one that opens a day without a price', { enabled: 1 }, undefined, false],
    ['and one that sets its stock, too', { enabled: 0, stock: 3 }, undefined, false],
    ['and one that sets no settlement price', { enabled: 0, settlePrice: null }, undefined, false],
  ])('%s', (_, set, before, leftOut) => {
    expect(leavesOut(set, before)).toBe(leftOut);
  });
});

describe('a span', () => {
  it.each([
    ['2026-04-30', '2026-05-02', ['startDate', '不能设置过去的日期']],
    [today, '2027-05-01', undefined],
    [today, '2027-05-02', ['endDate', '最多设置未来365天']],
  ])('%s to %s', (startDate, endDate, expected) => {
    const fault = spanFault({ startDate, endDate }, today);
    expect(fault && [fault.field, speak(fault.message)]).toEqual(expected);
  });
});

describe('a batch', () => {
  const everyDay = [1, 2, 3, 4, 5, 6, 7];
  const day = fc.integer({ min: 0, max: 365 }).map((ahead) => addDays(today, ahead));
  const spans = fc.array(
    fc.tuple(day, fc.integer({ min: 0, max: 60 })).map(([startDate, days]) => ({
      startDate,
      endDate: addDays(startDate, days),
    })),
    { minLength: 1, maxLength: 10 },
  );

  it('touches the chosen weekdays of its spans, less what is left out, each once and in order', () => {
    fc.assert(
      fc.property(spans, fc.subarray(everyDay), fc.array(day), (chosen, weekdays, excludes) => {
        const days = daysOfBatch({ spans: chosen, weekdays, excludes });
        expect(days).toEqual([...new Set(days)].sort());
        const all = new Set(chosen.flatMap(({ startDate, endDate }) => daysOf(startDate, endDate)));
        for (const date of all)
          expect(days.includes(date)).toBe(weekdays.includes(weekdayOf(date)) && !excludes.includes(date));
        expect(days.every((date) => all.has(date))).toBe(true);
      }),
      { numRuns: 50 },
    );
  });

  const right = {
    spans: [{ startDate: '2026-05-01', endDate: '2026-05-31' }],
    weekdays: everyDay,
    set: { price: 100 },
  };
  it.each<[string, object, string, string]>([
    ['no span', { spans: [] }, 'spans', '请选择日期范围'],
    [
      'an end before its start',
      { spans: [{ startDate: '2026-05-02', endDate: '2026-05-01' }] },
      'spans.0.endDate',
      '结束日期不能早于开始日期',
    ],
    [
      'a 30 February',
      { spans: [{ startDate: '2026-02-30', endDate: '2026-05-01' }] },
      'spans.0.startDate',
      '请选择日期范围',
    ],
    [
      '11 spans',
      { spans: Array.from({ length: 11 }, () => right.spans[0]) },
      'spans',
      '日期范围不能超过10个',
    ],
    ['no weekday', { weekdays: [] }, 'weekdays', '请选择适用星期'],
    ['an eighth weekday', { weekdays: [8] }, 'weekdays.0', 'Invalid input'],
    ['nothing to set', { set: {} }, 'set', '请选择要设置的内容'],
    ['a price of nothing', { set: { price: 0 } }, 'set.price', '售价范围为0.01-99999999.99元'],
    ['a fraction of a cent', { set: { price: 100.5 } }, 'set.price', '请输入正确的金额'],
    ['a price as text', { set: { price: '100' } }, 'set.price', '请输入售价'],
    ['a negative stock', { set: { stock: -1 } }, 'set.stock', '库存范围为0-99999'],
    ['a stock of 100,000', { set: { stock: 100_000 } }, 'set.stock', '库存范围为0-99999'],
  ])('%s is refused', (_, wrong, field, message) => {
    const issue = z.safeParse(stockBatch, { ...right, ...wrong }).error?.issues[0];
    expect([issue?.path.join('.'), speak(issue?.message ?? '')]).toEqual([field, message]);
  });
});

describe('changes of single days', () => {
  it.each<[string, object[], string, string]>([
    ['none', [], '', '请选择要设置的内容'],
    ['one day twice', [wanted({ version: 0 }), wanted({ version: 0 })], '', '日期不能重复'],
    ['no price', [{ date: today, version: 0, stock: 1 }], '0.price', '请先设置价格和库存'],
  ])('%s is refused', (_, days, field, message) => {
    const issue = z.safeParse(dayChanges, days).error?.issues[0];
    expect([issue?.path.join('.'), speak(issue?.message ?? '')]).toEqual([field, message]);
  });
  it('may be a clearing without price and stock', () => {
    expect(z.safeParse(dayChanges, [{ date: today, version: 2, clear: 1 }]).success).toBe(true);
  });
});

describe('the form of one day', () => {
  it('marks as required what it refuses without a value; without a settlement price the commission applies', () => {
    const { price, settlePrice, stock } = dayForm.shape;
    const facts = Object.entries({ price, settlePrice, stock }).map(([name, field]) => ({
      name,
      required: infoOf(field).required,
      refused: !z.safeParse(field, null).success,
    }));
    expect(facts).toEqual([
      { name: 'price', required: true, refused: true },
      { name: 'settlePrice', required: false, refused: false },
      { name: 'stock', required: true, refused: true },
    ]);
  });
});
