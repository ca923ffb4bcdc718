import { type RefObject, useLayoutEffect } from 'react';
import type { SelectionStore } from './selection.ts';

/**
 * Marks the chosen days and the one of the keyboard cursor directly in the cells' DOM. Drawing a span then needs no React render and no frame is
 * dropped on a slow computer (`npm run bench calendar`). The cells never set these two attributes themselves.
 * @param month the cells are replaced when it changes
 */
export function useSelectionMarks(
  grids: RefObject<HTMLElement | null>,
  selection: SelectionStore,
  month: string | undefined,
) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another month has other cells
  useLayoutEffect(() => {
    const cells = new Map(
      [...(grids.current?.querySelectorAll<HTMLElement>('[data-date]') ?? [])].map((cell) => [
        cell.dataset.date ?? '',
        cell,
      ]),
    );
    const choose = (date: string, chosen: boolean) =>
      cells.get(date)?.setAttribute('aria-selected', String(chosen));
    const reach = (date: string, tabIndex: number) => {
      const cell = cells.get(date);
      if (cell) cell.tabIndex = tabIndex;
    };
    const { chosen, active } = selection.getState();
    for (const date of cells.keys()) {
      choose(date, chosen.has(date));
      reach(date, date === active ? 0 : -1);
    }
    return selection.subscribe((now, before) => {
      for (const date of before.chosen) if (!now.chosen.has(date)) choose(date, false);
      for (const date of now.chosen) if (!before.chosen.has(date)) choose(date, true);
      reach(before.active, -1);
      reach(now.active, 0);
    });
  }, [grids, selection, month]);
}
