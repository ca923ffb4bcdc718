import { describe, expect, it } from 'vitest';
import { fc } from '../../testing/properties.ts';
import { addDays, daysOf } from '../days.ts';
import { comparedSpan, daysCome } from './comparedSpan.ts';

const comparedWith = (startDate: string, endDate: string, today = '2030-01-01') => {
  const span = comparedSpan({ startDate, endDate }, today);
  return [span.startDate, span.endDate];
};

describe('a span is compared with', () => {
  it.each([
    ['a month of 30 days', '2026-11-01', '2026-11-30', '2026-10-01', '2026-10-31'],
    ['March', '2026-03-01', '2026-03-31', '2026-02-01', '2026-02-28'],
    ['March of a leap year', '2028-03-01', '2028-03-31', '2028-02-01', '2028-02-29'],
    ['February', '2026-02-01', '2026-02-28', '2026-01-01', '2026-01-31'],
    ['January', '2026-01-01', '2026-01-31', '2025-12-01', '2025-12-31'],
    ['a quarter', '2026-07-01', '2026-09-30', '2026-04-01', '2026-06-30'],
    ['the first quarter', '2026-01-01', '2026-03-31', '2025-10-01', '2025-12-31'],
    ['a year', '2026-01-01', '2026-12-31', '2025-01-01', '2025-12-31'],
    ['a leap year', '2028-01-01', '2028-12-31', '2027-01-01', '2027-12-31'],
  ])('the one before of %s', (_, from, to, first, last) => {
    expect(comparedWith(from, to)).toEqual([first, last]);
  });

  it.each([
    ['this month', '2026-11-01', '2026-11-30', '2026-11-29', '2026-10-01', '2026-10-29'],
    ['this month until today', '2026-11-01', '2026-11-29', '2026-11-29', '2026-10-01', '2026-10-29'],
    ['this month on its first day', '2026-11-01', '2026-11-30', '2026-11-01', '2026-10-01', '2026-10-01'],
    ['this month on its last day', '2026-11-01', '2026-11-30', '2026-11-30', '2026-10-01', '2026-10-31'],
    ['a March to the end of February', '2026-03-01', '2026-03-31', '2026-03-30', '2026-02-01', '2026-02-28'],
    ['a March of a leap year', '2028-03-01', '2028-03-30', '2028-03-30', '2028-02-01', '2028-02-29'],
    ['a January', '2026-01-01', '2026-01-31', '2026-01-15', '2025-12-01', '2025-12-15'],
    ['this quarter', '2026-04-01', '2026-06-30', '2026-05-31', '2026-01-01', '2026-02-28'],
    ['this year', '2026-01-01', '2026-12-31', '2026-11-29', '2025-01-01', '2025-11-29'],
    ['a leap year on its leap day', '2028-01-01', '2028-12-31', '2028-02-29', '2027-01-01', '2027-02-28'],
  ])('the same days of the one before: %s', (_, from, to, today, first, last) => {
    expect(comparedWith(from, to, today)).toEqual([first, last]);
  });

  it.each([
    ['the first days of a month that are over', '2026-11-01', '2026-11-10', '2026-11-29'],
    ['a first of a month that is today', '2026-11-01', '2026-11-01', '2026-11-01'],
    ['a week that begins with a month', '2026-06-01', '2026-06-07', '2026-06-03'],
    ['two months', '2026-09-01', '2026-10-31', '2026-11-29'],
    ['three months that are no quarter', '2026-02-01', '2026-04-30', '2026-11-29'],
    ['twelve months that are no year', '2025-12-01', '2026-11-30', '2026-11-29'],
    ['days over the end of a year', '2025-12-20', '2026-01-08', '2026-01-05'],
  ])('as many days directly before: %s', (_, startDate, endDate, today) => {
    const come = daysCome({ startDate, endDate }, today);
    const length = daysOf(come.startDate, come.endDate).length;
    expect(comparedWith(startDate, endDate, today)).toEqual([
      addDays(startDate, -length),
      addDays(startDate, -1),
    ]);
  });

  it('days that all lie before it, about as many', () => {
    const day = fc.integer({ min: 0, max: 3_000 }).map((days) => addDays('2024-01-01', days));
    fc.assert(
      fc.property(day, fc.integer({ min: 0, max: 365 }), day, (startDate, more, today) => {
        const span = { startDate, endDate: addDays(startDate, more) };
        const come = daysCome(span, today);
        const compared = comparedSpan(span, today);
        expect(compared.endDate < startDate && compared.startDate <= compared.endDate).toBe(true);
        const [now, then] = [come, compared].map((of) => daysOf(of.startDate, of.endDate).length);
        expect(Math.abs((now ?? 0) - (then ?? 0))).toBeLessThanOrEqual(3);
      }),
    );
  });
});
