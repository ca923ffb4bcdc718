import type * as z from 'zod/mini';
import { status } from '#contracts/envelope.ts';
import { maskDocument, maskMobile } from '#contracts/forms/masks.ts';
import type { RightArea } from '#contracts/rights/rights.ts';
import { type Label, say } from '#contracts/words.ts';
import type { Collection, NewRow } from '../store/collection.ts';
import type { Flag, Row } from '../store/row.ts';
import type { Store } from '../store/store.ts';
import { byOrdering } from './checks.ts';
import type { Context } from './context.ts';
import { checkVersion, fail, notFound } from './fail.ts';
import { fieldChanges } from './fieldChanges.ts';
import { log, logOf } from './log.ts';
import { type Owner, reachOf } from './reach.ts';
import { revealAction, unmasked, unmaskedDocument } from './reveal.ts';
import { checkUnique, type RowKind, withKind } from './rowKind.ts';
import { checkFormSwitch, checkSwitch, type Switch } from './switching.ts';

interface RecordRow extends Row {
  /** Absent where the kind has no place in lists. */
  ordering?: number;
  enabled: Flag;
}
interface Paging {
  offset: number;
  limit: number;
}

/** What a kind says of a record; its log and what the caller may do with it are the same for all kinds. */
export type Shown<Single> = Omit<Single, 'actions' | 'logs'>;

/** What tells one kind of record from another. Every check throws the business error of the wire. */
export interface RecordKind<Row extends RecordRow, Query extends Paging, Body, ListRow, Single>
  extends RowKind<Row> {
  /** As the operation log calls it, 景区. */
  name: string;
  rows: (store: Store) => Rows<Row>;
  /** Of its update call: the log says which of its fields an edit changed. */
  form: z.core.$ZodType;
  right: RightArea;
  /** The owner that a record made from this body would have. Where the record is itself a resource, its id is still ''. */
  ownerOf: (body: Body, store: Store) => Owner;
  matches: (row: Readonly<Row>, query: Query, context: Context) => boolean;
  /** Of one row of a list, without its actions. What the schema of the answer does not name is taken out later. */
  toRow: (row: Readonly<Row>, context: Context) => Omit<ListRow, 'actions'>;
  toRecord: (row: Readonly<Row>, context: Context) => Shown<Single>;
  /** Phones that every answer masks: a form may bring the mask back, and who manages the record may see the whole (`reveal`). */
  masked?: readonly (keyof Row & Label)[];
  /** Numbers of people's documents, masked and seen likewise. */
  documents?: readonly (keyof Row & Label)[];
  /** Runs before the values that must differ (`unique`) are compared. Absent where the form's rules are all. */
  check?: (body: Body, context: Context, before?: Readonly<Row>) => void;
  /** Runs after it. */
  checkAfterUnique?: (body: Body, context: Context, before?: Readonly<Row>) => void;
  values: (body: Body, context: Context, before?: Readonly<Row>) => NewRow<Row>;
  /** Checks for enabling and disabling; absent where both are always allowed, false where records of the kind are always on. */
  switch?: Switch<Row> | false;
  /** False where records of the kind are never removed. */
  removable?: false;
  /** What may be done with a record now, besides editing, enabling and removing it. */
  moreActions?: (row: Readonly<Row>) => readonly string[];
  /** What may be done with a record by whoever sees it. */
  viewActions?: readonly string[];
  /** What the log compares and says of a record where that is not what it answers. */
  told?: (row: Readonly<Row>, context: Context) => object;
  /** Fields that the log says otherwise, such as a number by its mask; `masked` and `documents` need none. */
  says?: Readonly<Record<string, (value: string) => string>>;
  /** What else changes with it, once it was added, edited or switched. Its answer ends the remark of the log. */
  after?: (row: Readonly<Row>, context: Context, before: Readonly<Row> | undefined) => string | undefined;
}

export type Rows<Row extends RecordRow> = Pick<
  Collection<Row>,
  'get' | 'all' | 'list' | 'insert' | 'update' | 'remove'
