import { expect, it } from 'vitest';
import { addDays, daysOf, weekdayOf } from '#contracts/days.ts';
import { type DaySpan, daysOfBatch, stockLimits } from '#contracts/trade/priceStocks.ts';
import { fc } from '../../../../contracts/testing/properties.ts';
import { holidayOf } from '../../kit/dates/holidays.ts';
import {
  avoiding,
  avoidsHolidays,
  type DayChoice,
  hasHoliday,
  holidaysAhead,
  inOtherSpans,
  isWeek,
  ofWeek,
  type SoldBy,
  withHoliday,
} from './dayPresets.ts';

/** 2026: 1 to 7 October are off, 20 September (a Sunday) and 10 October (a Saturday) are worked. */
const autumn: DayChoice = {
  spans: [{ startDate: '2026-09-14', endDate: '2026-10-11' }],
  weekdays: [1, 2, 3, 4, 5, 6, 7],
  excludes: ['2026-09-16'],
};

it('takes the nights before free days as the weekend of a stay, and the days themselves of a ticket', () => {
  const nights = ofWeek('weekend', 'night', autumn);
  expect(nights.weekdays).toEqual([5, 6]);
  // The nights before the Sunday and the Saturday that are worked.
  expect(nights.excludes).toEqual(['2026-09-16', '2026-09-19', '2026-10-09']);
  const days = ofWeek('weekend', 'day', autumn);
  expect([days.weekdays, days.excludes]).toEqual([
    [6, 7],
    ['2026-09-16', '2026-09-20', '2026-10-10'],
  ]);
  expect([isWeek('weekend', 'day', days), isWeek('weekend', 'night', days)]).toEqual([true, false]);
});

it('leaves holidays out of working days, and exceptions of the preset before, but not those added by hand', () => {
  const days = ofWeek('workdays', 'day', ofWeek('weekend', 'day', autumn));
  expect(daysOfBatch(days).filter((day) => day >= '2026-09-28')).toEqual([
    ...['2026-09-28', '2026-09-29', '2026-09-30', '2026-10-08', '2026-10-09', '2026-10-10'],
  ]);
  expect(days.excludes).toContain('2026-09-16');
  expect(days.excludes).not.toContain('2026-10-10');
});

/** May 2026: 1 to 5 are off, the 9th (a Saturday) is worked. */
const may: DayChoice = {
  ...autumn,
  spans: [{ startDate: '2026-05-01', endDate: '2026-05-31' }],
  excludes: [],
};

it('has worked days among the working days, and the nights before them', () => {
  const nights = ofWeek('workdays', 'night', may);
  expect(daysOfBatch(nights)).toContain('2026-05-08');
  expect(daysOfBatch(nights)).not.toContain('2026-05-15');
  const days = ofWeek('workdays', 'day', may);
  expect(days.weekdays).toEqual([1, 2, 3, 4, 5, 6]);
  expect(daysOfBatch(days).filter((day) => weekdayOf(day) === 6)).toEqual(['2026-05-09']);
});

const spans = fc
  .array(fc.tuple(fc.integer({ min: 0, max: 700 }), fc.integer({ min: 0, max: 365 })), {
    minLength: 1,
    maxLength: 3,
  })
  .map((all) =>
    all.map(([from, days]) => ({
      startDate: addDays('2025-01-01', from),
      endDate: addDays('2025-01-01', from + days),
    })),
  );
const soldBy = fc.constantFrom<SoldBy>('night', 'day');

it('has each day of any spans in the weekends, the working days or the holidays, and in one of the first two', () => {
  fc.assert(
    fc.property(spans, soldBy, (spans, by) => {
      const all = { ...autumn, spans, excludes: [] };
      const weekends = daysOfBatch(ofWeek('weekend', by, all));
      const workdays = daysOfBatch(ofWeek('workdays', by, all));
      expect(workdays.filter((day) => weekends.includes(day))).toEqual([]);
      const both = new Set([...weekends, ...workdays]);
      expect(daysOfBatch(all).filter((day) => !both.has(day) && holidayOf(day)?.kind !== 'off')).toEqual([]);
    }),
  );
});

