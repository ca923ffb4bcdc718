import * as z from 'zod/mini';
import { type AnyEndpoint, area, get, post } from '../endpoint.ts';
import { status } from '../envelope.ts';
import { atMost } from '../forms/atMost.ts';
import { flag, id, nameText, version } from '../forms/fields.ts';
import { type RightName, rightIds } from '../rights/rights.ts';
import { columnKeys, columnWidths, density, frozen, pageSize, tablePath } from './preferences.ts';

/** Characters of a view's name, the views of one list that an account can have, and the filters of one. */
export const viewLimits = { name: 20, ofList: 30, filters: 40, value: 1000 };

const word = z.string().check(z.regex(/^[\w.-]{1,40}$/));
const value = z.string().check(z.minLength(1), atMost(viewLimits.value));

/** What a view opens: the filters of the list's query, its order and its look. What is absent is as the list comes. */
const viewSettings = z.object({
  filters: z
    .record(word, value)
    .check(z.refine((filters) => Object.keys(filters).length <= viewLimits.filters)),
  /** Pairs of filters that are a span of days which follows today, such as this month. Their values are those of the day on which it was saved. */
  spans: z.array(z.object({ start: word, end: word, preset: word })).check(atMost(5)),
  sort: z.optional(z.object({ by: word, direction: z.enum(['asc', 'desc']) })),
  columns: z.optional(columnKeys),
  widths: z.optional(columnWidths),
  frozen: z.optional(frozen),
  density: z.optional(density),
  pageSize: z.optional(pageSize),
});
export type ViewSettings = z.infer<typeof viewSettings>;

export const viewName = nameText('viewName', viewLimits.name);
const fields = { name: viewName, settings: viewSettings, shared: flag };
const viewForm = z.object({ ...fields, version: z.optional(version) });
export type ViewForm = z.infer<typeof viewForm>;

const view = z.object({
  id,
  /** The path of the list's page. */
  list: tablePath,
  /** The list's call, as platform users make it. */
  call: z.string(),
  ...{ name: z.string(), settings: viewSettings, shared: flag },
  /** 1: this list opens with it for the caller. */
  isDefault: flag,
  /**
   * 1: the caller made it, or whoever made and shared it is no user any more and the caller may share it. Nobody else changes or removes it; an inherited
   * one becomes the caller's when he saves it.
   */
  own: flag,
  ownerName: z.string(),
  version,
});
export type ListView = z.infer<typeof view>;

const access = {};

/**
 * The rights of which one is needed to share a view of a list: to manage what it lists. Of lists that nobody manages, such as statistics, the rights
 * to see them. Undefined where no right is needed.
 */
export function sharingRights({ access: { rights } }: AnyEndpoint): readonly RightName[] | undefined {
  const managing = rights?.map((right) => right.replace(/^view/, 'manage') as RightName);
  const known = managing?.filter((right) => right in rightIds);
  return known && known.length > 0 ? known : rights;
}

export const listViews = area('listViews', {
  all: get({
    path: 'list-views/list-all',
    purpose:
      "The caller's own views of lists, and those that others of his unit share of lists that he may see, or shared before they were removed.",
    access,
    data: z.array(view),
  }),
  add: post({
    path: 'list-views/add',
    purpose: 'Keeps a view of a list under a name; with `shared` 1 the unit of the caller sees it, too.',
    access,
    body: z.object({ ...fields, list: tablePath, call: z.string().check(atMost(60)) }),
    data: view,
    errors: [status.invalid, status.forbidden, status.precondition, status.duplicate],
  }),
  update: post({
    path: 'list-views/update/{id}',
    purpose: "Saves one of the caller's own views; with a version, only over that version.",
    access,
    body: viewForm,
    data: view,
    errors: [status.invalid, status.forbidden, status.notFound, status.stale, status.duplicate],
  }),
  remove: post({
    path: 'list-views/remove/{id}',
    purpose: "Removes one of the caller's own views.",
    access,
    data: z.null(),
    errors: [status.notFound],
  }),
  makeDefault: post({
    path: 'list-views/make-default/{id}',
    purpose:
      'Makes a view that the caller sees the one with which its list opens for him (1), or not any more (0).',
    access,
    body: z.object({ isDefault: flag }),
    data: view,
    errors: [status.notFound],
  }),
});
