import { belongType, ownerType } from '#contracts/enums.ts';
import type { StoredUser } from '../store/accountRows.ts';
import type { NamedRow } from '../store/row.ts';
import type { Store } from '../store/store.ts';
import type { Unit } from './units.ts';

/** Scenic spots, hotels and guesthouses by their owner type. */
export const venueTypes = [
  [ownerType.resort, 'resorts'],
  [ownerType.hotel, 'hotels'],
  [ownerType.minsu, 'minsus'],
] as const;

export type ResourcePair = StoredUser['resources'][number];

interface Resource {
  row: Readonly<NamedRow>;
  unit: Unit;
}

/** What a user is responsible for, and whose it is; undefined when it is gone. */
function resourceOf(store: Store, pair: ResourcePair): Resource | undefined {
  const { ownerType: type, ownerId } = pair;
  if (type === ownerType.estate) {
    const row = store.estates.get(ownerId);
    return row && { row, unit: { belongType: belongType.estate, belongId: row.companyId } };
  }
  const kind = venueTypes.find(([venueType]) => venueType === type)?.[1];
  const row = kind && store[kind].get(ownerId);
  return row && { row, unit: { belongType: belongType.merchant, belongId: row.merchantId } };
}

/** Whether users of a unit can be made responsible for it. The platform's may be for anything that there is. */
export function isResourceOf(store: Store, pair: ResourcePair, unit: Unit): boolean {
  const resource = resourceOf(store, pair);
  if (!resource) return false;
  if (unit.belongType === belongType.system) return true;
  return resource.unit.belongType === unit.belongType && resource.unit.belongId === unit.belongId;
}

/** The resources of a user that still exist, with their names. */
export const namedResources = (store: Store, pairs: readonly ResourcePair[]) =>
  pairs.flatMap((pair) => {
    const resource = resourceOf(store, pair);
    return resource ? [{ ...pair, name: resource.row.name }] : [];
  });

/** `22-1`, as select lists call a pair. */
export const pairKey = ({ ownerType: type, ownerId }: ResourcePair): string => `${type}-${ownerId}`;
