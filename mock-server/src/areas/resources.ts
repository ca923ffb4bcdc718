import type {
  hotels as hotelCalls,
  hotelRooms as hotelRoomCalls,
  merchants as merchantCalls,
  minsus as minsuCalls,
  minsuRooms as minsuRoomCalls,
  resorts as resortCalls,
  userResources as userResourceCalls,
} from '#contracts/areas/resources.ts';
import { belongType, type OwnerType, ownerType } from '#contracts/enums.ts';
import { type Context, callerOf, type Handlers } from '../context.ts';
import { isEnabled, selectList } from '../select.ts';
import type { PlaceRow } from '../store/rows.ts';

type PlaceKind = 'resorts' | 'hotels' | 'minsus';
interface PlaceQuery {
  offset: number;
  limit: number;
  name?: string | undefined;
  merchantId?: string | undefined;
}

const merchantEnabled = ({ store }: Context, id: string) => store.merchants.get(id)?.enabled === 1;

/** A place counts as enabled only together with its merchant (invariant 21). */
const placeEnabled = (context: Context, row: Readonly<PlaceRow>) =>
  isEnabled(row) && merchantEnabled(context, row.merchantId);

function places(context: Context, kind: PlaceKind, query: PlaceQuery, enabledOnly: boolean, own?: string) {
  const merchantId = own ?? query.merchantId;
  return selectList(
    context.store[kind],
    query,
    (row) => (!merchantId || row.merchantId === merchantId) && (!enabledOnly || placeEnabled(context, row)),
  );
}

function statsOfCity(
  context: Context,
  kind: PlaceKind,
  { offset, limit }: { offset: number; limit: number },
  own?: string,
) {
  const { store } = context;
  const counts = new Map<string, number>();
  for (const row of own ? store[kind].by('merchantId', own) : store[kind].all()) {
    counts.set(row.cityId, (counts.get(row.cityId) ?? 0) + 1);
  }
  const list = [...counts].map(([cityId, count]) => {
    const city = store.cities.get(cityId);
    const province = store.provinces.get(city?.provinceId ?? '');
    return {
      provinceId: province?.id ?? '',
      provinceName: province?.name ?? '',
      cityId,
      cityName: city?.name ?? '',
      count,
    };
  });
  list.sort((a, b) => b.count - a.count || a.cityId.localeCompare(b.cityId));
  return { count: list.length, list: list.slice(offset, offset + limit) };
}

export const merchants: Handlers<typeof merchantCalls> = {
  allEnabled: ({ query }, { store }) => selectList(store.merchants, query, isEnabled),
};

export const resorts: Handlers<typeof resortCalls> = {
  allEnabled: ({ query }, context) => places(context, 'resorts', query, true),
  allEnabledOfOwn: ({ params, query }, context) => places(context, 'resorts', query, true, params.belongId),
  statsOfCity: ({ query }, context) => statsOfCity(context, 'resorts', query),
  statsOfCityOfOwn: ({ params, query }, context) => statsOfCity(context, 'resorts', query, params.belongId),
};

const lodgings = (kind: 'hotels' | 'minsus'): Handlers<typeof hotelCalls> & Handlers<typeof minsuCalls> => ({
  allEnabled: ({ query }, context) => places(context, kind, query, true),
  all: ({ query }, context) => places(context, kind, query, false),
  allEnabledOfOwn: ({ params, query }, context) => places(context, kind, query, true, params.belongId),
  allOfOwn: ({ params, query }, context) => places(context, kind, query, false, params.belongId),
  statsOfCity: ({ query }, context) => statsOfCity(context, kind, query),
  statsOfCityOfOwn: ({ params, query }, context) => statsOfCity(context, kind, query, params.belongId),
});
export const hotels: Handlers<typeof hotelCalls> = lodgings('hotels');
export const minsus: Handlers<typeof minsuCalls> = lodgings('minsus');

/** Whether a room's house lets it show: of the wanted merchant, and enabled where only enabled ones count. */
const houseFits = (
  context: Context,
  house: Readonly<PlaceRow> | undefined,
  enabledOnly: boolean,
  own?: string,
) =>
  house !== undefined && (!own || house.merchantId === own) && (!enabledOnly || placeEnabled(context, house));

type HotelRoomQuery = PlaceQuery & { hotelId?: string | undefined };
function hotelRoomList(context: Context, query: HotelRoomQuery, enabledOnly: boolean, own?: string) {
  const { store } = context;
  return selectList(
    store.hotelRooms,
    query,
    (row) =>
      (!query.hotelId || row.hotelId === query.hotelId) &&
      (!enabledOnly || isEnabled(row)) &&
      houseFits(context, store.hotels.get(row.hotelId), enabledOnly, own),
  );
}

export const hotelRooms: Handlers<typeof hotelRoomCalls> = {
  allEnabled: ({ query }, context) => hotelRoomList(context, query, true),
  all: ({ query }, context) => hotelRoomList(context, query, false),
  allEnabledOfOwn: ({ params, query }, context) => hotelRoomList(context, query, true, params.belongId),
  allOfOwn: ({ params, query }, context) => hotelRoomList(context, query, false, params.belongId),
};

type MinsuRoomQuery = PlaceQuery & { minsuId?: string | undefined };
function minsuRoomList(context: Context, query: MinsuRoomQuery, enabledOnly: boolean, own?: string) {
  const { store } = context;
  return selectList(
    store.minsuRooms,
    query,
    (row) =>
      (!query.minsuId || row.minsuId === query.minsuId) &&
      (!enabledOnly || isEnabled(row)) &&
      houseFits(context, store.minsus.get(row.minsuId), enabledOnly, own),
  );
}

export const minsuRooms: Handlers<typeof minsuRoomCalls> = {
  allEnabled: ({ query }, context) => minsuRoomList(context, query, true),
  all: ({ query }, context) => minsuRoomList(context, query, false),
  allEnabledOfOwn: ({ params, query }, context) => minsuRoomList(context, query, true, params.belongId),
  allOfOwn: ({ params, query }, context) => minsuRoomList(context, query, false, params.belongId),
};

interface ResourceQuery extends PlaceQuery {
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

const placeTypes = [
  [ownerType.resort, 'resorts'],
  [ownerType.hotel, 'hotels'],
  [ownerType.minsu, 'minsus'],
] as const;

export const userResources: Handlers<typeof userResourceCalls> = {
  merchantResources({ query }, context) {
    const { user } = callerOf(context);
    const own = user.belongType === belongType.merchant ? user.belongId : undefined;
    const list = placeTypes.flatMap(([type, kind]) =>
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
      const kind = placeTypes.find(([placeType]) => placeType === type)?.[1];
      const row = kind && store[kind].get(ownerId);
      return row && placeEnabled(context, row) ? [resource(type, row)] : [];
    });
    return page(list, query);
  },
};
