import { expect, it } from 'vitest';
import { dayByKey, monthsAfter, within } from './calendarKeys.ts';

it.each([
  ['ArrowLeft', '2026-10-31'],
  ['ArrowRight', '2026-11-02'],
  ['ArrowUp', '2026-10-25'],
  ['ArrowDown', '2026-11-08'],
  ['Home', '2026-10-26'],
  ['End', '2026-11-01'],
  ['PageUp', '2026-10-01'],
  ['PageDown', '2026-12-01'],
  ['a', undefined],
])('%s from a Sunday, 1 November, leads to %s', (key, day) => {
  expect(dayByKey('2026-11-01', key, false)).toBe(day);
});

it('goes by years with Shift, and stays within months that are shorter', () => {
  expect(dayByKey('2028-02-29', 'PageUp', true)).toBe('2027-02-28');
  expect(dayByKey('2026-11-01', 'PageDown', true)).toBe('2027-11-01');
  expect(monthsAfter('2026-01-31', 1)).toBe('2026-02-28');
  expect(monthsAfter('2026-12-31', 2)).toBe('2027-02-28');
});

it('keeps to the limits', () => {
  expect(within('2026-11-01', { min: '2026-11-05' })).toBe('2026-11-05');
  expect(within('2026-11-09', { min: '2026-11-05', max: '2026-11-07' })).toBe('2026-11-07');
  expect(within('2026-11-06', {})).toBe('2026-11-06');
});