>;
/** The rows of a collection with one value of a foreign key; any other row looks absent. */
export const rowsBy = <Row extends RecordRow, K extends keyof Row & string>(
  collection: Collection<Row>,
  key: K,
  value: Row[K],
): Rows<Row> => ({
  get(id) {
    const row = collection.get(id);
    return row?.[key] === value ? row : undefined;
  },
  all: () => collection.by(key, value),
  list: (query) => collection.list({ ...query, among: collection.by(key, value) }),
  insert: (row) => collection.insert(row),
  update: (id, patch) => collection.update(id, patch),
  remove: (id) => collection.remove(id),
});

/** Of the log: a record's form was saved over it. */
const edited = '编辑';

/** What an edit changed in the fields of its form, for the log; a number that is masked is compared as it is and said by its mask. */
export function editChanges<Row extends RecordRow, Query extends Paging, Body, ListRow, Single>(
  kind: RecordKind<Row, Query, Body, ListRow, Single>,
  before: Readonly<Row>,
  row: Readonly<Row>,
  context: Context,
): string {
  const { masked = [], documents = [] } = kind;
  const numbers = [...masked, ...documents];
  const valuesOf = (of: Readonly<Row>) => ({
    ...(kind.told ?? kind.toRecord)(of, context),
    ...Object.fromEntries(numbers.map((field) => [field, of[field]])),
  });
  return fieldChanges(kind.form, valuesOf(before), valuesOf(row), {
    ...Object.fromEntries(masked.map((field) => [field, maskMobile])),
    ...Object.fromEntries(documents.map((field) => [field, maskDocument])),
    ...kind.says,
  });
}

type OfOne = { params: { id: string } };

/** Finds and shows records of a kind as far as the caller reaches; for calls of a kind's own. */
export function recordAccess<
  Row extends RecordRow,
  Query extends Paging,
  Body extends object,
  ListRow,
  Single,
>(kind: RecordKind<Row, Query, Body, ListRow, Single>) {
  const reached = (context: Context, op: 'view' | 'manage', id: string): Readonly<Row> => {
    const row = kind.rows(context.store).get(id);
    if (!row || !reachOf(context, kind.right, op)(kind.owner(row, context.store))) return notFound();
    return row;
  };
  const actions = [
    'edit',
    ...(kind.switch === false ? [] : ['enable']),
    ...(kind.removable === false ? [] : ['remove']),
    ...(kind.masked || kind.documents ? ['reveal'] : []),
  ];
  const ofViewers = kind.viewActions ?? [];
  /** What the caller may do with records of the kind. */
  const actionsIn = (context: Context) => {
    const mayManage = reachOf(context, kind.right, 'manage');
    return (row: Readonly<Row>) => [
      ...(mayManage(kind.owner(row, context.store)) ? [...actions, ...(kind.moreActions?.(row) ?? [])] : []),
      ...ofViewers,
    ];
  };
  const shown = (context: Context, row: Readonly<Row>) =>
    ({
      ...kind.toRecord(row, context),
      logs: logOf(context, kind.collection, row.id),
      actions: actionsIn(context)(row),
    }) as Single;
  /** The values to save, once everything was checked. */
  const checked = (body: Body, context: Context, before?: Readonly<Row>): NewRow<Row> => {
    kind.check?.(body, context, before);
    const values = kind.values(body, context, before);
    checkUnique(kind, values as Partial<Row>, context, before?.id);
    kind.checkAfterUnique?.(body, context, before);
    if ('enabled' in body) checkFormSwitch(kind.switch || {}, body.enabled as Flag, before, context);
    return values;
  };
  return { reached, shown, actionsIn, checked };
}

/** The handlers of the six calls that every kind of record has; who calls decides what he reaches. */
export function platformHandlers<
  Row extends RecordRow,
  Query extends Paging,
  Body extends object,
  ListRow,
  Single,
