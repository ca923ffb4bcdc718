import { describe, expect, test } from 'vitest';
import { type ColumnLook, layoutOf, type Wanted } from './columnLayout.ts';

const columns: Wanted[] = [
  { key: 'name', width: 180, flexible: true },
  { key: 'level', width: 100 },
  { key: 'area', width: 120 },
  { key: 'enabled', width: 70, keep: true },
  { key: 'time', width: 170 },
  { key: 'actions', width: 110, actions: true },
];
const keys = columns.map(({ key }) => key);
const layout = (room: number, look: ColumnLook = {}, picks = false) =>
  layoutOf(columns, look, { room, picks });
const total = (widths: readonly (number | undefined)[]) =>
  widths.reduce<number>((sum, one) => sum + (one ?? 0), 0);

describe('a table in which no width is set', () => {
  test('leaves it to the browser who takes what is left', () => {
    const { widths, shown, scrolls, tableWidth } = layout(1000);
    expect(widths).toEqual([undefined, 100, 120, 70, 170, 110]);
    expect(shown).toEqual([430, 100, 120, 70, 170, 110]);
    expect({ scrolls, tableWidth }).toEqual({ scrolls: false, tableWidth: undefined });
  });
  test('tells how wide columns are that the browser stretches alike', () => {
    const two = [
      { key: 'a', width: 100 },
      { key: 'b', width: 300 },
    ];
    expect(layoutOf(two, {}, { room: 800, picks: false }).shown).toEqual([200, 600]);
  });
});

describe('a set width', () => {
  test('is taken as it is, and the columns behind it share what is left', () => {
    const { widths, tableWidth } = layout(1000, { widths: { level: 200 } });
    expect(widths[0]).toBe(180);
    expect(widths[1]).toBe(200);
    expect(total(widths)).toBe(1000);
    expect(widths[5]).toBe(110);
    expect(tableWidth).toBe(1000);
  });
  test('of the last column leaves the rest to the actions', () => {
    const { widths } = layout(1000, { widths: { time: 170 } });
    expect(widths.slice(0, 5)).toEqual([180, 100, 120, 70, 170]);
    expect(widths[5]).toBe(360);
  });
  test('without actions leaves the table as wide as its columns', () => {
    const free = columns.slice(0, 5);
    const { tableWidth } = layoutOf(free, { widths: { time: 200 } }, { room: 1000, picks: true });
    expect(tableWidth).toBe(40 + 180 + 100 + 120 + 70 + 200);
  });
  test('of a column that is not shown changes nothing', () => {
    expect(layout(1000, { widths: { gone: 500 } })).toEqual(layout(1000));
  });
  test.each([500, 520, 560, 600, 640, 700, 745])('cuts no other column in half at %i px', (room) => {
    const { widths, sides, scrolls } = layout(room, { widths: { level: 150, area: 90 } });
    expect(scrolls).toBe(true);
    expect([widths[1], widths[2]]).toEqual([150, 90]);
    const held = total(widths.filter((_, at) => sides[at] === 'right'));
    const edge = room - held - (widths[5] ?? 0);
    const ends: number[] = [];
    for (const [at, width = 0] of widths.entries())
      if (sides[at] !== 'right' && at < 5) ends.push((ends.at(-1) ?? 0) + width);
    expect(ends).toContain(edge);
  });
});

describe('frozen columns', () => {
  const frozen = { frozen: 'level' };
  test('stay at the left edge, one beside the other, where the table scrolls', () => {
    const { sides, edges, widths } = layout(640, frozen, true);
    expect(sides.slice(0, 2)).toEqual(['left', 'left']);
    expect(edges[0]).toBe(40);
    expect(edges[1]).toBe(40 + (widths[0] ?? 0));
  });
  test('are columns like others where all fit', () => {
    expect(layout(1000, frozen).sides).toEqual(keys.map(() => undefined));
  });
  test('are not held at the right, and held columns not frozen', () => {
    const { sides } = layout(560, { frozen: 'name' });
    expect(sides).toEqual(['left', undefined, undefined, 'right', undefined, undefined]);
  });
  test('are let go where no other column could be read beside them', () => {
    expect(layout(560, { frozen: 'area' }).sides).not.toContain('left');
    expect(layout(640, { ...frozen, widths: { name: 400 } }).sides).not.toContain('left');
    expect(layout(640, { frozen: 'time' }).sides).not.toContain('left');
  });
  test('are none if the last of them is not shown', () => {
    expect(layout(640, { frozen: 'gone' }).sides).not.toContain('left');
  });
  test.each([560, 600, 640, 680, 720])('leave whole columns before the right edge at %i px', (room) => {
    const { widths, sides } = layout(room, { frozen: 'name', widths: { name: 160 } });
    const right = total(widths.filter((_, at) => sides[at] === 'right' || at === 5));
    const ends: number[] = [];
    for (const [at, width = 0] of widths.entries())
      if (sides[at] !== 'right' && at < 5) ends.push((ends.at(-1) ?? 0) + width);
    expect(ends).toContain(room - right);
  });
});
