import * as z from 'zod/mini';
import { area } from '../endpoint.ts';
import { bathroom, hotelRoomFacility, internet, smoking, windowType } from '../enums/hotels.ts';
import { bedType } from '../enums/stays.ts';
import { bedRecord, bedRows } from '../forms/beds.ts';
import { flag, id, queryCode, queryFlag, searchText, text, version, wholeNumber } from '../forms/fields.ts';
import {
  chosenCode,
  chosenId,
  codes,
  mayBeEmpty,
  money,
  optionalText,
  ordering,
  pictures,
  squareMetres,
} from '../forms/formFields.ts';
import { formOf, recordCalls } from '../records.ts';
import { ownRoomList, roomList } from '../selectCalls.ts';
import { productCount } from '../trade/offers.ts';
import { say } from '../words.ts';
import '../words/hotels.ts';
import '../words/products.ts';

/** Room types of hotels, 房型; none of them is one physical room (domain design, section 8.5). */

export const roomPictureLimit = 12;

const fields = {
  hotelId: chosenId('hotel'),
  name: text('hotelRoomName', 30),
  beds: bedRows('bedType'),
  /** Hundredths of a square metre. */
  roomArea: squareMetres('roomArea', 500, 100_000),
  roomFloor: optionalText('roomFloor', 20),
  adults: wholeNumber('adults', 1, 12),
  children: mayBeEmpty(wholeNumber('children', 0, 4)),
  windowType: chosenCode('windowType', windowType),
  smoking: chosenCode('smoking', smoking),
  internet: codes('internet', internet),
  bathroom: chosenCode('bathroom', bathroom),
  extraBeds: mayBeEmpty(wholeNumber('extraBeds', 0, 3)),
  /** Cents per bed and night; only where there are extra beds. */
  extraBedPrice: mayBeEmpty(money('extraBedPrice')),
  /** The most that a day can offer. */
  roomCount: wholeNumber('roomCount', 1, 2000),
  pictures: pictures('image', 1, roomPictureLimit),
  facilities: codes('facilities', hotelRoomFacility),
  description: optionalText('description', 500),
  ordering,
  enabled: flag,
};

const rules = [
  z.refine<{ extraBeds?: number | undefined; extraBedPrice?: number | undefined }>(
    ({ extraBeds = 0, extraBedPrice }) => extraBeds === 0 || extraBedPrice !== undefined,
    { error: say('required', { label: 'extraBedPrice' }), path: ['extraBedPrice'] },
  ),
];
export const hotelRoomForm = formOf(fields, rules).update;
export type HotelRoomForm = z.infer<typeof hotelRoomForm>;

const row = z.object({
  id,
  pictureUrl: z.string(),
  name: z.string(),
  hotelId: id,
  hotelName: z.string(),
  beds: z.array(bedRecord),
  roomArea: z.int(),
  roomFloor: z.string(),
  adults: z.int(),
  children: z.int(),
  windowType: z.int(),
  roomCount: z.int(),
  productCount,
  ordering: z.int(),
  enabled: flag,
});
export type HotelRoomRow = z.infer<typeof row>;

const record = z.object({
  ...fields,
  id,
  hotelName: z.string(),
  version,
  /** What the caller may do with it now: `edit`, `enable`, `remove`. */
  actions: z.array(z.string()),
});
export type HotelRoom = z.infer<typeof record>;

const calls = recordCalls({
  resource: 'hotel-rooms',
  noun: 'room type',
  right: 'MerchantHotelRoom',
  filters: {
    name: z.optional(searchText),
    hotelId: z.optional(id),
    bedType: queryCode(bedType),
    merchantId: z.optional(id),
    enabled: z.optional(queryFlag),
  },
  fields,
  rules,
  row,
  record,
});

export const hotelRooms = area('hotelRooms', {
  ...calls,
  allEnabled: roomList(
    'hotel-rooms/list-all-enabled',
    'hotelId',
    'Enabled room types of hotels, for selects.',
  ),
  all: roomList('hotel-rooms/list-all', 'hotelId', 'All room types of hotels.'),
  allEnabledOfOwn: ownRoomList(
    'hotel-rooms/list-all-enabled',
    'hotelId',
    "Enabled room types of the merchant's own hotels.",
  ),
  allOfOwn: ownRoomList('hotel-rooms/list-all', 'hotelId', "All room types of the merchant's own hotels."),
});
