import {
  type listViews as calls,
  type ListView,
  sharingRights,
  viewLimits,
} from '#contracts/areas/listViews.ts';
import { allEndpoints } from '#contracts/areas.ts';
import { type AnyEndpoint, callFor } from '#contracts/endpoint.ts';
import { status } from '#contracts/envelope.ts';
import { say } from '#contracts/words.ts';
import { admit, isAdmitted } from '../accounts/access.ts';
import { isSameUnit } from '../accounts/units.ts';
import { everNameOf } from '../records/checks.ts';
import { type Caller, type Context, callerOf, type Handlers } from '../records/context.ts';
import { checkVersion, fail, invalid, notFound } from '../records/fail.ts';
import type { StoredListView } from '../store/accountRows.ts';

type Row = Readonly<StoredListView>;

const lists = new Map(allEndpoints.filter(({ query }) => query).map((endpoint) => [endpoint.name, endpoint]));

/** The list's call as the caller makes it. */
const listOf = (call: string, { user }: Caller): AnyEndpoint | undefined => {
  const list = lists.get(call);
  return list && callFor(list, user.belongType);
};

const maySee = (call: string, caller: Caller) => {
  const list = listOf(call, caller);
  return list !== undefined && isAdmitted(list.access, caller, { belongId: caller.user.belongId });
};

/** Own views, and shared ones of the unit where the caller may see the list, also of users who have been removed. */
function isVisible(row: Row, { store }: Context, caller: Caller): boolean {
  if (row.ownerId === caller.user.id) return true;
  const owner = store.users.everGet(row.ownerId);
  return (
    row.shared === 1 && owner !== undefined && isSameUnit(owner, caller.user) && maySee(row.call, caller)
  );
}

function toView(row: Row, context: Context): ListView {
  const { id, list, call, name, settings, shared, version } = row;
  const caller = callerOf(context);
  return {
    ...{ id, list, call, name, settings, shared, version },
    isDefault: row.defaultOf.includes(caller.user.id) ? 1 : 0,
    own: isOwn(row, context, caller) ? 1 : 0,
    ownerName: everNameOf(context.store.users as never, row.ownerId),
  };
}

const sharingAccess = (call: string, caller: Caller) => {
  const rights = sharingRights(listOf(call, caller) as AnyEndpoint);
  return rights ? { rights } : {};
};

/** @throws -1003 when the view is to be shared and the caller does not manage what its list shows */
function checkSharing(shared: 0 | 1, call: string, caller: Caller): void {
  if (shared === 1) admit(sharingAccess(call, caller), caller, {});
}

const ofList = ({ store }: Context, { user }: Caller, list: string) =>
  store.listViews.by('ownerId', user.id).filter((row) => row.list === list);

/** What somebody shared who has been removed since belongs to whoever might share it himself and has room for it: the first who saves it keeps it. */
const isInherited = (row: Row, context: Context, caller: Caller): boolean =>
  context.store.users.get(row.ownerId) === undefined &&
  isVisible(row, context, caller) &&
  isAdmitted(sharingAccess(row.call, caller), caller, {}) &&
  ofList(context, caller, row.list).length < viewLimits.ofList;

const isOwn = (row: Row, context: Context, caller: Caller): boolean =>
  row.ownerId === caller.user.id || isInherited(row, context, caller);

const ownOf = (context: Context, caller: Caller, id: string): Row => {
  const row = context.store.listViews.get(id);
  return row && isOwn(row, context, caller) ? row : notFound();
};

function checkName(among: readonly Row[], name: string): void {
  if (among.some((row) => row.name === name)) fail(status.duplicate, say('viewNameTaken'), { field: 'name' });
}

export const listViews: Handlers<typeof calls> = {
  all(_, context) {
    const caller = callerOf(context);
    return context.store.listViews
      .all()
      .filter((row) => isVisible(row, context, caller))
      .map((row) => toView(row, context));
  },

  add({ body: { list, call, name, settings, shared } }, context) {
    const caller = callerOf(context);
    // A list that the caller may not see looks as if there were none.
    if (!maySee(call, caller)) invalid('call', say('unknownList'));
    checkSharing(shared, call, caller);
    const mine = ofList(context, caller, list);
    checkName(mine, name);
    if (mine.length >= viewLimits.ofList)
      fail(status.precondition, say('tooManyViews', { n: viewLimits.ofList }));
    const ownerId = caller.user.id;
    return toView(
      context.store.listViews.insert({ ownerId, list, call, name, settings, shared, defaultOf: [] }),
      context,
    );
  },

  update({ params, body: { name, settings, shared, version } }, context) {
    const caller = callerOf(context);
    const row = ownOf(context, caller, params.id);
    checkVersion(version, row.version);
    if (row.shared === 0) checkSharing(shared, row.call, caller);
    checkName(
      ofList(context, caller, row.list).filter(({ id }) => id !== row.id),
      name,
    );
    // What nobody else sees any more is nobody else's default.
    const ownerId = caller.user.id;
    const defaultOf = shared === 1 ? row.defaultOf : row.defaultOf.filter((id) => id === ownerId);
    const changes = { name, settings, shared, defaultOf, ownerId };
    return toView(context.store.listViews.update(row.id, changes), context);
  },

  remove({ params }, context) {
    const { id } = ownOf(context, callerOf(context), params.id);
    context.store.listViews.update(id, { defaultOf: [] });
    context.store.listViews.remove(id);
    return null;
  },

  makeDefault({ params, body }, context) {
    const caller = callerOf(context);
    const row = context.store.listViews.get(params.id) ?? notFound();
    if (!isVisible(row, context, caller)) return notFound();
    const { id: userId } = caller.user;
    // A list opens with one view at most.
    for (const other of context.store.listViews.all())
      if (other.list === row.list && other.defaultOf.includes(userId))
        context.store.listViews.note(other.id, { defaultOf: other.defaultOf.filter((id) => id !== userId) });
    if (body.isDefault === 1) context.store.listViews.note(row.id, { defaultOf: [...row.defaultOf, userId] });
    return toView(context.store.listViews.get(row.id) ?? notFound(), context);
  },
};
