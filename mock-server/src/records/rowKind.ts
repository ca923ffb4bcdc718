import { status } from '#contracts/envelope.ts';
import { type Sentence, say } from '#contracts/words.ts';
import type { Collection } from '../store/collection.ts';
import type { CollectionName } from '../store/collections.ts';
import type { Row } from '../store/row.ts';
import type { Store } from '../store/store.ts';
import type { Context } from './context.ts';
import { fail } from './fail.ts';
import type { Owner } from './reach.ts';
import { rowsLike } from './rowsLike.ts';

/** A field whose value no two records of a kind share; any number may have none (''). Texts are compared without case. */
interface Unique<R> {
  field: keyof R & string;
  /** Only records with the same values of these fields are compared; absent: all records of the kind. */
  within?: readonly (keyof R & string)[];
  /** The message of -1009. */
  taken: Sentence;
}

/** What is known of the records of a kind whatever their calls are. The provider states are derived from it. */
export interface RowKind<R extends Row = Row> {
  collection: CollectionName;
  /** The collection, or a view of it where kinds share one: a row outside the view answers -1004. */
  rows: (store: Store) => Pick<Collection<R>, 'get' | 'all'>;
  owner: (row: Readonly<R>, store: Store) => Owner;
  unique?: readonly Unique<R>[];
  /** Throws -1008 when something depends on the record, so that it cannot be removed. */
  checkRemove: (row: Readonly<R>, context: Context) => void;
}

/** @throws -1009 when another living record of the kind has a value that must differ. `values` are those of the row to be saved. */
export function checkUnique<R extends Row>(
  { collection, rows, unique = [] }: Pick<RowKind<R>, 'collection' | 'rows' | 'unique'>,
  values: Partial<Readonly<R>>,
  { store }: Context,
  ownId?: string,
): void {
  for (const { field, within = [], taken } of unique) {
    if (String(values[field]) === '') continue;
    const alike = rowsLike(store[collection] as unknown as Collection<R>, field, values[field]);
    const isTaken = alike.some(({ id }) => {
      const row = id === ownId ? undefined : rows(store).get(id);
      return row !== undefined && within.every((name) => row[name] === values[name]);
    });
    if (isTaken) fail(status.duplicate, say(taken), { field });
  }
}

const kindKey = Symbol('kind of record');

/** Lets the handlers of a kind's calls carry the kind; a spread of them carries it, too. */
export const withKind = <H extends object, R extends Row>(handlers: H, kind: RowKind<R>): H =>
  Object.assign(handlers, { [kindKey]: kind });

/** The kind that handlers carry. */
export const kindOf = (handlers: object): RowKind | undefined =>
  (handlers as { [kindKey]?: RowKind })[kindKey];
