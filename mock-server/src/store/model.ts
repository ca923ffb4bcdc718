import type { Row } from './row.ts';

/** A collection of the store. `keys` are the foreign keys worth an index; `row` only carries the type. */
export interface Model<R extends Row> {
  keys: readonly (keyof R & string)[];
  /** Its rows end at their `expiresAt`, epoch milliseconds. */
  ends: boolean;
  /** Its rows are only ever added: nothing changes or removes one. */
  appendOnly: boolean;
  row?: R;
}

/** Rows that stay. */
export const keyed = <R extends Row>(...keys: (keyof R & string)[]): Model<R> => ({
  keys,
  ends: false,
  appendOnly: false,
});
/** Rows that end by themselves. */
export const ending = <R extends Row & { expiresAt: number }>(...keys: (keyof R & string)[]): Model<R> => ({
  keys,
  ends: true,
  appendOnly: false,
});
/** Rows of a journal: they stay as they were written. */
export const appended = <R extends Row>(...keys: (keyof R & string)[]): Model<R> & { appendOnly: true } => ({
  keys,
  ends: false,
  appendOnly: true,
});
