import * as z from 'zod/mini';
import { type Access, get, post } from './endpoint.ts';
import { listOf, listQuery, status } from './envelope.ts';
import { version } from './forms/fields.ts';
import { enableBody } from './forms/formFields.ts';
import { accessTo, ofOwn, withoutMerchant } from './mirror.ts';
import type { OwnedArea, PlatformArea } from './rights/rights.ts';

type Schema<T> = z.core.$ZodType<T, unknown>;
type Rule<T> = z.core.CheckFn<T> | z.core.$ZodCheck<T>;

interface Kind<
  Resource extends string,
  Filters extends z.core.$ZodShape,
  Fields extends z.core.$ZodShape,
  Row,
  Single,
> {
  /** First part of the paths. */
  resource: Resource;
  /** What one of them is, for the purposes. */
  noun: string;
  filters: Filters;
  /** Of the add and edit form. */
  fields: Fields;
  /** Of those the ones that are masked, as the edit form takes them. */
  onEdit?: Partial<{ [Name in keyof Fields]: Fields[Name] }>;
  /** What holds between fields. */
  rules?: Rule<z.infer<z.ZodMiniObject<Fields>>>[];
  row: Schema<Row>;
  record: Schema<Single>;
  /** Which of its calls another record can stand against (-1008). */
  preconditions?: readonly Preventable[] | undefined;
  /** How the list is sorted, in words; left out = by ordering where the form has one, else newest first. */
  sorted?: string;
}
type Preventable = 'add' | 'update' | 'enable' | 'remove';

/** What the caller may do with a record now, of `edit`, `enable`, `remove` and what its kind adds. */
export const actions = z.array(z.string());

/**
 * The form's schema over its fields, for adding without and for editing with the version.
 * @param onEdit fields that mean something else when a record is changed: what is masked may come back as its mask
 */
export function formOf<Fields extends z.core.$ZodShape>(
  fields: Fields,
  rules: Rule<z.infer<z.ZodMiniObject<Fields>>>[] = [],
  onEdit: Partial<{ [Name in keyof Fields]: Fields[Name] }> = {},
) {
  const checks = rules as Rule<unknown>[];
  return {
    add: z.object(fields).check(...(checks as [])),
    update: z.object({ ...fields, ...onEdit, version: z.optional(version) }).check(...(checks as [])),
  };
}

/** The six calls that every kind of record has (domain design, section 0.2). Without `preconditions` another record can stand against adding, saving and removing. */
export function recordCallsOf<
  const Resource extends string,
  Filters extends z.core.$ZodShape,
  Fields extends z.core.$ZodShape,
  Row,
  Single,
>(kind: Kind<Resource, Filters, Fields, Row, Single>, access: { view: Access; manage: Access }) {
  const { resource, noun, filters, fields, onEdit = {}, rules = [], row, record } = kind;
  const { preconditions = ['add', 'update', 'remove'] } = kind;
  const { view, manage } = access;
  const form = formOf(fields, rules, onEdit);
  const order = kind.sorted ?? ('ordering' in fields ? 'larger ordering first' : 'newest first');
  const precondition = (call: Preventable) => (preconditions.includes(call) ? [status.precondition] : []);
  return {
    list: get({
      path: `${resource}/list` as `${Resource}/list`,
      purpose: `Every ${noun} that matches, ${order}.`,
      access: view,
      query: listQuery(filters),
      data: listOf(row),
    }),
    get: post({
      path: `${resource}/get/{id}` as `${Resource}/get/{id}`,
      purpose: `One ${noun} with its version and what the caller may do with it.`,
      access: view,
      data: record,
      errors: [status.notFound],
    }),
    add: post({
      path: `${resource}/add` as `${Resource}/add`,
      purpose: `Adds a ${noun}.`,
      access: manage,
      body: form.add,
      data: record,
      errors: [status.invalid, ...precondition('add'), status.duplicate],
    }),
    update: post({
      path: `${resource}/update/{id}` as `${Resource}/update/{id}`,
      purpose: `Saves a ${noun}; with a version, only over that version.`,
      access: manage,
      body: form.update,
      data: record,
      errors: [
        ...[status.invalid, status.notFound, status.stale],
        ...precondition('update'),
        status.duplicate,
      ],
    }),
    enable: post({
      path: `${resource}/enable/{id}` as `${Resource}/enable/{id}`,
      purpose: `Switches a ${noun} on (1) or off (0).`,
      access: manage,
      body: enableBody,
      data: record,
      errors: [status.notFound, ...precondition('enable')],
    }),
    remove: post({
      path: `${resource}/remove/{id}` as `${Resource}/remove/{id}`,
      purpose: `Removes a ${noun} that nothing depends on.`,
      access: manage,
      data: z.null(),
      errors: [status.notFound, ...precondition('remove')],
    }),
  };
}

/** The calls of a kind of record that belongs to a merchant, and their mirrors for merchant users. */
export function recordCalls<
  const Resource extends string,
  Filters extends z.core.$ZodShape,
  Fields extends z.core.$ZodShape,
  Row,
  Single,
>(kind: Kind<Resource, Filters, Fields, Row, Single> & { right: OwnedArea }) {
  const [view, manage] = [accessTo(kind.right, 'view'), accessTo(kind.right, 'manage')];
  const calls = recordCallsOf(kind, { view: view.plain, manage: manage.plain });
  return {
    ...calls,
    listOfOwn: ofOwn(withoutMerchant(calls.list), view.own),
    getOfOwn: ofOwn(calls.get, view.own),
    addOfOwn: ofOwn(calls.add, manage.own),
    updateOfOwn: ofOwn(calls.update, manage.own),
    enableOfOwn: ofOwn(calls.enable, manage.own),
    removeOfOwn: ofOwn(calls.remove, manage.own),
  };
}

/** The calls of a kind of record that only the platform has. Without `preconditions` no other record can stand against one. */
export const platformCalls = <
  const Resource extends string,
  Filters extends z.core.$ZodShape,
  Fields extends z.core.$ZodShape,
  Row,
  Single,
>({
  right,
  preconditions = [],
  ...kind
}: Kind<Resource, Filters, Fields, Row, Single> & { right: PlatformArea }) =>
  recordCallsOf(
    { ...kind, preconditions },
    { view: { rights: [`view${right}`] }, manage: { rights: [`manage${right}`] } },
  );
