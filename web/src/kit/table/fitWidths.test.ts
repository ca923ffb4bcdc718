import { describe, expect, test } from 'vitest';
import { fitWidths } from './fitWidths.ts';

const sum = (widths: readonly number[]) => widths.reduce((all, width) => all + width, 0);
const columns = (...widths: number[]) => widths.map((width) => ({ width }));
const kept = (width: number) => ({ width, keep: true });

describe('widths of the columns of a table that scrolls sideways', () => {
  test('stay as they are where all fit', () => {
    const { widths, held } = fitWidths([...columns(100, 200), kept(80)], 380);
    expect(widths).toEqual([100, 200, 80]);
    expect(held).toEqual([false, false, false]);
  });
  test('let as many whole columns as fit reach the edge of the actions', () => {
    expect(fitWidths(columns(100, 200, 80), 350).widths).toEqual([125, 225, 80]);
  });
  test.each([301, 302, 333, 350, 379])('meet the edge to the pixel at %i px', (room) => {
    const { widths } = fitWidths(columns(100, 101, 99, 80), room);
    expect(sum(widths.slice(0, 3))).toBe(room);
    expect(widths[3]).toBe(80);
  });
  test('stay as they are where not even the first fits', () => {
    expect(fitWidths(columns(100, 200), 90).widths).toEqual([100, 200]);
  });
});

describe('columns to be kept in view', () => {
  test('are held at the edge where they would be out of view, and the others meet them', () => {
    const { widths, held } = fitWidths([...columns(100, 200), kept(80), { width: 60 }], 350);
    expect(held).toEqual([false, false, true, false]);
    expect(widths).toEqual([270, 200, 80, 60]);
  });
  test('stay where they are when they are in view anyway', () => {
    const { widths, held } = fitWidths([{ width: 100 }, kept(80), ...columns(200)], 350);
    expect(held).toEqual([false, false, false]);
    expect(widths).toEqual([185, 165, 200]);
  });
  test('are held together when holding one pushes the other out of view', () => {
    const { widths, held } = fitWidths([...columns(100, 60), kept(120), kept(90)], 350);
    expect(held).toEqual([false, false, true, true]);
    expect(widths).toEqual([140, 60, 120, 90]);
  });
  test('scroll with the others where no other column fits beside them', () => {
    const { widths, held } = fitWidths([{ width: 150 }, kept(100)], 180);
    expect(held).toEqual([false, false]);
    expect(widths).toEqual([180, 100]);
  });
});
