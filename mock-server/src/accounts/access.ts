import { type Access, type AnyEndpoint, callFor } from '#contracts/endpoint.ts';
import { status } from '#contracts/envelope.ts';
import { rightsOfRoles } from '#contracts/rights/rightSources.ts';
import { codesOf, holdsAny, rightIds, superAdminId } from '#contracts/rights/rights.ts';
import { say } from '#contracts/words.ts';
import type { Caller } from '../records/context.ts';
import { fail } from '../records/fail.ts';
import type { StoredUser } from '../store/accountRows.ts';
import type { Clock } from '../store/clock.ts';
import type { Store } from '../store/store.ts';
import { unitEnabled } from './units.ts';

/** Sessions end this long after the last successful check. */
export const sessionMs = 12 * 3_600_000;

export const rolesOf = (store: Store, { roleIds }: Pick<StoredUser, 'roleIds'>) =>
  roleIds.flatMap((id) => store.roles.get(id) ?? []);

/** All rights for the super administrator, else those of the enabled roles together. */
export function rightsOf(store: Store, user: Readonly<StoredUser>): Set<number> {
  return user.id === superAdminId ? new Set(Object.values(rightIds)) : rightsOfRoles(rolesOf(store, user));
}

/** Whether a user may still work: enabled, in an enabled unit, with an enabled role (domain design 2.3). */
export function mayWork(store: Store, user: Readonly<StoredUser>): boolean {
  if (user.id === superAdminId) return true;
  const hasRole = rolesOf(store, user).some(({ enabled }) => enabled === 1);
  return user.enabled === 1 && hasRole && unitEnabled(store, user);
}

/**
 * The caller behind a token. A token that was turned away stays so, whatever is switched on again later (docs/decisions/0018).
 * @throws -1001 when the token is unknown, expired, or its user is out
 */
export function authenticate(store: Store, clock: Clock, token: string): Caller {
  const session = token ? store.sessions.get(token) : undefined;
  const user = session && session.expiresAt > clock.now() ? store.users.get(session.userId) : undefined;
  if (user && mayWork(store, user)) return { user: asOfNow(user), token, rights: rightsOf(store, user) };
  if (session) store.keep(() => store.sessions.remove(session.id));
  return fail(status.tokenExpired, say('tokenExpired'));
}

/** A frozen copy: rows of the store change in place, and who calls stays who he was when the call began. */
function asOfNow(user: Readonly<StoredUser>): Readonly<StoredUser> {
  const resources = user.resources.map((pair) => Object.freeze({ ...pair }));
  return Object.freeze({
    ...user,
    roleIds: Object.freeze([...user.roleIds]) as string[],
    resources: Object.freeze(resources) as StoredUser['resources'],
  });
}

/** @throws -1003 when the caller's kind, rights or unit do not admit the call */
export function admit(access: Access, caller: Caller, params: Record<string, string>): void {
  if (!isAdmitted(access, caller, params)) fail(status.forbidden, say('forbidden'));
}

/** Whether the caller's kind, rights and unit admit the call. */
export function isAdmitted(
  { rights, belongTypes, scope }: Access,
  { user, rights: held }: Caller,
  params: Record<string, string>,
): boolean {
  if (rights && user.id !== superAdminId && !holdsAny(held, codesOf(rights))) return false;
  if (belongTypes && !belongTypes.includes(user.belongType)) return false;
  return !scope || params.belongId === user.belongId;
}

/** Whether the caller may make a call, or the own-scope mirror that his kind of user makes instead. */
export function mayMake(call: AnyEndpoint, caller: Caller): boolean {
  const { belongType, belongId } = caller.user;
  return isAdmitted(callFor(call, belongType).access, caller, { belongId });
}
