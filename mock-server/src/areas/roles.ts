import {
  type roles as calls,
  type NewRoleForm,
  type Role,
  type RoleForm,
  type RoleListRow,
  roleNameMax,
} from '#contracts/areas/roles.ts';
import type { QueryOf } from '#contracts/endpoint.ts';
import { belongType } from '#contracts/enums.ts';
import { status } from '#contracts/envelope.ts';
import { completed, rightsFault } from '#contracts/rights/rightChoices.ts';
import { codeLabel } from '#contracts/rights/rightLabels.ts';
import { beyond } from '#contracts/rights/rightScopes.ts';
import { say } from '#contracts/words.ts';
import { checkGrant, forbidden } from '../accounts/grants.ts';
import { isOpenTo, roleReach } from '../accounts/reach.ts';
import { endLostOfRole } from '../accounts/sessions.ts';
import { isSameUnit, type Unit, unitEnabled, unitName } from '../accounts/units.ts';
import { holds } from '../records/checks.ts';
import { type Context, callerOf, type Handlers } from '../records/context.ts';
import { copyName } from '../records/copyName.ts';
import { checkVersion, fail, invalid, notFound } from '../records/fail.ts';
import { changesOf, log, logOf } from '../records/log.ts';
import { ownerOfUnit, scopeIn } from '../records/reach.ts';
import { checkUnique, type RowKind, withKind } from '../records/rowKind.ts';
import { isEnabled, selectList } from '../records/select.ts';
import type { StoredRole, StoredUser } from '../store/accountRows.ts';

/** A role that the caller does not see looks absent. */
function seen(context: Context, id: string): Readonly<StoredRole> {
  const role = context.store.roles.get(id);
  return role && roleReach(context, 'view')(role) ? role : notFound();
}

/**
 * Whether a role holds rights that the caller lacks. The caller must not change such a role: removing rights from it would act on users
 * who have more rights than he has.
 */
const isAbove = (context: Context, { rightIds }: Readonly<StoredRole>): boolean =>
  beyond(callerOf(context).rights, rightIds).length > 0;

/** A role that the caller may change. @throws -1003 for one that he only sees, and for one that holds more than he does */
function changed(context: Context, id: string): Readonly<StoredRole> {
  const role = seen(context, id);
  if (!roleReach(context, 'manage')(role)) forbidden();
  if (isAbove(context, role)) fail(status.forbidden, say('roleAbove'));
  return role;
}

/** Who has the role: of the whole platform, or of the caller's unit only. */
function usersOf(context: Context, id: string): Readonly<StoredUser>[] {
  const { user: caller } = callerOf(context);
  const isCounted = (unit: Unit) => caller.belongType === belongType.system || isSameUnit(unit, caller);
  return context.store.users.all().filter((user) => user.roleIds.includes(id) && isCounted(user));
}

function shown(context: Context, role: Readonly<StoredRole>) {
  const { id, name, belongType: type, belongId, enabled, remark, createTime } = role;
  const copies = scopeIn(context, 'Role', 'manage') && !isAbove(context, role) ? ['copy'] : [];
  const manages = roleReach(context, 'manage')(role) && !isAbove(context, role);
  return {
    id,
    name,
    belongType: type,
    belongId,
    enabled,
    remark,
    createTime,
    belongName: unitName(context.store, role),
    userCount: usersOf(context, id).length,
    actions: manages ? ['edit', 'copy', 'enable', 'remove'] : copies,
  };
}

const toRow = (context: Context, role: Readonly<StoredRole>): RoleListRow => ({
  ...shown(context, role),
  rightCount: role.rightIds.length,
});

const toRole = (context: Context, role: Readonly<StoredRole>): Role => ({
  ...shown(context, role),
  unassignedCount: usersOf(context, role.id).filter(({ resources }) => resources.length === 0).length,
  rightIds: [...role.rightIds],
  version: role.version,
  logs: logOf(context, 'roles', role.id),
});

function list({ query }: { query: QueryOf<typeof calls.list> }, context: Context) {
  const sees = roleReach(context, 'view');
  const { count, list: roles } = context.store.roles.list({
    where: (role) =>
      sees(role) &&
      holds(role.name, query.name) &&
      (!query.belongType || role.belongType === query.belongType) &&
      (query.enabled === undefined || role.enabled === query.enabled),
    offset: query.offset,
    limit: query.limit,
  });
  return { count, list: roles.map((role) => toRow(context, role)) };
}

/** The unit of a new role: users of a unit make roles for that unit only; only system users make templates. */
function newRoleUnit(context: Context, form: NewRoleForm): Unit {
  const { user } = callerOf(context);
  const type = form.belongType;
  if (user.belongType !== belongType.system) {
    const unit = { belongType: type, belongId: form.belongId || user.belongId };
    return isSameUnit(unit, user) ? unit : forbidden();
  }
  const unit = { belongType: type, belongId: type === belongType.system ? '' : (form.belongId ?? '') };
  if (unit.belongId !== '' && !unitEnabled(context.store, unit))
    fail(status.precondition, say('unitDisabled'), { field: 'belongId' });
  return unit;
}

