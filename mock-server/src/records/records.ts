import { status } from '#contracts/envelope.ts';
import type { OwnedArea } from '#contracts/rights/rights.ts';
import { say } from '#contracts/words.ts';
import type { Collection, NewRow } from '../store/collection.ts';
import type { CollectionName } from '../store/models.ts';
import type { NamedRow } from '../store/rows.ts';
import type { Store } from '../store/store.ts';
import { byOrdering } from './checks.ts';
import type { Context } from './context.ts';
import { checkVersion, fail, notFound } from './fail.ts';
import { log } from './log.ts';
import { type Owner, reachOf } from './reach.ts';
import { checkFormSwitch, checkSwitch, type Switch } from './switching.ts';

interface RecordRow extends NamedRow {
  ordering: number;
}
interface Paging {
  offset: number;
  limit: number;
}

/** What tells one kind of record from another. Every check throws the business error of the wire. */
export interface RecordKind<Row extends RecordRow, Query extends Paging, Body, ListRow, Single> {
  /** As the operation log calls it, 景区. */
  name: string;
  collection: CollectionName;
  /** The collection, or a view of it where kinds share one: what it does not have answers -1004. */
  rows: (store: Store) => Rows<Row>;
  right: OwnedArea;
  owner: (row: Readonly<Row>, store: Store) => Owner;
  /** Who will own what a body describes; its id is not known yet when it is a resource itself. */
  ownerOf: (body: Body, store: Store) => Owner;
  matches: (row: Readonly<Row>, query: Query, context: Context) => boolean;
  /** Of one row of a list, without its actions. What the schema of the answer does not name is taken out later. */
  toRow: (row: Readonly<Row>, context: Context) => Omit<ListRow, 'actions'>;
  /** Of one record, without its actions. */
  toRecord: (row: Readonly<Row>, context: Context) => Omit<Single, 'actions'>;
  /** The form with whole numbers, where it may hold their masks. */
  whole?: (body: Body, before: Readonly<Row>) => Body;
  check: (body: Body, context: Context, before?: Readonly<Row>) => void;
  values: (body: Body, context: Context) => NewRow<Row>;
  /** Absent where nothing speaks against switching it. */
  switch?: Switch<Row>;
  /** Why it cannot go. */
  checkRemove: (row: Readonly<Row>, context: Context) => void;
  /** What may be done with a record besides editing, enabling and removing it. */
  moreActions?: readonly string[];
}

export type Rows<Row extends RecordRow> = Pick<
  Collection<Row>,
  'get' | 'list' | 'insert' | 'update' | 'remove'
>;
type OfOne = { params: { id: string } };

/** Finds and shows records of a kind as far as the caller reaches; for calls of a kind's own. */
export function recordAccess<Row extends RecordRow, Query extends Paging, Body, ListRow, Single>(
  kind: RecordKind<Row, Query, Body, ListRow, Single>,
) {
  const reached = (context: Context, op: 'view' | 'manage', id: string): Readonly<Row> => {
    const row = kind.rows(context.store).get(id);
    if (!row || !reachOf(context, kind.right, op)(kind.owner(row, context.store))) return notFound();
    return row;
  };
  const actions = ['edit', 'enable', 'remove', ...(kind.moreActions ?? [])];
  /** What the caller may do with records of the kind. */
  const actionsIn = (context: Context) => {
    const mayManage = reachOf(context, kind.right, 'manage');
    return (row: Readonly<Row>) => (mayManage(kind.owner(row, context.store)) ? actions : []);
  };
  const shown = (context: Context, row: Readonly<Row>) =>
    ({ ...kind.toRecord(row, context), actions: actionsIn(context)(row) }) as Single;
  return { reached, shown, actionsIn };
}

/**
 * The handlers of `recordCalls`, plain and own alike: who calls decides what he reaches, so a guessed id of somebody
 * else answers -1004, and nobody gives a record to somebody he does not reach (-1003).
 */
export function recordHandlers<
  Row extends RecordRow,
  Query extends Paging,
  Body extends { enabled: 0 | 1 },
  ListRow,
  Single,
>(kind: RecordKind<Row, Query, Body, ListRow, Single>) {
  type Saved = Body & { version?: number | undefined };
  const { reached, shown, actionsIn } = recordAccess(kind);
  const check = (body: Body, context: Context, before?: Readonly<Row>) => {
    kind.check(body, context, before);
    checkFormSwitch(kind.switch ?? {}, body.enabled, before, context);
  };
  const checkOwner = (context: Context, body: Body) => {
    if (!reachOf(context, kind.right, 'manage')(kind.ownerOf(body, context.store)))
      fail(status.forbidden, say('forbidden'));
  };

  const list = ({ query }: { query: Query }, context: Context) => {
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
  };
  const get = ({ params }: OfOne, context: Context) => shown(context, reached(context, 'view', params.id));
  const add = ({ body }: { body: Body }, context: Context) => {
    checkOwner(context, body);
    check(body, context);
    const row = kind.rows(context.store).insert(kind.values(body, context));
    log(context, kind.collection, row.id, `添加${kind.name}`);
    return shown(context, row);
  };
  const update = ({ params, body: sent }: OfOne & { body: Saved }, context: Context) => {
    const before = reached(context, 'manage', params.id);
    checkVersion(sent.version, before.version);
    const body = kind.whole?.(sent, before) ?? sent;
    check(body, context, before);
    const row = kind.rows(context.store).update(before.id, kind.values(body, context) as object);
    if (!reachOf(context, kind.right, 'manage')(kind.owner(row, context.store)))
      fail(status.forbidden, say('forbidden'));
    log(context, kind.collection, row.id, `编辑${kind.name}`);
    return shown(context, row);
  };
  const enable = ({ params, body }: OfOne & { body: { enable: 0 | 1 } }, context: Context) => {
    const before = reached(context, 'manage', params.id);
    const { id } = before;
    checkSwitch(kind.switch ?? {}, body.enable, before, context);
    const row = kind.rows(context.store).update(id, { enabled: body.enable } as object);
    log(context, kind.collection, id, `${body.enable === 1 ? '启用' : '停用'}${kind.name}`);
    return shown(context, row);
  };
  const remove = ({ params }: OfOne, context: Context) => {
    const row = reached(context, 'manage', params.id);
    kind.checkRemove(row, context);
    kind.rows(context.store).remove(row.id);
    log(context, kind.collection, row.id, `删除${kind.name}`);
    return null;
  };
  return {
    ...{ list, get, add, update, enable, remove },
    listOfOwn: list,
    getOfOwn: get,
    addOfOwn: add,
    updateOfOwn: update,
    enableOfOwn: enable,
    removeOfOwn: remove,
  };
}
