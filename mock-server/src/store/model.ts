import { primaryKey } from '@mswjs/data';
import type { Row } from './rows.ts';

type TypeOf<V> = V extends string
  ? StringConstructor
  : V extends number
    ? NumberConstructor
    : V extends boolean
      ? BooleanConstructor
      : V extends unknown[]
        ? ArrayConstructor
        : ObjectConstructor;
type Fields<R extends Row> = { [K in Exclude<keyof R, keyof Row>]: TypeOf<R[K]> };

/** A model of the store. `keys` are the foreign keys worth an index; `row` only carries the type. */
export interface Model<R extends Row> {
  fields: Record<string, unknown>;
  keys: readonly (keyof R & string)[];
  row?: R;
}

/** tsc holds the fields against the row's interface: a missing, extra or retyped one does not compile. */
export const model = <R extends Row>(
  fields: Fields<R>,
  keys: readonly (keyof R & string)[] = [],
): Model<R> => ({
  fields: {
    id: primaryKey(String),
    version: Number,
    createTime: String,
    updateTime: String,
    removed: Number,
    ...fields,
  },
  keys,
});
