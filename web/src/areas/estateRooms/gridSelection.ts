import { createStore } from 'zustand/vanilla';

/** The chosen rooms. The store is outside of React state, so that drawing a span renders nothing but the count. */
interface Selection {
  /** Where a span begins. */
  anchor: string;
  /** Where the span ends, and the room of the keyboard cursor; '' while there are no rooms. */
  active: string;
  chosen: ReadonlySet<string>;
}

/** @param span the rooms between two rooms */
export function createGridSelection(span: (a: string, b: string) => readonly string[]) {
  const store = createStore<Selection>(() => ({ anchor: '', active: '', chosen: new Set<string>() }));
  return {
    ...store,
    pick: (id: string) => store.setState({ anchor: id, active: id, chosen: new Set([id]) }),
    extend(id: string) {
      const { active, anchor, chosen } = store.getState();
      if (id === active && chosen.size > 0) return;
      store.setState({ active: id, chosen: new Set(span(anchor || id, id)) });
    },
    toggle(id: string) {
      const chosen = new Set(store.getState().chosen);
      if (!chosen.delete(id)) chosen.add(id);
      store.setState({ anchor: id, active: id, chosen });
    },
    choose: (ids: readonly string[]) => store.setState({ chosen: new Set(ids) }),
    /** Clears the selection; the keyboard cursor stays where it is, or goes to `id`. */
    clear: (id = store.getState().active) => store.setState({ anchor: id, active: id, chosen: new Set() }),
    /** Keeps what is still there. */
    retain(isThere: (id: string) => boolean, otherwise: string) {
      const { anchor, active, chosen } = store.getState();
      const left = [...chosen].filter(isThere);
      if (left.length === chosen.size && isThere(active) && isThere(anchor)) return;
      const cursor = isThere(active) ? active : otherwise;
      store.setState({ anchor: isThere(anchor) ? anchor : cursor, active: cursor, chosen: new Set(left) });
    },
  };
}
export type GridSelection = ReturnType<typeof createGridSelection>;
