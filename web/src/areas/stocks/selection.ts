import { createStore } from 'zustand/vanilla';
import { daysOf, weekdayOf } from '#contracts/days.ts';

/** The chosen days. The store is outside of React state, so that drawing a span with the pointer renders nothing of the page but the count. */
export interface Selection {
  /** Where a span begins. */
  anchor: string;
  /** Where the span ends, and the day of the keyboard cursor. */
  active: string;
  /** Only these weekdays of a span are chosen; 1 = Monday. */
  weekdays: readonly number[];
  chosen: ReadonlySet<string>;
}

export const everyWeekday: readonly number[] = [1, 2, 3, 4, 5, 6, 7];

const spanOf = (a: string, b: string) => (a <= b ? daysOf(a, b) : daysOf(b, a));
/** A single day is chosen whatever its weekday, because the user chose it directly. */
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
    /** Chooses one day, from which a span can be extended. */
    pick: (date: string) => set(date, date),
    extend(date: string) {
      if (date !== store.getState().active) set(store.getState().anchor, date);
    },
    span: (from: string, to: string) => set(from, to),
    /** Clears the selection; the keyboard cursor stays where it is, or goes to `date`. */
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

/** The chosen days in the order of the calendar. */
export const chosenDays = (store: SelectionStore) => [...store.getState().chosen].sort();
