import { type RefObject, useLayoutEffect } from 'react';
import type { GridLayout } from '../../domain/estate/roomLayout.ts';
import type { GridSelection } from './gridSelection.ts';

/**
 * Marks the chosen rooms and the one of the keyboard cursor directly in the cells' DOM, so that drawing a span over thousands of rooms renders nothing
 * (`npm run bench`). The cells never set these two attributes again themselves.
 * @param layout with `floors`, the number of floors that are shown: other ones have other cells
 */
export function useGridMarks(
  grid: RefObject<HTMLElement | null>,
  selection: GridSelection,
  layout: GridLayout,
  floors: number,
) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: other rooms have other cells
  useLayoutEffect(() => {
    const cells = new Map<string, HTMLElement>();
    for (const cell of grid.current?.querySelectorAll<HTMLElement>('[data-room]') ?? [])
      cells.set(cell.dataset.room ?? '', cell);
    const choose = (id: string, chosen: boolean) =>
      cells.get(id)?.setAttribute('aria-selected', String(chosen));
    const reach = (id: string, tabIndex: number) => {
      const cell = cells.get(id);
      if (cell) cell.tabIndex = tabIndex;
    };
    const { chosen, active } = selection.getState();
    for (const [id, cell] of cells) {
      if (cell.getAttribute('aria-selected') !== String(chosen.has(id))) choose(id, chosen.has(id));
      if (cell.tabIndex !== (id === active ? 0 : -1)) reach(id, id === active ? 0 : -1);
    }
    return selection.subscribe((now, before) => {
      if (now.chosen !== before.chosen) {
        for (const id of before.chosen) if (!now.chosen.has(id)) choose(id, false);
        for (const id of now.chosen) if (!before.chosen.has(id)) choose(id, true);
      }
      if (now.active === before.active) return;
      reach(before.active, -1);
      reach(now.active, 0);
    });
  }, [grid, selection, layout, floors]);
}
