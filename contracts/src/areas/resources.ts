import * as z from 'zod/mini';
import { area, get } from '../endpoint.ts';
import { belongType, ownerType } from '../enums.ts';
import { listOf, listQuery, paging, queryNumber } from '../envelope.ts';
import { flag, id, queryFlag, searchText } from '../fields.ts';

/**
 * Select lists and city statistics of merchants and what they own. The plain calls are for system users;
 * merchant users call the mirror under `merchants/{belongId}/…-of-own-merchant` (specification section 7).
 */
const systemOnly = { belongTypes: [belongType.system] };
const ownMerchant = { belongTypes: [belongType.merchant], scope: 'merchant' } as const;

const name = z.optional(searchText);
const option = { id, name: z.string(), enabled: flag };
const place = z.object({ ...option, merchantId: id, cityId: id });

const placeList = <const Path extends string>(path: Path, purpose: string) =>
  get({
    path,
    purpose,
    access: systemOnly,
    query: listQuery({ name, merchantId: z.optional(id) }),
    data: listOf(place),
  });
const ownPlaceList = <const Path extends string>(path: Path, purpose: string) =>
  get({
    path: `merchants/{belongId}/${path}-of-own-merchant`,
    purpose,
    access: ownMerchant,
    query: listQuery({ name }),
    data: listOf(place),
  });

const roomQuery = listQuery({ name, hotelId: z.optional(id) });
const hotelRoom = z.object({ ...option, hotelId: id });
const minsuRoomQuery = listQuery({ name, minsuId: z.optional(id) });
const minsuRoom = z.object({ ...option, minsuId: id });

const cityStat = z.object({
  provinceId: id,
  provinceName: z.string(),
  cityId: id,
  cityName: z.string(),
  count: z.int(),
});
const statsQuery = listQuery({}, paging.cityStatsLimit);
const cityStats = <const Resource extends 'resorts' | 'hotels' | 'minsus'>(resource: Resource) =>
  get({
    path: `${resource}/stats-of-city`,
    purpose: `Number of ${resource} by city, most first.`,
    access: systemOnly,
    query: statsQuery,
    data: listOf(cityStat),
  });
const ownCityStats = <const Resource extends 'resorts' | 'hotels' | 'minsus'>(resource: Resource) =>
  get({
    path: `merchants/{belongId}/${resource}/stats-of-city-of-own-merchant`,
    purpose: `Number of the merchant's own ${resource} by city.`,
    access: ownMerchant,
    query: statsQuery,
    data: listOf(cityStat),
  });

export const merchants = area('merchants', {
  allEnabled: get({
    path: 'merchants/list-all-enabled',
    purpose: 'Enabled merchants, for selects.',
    access: systemOnly,
    query: listQuery({ name }),
    data: listOf(z.object(option)),
  }),
});

export const resorts = area('resorts', {
  allEnabled: placeList('resorts/list-all-enabled', 'Enabled scenic spots, for selects.'),
  allEnabledOfOwn: ownPlaceList('resorts/list-all-enabled', "The merchant's own enabled scenic spots."),
  statsOfCity: cityStats('resorts'),
  statsOfCityOfOwn: ownCityStats('resorts'),
});

export const hotels = area('hotels', {
  allEnabled: placeList('hotels/list-all-enabled', 'Enabled hotels, for selects.'),
  all: placeList('hotels/list-all', 'All hotels, so that names of disabled ones still resolve.'),
  allEnabledOfOwn: ownPlaceList('hotels/list-all-enabled', "The merchant's own enabled hotels."),
  allOfOwn: ownPlaceList('hotels/list-all', "All of the merchant's own hotels."),
  statsOfCity: cityStats('hotels'),
  statsOfCityOfOwn: ownCityStats('hotels'),
});

const roomList = <const Path extends string>(path: Path, purpose: string) =>
  get({ path, purpose, access: systemOnly, query: roomQuery, data: listOf(hotelRoom) });
const ownRoomList = <const Path extends string>(path: Path, purpose: string) =>
  get({
    path: `merchants/{belongId}/${path}-of-own-merchant`,
    purpose,
    access: ownMerchant,
    query: roomQuery,
    data: listOf(hotelRoom),
  });

export const hotelRooms = area('hotelRooms', {
  allEnabled: roomList('hotel-rooms/list-all-enabled', 'Enabled room types of hotels, for selects.'),
  all: roomList('hotel-rooms/list-all', 'All room types of hotels.'),
  allEnabledOfOwn: ownRoomList(
    'hotel-rooms/list-all-enabled',
    "Enabled room types of the merchant's own hotels.",
  ),
  allOfOwn: ownRoomList('hotel-rooms/list-all', "All room types of the merchant's own hotels."),
});

export const minsus = area('minsus', {
  allEnabled: placeList('minsus/list-all-enabled', 'Enabled guesthouses, for selects.'),
  all: placeList('minsus/list-all', 'All guesthouses.'),
  allEnabledOfOwn: ownPlaceList('minsus/list-all-enabled', "The merchant's own enabled guesthouses."),
  allOfOwn: ownPlaceList('minsus/list-all', "All of the merchant's own guesthouses."),
  statsOfCity: cityStats('minsus'),
  statsOfCityOfOwn: ownCityStats('minsus'),
});

const minsuRoomList = <const Path extends string>(path: Path, purpose: string) =>
  get({ path, purpose, access: systemOnly, query: minsuRoomQuery, data: listOf(minsuRoom) });
const ownMinsuRoomList = <const Path extends string>(path: Path, purpose: string) =>
  get({
    path: `merchants/{belongId}/${path}-of-own-merchant`,
    purpose,
    access: ownMerchant,
    query: minsuRoomQuery,
    data: listOf(minsuRoom),
  });

export const minsuRooms = area('minsuRooms', {
  allEnabled: minsuRoomList('minsu-rooms/list-all-enabled', 'Enabled rooms of guesthouses, for selects.'),
  all: minsuRoomList('minsu-rooms/list-all', 'All rooms of guesthouses.'),
  allEnabledOfOwn: ownMinsuRoomList(
    'minsu-rooms/list-all-enabled',
    "Enabled rooms of the merchant's own guesthouses.",
  ),
  allOfOwn: ownMinsuRoomList('minsu-rooms/list-all', "All rooms of the merchant's own guesthouses."),
});

/** A pair of owner type and id, as users are made responsible for (domain design, section 3.2). */
const resource = z.object({ id, name: z.string(), ownerType: z.enum(ownerType), ownerId: id, enabled: flag });
const resourceFilters = { name, ownerType: z.optional(queryNumber(0, 99)) };

export const userResources = area('userResources', {
  merchantResources: get({
    path: 'merchant-resources/list-all',
    purpose: 'Scenic spots, hotels and guesthouses of all merchants; a merchant user gets his own.',
    access: { belongTypes: [belongType.system, belongType.merchant] },
    query: listQuery({ ...resourceFilters, enabled: z.optional(queryFlag) }),
    data: listOf(resource),
  }),
  allEnabledOfOwn: get({
    path: 'user-resources/list-all-enabled-of-own',
    purpose: 'Enabled resources that the caller is responsible for.',
    access: {},
    query: listQuery(resourceFilters),
    data: listOf(resource),
  }),
});
