import type { StoredPointLot } from '../store/pointRows.ts';
import type { Store } from '../store/store.ts';

type Lot = Readonly<StoredPointLot>;

/** The lots of points that are not used up, by their last day. It follows the rows, also where a change is taken back. */
class OpenLots {
  readonly #store: Store;
  readonly #idsByDay = new Map<string, Set<string>>();

  constructor(store: Store) {
    this.#store = store;
    store.pointLots.watch({
      add: ({ id, expireDate, remain, removed }) => {
        if (remain === 0 || removed) return;
        const ids = this.#idsByDay.get(expireDate) ?? new Set();
        this.#idsByDay.set(expireDate, ids.add(id));
      },
      remove: ({ id, expireDate }) => this.#idsByDay.get(expireDate)?.delete(id),
    });
  }

  /** Those whose last day is over. */
  expiredBefore(today: string): Lot[] {
    return [...this.#idsByDay]
      .filter(([day]) => day < today)
      .flatMap(([, ids]) => [...ids].flatMap((id) => this.#store.pointLots.get(id) ?? []));
  }

  /** Those of a member, first those that expire first. */
  of(memberId: string): Lot[] {
    return this.#store.pointLots
      .by('memberId', memberId)
      .filter(({ remain }) => remain > 0)
      .sort((a, b) => (a.expireDate < b.expireDate ? -1 : a.expireDate > b.expireDate ? 1 : 0));
  }
}

const known = new WeakMap<Store, OpenLots>();

/** The open lots of a store: found among all with the first question, and kept from then on. */
export function openLots(store: Store): OpenLots {
  const lots = known.get(store) ?? new OpenLots(store);
  known.set(store, lots);
  return lots;
}
