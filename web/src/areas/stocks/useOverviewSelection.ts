import { type RefObject, useEffect, useRef, useState } from 'react';
import { addDays } from '#contracts/days.ts';
import {
  type ChosenCells,
  cellOf,
  movedInOverview,
  overviewCells,
  type Place,
  placeOf,
  settableOf,
} from './cells.ts';
import { isLocked } from './dayState.ts';
import { refuseDay } from './refuseDay.ts';
import { createSelection } from './selection.ts';
import { useGrid } from './useGrid.ts';
import { periodDays, type usePeriod } from './usePeriod.ts';
import { useSelectionMarks } from './useSelectionMarks.ts';

interface Options {
  grid: RefObject<HTMLElement | null>;
  /** The rate plans and days that are shown. */
  products: readonly string[];
  dates: readonly string[];
  today: string;
  period: ReturnType<typeof usePeriod>;
  /** Opens one day; undefined for users who may only view. */
  onDay: ((place: Place) => void) | undefined;
  /** Opens several days. */
  onBatch: (cells: ChosenCells) => void;
}

/** The chosen cells of the overview: by keyboard and pointer as in the calendar. Days that are locked are not opened. */
export function useOverviewSelection({ grid, products, dates, today, period, onDay, onBatch }: Options) {
  const order = useRef(products);
  order.current = products;
  const [selection] = useState(() =>
    createSelection(
      '',
      overviewCells(() => order.current),
    ),
  );
  const shown = [...products, dates[0]].join('.');
  useSelectionMarks(grid, selection, shown);
  const first = cellOf({ product: products[0] ?? '', date: dates[0] ?? '' });
  const last = cellOf({ product: products.at(-1) ?? '', date: dates.at(-1) ?? '' });
  // Keeps the only tab stop of the grid in view.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when other plans or days are shown
  useEffect(() => {
    const active = placeOf(selection.getState().active);
    const isSeen = active && products.includes(active.product) && dates.includes(active.date);
    if (!isSeen && placeOf(first)) selection.clear(first);
  }, [shown]);
  const openBatch = () => {
    const { chosen, weekdays } = selection.getState();
    const cells = settableOf(chosen, weekdays, { products, today });
    if (cells) onBatch(cells);
    else refuseDay(placeOf([...chosen][0])?.date ?? '', today);
  };
  const { from, bounds, go } = period;
  const { focusOn, handlers } = useGrid({
    ...{ grids: grid, selection, shown },
    movedTo: (event, cell) =>
      movedInOverview(event, cell, {
        ...{ products, dates },
        bounds: { first: bounds.first, last: addDays(bounds.last, periodDays - 1) },
      }),
    all: () => [first, last],
    go: (cell) => go(addDays(from, (placeOf(cell)?.date ?? '') < from ? -periodDays : periodDays)),
    onOpen: () => {
      const { active, chosen } = selection.getState();
      const place = placeOf(active);
      if (!onDay || !place) return;
      if (chosen.size > 1) openBatch();
      else if (isLocked(place.date, today)) refuseDay(place.date, today);
      else onDay(place);
    },
  });
  return { selection, openBatch, handlers, focusOnActive: () => focusOn(selection.getState().active) };
}
