import * as z from 'zod/mini';
import { status } from '../envelope.ts';
import { flag, id, version } from '../forms/fields.ts';
import { areaFilters, enabledFilter, idFilter, textFilter } from '../forms/filters.ts';
import { unassigned, without } from '../mirror.ts';
import { actions, recordCalls } from '../records.ts';
import { cityStats, ownCityStats, ownPlaceList, placeList } from '../selectCalls.ts';
import { placeOffers } from './offers.ts';

/** What scenic spots, hotels and guesthouses share: places of merchants (domain design, sections 8.3 to 8.6). */

/** Columns of every list of places. */
export const placeRow = {
  id,
  coverUrl: z.string(),
  name: z.string(),
  merchantName: z.string(),
  provinceName: z.string(),
  cityName: z.string(),
  ...placeOffers,
  ordering: z.int(),
  enabled: flag,
  actions,
};

/** What the record of every place answers beside its form. */
export const placeRecord = {
  area: z.object({ provinceId: id, cityId: id, provinceName: z.string(), cityName: z.string() }),
  id,
  merchantName: z.string(),
  version,
  actions,
};

/** Filters of every list of places, by the fields of the form. */
export const placeFilters = (fields: { name: z.core.$ZodType; merchantId: z.core.$ZodType }) => ({
  name: textFilter(fields.name),
  merchantId: idFilter(fields.merchantId),
  ...areaFilters,
  enabled: enabledFilter,
});

type Resource = 'resorts' | 'hotels' | 'minsus';
type Kind<R extends Resource, Q extends z.core.$ZodShape, F extends z.core.$ZodShape, Row, One> = Parameters<
  typeof recordCalls<R, Q, F, Row, One>
>[0];

/** The calls of every record of a merchant, the select list of enabled ones, and their numbers by city. */
export function placeCalls<
  const R extends Resource,
  Q extends z.core.$ZodShape,
  F extends z.core.$ZodShape,
  Row,
  One,
>(kind: Kind<R, Q, F, Row, One>) {
  const { resource, noun } = kind;
  const calls = recordCalls(kind);
  const path = `${resource}/list-all-enabled` as `${R}/list-all-enabled`;
  return {
    ...calls,
    add: { ...calls.add, access: unassigned(calls.add.access) },
    addOfOwn: { ...calls.addOfOwn, access: unassigned(calls.addOfOwn.access) },
    // Who has one may keep it, and a merchant user has no other merchant to give it to.
    updateOfOwn: without(calls.updateOfOwn, status.precondition),
    allEnabled: placeList(path, `Enabled ${noun}s, for selects.`),
    allEnabledOfOwn: ownPlaceList(path, `The merchant's own enabled ${noun}s.`),
    statsOfCity: cityStats(resource),
    statsOfCityOfOwn: ownCityStats(resource),
  };
}

/** The select lists of all hotels or guesthouses, so that names of disabled ones still resolve. */
export function allPlaces<const R extends Resource>({ resource, noun }: { resource: R; noun: string }) {
  const path = `${resource}/list-all` as `${R}/list-all`;
  return {
    all: placeList(path, `All ${noun}s, so that names of disabled ones still resolve.`),
    allOfOwn: ownPlaceList(path, `All of the merchant's own ${noun}s.`),
  };
}
