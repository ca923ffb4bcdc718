import type { Collection } from '../store/collection.ts';
import { KeyIndex } from '../store/keyIndex.ts';
import type { Row } from '../store/row.ts';

/** Indexes by the values without case, made at the first question and kept up to date. */
const indexes = new WeakMap<object, Map<string, KeyIndex<Row>>>();

const lowered = (value: unknown) => String(value).toLowerCase();

function indexOf<R extends Row>(collection: Collection<R>, field: keyof R & string): KeyIndex<Row> {
  const known = indexes.get(collection) ?? new Map<string, KeyIndex<Row>>();
  indexes.set(collection, known);
  const found = known.get(field);
  if (found) return found;
  const index = new KeyIndex<Row>();
  known.set(field, index);
  collection.watch({
    add: (row) => index.add(lowered(row[field]), row),
    remove: (row) => index.delete(lowered(row[field]), row),
  });
  return index;
}

/** The living rows of a collection whose field has a value, without regard to case. */
export const rowsLike = <R extends Row>(collection: Collection<R>, field: keyof R & string, value: unknown) =>
  indexOf(collection, field)
    .get(lowered(value))
    .filter(({ removed }) => !removed);
