import type { BackendUser, BackendUserRow } from '#contracts/areas/backendUsers.ts';
import { maskMobile } from '#contracts/forms/masks.ts';
import { superAdminId } from '#contracts/rights/rights.ts';
import { type Context, callerOf } from '../records/context.ts';
import { logOf } from '../records/log.ts';
import type { StoredUser } from '../store/accountRows.ts';
import { rolesOf } from './access.ts';
import { isAbove } from './grants.ts';
import { lockedUntilOf } from './lockout.ts';
import { userReach } from './reach.ts';
import { namedResources } from './resources.ts';
import { unitName } from './units.ts';

/** What the caller may do with a user: nothing with whoever may more than he, and himself only edit and see whole. */
export function actionsOf(context: Context): (user: Readonly<StoredUser>) => string[] {
  const { user: caller } = callerOf(context);
  const manages = userReach(context, 'manage');
  return (user) => {
    if (!manages(user) || isAbove(context, user)) return [];
    return user.id === caller.id
      ? ['edit', 'reveal']
      : ['edit', 'enable', 'resetPassword', 'remove', 'reveal'];
  };
}

export function userRows(context: Context): (user: Readonly<StoredUser>) => BackendUserRow {
  const { store } = context;
  const actions = actionsOf(context);
  return (user) => {
    const { id, name, mobile, belongType, enabled, lastLoginTime, createTime } = user;
    const resources = namedResources(store, user.resources);
    const roles = namedRoles(context, user);
    return {
      id,
      name,
      belongType,
      enabled,
      lastLoginTime,
      lockedUntil: lockedUntilOf(context, user),
      createTime,
      mobile: maskMobile(mobile),
      belongName: unitName(store, user),
      roleNames: roles.map((role) => role.name),
      roleStates: roles,
      resourceCount: resources.length,
      resourceNames: resources.map((resource) => resource.name),
      actions: actions(user),
    };
  };
}

/** What he is called by in lists: of the super administrator not what his roles say, for no role limits him. */
const namedRoles = ({ store }: Context, user: Readonly<StoredUser>): BackendUserRow['roleStates'] =>
  user.id === superAdminId
    ? [{ name: '超级管理员', enabled: 1 }]
    : rolesOf(store, user).map(({ name, enabled }) => ({ name, enabled }));

export const roleNamesOf = (context: Context, user: Readonly<StoredUser>): string[] =>
  namedRoles(context, user).map(({ name }) => name);

export function toUser(context: Context, user: Readonly<StoredUser>): BackendUser {
  const { store } = context;
  const { id, name, mobile, belongType, belongId, roleIds, enabled, remark } = user;
  const { mustChangePassword, lastLoginTime, lastLoginIp, createTime, version } = user;
  return {
    id,
    name,
    belongType,
    belongId,
    enabled,
    remark,
    mobile: maskMobile(mobile),
    mustChangePassword,
    lastLoginTime,
    lastLoginIp,
    lockedUntil: lockedUntilOf(context, user),
    createTime,
    version,
    belongName: unitName(store, user),
    roleIds: [...roleIds],
    roles: rolesOf(store, user).map((role) => ({
      id: role.id,
      name: role.name,
      enabled: role.enabled,
      rightIds: [...role.rightIds],
    })),
    resources: namedResources(store, user.resources) as BackendUser['resources'],
    actions: actionsOf(context)(user),
    logs: logOf(context, 'users', id),
  };
}
