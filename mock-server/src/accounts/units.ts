import { type BelongType, belongType } from '#contracts/enums.ts';
import type { Context } from '../records/context.ts';
import { log } from '../records/log.ts';
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

/** With a unit go its own roles, which nobody has any more and nobody could be given. */
export function removeRolesOf(context: Context, unit: Unit): void {
  const { roles } = context.store;
  for (const { id } of roles.all().filter((role) => isSameUnit(role, unit))) {
    roles.remove(id);
    log(context, 'roles', id, '删除角色', '所属单位已删除');
  }
}
