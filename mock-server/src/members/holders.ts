import type { StoredMember } from '../store/memberRows.ts';
import type { Store } from '../store/store.ts';

type KeysOf = (member: Readonly<StoredMember>) => readonly string[];

/** The living members by something that they have. It follows the rows, also where a change is taken back, so that no list looks at every member. */
class Holders {
  readonly #byKey = new Map<string, Set<string>>();
  readonly #keysOf: KeysOf;

  constructor({ members }: Store, keysOf: KeysOf) {
    this.#keysOf = keysOf;
    members.watch({
      add: (row) => this.#each(row, (ids) => ids.add(row.id)),
      remove: (row) => this.#each(row, (ids) => ids.delete(row.id)),
    });
  }

  #each(row: Readonly<StoredMember>, change: (ids: Set<string>) => unknown) {
    if (row.removed) return;
    for (const key of this.#keysOf(row)) {
      const ids = this.#byKey.get(key) ?? new Set();
      change(ids);
      this.#byKey.set(key, ids);
    }
  }

  /** The ids of the members who have it. */
  of(key: string): ReadonlySet<string> {
    return this.#byKey.get(key) ?? new Set();
  }

  /** Everything that some member has or had. */
  keys(): string[] {
    return [...this.#byKey.keys()];
  }
}

/** The index of a store: built from all its members with the first question, and kept from then on. */
export function holdersBy(keysOf: KeysOf): (store: Store) => Holders {
  const known = new WeakMap<Store['members'], Holders>();
  return (store) => {
    const holders = known.get(store.members) ?? new Holders(store, keysOf);
    known.set(store.members, holders);
    return holders;
  };
}
