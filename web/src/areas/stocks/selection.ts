import { createStore } from 'zustand/vanilla';
import { daysOf, weekdayOf } from '#contracts/days.ts';

/**
 * The chosen cells of a grid: days of a calendar (`2026-05-01`), or days of products (`12~2026-05-01`, cells.ts). The store is outside of React state,
 * so that drawing a span with the pointer renders nothing of the page but the count.
 */
export interface Selection {
  /** Where a span begins. */
  anchor: string;
  /** Where the span ends, and the cell of the keyboard cursor. */
  active: string;
  /** Only these weekdays of a span are chosen; 1 = Monday. */
  weekdays: readonly number[];
  chosen: ReadonlySet<string>;
}

export const everyWeekday: readonly number[] = [1, 2, 3, 4, 5, 6, 7];

/** The cells of a grid: those between two, and the day that a cell stands for. */
export interface Cells {
  between: (a: string, b: string) => string[];
  dateOf: (cell: string) => string;
}
const calendar: Cells = {
  between: (a, b) => (a <= b ? daysOf(a, b) : daysOf(b, a)),
  dateOf: (date) => date,
};

export function createSelection(cell: string, { between, dateOf }: Cells = calendar) {
  const store = createStore<Selection>(() => ({
    anchor: cell,
    active: cell,
    weekdays: everyWeekday,
    chosen: new Set<string>(),
  }));
  /** A single cell is chosen whatever its weekday, because the user chose it directly. */
  const chosenOf = (anchor: string, active: string, weekdays: readonly number[]) =>
    new Set(
      anchor === active
        ? [active]
        : between(anchor, active).filter((one) => weekdays.includes(weekdayOf(dateOf(one)))),
    );
  const set = (anchor: string, active: string, weekdays = store.getState().weekdays) =>
    store.setState({ anchor, active, weekdays, chosen: chosenOf(anchor, active, weekdays) });
  return {
    ...store,
    /** Chooses one cell, from which a span can be extended. */
    pick: (one: string) => set(one, one),
    extend(to: string) {
      if (to !== store.getState().active) set(store.getState().anchor, to);
    },
    span: (from: string, to: string) => set(from, to),
    /** Clears the selection; the keyboard cursor stays where it is, or goes to another cell. */
    clear: (to = store.getState().active) => store.setState({ anchor: to, active: to, chosen: new Set() }),
    filter(weekdays: readonly number[]) {
      const { anchor, active, chosen } = store.getState();
      if (chosen.size === 0) store.setState({ weekdays });
      else set(anchor, active, weekdays);
    },
  };
}
export type SelectionStore = ReturnType<typeof createSelection>;

/** The chosen days of a calendar in their order. */
export const chosenDays = (store: SelectionStore) => [...store.getState().chosen].sort();
