import { describe, expect, test } from 'vitest';
import { fitWidths } from './fitWidths.ts';

const sum = (widths: readonly number[]) => widths.reduce((all, width) => all + width, 0);

describe('widths of the columns of a table that scrolls sideways', () => {
  test('stay as they are where all fit', () => {
    expect(fitWidths([100, 200, 80], 380)).toEqual([100, 200, 80]);
  });
  test('let as many whole columns as fit reach the edge of the actions', () => {
    expect(fitWidths([100, 200, 80], 350)).toEqual([125, 225, 80]);
  });
  test.each([301, 302, 333, 350, 379])('meet the edge to the pixel at %i px', (room) => {
    const widths = fitWidths([100, 101, 99, 80], room);
    expect(sum(widths.slice(0, 3))).toBe(room);
    expect(widths[3]).toBe(80);
  });
  test('stay as they are where not even the first fits', () => {
    expect(fitWidths([100, 200], 90)).toEqual([100, 200]);
  });
});
