import * as z from 'zod/mini';
import { area } from '../endpoint.ts';
import { starLevel } from '../enums/hotels.ts';
import { told } from '../forms/fieldInfo.ts';
import { nameText, wholeNumber } from '../forms/fields.ts';
import { codeFilter } from '../forms/filters.ts';
import { answeredCode, chosenCode, phone, switched } from '../forms/formFields.ts';
import { mayBeEmpty, money } from '../forms/numberFields.ts';
import { house } from '../forms/stays.ts';
import { formOf } from '../records.ts';
import { houseRow, venueCalls, venueFilters, venueRecord } from '../trade/venues.ts';
import { say } from '../words.ts';
import '../words/hotels.ts';

/** Hotels (domain design, section 8.4). Their room types are in hotelRooms.ts. */

const fields = {
  name: nameText('hotelName', 30),
  merchantId: house.merchantId,
  starLevel: chosenCode('starLevel', { starLevel }),
  ...house.age,
  /** Physical rooms of the whole house. The room types may add up to more; the console then asks before saving. */
  totalRooms: told(wholeNumber('totalRooms', 1, 5000), { unit: 'rooms' }),
  ...house.location,
  frontPhone: phone('frontPhone'),
  ...house.times,
  depositAmount: house.depositAmount,
  pets: switched('pets'),
  childPolicy: house.childPolicy,
  extraBed: switched('extraBed'),
  /** Cents per night; only where there are extra beds. */
  extraBedPrice: told(mayBeEmpty(money('extraBedPrice')), { unit: 'yuanPerNight' }),
  foreignGuests: house.foreignGuests,
  payWays: house.payWays,
  ...house.shown,
  facilities: house.facilities,
  ...house.listed,
};

const rules = [
  ...house.rules,
  z.refine<{ extraBed: 0 | 1; extraBedPrice?: number | undefined }>(
    ({ extraBed, extraBedPrice }) => extraBed === 0 || extraBedPrice !== undefined,
    { error: say('required', { label: 'extraBedPrice' }), path: ['extraBedPrice'] },
  ),
];
export const hotelForm = formOf(fields, rules).update;
export type HotelForm = z.infer<typeof hotelForm>;

const row = z.object({
  ...houseRow,
  starLevel: answeredCode({ starLevel }),
  /** Its room types. */
  roomTypeCount: told(z.int(), { label: 'roomTypeCount' }),
  totalRooms: z.int(),
});
export type HotelRow = z.infer<typeof row>;

const record = z.object({
  ...fields,
  ...venueRecord,
  /** Rooms of all its room types together. */
  roomTotal: z.int(),
});
export type Hotel = z.infer<typeof record>;

export const hotels = area(
  'hotels',
  venueCalls({
    resource: 'hotels',
    noun: 'hotel',
    right: 'MerchantHotel',
    filters: { ...venueFilters(fields), starLevel: codeFilter(fields.starLevel) },
    fields,
    rules,
    row,
    record,
  }),
);
