import type { backendUsers as calls, UserForm } from '#contracts/areas/backendUsers.ts';
import type { QueryOf } from '#contracts/endpoint.ts';
import { status } from '#contracts/envelope.ts';
import { maskMobile } from '#contracts/forms/masks.ts';
import { superAdminId } from '#contracts/rights/rights.ts';
import { never } from '#contracts/wireTime.ts';
import { say } from '#contracts/words.ts';
import {
  checkGiven,
  checkNotSelf,
  checkNotSuper,
  forbidden,
  isAbove,
  mightOf,
  untouchable,
} from '../accounts/grants.ts';
import { changedUser, reachedUser, type UserFacts, userReach } from '../accounts/reach.ts';
import { resourceWords } from '../accounts/resources.ts';
import { endLostOfUser, endSessions } from '../accounts/sessions.ts';
import { checkResources, checkRoles, keepsIdentity, newUserUnit } from '../accounts/userChecks.ts';
import { roleNamesOf, toUser, userRows } from '../accounts/userViews.ts';
import { consultantsOfUser, dropLostLinks } from '../estate/consultants.ts';
import { holds } from '../records/checks.ts';
import type { Context, Handlers } from '../records/context.ts';
import { checkVersion, fail } from '../records/fail.ts';
import { changesOf, log } from '../records/log.ts';
import { ownerOfUnit } from '../records/reach.ts';
import { revealAction, unmasked } from '../records/reveal.ts';
import { checkUnique, type RowKind, withKind } from '../records/rowKind.ts';
import { checkFormSwitch, checkSwitch, type Switch } from '../records/switching.ts';
import type { StoredUser } from '../store/accountRows.ts';

function list({ query }: { query: QueryOf<typeof calls.list> }, context: Context) {
  const sees = userReach(context, 'view');
  const { count, list: users } = context.store.users.list({
    where: (user) =>
      sees(user) &&
      (holds(user.name, query.keyword) || holds(user.mobile, query.keyword)) &&
      (!query.belongType || user.belongType === query.belongType) &&
      (!query.belongId || user.belongId === query.belongId) &&
      (!query.roleId || user.roleIds.includes(query.roleId)) &&
      (query.enabled === undefined || user.enabled === query.enabled),
    offset: query.offset,
    limit: query.limit,
  });
  return { count, list: users.map(userRows(context)) };
}

const values = ({ name, mobile, roleIds, resources = [], enabled, remark = '' }: UserForm) => ({
  name,
  mobile,
  roleIds,
  resources,
  enabled,
  remark,
});

/** The values that the operation log compares, by their Chinese labels. */
function worded(context: Context, user: Readonly<StoredUser>): Record<string, string> {
  return {
    姓名: user.name,
    手机号: user.mobile,
    角色: roleNamesOf(context, user).join('、'),
    负责资源: resourceWords(context.store, user.resources),
    状态: user.enabled === 1 ? '启用' : '停用',
    备注: user.remark,
  };
}

/** Nobody switches himself off. Who may more than the caller is not his to switch on either (`changedUser`). */
const userSwitch: Switch<StoredUser> = { checkOff: (user, context) => checkNotSelf(context, user) };

/** -1003 when the caller would not reach the user as he is described, or would give him more than he has himself. */
function checkOutcome(context: Context, after: UserFacts, before?: Readonly<StoredUser>) {
  if (!userReach(context, 'manage')(after)) forbidden();
  const already = before ? mightOf(context, before) : { codes: [], resources: [] };
  checkGiven(context, mightOf(context, after), already, 'resources');
}

const kind: RowKind<StoredUser> = {
  collection: 'users',
  rows: ({ users }) => users,
  owner: ownerOfUnit,
  unique: [{ field: 'mobile', taken: 'mobileTaken' }],
  checkRemove: checkNotSuper,
};

const handlers: Handlers<typeof calls> = {
  list,
  listOfOwn: list,
  listOfOwnCompany: list,
  get: ({ params }, context) => toUser(context, reachedUser(context, 'view', params.id)),
  add({ body }, context) {
    const unit = newUserUnit(context, body);
    const form = values(body);
    checkUnique(kind, form, context);
    checkResources(context, unit, form.resources, checkRoles(context, unit, form.roleIds));
    checkFormSwitch(userSwitch, form.enabled, undefined, context);
    checkOutcome(context, { ...unit, ...form });
    const user = context.store.users.insert({
      ...unit,
      ...form,
      passwordHash: body.password,
      mustChangePassword: 1,
      lastLoginTime: never,
      lastLoginIp: '',
      failTimes: [],
      lockedUntil: 0,
    });
    log(context, 'users', user.id, '添加用户');
    return toUser(context, user);
  },
  update({ params, body }, context) {
    const before = changedUser(context, params.id);
    const form = { ...values(body), mobile: unmasked(body.mobile, before.mobile, 'mobile', 'mobile') };
    if (before.id === superAdminId && !keepsIdentity(before, form)) untouchable();
    checkVersion(body.version, before.version);
    checkFormSwitch(userSwitch, form.enabled, before, context);
    checkUnique(kind, form, context, before.id);
    const roles = checkRoles(context, before, form.roleIds, before.roleIds);
    checkResources(context, before, form.resources, roles);
    checkOutcome(context, { ...before, ...form }, before);
    const old = worded(context, before);
    const user = context.store.users.update(before.id, form);
    endLostOfUser(context, user.id);
    const changes = Object.entries(worded(context, user)).map(
      ([label, value]) => [label, old[label] ?? '', value] as [string, string, string],
    );
    // Two different mobiles can look alike once masked, so the comparison uses whole numbers and only the sentence is masked.
    log(context, 'users', user.id, '编辑用户', changesOf(changes).replace(/\b1\d{10}\b/g, maskMobile));
    return toUser(context, user);
  },
  enable({ params, body }, context) {
    const before = changedUser(context, params.id);
    checkNotSuper(before);
    checkSwitch(userSwitch, body.enable, before, context);
    const user = context.store.users.update(before.id, { enabled: body.enable });
    endLostOfUser(context, user.id);
    log(context, 'users', user.id, body.enable === 1 ? '启用用户' : '停用用户');
    return toUser(context, user);
  },
  reveal({ params }, context) {
    const user = reachedUser(context, 'manage', params.id);
    if (isAbove(context, user)) fail(status.forbidden, say('userAbove'));
    log(context, 'users', user.id, revealAction('mobile'));
    return { value: user.mobile };
  },
  remove({ params }, context) {
    const user = changedUser(context, params.id);
    kind.checkRemove(user, context);
    checkNotSelf(context, user);
    const linked = consultantsOfUser(context.store, user.id);
    context.store.users.remove(user.id);
    dropLostLinks(context, linked);
    endSessions(context, user.id);
    log(context, 'users', user.id, '删除用户');
    return null;
  },
};

export const backendUsers = withKind(handlers, kind);
