import type { Collection } from '../store/collection.ts';
import { KeyIndex } from '../store/keyIndex.ts';
import type { Row } from '../store/row.ts';

const indexes = new WeakMap<object, Map<string, KeyIndex<Row>>>();

/** The rows of a collection by a key that follows from each, made at the first question and kept up to date. `name` tells it from others of the collection. */
export function indexBy<R extends Row>(
  collection: Collection<R>,
  name: string,
  keyOf: (row: Readonly<R>) => string,
): KeyIndex<R> {
  const known = indexes.get(collection) ?? new Map<string, KeyIndex<Row>>();
  indexes.set(collection, known);
  const found = known.get(name);
  if (found) return found as KeyIndex<never> as KeyIndex<R>;
  const index = new KeyIndex<R>();
  known.set(name, index as KeyIndex<never> as KeyIndex<Row>);
  collection.watch({
    add: (row) => index.add(keyOf(row), row as R),
    remove: (row) => index.delete(keyOf(row), row as R),
  });
  return index;
}

const lowered = (value: unknown) => String(value).toLowerCase();

/** The living rows of a collection whose field has a value, without regard to case. */
export const rowsLike = <R extends Row>(collection: Collection<R>, field: keyof R & string, value: unknown) =>
  indexBy(collection, field, (row) => lowered(row[field]))
    .get(lowered(value))
    .filter(({ removed }) => !removed);
