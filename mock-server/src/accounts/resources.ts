import { belongType, ownerType } from '#contracts/enums.ts';
import type { Context } from '../records/context.ts';
import { changesOf, log } from '../records/log.ts';
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

/**
 * After a resource has gone from one unit to another: takes it from the users of the former one (domain design, section 16, invariant 24).
 * The platform's users keep it. The answer says from whom, for the log of the resource.
 */
export function resourceMoved(context: Context, moved: ResourcePair): string {
  const { store } = context;
  const isMoved = (pair: ResourcePair) => pairKey(pair) === pairKey(moved);
  const holders = store.users
    .all()
    .filter((user) => user.resources.some(isMoved) && !isResourceOf(store, moved, user));
  for (const user of holders) {
    const kept = user.resources.filter((pair) => !isMoved(pair));
    const remark = changesOf([
      ['负责资源', resourceWords(store, user.resources), resourceWords(store, kept)],
    ]);
    store.users.update(user.id, { resources: kept });
    log(context, 'users', user.id, '编辑用户', remark);
  }
  const names = holders.map(({ name }) => name).join('、');
  return names && `取消负责资源 ${names}`;
}

/** Their names, as the operation log compares them. */
export const resourceWords = (store: Store, pairs: readonly ResourcePair[]): string =>
  namedResources(store, pairs)
    .map(({ name }) => name)
    .join('、');

/** `22-1`, as select lists call a pair. */
export const pairKey = ({ ownerType: type, ownerId }: ResourcePair): string => `${type}-${ownerId}`;
