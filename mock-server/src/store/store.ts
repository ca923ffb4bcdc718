import { factory, primaryKey } from '@mswjs/data';
import { DATABASE_INSTANCE } from '@mswjs/data/lib/glossary.js';
import { type Appended, type Change, Collection, type Entities } from './collection.ts';
import { type CollectionName, models, type StoredRow } from './collections.ts';
import type { Model } from './model.ts';
import type { Row } from './row.ts';

type Collections = {
  [N in CollectionName]: (typeof models)[N] extends { appendOnly: true }
    ? Appended<StoredRow<N>>
    : Collection<StoredRow<N>>;
};

/** All collections, with transactions over them. */
export interface Store extends Collections {
  /**
   * Runs `work`; when it throws, every change it made is taken back and the error goes on. Not for async work.
   * Nested calls join the outer one.
   */
  transaction<T>(work: () => T): T;
  /** Changes that hold even if the transaction around them fails, such as a counted wrong password. */
  keep(work: () => void): void;
  /** Calls the listener with the changed rows after each committed transaction. Returns a function that removes it. */
  onCommit(listener: (changes: Change[]) => void): () => void;
  collection(name: string): Collection<Row> | undefined;
  names: CollectionName[];
}

/** @param now writes the current time as the wire does */
export function createStore(now: () => string): Store {
  const entitiesOf = openDatabase();
  const listeners = new Set<(changes: Change[]) => void>();
  let open: { steps: Change[]; kept: Change[] } | undefined;
  let keeping = false;

  const tell = (changes: Change[]) => {
    if (changes.length > 0) for (const listener of listeners) listener(changes);
  };
  const changed = (change: Change) => {
    if (open) (keeping || change.isGone ? open.kept : open.steps).push(change);
    else tell([change]);
  };

  const collections = Object.fromEntries(
    Object.entries(models).map(([name, model]) => [
      name,
      new Collection(name, model as unknown as Model<Row>, entitiesOf(name), now, changed),
    ]),
  );

  return {
    ...(collections as unknown as Collections),
    names: Object.keys(models) as CollectionName[],
    collection: (name) =>
      Object.hasOwn(collections, name) ? (collections[name] as Collection<Row>) : undefined,
    onCommit(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    keep(work) {
      keeping = true;
      try {
        work();
      } finally {
        keeping = false;
      }
    },
    transaction(work) {
      if (open) return work();
      const { steps, kept } = { steps: [] as Change[], kept: [] as Change[] };
      open = { steps, kept };
      try {
        const result = work();
        open = undefined;
        tell([...kept, ...steps]);
        return result;
      } catch (error) {
        open = undefined;
        for (const { collection, row, before } of steps.reverse())
          collections[collection]?.revert(row, before);
        tell(kept);
        throw error;
      }
    },
  };
}

/** A database of @mswjs/data with one model per collection: an id and the row. */
function openDatabase(): (name: string) => Entities {
  const model = () => ({ id: primaryKey(String), row: Object });
  const api = factory(
    Object.fromEntries(Object.keys(models).map((name) => [name, model()])),
  ) as unknown as Record<string, { create(entity: { id: string; row: Row }): unknown }> & {
    [DATABASE_INSTANCE]: { delete(model: string, id: string): void; events: { removeAllListeners(): void } };
  };
  const database = api[DATABASE_INSTANCE];
  // In a browser the library tells other tabs of every new row, and theirs would collide with ours.
  database.events.removeAllListeners();
  return (name) => ({
    create: (row) => void api[name]?.create({ id: row.id, row }),
    delete: (id) => database.delete(name, id),
  });
}