>(kind: RecordKind<Row, Query, Body, ListRow, Single>) {
  type Saved = Body & { version?: number | undefined };
  const { reached, shown, actionsIn, checked } = recordAccess(kind);
  const mayOwn = (context: Context, owner: Owner) => {
    if (!reachOf(context, kind.right, 'manage')(owner)) fail(status.forbidden, say('forbidden'));
  };
  /** The form with masked numbers replaced by the stored ones. */
  const whole = (body: Saved, before: Readonly<Row>): Saved => {
    const numbers = (kind.masked ?? []).map((field) => {
      const sent = (body as Record<string, unknown>)[field] as string;
      return [field, unmasked(sent, before[field] as string, field, 'phone')];
    });
    const documents = (kind.documents ?? []).map((field) => {
      const { [field]: sent, credentialType } = body as Record<string, unknown>;
      const stored = before[field] as string;
      return [field, unmaskedDocument(sent as string, stored, field, credentialType as number)];
    });
    return { ...body, ...Object.fromEntries([...numbers, ...documents]) };
  };
  const changed = (context: Context, row: Readonly<Row>, action: string, before?: Readonly<Row>): Single => {
    const changes = before && action === edited ? editChanges(kind, before, row, context) : '';
    const remark = [changes, kind.after?.(row, context, before)].filter(Boolean).join('；');
    log(context, kind.collection, row.id, `${action}${kind.name}`, remark);
    return shown(context, row);
  };

  const handlers = {
    list({ query }: { query: Query }, context: Context) {
      const reaches = reachOf(context, kind.right, 'view');
      const { count, list: rows } = kind.rows(context.store).list({
        where: (row) => reaches(kind.owner(row, context.store)) && kind.matches(row, query, context),
        order: byOrdering,
        offset: query.offset,
        limit: query.limit,
      });
      const actionsOf = actionsIn(context);
      const shownRow = (row: Readonly<Row>) =>
        ({ ...kind.toRow(row, context), actions: actionsOf(row) }) as ListRow;
      return { count, list: rows.map(shownRow) };
    },
    get: ({ params }: OfOne, context: Context) => shown(context, reached(context, 'view', params.id)),
    add({ body }: { body: Body }, context: Context) {
      mayOwn(context, kind.ownerOf(body, context.store));
      return changed(context, kind.rows(context.store).insert(checked(body, context)), '添加');
    },
    update({ params, body: sent }: OfOne & { body: Saved }, context: Context) {
      const before = { ...reached(context, 'manage', params.id) };
      checkVersion(sent.version, before.version);
      const body = whole(sent, before);
      const row = kind.rows(context.store).update(before.id, checked(body, context, before) as object);
      mayOwn(context, kind.owner(row, context.store));
      return changed(context, row, edited, before);
    },
    enable({ params, body }: OfOne & { body: { enable: 0 | 1 } }, context: Context) {
      const before = { ...reached(context, 'manage', params.id) };
      checkSwitch(kind.switch || {}, body.enable, before, context);
      const row = kind.rows(context.store).update(before.id, { enabled: body.enable } as object);
      return changed(context, row, body.enable === 1 ? '启用' : '停用', before);
    },
    remove({ params }: OfOne, context: Context) {
      const row = reached(context, 'manage', params.id);
      kind.checkRemove(row, context);
      kind.rows(context.store).remove(row.id);
      log(context, kind.collection, row.id, `删除${kind.name}`);
      return null;
    },
  };
  return withKind(handlers, kind);
}

/** 查看: answers a masked number in full and writes into the log who asked for it. */
export function revealHandler<
  Row extends RecordRow,
  Query extends Paging,
  Body extends object,
  ListRow,
  Single,
>(kind: RecordKind<Row, Query, Body, ListRow, Single>) {
  const { reached } = recordAccess(kind);
  return ({ params, body: { field } }: OfOne & { body: { field: string } }, context: Context) => {
    const row = reached(context, 'manage', params.id);
    log(context, kind.collection, row.id, revealAction(field as Label));
    return { value: String(row[field as keyof Row]) };
  };
}

/**
 * The handlers of `recordCalls`, plain and own alike: a guessed id of somebody else answers -1004, and nobody gives a record to
 * somebody he does not reach (-1003).
 */
export function recordHandlers<
  Row extends RecordRow,
  Query extends Paging,
  Body extends { enabled: 0 | 1 },
  ListRow,
  Single,
>(kind: RecordKind<Row, Query, Body, ListRow, Single>) {
  const plain = platformHandlers(kind);
  return {
    ...plain,
    listOfOwn: plain.list,
    getOfOwn: plain.get,
    addOfOwn: plain.add,
    updateOfOwn: plain.update,
    enableOfOwn: plain.enable,
    removeOfOwn: plain.remove,
  };
}
