import * as z from 'zod/mini';
import { area } from '../endpoint.ts';
import { minsuRoomFacility, rentType } from '../enums/minsus.ts';
import { bedType } from '../enums/stays.ts';
import { bedRecord, bedRows } from '../forms/beds.ts';
import { flag, id, queryCode, queryFlag, searchText, text, version, wholeNumber } from '../forms/fields.ts';
import {
  chosenCode,
  chosenId,
  codes,
  mayBeEmpty,
  money,
  ordering,
  pictures,
  squareMetres,
} from '../forms/formFields.ts';
import { formOf, recordCalls } from '../records.ts';
import { ownRoomList, roomList } from '../selectCalls.ts';
import { productCount } from '../trade/offers.ts';
import { say } from '../words.ts';
import '../words/minsus.ts';
import '../words/products.ts';
import '../words/stays.ts';

/** Rooms of guesthouses (房源): what is let, a whole house, a room or a bed (domain design, section 8.6). */

export const minsuRoomPictureLimit = 12;

const fields = {
  minsuId: chosenId('minsu'),
  name: text('minsuRoomName', 30),
  rentType: chosenCode('rentType', rentType),
  bedrooms: wholeNumber('bedrooms', 0, 20),
  livingRooms: wholeNumber('livingRooms', 0, 10),
  kitchens: wholeNumber('kitchens', 0, 5),
  bathrooms: wholeNumber('bathrooms', 0, 20),
  beds: bedRows('beds'),
  /** Hundredths of ㎡, 5 to 1000 ㎡. */
  roomArea: squareMetres('roomArea', 500, 100_000),
  maxGuests: wholeNumber('maxGuests', 1, 50),
  extraGuests: wholeNumber('extraGuests', 0, 10),
  /** Cents for each extra guest and night. */
  extraGuestPrice: mayBeEmpty(money('extraGuestPrice')),
  /** The house is let as a whole, and there are several alike; otherwise a whole house is one. */
  identicalUnits: flag,
  /** The upper bound of a day's stock. */
  roomCount: wholeNumber('roomCount', 1, 2000),
  pictures: pictures('image', 1, minsuRoomPictureLimit),
  facilities: codes('facilities', minsuRoomFacility),
  minNights: wholeNumber('minNights', 1, 30),
  ordering,
  enabled: flag,
};
type Units = { rentType: number; identicalUnits: number; roomCount: number };
const rules = [
  z.refine<Units>(
    (room) => room.rentType !== rentType.whole || room.identicalUnits === 1 || room.roomCount === 1,
    { error: say('wholeMinsuIsOne'), path: ['roomCount'] },
  ),
];
export const minsuRoomForm = formOf(fields, rules).update;
export type MinsuRoomForm = z.infer<typeof minsuRoomForm>;

const row = z.object({
  id,
  name: z.string(),
  coverUrl: z.string(),
  minsuName: z.string(),
  rentType: z.int(),
  bedrooms: z.int(),
  livingRooms: z.int(),
  kitchens: z.int(),
  bathrooms: z.int(),
  beds: z.array(bedRecord),
  roomArea: z.int(),
  maxGuests: z.int(),
  roomCount: z.int(),
  productCount,
  ordering: z.int(),
  enabled: flag,
});
export type MinsuRoomRow = z.infer<typeof row>;

const record = z.object({
  ...fields,
  id,
  minsuName: z.string(),
  version,
  /** What the caller may do with it now: `edit`, `enable`, `remove`. */
  actions: z.array(z.string()),
});
export type MinsuRoom = z.infer<typeof record>;

const calls = recordCalls({
  resource: 'minsu-rooms',
  noun: 'room of a guesthouse',
  right: 'MerchantHouseRoom',
  filters: {
    name: z.optional(searchText),
    minsuId: z.optional(id),
    rentType: queryCode(rentType),
    bedType: queryCode(bedType),
    enabled: z.optional(queryFlag),
    merchantId: z.optional(id),
  },
  fields,
  rules,
  row,
  record,
});

export const minsuRooms = area('minsuRooms', {
  ...calls,
  allEnabled: roomList(
    'minsu-rooms/list-all-enabled',
    'minsuId',
    'Enabled rooms of guesthouses, for selects.',
  ),
  all: roomList('minsu-rooms/list-all', 'minsuId', 'All rooms of guesthouses.'),
  allEnabledOfOwn: ownRoomList(
    'minsu-rooms/list-all-enabled',
    'minsuId',
    "Enabled rooms of the merchant's own guesthouses.",
  ),
  allOfOwn: ownRoomList('minsu-rooms/list-all', 'minsuId', "All rooms of the merchant's own guesthouses."),
});
