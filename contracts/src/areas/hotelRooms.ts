import * as z from 'zod/mini';
import { area } from '../endpoint.ts';
import { bathroom, hotelRoomFacility, internet, smoking, windowType } from '../enums/hotels.ts';
import { bedRows } from '../forms/beds.ts';
import { told } from '../forms/fieldInfo.ts';
import { id, nameText, wholeNumber } from '../forms/fields.ts';
import { answeredCode, chosenCode, codes, optionalText, parentId } from '../forms/formFields.ts';
import { mayBeEmpty, money } from '../forms/numberFields.ts';
import { shownAddress } from '../forms/shownTexts.ts';
import { formOf } from '../records.ts';
import {
  roomArea,
  roomCalls,
  roomCount,
  roomFilters,
  roomListed,
  roomPictures,
  roomRecord,
  roomRow,
} from '../trade/rooms.ts';
import { say } from '../words.ts';
import '../words/hotels.ts';
import '../words/products.ts';

/** Room types of hotels, 房型; none of them is one physical room (domain design, section 8.5). */

const fields = {
  hotelId: parentId('hotel'),
  name: nameText('hotelRoomName', 30),
  beds: bedRows('bedType'),
  roomArea,
  roomFloor: optionalText('roomFloor', 20),
  adults: told(wholeNumber('adults', 1, 12), { unit: 'people', blank: 2 }),
  children: told(mayBeEmpty(wholeNumber('children', 0, 4)), { unit: 'people', blank: 0 }),
  windowType: told(chosenCode('windowType', { windowType }), { blank: windowType.outside }),
  smoking: told(chosenCode('smoking', { smoking }), { blank: smoking.forbidden }),
  internet: told(codes('internet', { internet }), { blank: [internet.wifi] }),
  bathroom: told(chosenCode('bathroom', { bathroom }), { blank: bathroom.own }),
  extraBeds: told(mayBeEmpty(wholeNumber('extraBeds', 0, 3)), { unit: 'beds', blank: 0 }),
  /** Cents per bed and night; only where there are extra beds. */
  extraBedPrice: told(mayBeEmpty(money('extraBedPrice')), { unit: 'yuanPerBedNight' }),
  roomCount,
  pictures: roomPictures,
  facilities: codes('facilities', { hotelRoomFacility }),
  description: optionalText('description', 500),
  ...roomListed,
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
  ...roomRow,
  pictureUrl: shownAddress,
  hotelId: id,
  hotelName: z.string(),
  roomFloor: z.string(),
  adults: z.int(),
  children: z.int(),
  windowType: answeredCode({ windowType }),
});
export type HotelRoomRow = z.infer<typeof row>;

const record = z.object({ ...fields, ...roomRecord, hotelName: z.string() });
export type HotelRoom = z.infer<typeof record>;

const { house: hotelId, ...filters } = roomFilters(fields.name, fields.hotelId);
export const hotelRooms = area(
  'hotelRooms',
  roomCalls('hotelId', {
    resource: 'hotel-rooms',
    noun: 'room type',
    right: 'MerchantHotelRoom',
    filters: { ...filters, hotelId },
    fields,
    rules,
    row,
    record,
  }),
);
