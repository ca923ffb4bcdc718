import { type BelongType, belongType, type OwnerType } from '#contracts/enums.ts';
import { type RightScope, type RightVerb, scopeOf, scopesFor } from '#contracts/rights/rightScopes.ts';
import type { OwnedArea, RightArea } from '#contracts/rights/rights.ts';
import { type Context, callerOf } from './context.ts';

/** What kind of unit records of a kind belong to; of `none` to the platform itself. */
type OwnerKind = 'merchant' | 'company' | 'none';

/** Whose a record is: the unit, and the resource that users are made responsible for. */
export interface Owner {
  kind: OwnerKind;
  unitId: string;
  /** Absent where nobody can be made responsible for single records of the kind. */
  resource?: { ownerType: OwnerType; ownerId: string };
}

/** The owner of records that only the platform has. */
export const platform: Owner = { kind: 'none', unitId: '' };

/** The owner of a merchant's resource, and of records below it such as rooms and orders. */
export const ofMerchant = (merchantId: string, ownerType: OwnerType, ownerId: string): Owner => ({
  kind: 'merchant',
  unitId: merchantId,
  resource: { ownerType, ownerId },
});

/** Whose records users of a unit may own. */
const ownedBy: Partial<Record<BelongType, OwnerKind>> = {
  [belongType.merchant]: 'merchant',
  [belongType.estate]: 'company',
};

/** The owner of records that belong to a unit itself, such as its users and roles. */
export const ownerOfUnit = (unit: Readonly<{ belongType: BelongType; belongId: string }>): Owner => ({
  kind: ownedBy[unit.belongType] ?? 'none',
  unitId: unit.belongId,
});

/**
 * What the caller may see or change in an area of rights: everything, what his own unit owns, or what belongs to the
 * resources assigned to him; of several variants the widest wins (domain design, section 2.2).
 */
export function reachOf(context: Context, area: RightArea, op: RightVerb): (owner: Owner) => boolean {
  const { user } = callerOf(context);
  const scope = scopeIn(context, area, op);
  if (!scope) return () => false;
  if (scope === 'all') return () => true;
  const own = ({ kind, unitId }: Owner) =>
    user.belongType === belongType.system || (kind === ownedBy[user.belongType] && unitId === user.belongId);
  if (scope === 'single') return own;
  return (owner) =>
    own(owner) &&
    user.resources.some(
      ({ ownerType, ownerId }) =>
        ownerType === owner.resource?.ownerType && ownerId === owner.resource.ownerId,
    );
}

/** The widest scope in which the caller may view or manage an area, of those that mean something to his kind. */
export function scopeIn(context: Context, area: RightArea, op: RightVerb): RightScope | undefined {
  const { user, rights } = callerOf(context);
  return scopeOf(rights, area, op, scopesFor(user.belongType));
}

/** Whether a system user holds the right over all records, not only a variant of it for single resources. */
export const holdsPlain = (context: Context, area: OwnedArea, op: 'view' | 'manage'): boolean =>
  scopeIn(context, area, op) === 'all';
