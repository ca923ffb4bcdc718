import { type BelongType, belongType } from '#contracts/enums.ts';
import type { Store } from '../store/store.ts';

/** What a user or a role belongs to: the platform, an estate company, or a merchant. */
export interface Unit {
  belongType: BelongType;
  belongId: string;
}

function rowOf(store: Store, { belongType: type, belongId }: Unit) {
  if (type === belongType.estate) return store.estateCompanies.get(belongId);
  return type === belongType.merchant ? store.merchants.get(belongId) : undefined;
}

/** The unit is in business; the platform always is. */
export const unitEnabled = (store: Store, unit: Unit): boolean =>
  unit.belongType === belongType.system || rowOf(store, unit)?.enabled === 1;

/** '' for the platform, and where a role is shared by all units. */
export const unitName = (store: Store, unit: Unit): string => rowOf(store, unit)?.name ?? '';

export const isSameUnit = (a: Unit, b: Unit): boolean =>
  a.belongType === b.belongType && a.belongId === b.belongId;
