import type { userResources as userResourceCalls } from '#contracts/areas/userResources.ts';
import { belongType, type OwnerType, ownerType } from '#contracts/enums.ts';
import { venueTypes } from '../accounts/resources.ts';
import { callerOf, type Handlers } from '../records/context.ts';
import { isEnabled } from '../records/select.ts';
import { type VenueQuery, venueEnabled } from '../trade/products/venues.ts';

interface ResourceQuery extends VenueQuery {
  ownerType?: number | undefined;
  enabled?: 0 | 1 | undefined;
}
interface Resource {
  id: string;
  name: string;
  ownerType: OwnerType;
  ownerId: string;
  enabled: 0 | 1;
}

/** The pair's id is `ownerType-ownerId`. */
const resource = (type: OwnerType, row: { id: string; name: string; enabled: 0 | 1 }): Resource => ({
  id: `${type}-${row.id}`,
  name: row.name,
  ownerType: type,
  ownerId: row.id,
  enabled: row.enabled,
});

function page(list: Resource[], { offset, limit, name, ownerType: type, enabled }: ResourceQuery) {
  const matches = list.filter(
    (row) =>
      (!name || row.name.toLowerCase().includes(name.toLowerCase())) &&
      (type === undefined || row.ownerType === type) &&
      (enabled === undefined || row.enabled === enabled),
  );
  return { count: matches.length, list: matches.slice(offset, offset + limit) };
}

export const userResources: Handlers<typeof userResourceCalls> = {
  merchantResources({ query }, context) {
    const { user } = callerOf(context);
    const own = user.belongType === belongType.merchant ? user.belongId : query.merchantId;
    const list = venueTypes.flatMap(([type, kind]) =>
      context.store[kind]
        .all()
        .filter((row) => !own || row.merchantId === own)
        .map((row) => resource(type, row)),
    );
    return page(list, query);
  },

  allEnabledOfOwn({ query }, context) {
    const { store } = context;
    const list = callerOf(context).user.resources.flatMap(({ ownerType: type, ownerId }) => {
      if (type === ownerType.estate) {
        const row = store.estates.get(ownerId);
        return row && isEnabled(row) ? [resource(type, row)] : [];
      }
      const kind = venueTypes.find(([venueType]) => venueType === type)?.[1];
      const row = kind && store[kind].get(ownerId);
      return row && venueEnabled(context, row) ? [resource(type, row)] : [];
    });
    return page(list, query);
  },
};
