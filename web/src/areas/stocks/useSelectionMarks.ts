import { type RefObject, useLayoutEffect } from 'react';
import { cellsIn } from './gridCells.ts';
import type { SelectionStore } from './selection.ts';

/**
 * Marks the chosen cells and the one of the keyboard cursor directly in the DOM. Drawing a span then needs no React render and no frame is
 * dropped on a slow computer (`npm run bench calendar`). The cells never set these two attributes themselves.
 * @param shown the cells are replaced when it changes
 */
export function useSelectionMarks(
  grids: RefObject<HTMLElement | null>,
  selection: SelectionStore,
  shown: string | undefined,
) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: other days or products have other cells
  useLayoutEffect(() => {
    const cells = cellsIn(grids.current);
    const choose = (name: string, chosen: boolean) =>
      cells.get(name)?.setAttribute('aria-selected', String(chosen));
    const reach = (name: string, tabIndex: number) => {
      const cell = cells.get(name);
      if (cell) cell.tabIndex = tabIndex;
    };
    const { chosen, active } = selection.getState();
    for (const name of cells.keys()) {
      choose(name, chosen.has(name));
      reach(name, name === active ? 0 : -1);
    }
    return selection.subscribe((now, before) => {
      for (const name of before.chosen) if (!now.chosen.has(name)) choose(name, false);
      for (const name of now.chosen) if (!before.chosen.has(name)) choose(name, true);
      reach(before.active, -1);
      reach(now.active, 0);
    });
  }, [grids, selection, shown]);
}
