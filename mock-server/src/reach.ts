import { belongType, type OwnerType } from '#contracts/enums.ts';
import type { OwnedArea } from '#contracts/rights.ts';
import { codesOf, holdsAny, type RightName, superAdminId } from '#contracts/rights.ts';
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
  const { user, rights } = callerOf(context);
  const holds = (reach: string) =>
    user.id === superAdminId || holdsAny(rights, codesOf([`${op}${reach}${area}` as RightName]));
  const ofMerchant = user.belongType === belongType.merchant;
  if (!ofMerchant && holds('')) return () => true;
  const own = (owner: Owner) => !ofMerchant || owner.merchantId === user.belongId;
  if (ofMerchant && holds('Single')) return own;
  if (!holds('Related')) return () => false;
  return (owner) =>
    own(owner) &&
    user.resources.some((pair) => pair.ownerType === owner.ownerType && pair.ownerId === owner.ownerId);
}

/** Of a system user who holds the plain right: what a variant of it does not admit. */
export function holdsPlain(context: Context, area: OwnedArea, op: 'view' | 'manage'): boolean {
  const { user, rights } = callerOf(context);
  if (user.id === superAdminId) return true;
  return user.belongType === belongType.system && holdsAny(rights, codesOf([`${op}${area}` as RightName]));
}
