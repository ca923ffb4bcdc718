import * as z from 'zod/mini';
import { bedType } from '../enums/stays.ts';
import { bedRecord } from '../forms/beds.ts';
import { told } from '../forms/fieldInfo.ts';
import { flag, id, queryCode, version, wholeNumber } from '../forms/fields.ts';
import { enabledFilter, idFilter, textFilter } from '../forms/filters.ts';
import { enabled } from '../forms/formFields.ts';
import { ordering, squareMetres } from '../forms/numberFields.ts';
import { pictures } from '../forms/pictureFields.ts';
import { logRow } from '../logs.ts';
import { actions, recordCalls } from '../records.ts';
import { ownRoomList, roomList } from '../selectCalls.ts';
import { missing, productCount } from './productSummary.ts';

/** What the rooms of hotels and guesthouses share (domain design, sections 8.5 and 8.6). */

/** Hundredths of a square metre, 5 to 1000 ㎡. */
export const roomArea = squareMetres('roomArea', 500, 100_000);
/** The most that a day can offer. */
export const roomCount = told(wholeNumber('roomCount', 1, 2000), { unit: 'rooms' });
export const roomPictures = pictures('image', 1, 12);
/** Ordering in lists, and whether it is enabled. */
export const roomListed = { ordering, enabled };

/** Columns of both lists. */
export const roomRow = {
  id,
  name: z.string(),
  beds: z.array(bedRecord),
  roomArea: z.int(),
  roomCount: z.int(),
  productCount,
  ordering: z.int(),
  enabled: flag,
  actions,
};

/** What the record of a room answers beside its form. */
export const roomRecord = { id, missing, logs: z.array(logRow), version, actions };

/** Filters of both lists, by the fields of the form; `merchantId` is that of the house. */
export const roomFilters = (name: z.core.$ZodType, house: z.core.$ZodType) => ({
  name: textFilter(name),
  house: idFilter(house),
  bedType: told(queryCode(bedType), {
    label: 'bedType',
    enumeration: { name: 'bedType', codes: Object.values(bedType) },
  }),
  merchantId: told(z.optional(id), { label: 'merchant' }),
  enabled: enabledFilter,
});

type Kind<R extends string, Q extends z.core.$ZodShape, F extends z.core.$ZodShape, Row, One> = Parameters<
  typeof recordCalls<R, Q, F, Row, One>
>[0];

/** The calls of every record of a merchant, and the select lists of enabled and of all rooms. */
export function roomCalls<
  const R extends string,
  const House extends 'hotelId' | 'minsuId',
  Q extends z.core.$ZodShape,
  F extends z.core.$ZodShape,
  Row,
  One,
>(house: House, kind: Kind<R, Q, F, Row, One>) {
  const { resource, noun } = kind;
  const enabledPath = `${resource}/list-all-enabled` as `${R}/list-all-enabled`;
  const allPath = `${resource}/list-all` as `${R}/list-all`;
  return {
    ...recordCalls(kind),
    allEnabled: roomList(enabledPath, house, `Enabled ${noun}s, for selects.`),
    all: roomList(allPath, house, `All ${noun}s.`),
    allEnabledOfOwn: ownRoomList(enabledPath, house, `Enabled ${noun}s of the merchant's own houses.`),
    allOfOwn: ownRoomList(allPath, house, `All ${noun}s of the merchant's own houses.`),
  };
}
