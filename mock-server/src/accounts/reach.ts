import { belongType } from '#contracts/enums.ts';
import { status } from '#contracts/envelope.ts';
import { type RightVerb, readRight } from '#contracts/rights/rightScopes.ts';
import { superAdminId } from '#contracts/rights/rights.ts';
import { say } from '#contracts/words.ts';
import { type Context, callerOf } from '../records/context.ts';
import { fail, notFound } from '../records/fail.ts';
import { scopeIn } from '../records/reach.ts';
import type { StoredRole, StoredUser } from '../store/accountRows.ts';
import { forbidden, isAbove, untouchable } from './grants.ts';
import { pairKey } from './resources.ts';
import { isSameUnit } from './units.ts';

/** What decides on who reaches a user; of one who is not saved yet, too. */
export type UserFacts = Pick<Readonly<StoredUser>, 'belongType' | 'belongId' | 'roleIds' | 'resources'>;

/**
 * Which users the caller may view or manage: all, those of his unit, or those under his own resources. He sees whoever shares one of
 * them, and manages who has no other ones.
 */
export function userReach(context: Context, verb: RightVerb): (user: UserFacts) => boolean {
  const { user: caller } = callerOf(context);
  const scope = scopeIn(context, 'User', verb);
  if (!scope) return () => false;
  if (scope === 'all') return () => true;
  const isNear = (user: UserFacts) => caller.belongType === belongType.system || isSameUnit(user, caller);
  if (scope === 'single') return isNear;
  const own = new Set(caller.resources.map(pairKey));
  return (user) => {
    const shared = user.resources.filter((pair) => own.has(pairKey(pair)));
    const isUnder = verb === 'view' || shared.length === user.resources.length;
    return isNear(user) && shared.length > 0 && isUnder;
  };
}

/** A user whom the caller does not see looks absent; one whom he only sees is not his to change. */
export function reachedUser(context: Context, verb: RightVerb, id: string): Readonly<StoredUser> {
  const user = context.store.users.get(id);
  if (!user || !userReach(context, 'view')(user)) return notFound();
  if (verb === 'manage' && !userReach(context, 'manage')(user)) return forbidden();
  return user;
}

/** A user whom the caller may change. @throws -1008 for the super administrator, but to himself; -1003 for whoever may more than the caller */
export function changedUser(context: Context, id: string): Readonly<StoredUser> {
  const user = reachedUser(context, 'manage', id);
  if (id === superAdminId && callerOf(context).user.id !== superAdminId) untouchable();
  if (isAbove(context, user)) fail(status.forbidden, say('userAbove'));
  return user;
}

/**
 * Which roles the caller may view or manage: all, those of his unit (to view, the shared templates, too), or of these the ones that
 * themselves reach no further than resources.
 */
export function roleReach(context: Context, verb: RightVerb): (role: Readonly<StoredRole>) => boolean {
  const { user: caller } = callerOf(context);
  const scope = scopeIn(context, 'Role', verb);
  if (!scope) return () => false;
  if (scope === 'all') return () => true;
  const isNear = (role: Readonly<StoredRole>) =>
    verb === 'view' ? isOpenTo(role, caller) : isSameUnit(role, unitOfRoles(caller));
  if (scope === 'single') return isNear;
  return (role) => isNear(role) && role.rightIds.every((code) => readRight(code)?.scope === 'related');
}

/** Roles of the platform belong to no unit, its users to '0'. */
const unitOfRoles = ({ belongType: type, belongId }: Readonly<StoredUser>) => ({
  belongType: type,
  belongId: type === belongType.system ? '' : belongId,
});

/** Whether somebody of a unit may have the role: it is shared, or of that unit. */
export const isOpenTo = (role: Readonly<StoredRole>, unit: { belongType: number; belongId: string }) =>
  role.belongType === unit.belongType && (role.belongId === '' || role.belongId === unit.belongId);
