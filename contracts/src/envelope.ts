import * as z from 'zod/mini';

/**
 * Status codes of the envelope. HTTP stays 200 for a business error; `status` alone decides.
 * Source: specification section 8 (1 and -1001), the error catalogue of the domain design for the rest.
 */
export const status = {
  ok: 1,
  tokenExpired: -1001,
  invalid: -1002,
  forbidden: -1003,
  notFound: -1004,
  wrongState: -1005,
  short: -1006,
  stale: -1007,
  precondition: -1008,
  duplicate: -1009,
  amountMismatch: -1010,
  loginFailed: -1011,
  fault: -1099,
} as const;

export type Status = (typeof status)[keyof typeof status];

/** What every call answers. `data.field` of a -1002 names the first bad field as a dotted path. */
export interface Envelope<D = unknown> {
  status: number;
  message: string;
  data: D;
}

export interface ListData<T> {
  /** All records that match the query, not only those of this page. */
  count: number;
  list: T[];
}

/** Page sizes and their limits, specification section 9. */
export const paging = {
  firstPage: 1,
  listSize: 10,
  sizes: [10, 25, 50, 100],
  selectSize: 100,
  scrollSelectSize: 10,
  maxLimit: 100,
  cityStatsLimit: 1000,
} as const;

export const listOf = <T extends z.core.$ZodType>(item: T) =>
  z.object({ count: z.int().check(z.gte(0)), list: z.array(item) });

/** A whole number that may arrive as text, as everything in a query string does. */
export const queryNumber = (min: number, max: number) =>
  z.pipe(
    z.transform((value: unknown) =>
      typeof value === 'string' && /^-?\d{1,12}$/.test(value) ? Number(value) : value,
    ),
    z.int().check(z.gte(min), z.lte(max)),
  );

/** A list that can be sorted by these columns; the order that it has otherwise stands in its purpose. */
export const sortedBy = <const Columns extends readonly string[]>(columns: Columns) => ({
  sort: z.optional(z.enum(columns)),
  direction: z.optional(z.enum(['asc', 'desc'])),
});

/** `offset` and `limit` of every list call; the rest of the shape are its filters. */
export const listQuery = <S extends z.core.$ZodShape>(filters: S, maxLimit: number = paging.maxLimit) =>
  z.object({
    offset: z._default(queryNumber(0, 1_000_000_000), 0),
    limit: z._default(queryNumber(1, maxLimit), paging.listSize),
    ...filters,
  });
