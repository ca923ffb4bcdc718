import * as z from 'zod/mini';
import { status } from '../envelope.ts';
import { flag, id, version } from '../forms/fields.ts';
import { areaFilters, enabledFilter, idFilter, textFilter } from '../forms/filters.ts';
import { shownAddress, shownClock } from '../forms/shownTexts.ts';
import { logRow } from '../logs.ts';
import { unassigned, without } from '../mirror.ts';
import { actions, recordCalls } from '../records.ts';
import { cityStats, ownCityStats, ownVenueList, venueList } from '../selectCalls.ts';
import { missing, productSummary } from './productSummary.ts';

/** What scenic spots, hotels and guesthouses share: venues of merchants (domain design, sections 8.3 to 8.6). */

/** Columns of every list of venues. */
export const venueRow = {
  id,
  coverUrl: shownAddress,
  name: z.string(),
  merchantId: id,
  merchantName: z.string(),
  provinceName: z.string(),
  cityName: z.string(),
  ...productSummary,
  missing,
  ordering: z.int(),
  enabled: flag,
  actions,
};

/** Columns of the lists of hotels and of guesthouses; `HH:mm`. */
export const houseRow = { ...venueRow, checkInTime: shownClock, checkOutTime: shownClock };

/** What the record of every venue answers beside its form. */
export const venueRecord = {
  area: z.object({ provinceId: id, cityId: id, provinceName: z.string(), cityName: z.string() }),
  id,
  merchantName: z.string(),
  missing,
  logs: z.array(logRow),
  version,
  actions,
};

/** Filters of every list of venues, by the fields of the form. */
export const venueFilters = (fields: { name: z.core.$ZodType; merchantId: z.core.$ZodType }) => ({
  name: textFilter(fields.name),
  merchantId: idFilter(fields.merchantId),
  ...areaFilters,
  enabled: enabledFilter,
});

type Resource = 'resorts' | 'hotels' | 'minsus';
type Kind<R extends Resource, Q extends z.core.$ZodShape, F extends z.core.$ZodShape, Row, One> = Parameters<
  typeof recordCalls<R, Q, F, Row, One>
>[0];

/** The calls of every record of a merchant, select lists of the enabled ones and of all, so that lists can be searched by one that is off, and their numbers by city. */
export function venueCalls<
  const R extends Resource,
  Q extends z.core.$ZodShape,
  F extends z.core.$ZodShape,
  Row,
  One,
>(kind: Kind<R, Q, F, Row, One>) {
  const { resource, noun, right } = kind;
  const calls = recordCalls(kind);
  const path = `${resource}/list-all-enabled` as `${R}/list-all-enabled`;
  const allPath = `${resource}/list-all` as `${R}/list-all`;
  return {
    ...calls,
    add: { ...calls.add, access: unassigned(calls.add.access) },
    addOfOwn: { ...calls.addOfOwn, access: unassigned(calls.addOfOwn.access) },
    // Who has one may keep it, and a merchant user has no other merchant to give it to.
    updateOfOwn: without(calls.updateOfOwn, status.precondition),
    allEnabled: venueList(path, `Enabled ${noun}s, for selects.`),
    allEnabledOfOwn: ownVenueList(path, `The merchant's own enabled ${noun}s.`),
    all: venueList(allPath, `All ${noun}s, so that names of disabled ones still resolve.`),
    allOfOwn: ownVenueList(allPath, `All of the merchant's own ${noun}s.`),
    statsOfCity: cityStats(resource, right),
    statsOfCityOfOwn: ownCityStats(resource, right),
  };
}
