import { belongType, type OwnerType } from '#contracts/enums.ts';
import { type RightScope, type RightVerb, scopeOf, scopesFor } from '#contracts/rights/rightScopes.ts';
import type { OwnedArea, RightArea } from '#contracts/rights/rights.ts';
import { type Context, callerOf } from './context.ts';

/** Whose a record is: the merchant, and the resource that users are made responsible for. */
export interface Owner {
  merchantId: string;
  ownerType: OwnerType;
  ownerId: string;
}

/**
 * What the caller may see or change in an area of rights: everything, what his merchant owns, or what belongs to the
 * resources assigned to him; of several variants the widest wins (domain design, section 2.2).
 */
export function reachOf(context: Context, area: OwnedArea, op: 'view' | 'manage'): (owner: Owner) => boolean {
  const { user } = callerOf(context);
  const scope = scopeIn(context, area, op);
  if (!scope) return () => false;
  if (scope === 'all') return () => true;
  const own = (owner: Owner) => user.belongType !== belongType.merchant || owner.merchantId === user.belongId;
  if (scope === 'single') return own;
  return (owner) =>
    own(owner) &&
    user.resources.some((pair) => pair.ownerType === owner.ownerType && pair.ownerId === owner.ownerId);
}

/** The widest scope in which the caller may view or manage an area, of those that mean something to his kind. */
export function scopeIn(context: Context, area: RightArea, op: RightVerb): RightScope | undefined {
  const { user, rights } = callerOf(context);
  return scopeOf(rights, area, op, scopesFor(user.belongType));
}

/** Of a system user who holds the plain right: what a variant of it does not admit. */
export const holdsPlain = (context: Context, area: OwnedArea, op: 'view' | 'manage'): boolean =>
  scopeIn(context, area, op) === 'all';
