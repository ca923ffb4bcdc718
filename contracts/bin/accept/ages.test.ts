import { expect, test } from 'vitest';
import { ageOfId, oldestFirst } from './ages.ts';

const idsOf = (rows: { id: string }[], purpose = 'Records that match, newest first.') =>
  oldestFirst({ purpose }, rows).map(({ id }) => id);
const uuids = ['f81d4fae-7dec', '0b9e2c11-a0c3', '9d3c5f70-11e8'] as const;

test('the oldest row is found by its time, by an id that is an integer, or at the end of the list', () => {
  const [one, two, three] = uuids;
  const at = (id: string, day: number) => ({ id, createTime: `2026-01-0${day} 08:00:00` });
  expect(idsOf([at(one, 2), at(two, 3), at(three, 1)])).toEqual([three, one, two]);
  expect(idsOf([at('7', 1), at('8', 1), at('9', 1)])).toEqual(['7', '8', '9']);
  expect(idsOf([{ id: '1938471029384756124' }, { id: '1938471029384756123' }, { id: '9' }])).toEqual([
    '9',
    '1938471029384756123',
    '1938471029384756124',
  ]);
  expect(idsOf(uuids.map((id) => ({ id })))).toEqual([three, two, one]);
});

test('in a list that has the oldest first, the oldest row stands in front', () => {
  expect(
    idsOf(
      uuids.map((id) => ({ id })),
      'Rooms that match; oldest first.',
    ),
  ).toEqual([...uuids]);
});

test('a record of another rule is no pattern, however old it is', () => {
  const rows = [
    { id: '1', name: '验收abcde' },
    { id: '2', title: '验收abcde' },
    { id: '3', name: '西湖' },
  ];
  expect(idsOf(rows)).toEqual(['3']);
});

test('of other ids than integers nobody can say which is newer', () => {
  expect(uuids.map(ageOfId)).toEqual([undefined, undefined, undefined]);
});
