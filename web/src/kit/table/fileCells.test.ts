import { expect, test } from 'vitest';
import { cellOf } from './fileCells.ts';

test.each([
  ['text', '', null],
  ['text', '-', null],
  ['text', '云栖湖', '云栖湖'],
  ['text', '1970-01-01', '1970-01-01'],
  ['number', 0, 0],
  ['number', Number.NaN, null],
  ['money', '', null],
  ['money', 1_234, 1_234],
  ['rate', '', null],
  ['rate', 6_338, 6_338],
  ['day', '1970-01-01', null],
  ['day', '2026-11-22', '2026-11-22'],
  ['moment', '1970-01-01 08:00:00', null],
  ['moment', '2026-11-22 08:00:00', '2026-11-22 08:00:00'],
] as const)('a %s of %j is the cell %j', (kind, value, cell) => {
  expect(cellOf(kind, value)).toBe(cell);
});
