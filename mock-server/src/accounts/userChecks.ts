import { belongType } from '#contracts/enums.ts';
import { status } from '#contracts/envelope.ts';
import { needsResources } from '#contracts/rights/rightScopes.ts';
import { say } from '#contracts/words.ts';
import { type Context, callerOf } from '../records/context.ts';
import { fail, invalid } from '../records/fail.ts';
import type { StoredRole, StoredUser } from '../store/accountRows.ts';
import { checkGrant, forbidden } from './grants.ts';
import { isOpenTo } from './reach.ts';
import { isResourceOf, type ResourcePair } from './resources.ts';
import { isSameUnit, type Unit, unitEnabled } from './units.ts';

/** Checks of the form of a user; each throws the business error of the wire. */

/** Where a new user belongs: who is of a unit adds users to that one only. */
export function newUserUnit(
  context: Context,
  form: { belongType: Unit['belongType']; belongId?: string | undefined },
): Unit {
  const { user } = callerOf(context);
  const isSystem = form.belongType === belongType.system;
  const unit = { belongType: form.belongType, belongId: isSystem ? '0' : (form.belongId ?? '') };
  if (user.belongType !== belongType.system && !isSameUnit(unit, user)) forbidden();
  if (!unitEnabled(context.store, unit))
    fail(status.precondition, say('unitDisabled'), { field: 'belongId' });
  return unit;
}

/** Roles that are new to a user have to be enabled, and to give nothing that the caller does not hold. */
export function checkRoles(
  context: Context,
  unit: Unit,
  roleIds: readonly string[],
  kept: readonly string[] = [],
): Readonly<StoredRole>[] {
  return roleIds.map((id) => {
    const role = context.store.roles.get(id);
    if (role && role.belongType !== unit.belongType) invalid('roleIds', say('roleMismatch'));
    const isKept = kept.includes(id);
    if (!role || !isOpenTo(role, unit) || (role.enabled === 0 && !isKept))
      return fail(status.precondition, say('roleUnavailable'), { field: 'roleIds' });
    if (!isKept) checkGrant(context, role.rightIds, 'roleIds');
    return role;
  });
}

/** Rights over assigned resources need some, and all of them have to be the unit's. */
export function checkResources(
  { store }: Context,
  unit: Unit,
  pairs: readonly ResourcePair[],
  roles: readonly Readonly<StoredRole>[],
): void {
  if (pairs.length === 0 && roles.some(({ rightIds }) => needsResources(rightIds)))
    invalid('resources', say('choose', { label: 'resources' }));
  if (pairs.some((pair) => !isResourceOf(store, pair, unit))) invalid('resources', say('resourceForeign'));
}

/** What the super administrator may not change of himself either: who he is to the system. */
export const keepsIdentity = (
  before: Readonly<StoredUser>,
  after: Pick<StoredUser, 'mobile' | 'roleIds' | 'enabled' | 'resources'>,
): boolean =>
  before.mobile === after.mobile &&
  before.enabled === after.enabled &&
  JSON.stringify([before.roleIds, before.resources]) === JSON.stringify([after.roleIds, after.resources]);
