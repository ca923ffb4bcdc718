import { expect, test } from 'vitest';
import { farPrice } from './farPrice.ts';

test('half of the list price more or less is near, a cent beyond is far', () => {
  const near = [100_00, 50_00, 150_00];
  expect(near.map((price) => farPrice(price, 100_00))).toEqual([undefined, undefined, undefined]);
  expect([farPrice(49_99, 100_00), farPrice(150_01, 100_00)]).toEqual([51, 51]);
});

test('ten times the price is 900 percent away', () => {
  expect(farPrice(14_141_000_00, 1_414_100_00)).toBe(900);
});

test('nothing is far from a room without a price', () => {
  expect(farPrice(1, 0)).toBeUndefined();
});
