import { expect, test } from 'vitest';
import { digits, newMobile, newNumber, unique } from './unique.ts';

const drawn = (draw: () => string, count: number) => Array.from({ length: count }, draw);

test('no value comes twice in a run, however many are drawn', () => {
  for (const draw of [() => unique(''), newMobile, () => newNumber(18), () => digits(6)])
    expect(new Set(drawn(draw, 20_000)).size).toBe(20_000);
});

test('values have the form that they are asked for', () => {
  expect(unique('验收')).toMatch(/^验收[a-z]{5}$/);
  expect(newMobile()).toMatch(/^166\d{8}$/);
  expect(newNumber(19)).toMatch(/^9\d{18}$/);
  expect(digits(1)).toMatch(/^\d$/);
  expect(new Set(drawn(() => digits(1), 10)).size).toBe(10);
});
