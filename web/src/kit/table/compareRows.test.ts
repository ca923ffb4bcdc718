import { expect, test } from 'vitest';
import { countNew } from './compareRows.ts';

const rows = (...ids: string[]) => ids.map((id) => ({ id }));
const shown = { rows: rows('c', 'b', 'a'), total: 5, page: 1 };

test.each([
  ['the same rows', shown, rows('c', 'b', 'a'), 5, undefined],
  ['one more', shown, rows('d', 'c', 'b'), 6, 1],
  ['two more and one gone', shown, rows('e', 'd', 'b'), 6, 2],
  ['one more in place of one that went', shown, rows('d', 'c', 'a'), 5, 1],
  ['one gone, so that one of the next page moves up', shown, rows('c', 'a', '0'), 4, 0],
  ['another order', shown, rows('b', 'c', 'a'), 5, 0],
  ['one more on another page', shown, rows('c', 'b', 'a'), 6, 1],
  ['one more moves a row from the page before', { ...shown, page: 2 }, rows('d', 'c', 'b'), 6, 1],
  ['one gone on the page before', { ...shown, page: 2 }, rows('b', 'a', '0'), 4, 0],
  ['the first row of an empty list', { rows: [], total: 0, page: 1 }, rows('a'), 1, 1],
  ['all gone', shown, [], 0, 0],
])('%s', (_, before, list, count, wanted) => {
  expect(countNew(before, { list, count })).toBe(wanted);
});
