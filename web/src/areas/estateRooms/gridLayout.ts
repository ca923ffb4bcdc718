import type { GridLayout, Place } from '../../domain/estate/roomLayout.ts';

/** Which rooms of the grid a span or a key leads to. */

const widthOf = ({ units }: GridLayout) => units.reduce((sum, { width }) => sum + width, 0);

/** The rooms of the rectangle between two rooms, over units and floors. */
export function spanOf({ cells, placeOf }: GridLayout, a: string, b: string): string[] {
  const [from, to] = [placeOf.get(a), placeOf.get(b)];
  if (!from || !to) return [];
  const [left, right] = [Math.min(from.column, to.column), Math.max(from.column, to.column)];
  return cells
    .slice(Math.min(from.row, to.row), Math.max(from.row, to.row) + 1)
    .flatMap((line) => line.slice(left, right + 1).filter((id) => id !== undefined));
}

/** The rooms of the unit that a room is in. */
export function unitOf({ units, cells, placeOf }: GridLayout, id: string): string[] {
  const column = placeOf.get(id)?.column ?? -1;
  const unit = units.find(({ from, width }) => column >= from && column < from + width);
  if (!unit) return [];
  return cells.flatMap((line) =>
    line.slice(unit.from, unit.from + unit.width).filter((one) => one !== undefined),
  );
}

/** All rooms, as they are read: from the top floor down, from left to right. */
export const inOrder = ({ cells }: GridLayout): string[] =>
  cells.flatMap((line) => line.filter((id) => id !== undefined));

/** The next room in a direction, over places without one; undefined at the edge. */
function walk(layout: GridLayout, { row, column }: Place, down: number, right: number): string | undefined {
  const [rows, columns] = [layout.cells.length, widthOf(layout)];
  let [r, c] = [row + down, column + right];
  while (r >= 0 && r < rows && c >= 0 && c < columns) {
    const id = layout.cells[r]?.[c];
    if (id) return id;
    r += down;
    c += right;
  }
  return undefined;
}

/** The room at the end of a row or column. */
function last(layout: GridLayout, id: string, down: number, right: number): string {
  const place = layout.placeOf.get(id);
  const next = place && walk(layout, place, down, right);
  return next ? last(layout, next, down, right) : id;
}

/** The room to which a key moves, after the WAI-ARIA pattern of grids; undefined for other keys. */
export function movedBy(layout: GridLayout, key: string, id: string): string | undefined {
  const steps: Record<string, readonly [down: number, right: number]> = {
    ArrowUp: [-1, 0],
    ArrowDown: [1, 0],
    ArrowLeft: [0, -1],
    ArrowRight: [0, 1],
  };
  const ends: Record<string, readonly [down: number, right: number]> = {
    PageUp: [-1, 0],
    PageDown: [1, 0],
    Home: [0, -1],
    End: [0, 1],
  };
  const place = layout.placeOf.get(id);
  const step = steps[key];
  if (step && place) return walk(layout, place, ...step) ?? id;
  const end = ends[key];
  return end && last(layout, id, ...end);
}