it('makes of any spans what it makes of them alone, whatever preset was chosen before', () => {
  fc.assert(
    fc.property(spans, soldBy, (spans, by) => {
      const all = { ...autumn, spans, excludes: [] };
      const [weekend, workdays] = [ofWeek('weekend', by, all), ofWeek('workdays', by, all)];
      expect(ofWeek('workdays', by, weekend)).toEqual(workdays);
      expect(ofWeek('weekend', by, workdays)).toEqual(weekend);
      const [off] = holidaysAhead('2026-01-01');
      if (off) expect(withHoliday(by, off, [off], workdays, autumn.spans[0] as DaySpan).excludes).toEqual([]);
    }),
  );
});

it('has room for the exceptions of a year of working days and for some more', () => {
  for (const by of ['night', 'day'] as const)
    for (let from = 0; from < 700; from += 7) {
      const [startDate, endDate] = [addDays('2025-01-01', from), addDays('2025-01-01', from + 365)];
      const { excludes } = ofWeek('workdays', by, { ...may, spans: [{ startDate, endDate }] });
      expect(excludes.length + 50).toBeLessThan(stockLimits.excludes);
    }
});

it('keeps an exception that was added by hand, also on a weekend', () => {
  const byHand = { ...may, excludes: ['2026-05-16'] };
  for (const by of ['night', 'day'] as const)
    expect(ofWeek('weekend', by, byHand).excludes).toContain('2026-05-16');
});

it('leaves the other Saturdays out when the spans become others, also after one was taken in by hand', () => {
  const days = ofWeek('workdays', 'day', may);
  const later: DaySpan[] = [{ startDate: '2026-05-01', endDate: '2026-06-30' }];
  const longer = inOtherSpans('day', may.spans, { ...days, spans: later });
  expect(longer).toEqual(ofWeek('workdays', 'day', { ...may, spans: later }));
  const excludes = days.excludes.filter((day) => day !== '2026-05-16');
  const june = inOtherSpans('day', may.spans, {
    ...days,
    excludes,
    spans: [{ ...later[0], startDate: '2026-06-01' } as DaySpan],
  });
  expect(june?.weekdays).toEqual([1, 2, 3, 4, 5]);
  expect(june?.excludes).toEqual(['2026-06-19']);
  // Days that nobody chose by 工作日, and spans that are being typed, stay as they are.
  expect(inOtherSpans('day', autumn.spans, { ...autumn, spans: later })).toBeUndefined();
  expect(
    inOtherSpans('day', may.spans, { ...days, spans: [{ startDate: '', endDate: '' }] }),
  ).toBeUndefined();
});

it('leaves the holidays of the spans out, and takes them in again', () => {
  expect(avoidsHolidays(autumn)).toBe(false);
  const without = avoiding(autumn, true);
  expect(avoidsHolidays(without)).toBe(true);
  expect(daysOfBatch(without).filter((day) => day >= '2026-10-01')[0]).toBe('2026-10-08');
  expect(avoiding(without, false)).toEqual(autumn);
  expect(avoidsHolidays({ ...autumn, spans: [{ startDate: '', endDate: '2026-10-01' }] })).toBeUndefined();
});

it('chooses one holiday or several, and goes back to the span it began with', () => {
  const ahead = holidaysAhead('2026-05-01');
  const named = (holiday: string) => ahead.find((off) => off.holiday === holiday) ?? fail();
  const fail = () => {
    throw new Error('no such holiday');
  };
  const [start] = autumn.spans;
  const once = withHoliday('night', named('national'), ahead, autumn, start ?? fail());
  expect(once).toEqual({
    ...autumn,
    spans: [{ startDate: '2026-10-01', endDate: '2026-10-07' }],
  });
  const twice = withHoliday('night', named('dragonBoat'), ahead, once, start ?? fail());
  expect(twice.spans.map(({ startDate }) => startDate)).toEqual(['2026-06-19', '2026-10-01']);
  expect(hasHoliday(named('national'), twice)).toBe(true);
  const back = withHoliday(
    'night',
    named('dragonBoat'),
    ahead,
    withHoliday('night', named('national'), ahead, twice, start ?? fail()),
    start ?? fail(),
  );
  expect(back.spans).toEqual(autumn.spans);
});

it('exceptions are never dropped: too many are refused when the batch is saved', () => {
  const spans = [{ startDate: '2026-10-01', endDate: '2026-10-07' }];
  const excludes = daysOf('2026-07-01', '2026-08-31');
  const { excludes: all } = avoiding({ spans, weekdays: [1, 2, 3, 4, 5, 6, 7], excludes }, true);
  expect(all).toEqual([...excludes, ...daysOf('2026-10-01', '2026-10-07')]);
});
