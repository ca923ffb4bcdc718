import { expect, it } from 'vitest';
import { daysOf } from '#contracts/days.ts';
import {
  cellOf,
  movedInOverview,
  overviewCells,
  placeOf,
  readCells,
  settableOf,
  writeCells,
} from './cells.ts';
import { createSelection } from './selection.ts';

const products = ['3', '12', '7'];
const dates = daysOf('2026-05-01', '2026-05-14');
const bounds = { first: '2025-05-01', last: '2026-05-20' };
const key = (name: string, more = {}) => ({
  key: name,
  ctrlKey: false,
  altKey: false,
  metaKey: false,
  ...more,
});
const moved = (name: string, cell: string, more = {}) =>
  movedInOverview(key(name, more), cell, { products, dates, bounds });

it('is walked through by plans and days, up to the edges and over them by page', () => {
  expect(moved('ArrowDown', '3~2026-05-02')).toBe('12~2026-05-02');
  expect(moved('ArrowDown', '7~2026-05-02')).toBe('7~2026-05-02');
  expect(moved('ArrowLeft', '3~2026-05-01')).toBe('3~2026-05-01');
  expect(moved('End', '3~2026-05-02')).toBe('3~2026-05-14');
  expect(moved('Home', '12~2026-05-02', { ctrlKey: true })).toBe('3~2026-05-01');
  expect(moved('PageUp', '12~2026-05-02')).toBe('12~2026-04-18');
  expect(moved('PageDown', '12~2026-05-12')).toBe('12~2026-05-20');
  expect(moved('ArrowUp', '12~2026-05-02', { ctrlKey: true })).toBeUndefined();
  expect(moved('constructor', '12~2026-05-02')).toBeUndefined();
});

it('is chosen as a rectangle, less the weekdays that are not wanted', () => {
  const selection = createSelection(
    '',
    overviewCells(() => products),
  );
  selection.pick('7~2026-05-04');
  selection.extend('12~2026-05-01');
  const { chosen } = selection.getState();
  expect([...chosen]).toEqual(
    ['12', '7'].flatMap((product) =>
      daysOf('2026-05-01', '2026-05-04').map((date) => cellOf({ product, date })),
    ),
  );
  // Friday 1 May and Saturday 2 May.
  selection.filter([5, 6]);
  expect(selection.getState().chosen.size).toBe(4);
  expect(settableOf(selection.getState().chosen, [5, 6], { products, today: '2026-05-02' })).toEqual({
    products: ['12', '7'],
    days: { span: { startDate: '2026-05-02', endDate: '2026-05-02' }, weekdays: [5, 6] },
  });
  expect(settableOf(chosen, [5], { products, today: '2026-05-05' })).toBeUndefined();
  // 365 days ahead are the last that can be set.
  expect(settableOf(chosen, [1, 5, 6, 7], { products, today: '2025-05-03' })?.days.span).toEqual({
    startDate: '2026-05-01',
    endDate: '2026-05-03',
  });
});

it('stands in the address', () => {
  const cells = {
    products: ['12', '7'],
    days: { span: { startDate: '2026-05-01', endDate: '2026-05-09' }, weekdays: [6, 7] },
  };
  expect(readCells(writeCells(cells))).toEqual(cells);
  expect([
    readCells('12'),
    readCells('~2026-05-01~2026-05-09~67'),
    placeOf('12~x'),
    placeOf('2026-05-01'),
  ]).toEqual([undefined, undefined, undefined, undefined]);
});
