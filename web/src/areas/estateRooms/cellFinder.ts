import type { GridLayout } from '../../domain/estate/roomLayout.ts';

/** The last of the ascending starts that is not behind a position; -1 before the first. */
const lastUpTo = (starts: readonly number[], position: number) =>
  starts.findLastIndex((start) => start <= position);

/**
 * Finds the room at a point of the window by the places of rows and columns, which are measured once. The browser's own search goes through thousands of
 * cells for each move of the mouse, and took most of a frame while a span was drawn (`npm run bench -- sales-grid`).
 * @param grid with the heading as its first child, then a row for each floor: the floor's name, then the rooms by unit
 * @param id of a room whose row is laid out
 */
export function cellFinder(grid: HTMLElement, layout: GridLayout, id: string) {
  const rows = [...grid.children].slice(1) as HTMLElement[];
  const origin = grid.getBoundingClientRect();
  const tops = rows.map((row) => row.getBoundingClientRect().top - origin.top);
  const [, ...parts] = rows[layout.placeOf.get(id)?.row ?? 0]?.children ?? [];
  const lefts = parts.flatMap((part) =>
    [...part.children].map((cell) => cell.getBoundingClientRect().left - origin.left),
  );
  /** Undefined where there is no room. */
  return ({ clientX, clientY }: { clientX: number; clientY: number }): string | undefined => {
    const { left, top } = grid.getBoundingClientRect();
    const row = layout.cells[lastUpTo(tops, clientY - top)];
    return row?.[lastUpTo(lefts, clientX - left)];
  };
}
