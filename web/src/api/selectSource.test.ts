import { expect, it } from 'vitest';
import { listViews } from '#contracts/areas/listViews.ts';
import { merchants } from '#contracts/areas/merchants.ts';
import { asList } from './selectSource.ts';

it.each([
  [
    'a map of names becomes a list',
    merchants.allEnabled,
    { 1: '云栖' },
    { count: 1, list: [{ id: '1', name: '云栖' }] },
  ],
  ['an empty map becomes an empty list', merchants.allEnabled, {}, { count: 0, list: [] }],
  ['a list stays', merchants.allEnabled, { count: 0, list: [] }, { count: 0, list: [] }],
  ['an array stays, also an empty one', listViews.all, [], []],
])('%s', (_, endpoint, data, list) => {
  expect(asList(endpoint, data)).toEqual(list);
});
