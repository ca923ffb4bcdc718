import { expect, it } from 'vitest';
import { allPages } from './allPages.ts';

/** A list of `length` rows that notes at which offsets it was asked. */
function listOf(length: number) {
  const rows = Array.from({ length }, (_, at) => at);
  const offsets: number[] = [];
  const load = async (offset: number, limit: number) => {
    offsets.push(offset);
    return { count: length, list: rows.slice(offset, offset + limit) };
  };
  return { rows, offsets, load };
}

it.each([
  [0, [0]],
  [100, [0]],
  [101, [0, 100]],
  [230, [0, 100, 200]],
])('reads all of %i rows', async (length, asked) => {
  const { rows, offsets, load } = listOf(length);
  expect(await allPages(load)).toEqual(rows);
  expect(offsets).toEqual(asked);
});

it('ends with a list whose rows become fewer meanwhile, or that comes whole', async () => {
  const shrinking = async (offset: number) => ({ count: 150, list: offset === 0 ? ['a'] : [] });
  expect(await allPages(shrinking)).toEqual(['a']);
  const whole = async () => ({ count: 150, list: Array<string>(150).fill('a') });
  expect(await allPages(whole)).toHaveLength(150);
});
