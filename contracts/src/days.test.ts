import { describe, expect, it } from 'vitest';
import { fc } from '../testing/properties.ts';
import { addDays, daysBetween, daysOf, monthOf, nightsOf, weekdayOf } from './days.ts';

const day = fc.integer({ min: 0, max: 40_000 }).map((days) => addDays('1990-01-01', days));

describe('days', () => {
  it.each([
    ['2026-02-28', 1, '2026-03-01'],
    ['2028-02-28', 1, '2028-02-29'],
    ['2026-12-31', 1, '2027-01-01'],
    ['2026-03-01', -1, '2026-02-28'],
    ['2026-03-29', 1, '2026-03-30'],
  ])('%s and %i is %s', (from, days, to) => {
    expect(addDays(from, days)).toBe(to);
    expect(daysBetween(from, to)).toBe(days);
  });

  it('know their weekday, Monday first', () => {
    expect(['2026-05-01', '2026-05-03', '2026-05-04'].map(weekdayOf)).toEqual([5, 7, 1]);
  });

  it('know the first of their month, and of months around it', () => {
    expect([0, 1, -1, 8].map((after) => monthOf('2026-05-31', after))).toEqual([
      '2026-05-01',
      '2026-06-01',
      '2026-04-01',
      '2027-01-01',
    ]);
  });

  it('a stay of two nights does not use the day of departure', () => {
    expect(nightsOf('2026-05-01', '2026-05-03')).toEqual(['2026-05-01', '2026-05-02']);
    expect(nightsOf('2026-05-01', '2026-05-01')).toEqual([]);
  });

  it('of a span are each once, in order, both ends among them', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: 0, max: 400 }), (start, length) => {
        const days = daysOf(start, addDays(start, length));
        expect(days).toHaveLength(length + 1);
        expect([days[0], days.at(-1)]).toEqual([start, addDays(start, length)]);
        expect(days).toEqual([...new Set(days)].sort());
      }),
    );
    expect(daysOf('2026-05-02', '2026-05-01')).toEqual([]);
  });

  it('sort as texts', () => {
    fc.assert(
      fc.property(day, day, (a, b) => {
        expect(a < b).toBe(daysBetween(a, b) > 0);
      }),
    );
  });
});
