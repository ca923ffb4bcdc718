import * as z from 'zod/mini';
import { get } from './endpoint.ts';
import { belongType } from './enums.ts';
import { listOf, listQuery, paging } from './envelope.ts';
import { flag, id, searchText } from './forms/fields.ts';
import { accessTo } from './mirror.ts';
import type { OwnedArea } from './rights/rights.ts';

/**
 * Select lists and city statistics of what merchants own. The plain calls are for system users; merchant users call the
 * mirror under `merchants/{belongId}/…-of-own-merchant` (specification section 7).
 */
const systemOnly = { belongTypes: [belongType.system] };
const ownMerchant = { belongTypes: [belongType.merchant], scope: 'merchant' } as const;

const name = z.optional(searchText);
const option = { id, name: z.string(), enabled: flag };
const venue = z.object({ ...option, merchantId: id, cityId: id });

export const venueList = <const Path extends string>(path: Path, purpose: string) =>
  get({
    path,
    purpose,
    access: systemOnly,
    query: listQuery({ name, merchantId: z.optional(id) }),
    data: listOf(venue),
  });
export const ownVenueList = <const Path extends string>(path: Path, purpose: string) =>
  get({
    path: `merchants/{belongId}/${path}-of-own-merchant`,
    purpose,
    access: ownMerchant,
    query: listQuery({ name }),
    data: listOf(venue),
  });

const cityStat = z.object({
  provinceId: id,
  provinceName: z.string(),
  cityId: id,
  cityName: z.string(),
  count: z.int(),
});
export type CityStat = z.infer<typeof cityStat>;
const statsQuery = listQuery({}, paging.cityStatsLimit);
/** Who may see the list may see its numbers by city. */
export const cityStats = <const Resource extends 'resorts' | 'hotels' | 'minsus'>(
  resource: Resource,
  right: OwnedArea,
) =>
  get({
    path: `${resource}/stats-of-city`,
    purpose: `Number of ${resource} by city, most first.`,
    access: accessTo(right, 'view').plain,
    query: statsQuery,
    data: listOf(cityStat),
  });
export const ownCityStats = <const Resource extends 'resorts' | 'hotels' | 'minsus'>(
  resource: Resource,
  right: OwnedArea,
) =>
  get({
    path: `merchants/{belongId}/${resource}/stats-of-city-of-own-merchant`,
    purpose: `Number of the merchant's own ${resource} by city.`,
    access: accessTo(right, 'view').own,
    query: statsQuery,
    data: listOf(cityStat),
  });

/** Room lists name the house that a room is of. */
export const roomList = <const Path extends string, const House extends 'hotelId' | 'minsuId'>(
  path: Path,
  house: House,
  purpose: string,
) => get({ path, purpose, access: systemOnly, query: roomQuery(house), data: listOf(roomOption(house)) });
export const ownRoomList = <const Path extends string, const House extends 'hotelId' | 'minsuId'>(
  path: Path,
  house: House,
  purpose: string,
) =>
  get({
    path: `merchants/{belongId}/${path}-of-own-merchant`,
    purpose,
    access: ownMerchant,
    query: roomQuery(house),
    data: listOf(roomOption(house)),
  });

const roomQuery = <const House extends string>(house: House) =>
  listQuery({ name, ...({ [house]: z.optional(id) } as { [K in House]: z.ZodMiniOptional<typeof id> }) });
const houseNames = { hotelId: 'hotelName', minsuId: 'minsuName' } as const;
type HouseNames = typeof houseNames;
/** Its house also by name, because rooms of several houses are called alike. */
const roomOption = <const House extends keyof HouseNames>(house: House) =>
  z.object({
    ...option,
    ...({ [house]: id } as { [K in House]: typeof id }),
    ...({ [houseNames[house]]: z.string() } as { [K in HouseNames[House]]: z.ZodMiniString }),
  });
