import { expect, it } from 'vitest';
import { daysOf } from '#contracts/days.ts';
import { daysOfBatch } from '#contracts/trade/priceStocks.ts';
import {
  avoiding,
  avoidsHolidays,
  type DayChoice,
  hasHoliday,
  holidaysAhead,
  isWeek,
  ofWeek,
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
  expect(days.weekdays).toEqual([1, 2, 3, 4, 5]);
  expect(daysOfBatch(days).filter((day) => day >= '2026-09-28')).toEqual([
    ...['2026-09-28', '2026-09-29', '2026-09-30', '2026-10-08', '2026-10-09'],
  ]);
  expect(days.excludes).toContain('2026-09-16');
  expect(days.excludes).not.toContain('2026-10-10');
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
  const once = withHoliday(named('national'), ahead, autumn, start ?? fail());
  expect(once).toEqual({
    ...autumn,
    spans: [{ startDate: '2026-10-01', endDate: '2026-10-07' }],
  });
  const twice = withHoliday(named('dragonBoat'), ahead, once, start ?? fail());
  expect(twice.spans.map(({ startDate }) => startDate)).toEqual(['2026-06-19', '2026-10-01']);
  expect(hasHoliday(named('national'), twice)).toBe(true);
  const back = withHoliday(
    named('dragonBoat'),
    ahead,
    withHoliday(named('national'), ahead, twice, start ?? fail()),
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
