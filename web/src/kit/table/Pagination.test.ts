import { expect, test } from 'vitest';
import { pagesShown } from './Pagination.tsx';

test.each([
  [1, 1, [1]],
  [1, 2, [1, 2]],
  [2, 3, [1, 2, 3]],
  [1, 101, [1, 2, 3, 0, 101]],
  [50, 101, [1, 0, 48, 49, 50, 51, 52, 0, 101]],
  [101, 101, [1, 0, 99, 100, 101]],
  [4, 7, [1, 2, 3, 4, 5, 6, 7]],
])('page %i of %i shows %j, 0 being a gap', (page, last, shown) => {
  expect(pagesShown(page, last)).toEqual(shown);
});
