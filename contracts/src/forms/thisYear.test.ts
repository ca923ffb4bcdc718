import { expect, it, vi } from 'vitest';
import { readAt, thisYear } from './thisYear.ts';

const newYear = Date.parse('2027-01-01T00:00:00+08:00');

it('is the year in Shanghai, of the machine or of the moment that is told', () => {
  vi.setSystemTime(newYear - 1);
  expect(thisYear()).toBe(2026);
  expect(readAt(newYear, thisYear)).toBe(2027);
  vi.setSystemTime(newYear);
  expect(thisYear()).toBe(2027);
});

it('tells the moment to one check only, also when that fails', () => {
  vi.setSystemTime(newYear);
  const check = () => {
    throw new Error('refused');
  };
  expect(() => readAt(newYear - 1, check)).toThrow('refused');
  expect(thisYear()).toBe(2027);
});
