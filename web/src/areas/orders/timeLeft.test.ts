import { expect, it } from 'vitest';
import { timeLeft } from './timeLeft.ts';

it('is in hours and minutes until the moment has come', () => {
  const now = '2026-05-13 23:10:00';
  expect(timeLeft(now, '2026-05-14 01:15:30')).toEqual({ h: 2, m: 5 });
  expect(timeLeft(now, '2026-05-13 23:11:00')).toEqual({ h: 0, m: 1 });
  expect(timeLeft(now, '2026-05-13 23:10:59')).toBeUndefined();
  expect(timeLeft(now, '2026-05-13 22:00:00')).toBeUndefined();
});
