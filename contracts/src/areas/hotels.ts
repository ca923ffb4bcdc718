import * as z from 'zod/mini';
import { area } from '../endpoint.ts';
import { starLevel } from '../enums/hotels.ts';
import { locationFields } from '../forms/coordinates.ts';
import { told } from '../forms/fieldInfo.ts';
import { text, wholeNumber } from '../forms/fields.ts';
import { codeFilter } from '../forms/filters.ts';
import { addressFields, chosenCode, chosenId, optionalText, phone, switched } from '../forms/formFields.ts';
import { mayBeEmpty, money } from '../forms/numberFields.ts';
import {
  childPolicy,
  depositAmount,
  foreignGuests,
  houseAge,
  houseFacilities,
  housePayWays,
  houseShown,
  listed,
  renovationRule,
  stayTimes,
} from '../forms/stays.ts';
import { formOf } from '../records.ts';
import { allVenues, venueCalls, venueFilters, venueRecord, venueRow } from '../trade/venues.ts';
import { say } from '../words.ts';
import '../words/hotels.ts';
import '../words/products.ts';

/** Hotels (domain design, section 8.4). Their room types are in hotelRooms.ts. */

const fields = {
  name: text('hotelName', 30),
  merchantId: chosenId('merchant'),
  starLevel: chosenCode('starLevel', { starLevel }),
  brand: optionalText('brand', 20),
  ...houseAge,
  /** Physical rooms of the whole house. The room types may add up to more; the console then asks before saving. */
  totalRooms: told(wholeNumber('totalRooms', 1, 5000), { unit: 'rooms' }),
  ...addressFields,
  ...locationFields,
  frontPhone: phone('frontPhone'),
  ...stayTimes,
  depositAmount,
  pets: switched('pets'),
  childPolicy,
  extraBed: switched('extraBed'),
  /** Cents per night; only where there are extra beds. */
  extraBedPrice: told(mayBeEmpty(money('extraBedPrice')), { unit: 'yuanPerNight' }),
  foreignGuests,
  payWays: housePayWays,
  ...houseShown,
  facilities: houseFacilities,
  ...listed,
};

const rules = [
  renovationRule,
  z.refine<{ extraBed: 0 | 1; extraBedPrice?: number | undefined }>(
    ({ extraBed, extraBedPrice }) => extraBed === 0 || extraBedPrice !== undefined,
    { error: say('required', { label: 'extraBedPrice' }), path: ['extraBedPrice'] },
  ),
];
export const hotelForm = formOf(fields, rules).update;
export type HotelForm = z.infer<typeof hotelForm>;

const row = z.object({
  ...venueRow,
  starLevel: z.int(),
  /** Its room types. */
  roomTypeCount: told(z.int(), { label: 'roomTypeCount' }),
  totalRooms: z.int(),
  checkInTime: z.string(),
  checkOutTime: z.string(),
});
export type HotelRow = z.infer<typeof row>;

const record = z.object({
  ...fields,
  ...venueRecord,
  /** Rooms of all its room types together. */
  roomTotal: z.int(),
});
export type Hotel = z.infer<typeof record>;

const kind = {
  resource: 'hotels',
  noun: 'hotel',
  right: 'MerchantHotel',
  filters: { ...venueFilters(fields), starLevel: codeFilter(fields.starLevel) },
  fields,
  rules,
  row,
  record,
} as const;

export const hotels = area('hotels', { ...venueCalls(kind), ...allVenues(kind) });
