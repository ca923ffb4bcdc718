import { createStore } from 'zustand/vanilla';
import { daysOf, weekdayOf } from '#contracts/days.ts';

/**
 * The chosen days. Kept beside React: while the pointer is drawn over a month, nothing of the page renders but their count.
 */
export interface Selection {
  /** Where a span begins. */
  anchor: string;
  /** Where it ends, and where the keyboard is. */
  active: string;
  /** A span keeps these days of the week; 1 = Monday. */
  weekdays: readonly number[];
  chosen: ReadonlySet<string>;
}

export const everyWeekday: readonly number[] = [1, 2, 3, 4, 5, 6, 7];

const spanOf = (a: string, b: string) => (a <= b ? daysOf(a, b) : daysOf(b, a));
/** A single day is chosen whatever its weekday: somebody pointed at it. */
const chosenOf = (anchor: string, active: string, weekdays: readonly number[]) =>
  new Set(
    anchor === active ? [active] : spanOf(anchor, active).filter((day) => weekdays.includes(weekdayOf(day))),
  );

export function createSelection(day: string) {
  const store = createStore<Selection>(() => ({
    anchor: day,
    active: day,
    weekdays: everyWeekday,
    chosen: new Set<string>(),
  }));
  const set = (anchor: string, active: string, weekdays = store.getState().weekdays) =>
    store.setState({ anchor, active, weekdays, chosen: chosenOf(anchor, active, weekdays) });
  return {
    ...store,
    /** One day, from which a span may go on. */
    pick: (date: string) => set(date, date),
    extend(date: string) {
      if (date !== store.getState().active) set(store.getState().anchor, date);
    },
    span: (from: string, to: string) => set(from, to),
    /** Chooses nothing; the keyboard stays where it is, or goes to a day. */
    clear: (date = store.getState().active) =>
      store.setState({ anchor: date, active: date, chosen: new Set() }),
    filter(weekdays: readonly number[]) {
      const { anchor, active, chosen } = store.getState();
      if (chosen.size === 0) store.setState({ weekdays });
      else set(anchor, active, weekdays);
    },
  };
}
export type SelectionStore = ReturnType<typeof createSelection>;

/** In the order of the calendar. */
export const chosenDays = (store: SelectionStore) => [...store.getState().chosen].sort();