const kind: RowKind<StoredRole> = {
  collection: 'roles',
  rows: ({ roles: rows }) => rows,
  owner: ownerOfUnit,
  // Names differ within a unit, and among the templates of one `belongType`.
  unique: [{ field: 'name', within: ['belongType', 'belongId'], taken: 'roleNameTaken' }],
  checkRemove({ id }, { store }) {
    if (store.users.all().some(({ roleIds }) => roleIds.includes(id)))
      fail(status.precondition, say('roleInUse'));
  },
};

/** 客服副本, 客服副本2… */
function nameOfCopy({ store }: Context, unit: Unit, name: string): string {
  const others = store.roles.all().filter((role) => isSameUnit(role, unit));
  return copyName(name, '副本', roleNameMax, others);
}

const values = ({ name, rightIds, enabled, remark = '' }: RoleForm) => ({
  name,
  rightIds: completed(rightIds),
  enabled,
  remark,
});

const stateWord = (enabled: 0 | 1) => (enabled === 1 ? '启用' : '停用');

function remarkOf(before: Readonly<StoredRole>, after: Readonly<StoredRole>): string {
  const without = (codes: readonly number[], others: readonly number[]) =>
    codes.filter((code) => !others.includes(code)).map(codeLabel);
  const rights = [
    ['新增权限', without(after.rightIds, before.rightIds)],
    ['取消权限', without(before.rightIds, after.rightIds)],
  ] as const;
  return [
    changesOf([
      ['角色名称', before.name, after.name],
      ['状态', stateWord(before.enabled), stateWord(after.enabled)],
      ['备注', before.remark, after.remark],
    ]),
    ...rights.filter(([, codes]) => codes.length > 0).map(([word, codes]) => `${word} ${codes.join('、')}`),
  ]
    .filter(Boolean)
    .join('；');
}

const handlers: Handlers<typeof calls> = {
  list,
  listOfOwn: list,
  listOfOwnCompany: list,
  allEnabled({ query }, context) {
    const { user } = callerOf(context);
    const { belongType: type, belongId } = query;
    return selectList(
      context.store.roles,
      query,
      (role) =>
        isEnabled(role) &&
        (user.belongType === belongType.system || isOpenTo(role, user)) &&
        (!type || role.belongType === type) &&
        (!belongId || role.belongId === '' || role.belongId === belongId),
    );
  },
  get: ({ params }, context) => toRole(context, seen(context, params.id)),
  add({ body }, context) {
    const unit = newRoleUnit(context, body);
    const form = values(body);
    checkUnique(kind, { ...unit, ...form }, context);
    checkGrant(context, form.rightIds, 'rightIds');
    const role = context.store.roles.insert({ ...unit, ...form });
    if (!roleReach(context, 'manage')(role)) forbidden();
    log(context, 'roles', role.id, '添加角色');
    return toRole(context, role);
  },
  update({ params, body }, context) {
    const before = { ...changed(context, params.id) };
    checkVersion(body.version, before.version);
    const fault = rightsFault(body.rightIds, before.belongType);
    if (fault) invalid('rightIds', fault);
    const form = values(body);
    checkUnique(kind, { ...before, ...form }, context, before.id);
    const added = form.rightIds.filter((code) => !before.rightIds.includes(code));
    checkGrant(context, added, 'rightIds');
    const role = context.store.roles.update(before.id, form);
    if (!roleReach(context, 'manage')(role)) forbidden();
    endLostOfRole(context, role.id);
    log(context, 'roles', role.id, '编辑角色', remarkOf(before, role));
    return toRole(context, role);
  },
  enable({ params, body }, context) {
    const { id } = changed(context, params.id);
    const role = context.store.roles.update(id, { enabled: body.enable });
    endLostOfRole(context, id);
    log(context, 'roles', role.id, `${stateWord(body.enable)}角色`);
    return toRole(context, role);
  },
  copy({ params }, context) {
    const { user } = callerOf(context);
    const origin = seen(context, params.id);
    checkGrant(context, origin.rightIds);
    const { belongType: type, rightIds, enabled, remark } = origin;
    const belongId = user.belongType === belongType.system ? origin.belongId : user.belongId;
    const unit = { belongType: type, belongId };
    const role = context.store.roles.insert({
      ...unit,
      name: nameOfCopy(context, unit, origin.name),
      rightIds: [...rightIds],
      enabled,
      remark,
    });
    if (!roleReach(context, 'manage')(role)) forbidden();
    log(context, 'roles', role.id, '复制角色', `来自 ${origin.name}`);
    return toRole(context, role);
  },
  remove({ params }, context) {
    const role = changed(context, params.id);
    kind.checkRemove(role, context);
    context.store.roles.remove(role.id);
    log(context, 'roles', role.id, '删除角色');
    return null;
  },
};

export const roles = withKind(handlers, kind);
