import { expect, it } from 'vitest';
import { sumOfKinds } from './useSales.ts';

it('sums what the kinds sold and gave back, once all of them are known', () => {
  expect(
    sumOfKinds([
      { paid: 10_000, refunded: 300 },
      { paid: 250, refunded: 0 },
    ]),
  ).toEqual({ paid: 10_250, refunded: 300 });
  expect(sumOfKinds([{ paid: 10_000, refunded: 300 }, undefined])).toBeUndefined();
});
