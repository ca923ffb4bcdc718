import { expect, it } from 'vitest';
import { movedBy, sameDayOfMonth } from './gridMoves.ts';
import { chosenDays, createSelection } from './selection.ts';

it.each([
  ['ArrowLeft', '2026-05-01', '2026-04-30'],
  ['ArrowRight', '2026-05-31', '2026-06-01'],
  ['ArrowUp', '2026-05-03', '2026-04-26'],
  ['ArrowDown', '2026-05-30', '2026-06-06'],
  ['Home', '2026-05-01', '2026-04-27'],
  ['End', '2026-05-01', '2026-05-03'],
  ['PageUp', '2026-03-31', '2026-02-28'],
  ['PageDown', '2026-05-31', '2026-06-30'],
  ['a', '2026-05-31', undefined],
  ['constructor', '2026-05-31', undefined],
])('%s from %s leads to %s', (key, date, to) => {
  expect(movedBy(key, date)).toBe(to);
});

it('the same day of a month is never beyond its end', () => {
  expect([1, 0, -3, 9].map((months) => sameDayOfMonth('2026-05-31', months))).toEqual([
    '2026-06-30',
    '2026-05-31',
    '2026-02-28',
    '2027-02-28',
  ]);
});

it('a span contains the chosen weekdays only, in either direction; a single day is always chosen', () => {
  const selection = createSelection('2026-05-01');
  expect(chosenDays(selection)).toEqual([]);
  selection.pick('2026-05-10');
  selection.extend('2026-05-08');
  expect(chosenDays(selection)).toEqual(['2026-05-08', '2026-05-09', '2026-05-10']);
  selection.filter([6, 7]);
  expect(chosenDays(selection)).toEqual(['2026-05-09', '2026-05-10']);
  selection.pick('2026-05-11');
  expect(chosenDays(selection)).toEqual(['2026-05-11']);
  selection.clear();
  expect([chosenDays(selection), selection.getState().active]).toEqual([[], '2026-05-11']);
});
