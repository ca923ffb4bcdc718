import * as z from 'zod/mini';
import { area } from '../endpoint.ts';
import { hotelFacility, hotelPayWay, starLevel } from '../enums/hotels.ts';
import { status } from '../envelope.ts';
import { flag, id, queryCode, queryFlag, searchText, text, version, wholeNumber } from '../forms/fields.ts';
import {
  addressFields,
  chosenCode,
  chosenId,
  clock,
  codes,
  groupedPictures,
  locationFields,
  mayBeEmpty,
  money,
  optionalClock,
  optionalRichText,
  optionalText,
  ordering,
  phone,
  tags,
} from '../forms/formFields.ts';
import { pastYear, renovationRule } from '../forms/stays.ts';
import { without } from '../mirror.ts';
import { formOf, recordCalls } from '../records.ts';
import { cityStats, ownCityStats, ownPlaceList, placeList } from '../selectCalls.ts';
import { placeOffers } from '../trade/offers.ts';
import { say } from '../words.ts';
import '../words/hotels.ts';
import '../words/products.ts';

/** Hotels (domain design, section 8.4). Their room types are in hotelRooms.ts. */

export const hotelPictureLimit = 20;

const fields = {
  name: text('hotelName', 30),
  merchantId: chosenId('merchant'),
  starLevel: chosenCode('starLevel', starLevel),
  brand: optionalText('brand', 20),
  openYear: pastYear('openYear'),
  renovationYear: pastYear('renovationYear'),
  floors: mayBeEmpty(wholeNumber('floors', 1, 150)),
  /** Physical rooms of the whole house; room types may add up to more, which the console asks about. */
  totalRooms: wholeNumber('totalRooms', 1, 5000),
  ...addressFields,
  ...locationFields,
  frontPhone: phone('frontPhone'),
  checkInTime: clock('checkInTime'),
  checkOutTime: clock('checkOutTime'),
  /** Until when an unpaid room is kept. */
  holdUntil: optionalClock('holdUntil'),
  /** Cents; 0 = none is taken. */
  depositAmount: mayBeEmpty(money('deposit')),
  pets: flag,
  childPolicy: optionalText('childPolicy', 300),
  extraBed: flag,
  /** Cents per night; only where there are extra beds. */
  extraBedPrice: mayBeEmpty(money('extraBedPrice')),
  foreignGuests: flag,
  payWays: codes('payWays', hotelPayWay),
  pictures: groupedPictures('image', hotelPictureLimit),
  intro: text('intro', 500),
  detail: optionalRichText('detail'),
  facilities: codes('facilities', hotelFacility),
  tags,
  ordering,
  enabled: flag,
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
  id,
  coverUrl: z.string(),
  name: z.string(),
  merchantName: z.string(),
  starLevel: z.int(),
  provinceName: z.string(),
  cityName: z.string(),
  /** Its room types. */
  roomTypeCount: z.int(),
  totalRooms: z.int(),
  ...placeOffers,
  checkInTime: z.string(),
  checkOutTime: z.string(),
  ordering: z.int(),
  enabled: flag,
});
export type HotelRow = z.infer<typeof row>;

const record = z.object({
  ...fields,
  area: z.object({ provinceId: id, cityId: id, provinceName: z.string(), cityName: z.string() }),
  id,
  merchantName: z.string(),
  /** Rooms of all its room types together. */
  roomTotal: z.int(),
  version,
  /** What the caller may do with it now: `edit`, `enable`, `remove`. */
  actions: z.array(z.string()),
});
export type Hotel = z.infer<typeof record>;

const calls = recordCalls({
  resource: 'hotels',
  noun: 'hotel',
  right: 'MerchantHotel',
  filters: {
    name: z.optional(searchText),
    merchantId: z.optional(id),
    starLevel: queryCode(starLevel),
    provinceId: z.optional(id),
    cityId: z.optional(id),
    enabled: z.optional(queryFlag),
  },
  fields,
  rules,
  row,
  record,
});

export const hotels = area('hotels', {
  ...calls,
  // Who has one may keep it, and a merchant user has no other merchant to give it to.
  updateOfOwn: without(calls.updateOfOwn, status.precondition),
  allEnabled: placeList('hotels/list-all-enabled', 'Enabled hotels, for selects.'),
  all: placeList('hotels/list-all', 'All hotels, so that names of disabled ones still resolve.'),
  allEnabledOfOwn: ownPlaceList('hotels/list-all-enabled', "The merchant's own enabled hotels."),
  allOfOwn: ownPlaceList('hotels/list-all', "All of the merchant's own hotels."),
  statsOfCity: cityStats('hotels'),
  statsOfCityOfOwn: ownCityStats('hotels'),
});
