import * as z from 'zod/mini';
import { area, post } from '../endpoint.ts';
import { paging, status } from '../envelope.ts';
import { atMost } from '../forms/atMost.ts';
import { wholeNumber } from '../forms/fields.ts';
import { say } from '../words.ts';

/** The tables whose settings an account can keep, and the columns of one. */
export const preferenceLimits = { tables: 200, columns: 60, pinned: 20, width: { least: 48, most: 800 } };

const key = z.string().check(z.regex(/^[\w.-]{1,40}$/));
/** Keys of the visible columns in their order. */
export const columnKeys = z
  .array(key)
  .check(
    atMost(preferenceLimits.columns, say('tooMany', { label: 'shownColumns', n: preferenceLimits.columns })),
  );
export const density = z.enum(['comfortable', 'compact']);
/** Rows of a page. */
export const pageSize = z.literal(paging.sizes);
/** The path of the page on which a list stands, or `*` for what holds for all tables. */
export const tablePath = z.string().check(z.regex(/^(\*|\/[\w/:-]{1,100})$/));

/** The path of a page, with its record where the record is in the query. */
const pageAddress = z.string().check(z.regex(/^\/[\w/-]{1,100}(\?\w{1,20}=\w{1,40})?$/));
/** Pixels by the column's key. */
export const columnWidths = z
  .record(key, wholeNumber('columnWidth', preferenceLimits.width.least, preferenceLimits.width.most))
  .check(z.refine((widths) => Object.keys(widths).length <= preferenceLimits.columns));
/** The last of the columns that stay at the left edge; '' = none. */
export const frozen = z.string().check(atMost(40));

/** How an account wants one table to look. What is absent is as the table comes. */
const tableSettings = z.object({
  columns: z.optional(columnKeys),
  widths: z.optional(columnWidths),
  frozen: z.optional(frozen),
  density: z.optional(density),
  pageSize: z.optional(pageSize),
  /** The format to which rows were last exported. */
  fileFormat: z.optional(z.enum(['xlsx', 'csv'])),
  /** 0: pages are opened without tabs. Only with what holds for all tables. */
  tabs: z.optional(z.literal([0, 1])),
  /** Addresses of the pages whose tabs the user has pinned. Only with what holds for all tables. */
  pinned: z.optional(z.array(pageAddress).check(z.maxLength(preferenceLimits.pinned))),
});
export type TableSettings = z.infer<typeof tableSettings>;

const kept = z.object({ table: tablePath, settings: tableSettings });

export const preferences = area('preferences', {
  all: post({
    path: 'preferences/get',
    purpose:
      "The settings of tables that the caller's account has kept, so that they are the same on every machine.",
    access: {},
    data: z.object({ tables: z.array(kept) }),
  }),
  keep: post({
    path: 'preferences/update',
    purpose: 'Keeps the settings of one table in place of those that were kept; the last call counts.',
    access: {},
    body: kept,
    data: z.null(),
    errors: [status.invalid, status.precondition],
  }),
});
