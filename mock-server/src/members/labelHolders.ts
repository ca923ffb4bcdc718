import type { StoredMember } from '../store/memberRows.ts';
import type { Store } from '../store/store.ts';

/** The members of each label. It follows the rows, also where a change is taken back, so that a list of labels does not look at every member. */
class Holders {
  readonly #byLabel = new Map<string, Set<string>>();

  constructor({ members }: Store) {
    members.watch({
      add: (row) => this.#each(row, (ids) => ids.add(row.id)),
      remove: (row) => this.#each(row, (ids) => ids.delete(row.id)),
    });
  }

  #each({ removed, labelIds }: Readonly<StoredMember>, change: (ids: Set<string>) => unknown) {
    if (removed) return;
    for (const labelId of labelIds) {
      const ids = this.#byLabel.get(labelId) ?? new Set();
      change(ids);
      this.#byLabel.set(labelId, ids);
    }
  }

  of(labelId: string): ReadonlySet<string> {
    return this.#byLabel.get(labelId) ?? new Set();
  }
}

const known = new WeakMap<Store, Holders>();

/** The ids of the living members who have a label. */
export function holdersOf(store: Store, labelId: string): ReadonlySet<string> {
  const holders = known.get(store) ?? new Holders(store);
  known.set(store, holders);
  return holders.of(labelId);
}
