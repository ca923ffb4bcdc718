import type { Change } from './collection.ts';
import type { Row } from './row.ts';
import type { Store } from './store.ts';

/** A row as it is saved outside the store. */
export interface SavedRow {
  collection: string;
  row: Row;
}

/**
 * Remembers what happened to a store since it was seeded. The seed can be made again from three numbers, so these
 * rows are all that a state file or a snapshot has to hold, and going back needs no second seeding.
 */
export class SinceSeed {
  readonly #store: Store;
  /** The first change of each row, in the order of the first changes. */
  readonly #first = new Map<string, Change>();

  constructor(store: Store) {
    this.#store = store;
    store.onCommit((changes) => {
      for (const change of changes) {
        const key = `${change.collection} ${change.row.id}`;
        if (change.isGone) this.#first.delete(key);
        else if (!this.#first.has(key)) this.#first.set(key, change);
      }
    });
  }

  /** The changed rows as they are now; living records, to be copied before anything else happens. */
  rows(): SavedRow[] {
    return [...this.#first.values()].map(({ collection, row }) => ({ collection, row }));
  }

  /** Back to the seeded rows, at a cost that depends on the changes only. */
  rewind(): void {
    for (const { collection, row, before } of [...this.#first.values()].reverse()) {
      this.#store.collection(collection)?.revert(row, before);
    }
    this.#first.clear();
  }
}
