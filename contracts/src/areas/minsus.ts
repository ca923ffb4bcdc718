import * as z from 'zod/mini';
import { area } from '../endpoint.ts';
import { hotelFacility, hotelPayWay } from '../enums/hotels.ts';
import { houseRule, minsuFeature, minsuType } from '../enums/minsus.ts';
import { status } from '../envelope.ts';
import {
  flag,
  id,
  isImageUrl,
  queryCode,
  queryFlag,
  searchText,
  text,
  version,
  wholeNumber,
} from '../forms/fields.ts';
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
  personName,
  phone,
  phoneOrMask,
  tags,
} from '../forms/formFields.ts';
import { pastYear, renovationRule } from '../forms/stays.ts';
import { logRow } from '../logs.ts';
import { accessTo, ofOwn, without } from '../mirror.ts';
import { formOf, recordCalls } from '../records.ts';
import { revealCall } from '../reveal.ts';
import { cityStats, ownCityStats, ownPlaceList, placeList } from '../selectCalls.ts';
import { placeOffers } from '../trade/offers.ts';
import { say } from '../words.ts';
import '../words/minsus.ts';
import '../words/products.ts';
import '../words/stays.ts';

/** Guesthouses (domain design, section 8.6). Their rooms are in minsuRooms.ts. */

const keyword = z.optional(searchText);

export const minsuPictureLimit = 20;
/** Cents, of one order. */
const highestCleaningFee = 100_000;

const fields = {
  name: text('minsuName', 30),
  merchantId: chosenId('merchant'),
  minsuType: chosenCode('minsuType', minsuType),
  brand: optionalText('brand', 20),
  openYear: pastYear('openYear'),
  renovationYear: pastYear('renovationYear'),
  floors: mayBeEmpty(wholeNumber('floors', 1, 150)),
  ...addressFields,
  ...locationFields,
  /** What guests ring up to book. */
  bookingPhone: phone('bookingPhone'),
  hostName: personName('hostName'),
  hostPhone: phone('hostPhone'),
  hostPictureUrl: z.optional(
    z.string().check(z.refine((value) => value === '' || isImageUrl(value), say('imageUrl'))),
  ),
  hostIntro: optionalText('hostIntro', 500),
  checkInTime: clock('checkInTime'),
  checkOutTime: clock('checkOutTime'),
  /** Until when an unpaid room is kept. */
  holdUntil: optionalClock('holdUntil'),
  selfCheckIn: flag,
  pictures: groupedPictures('image', minsuPictureLimit),
  intro: text('intro', 500),
  detail: optionalRichText('detail'),
  features: codes('features', minsuFeature),
  /** Those of hotels. */
  facilities: codes('facilities', hotelFacility),
  /** What is allowed in the house. */
  houseRules: codes('houseRules', houseRule),
  /** `HH:mm`, usually over midnight; both or neither. */
  quietStart: optionalClock('quietStart'),
  quietEnd: optionalClock('quietEnd'),
  childPolicy: optionalText('childPolicy', 300),
  foreignGuests: flag,
  payWays: codes('payWays', hotelPayWay),
  /** Cents, 0 = none is taken; given back when the guests leave. */
  depositAmount: mayBeEmpty(money('deposit')),
  /** Cents, once for each order; joins its items. */
  cleaningAmount: mayBeEmpty(money('cleaningFee', 0, highestCleaningFee)),
  tags,
  ordering,
  enabled: flag,
};
type Quiet = { quietStart?: string | undefined; quietEnd?: string | undefined };
const rules = [
  renovationRule,
  z.refine<Quiet>(({ quietStart, quietEnd }) => !quietEnd || Boolean(quietStart), {
    error: say('choose', { label: 'quietStart' }),
    path: ['quietStart'],
  }),
  z.refine<Quiet>(({ quietStart, quietEnd }) => !quietStart || Boolean(quietEnd), {
    error: say('choose', { label: 'quietEnd' }),
    path: ['quietEnd'],
  }),
  z.refine<Quiet>(({ quietStart, quietEnd }) => !quietStart || quietStart !== quietEnd, {
    error: say('quietTimeSame'),
    path: ['quietEnd'],
  }),
];
/** The host's own number; what guests ring up to book is no secret. */
const onEdit = { hostPhone: phoneOrMask('hostPhone') };
export const minsuForm = formOf(fields, rules, onEdit).update;
export type MinsuForm = z.infer<typeof minsuForm>;

const row = z.object({
  id,
  name: z.string(),
  coverUrl: z.string(),
  merchantName: z.string(),
  minsuType: z.int(),
  provinceName: z.string(),
  cityName: z.string(),
  /** Its entries in the room list, and how many units these are together. */
  roomKinds: z.int(),
  unitCount: z.int(),
  ...placeOffers,
  checkInTime: z.string(),
  checkOutTime: z.string(),
  ordering: z.int(),
  enabled: flag,
});
export type MinsuRow = z.infer<typeof row>;

const record = z.object({
  ...fields,
  /** Masked. */
  hostPhone: z.string(),
  area: z.object({ provinceId: id, cityId: id, provinceName: z.string(), cityName: z.string() }),
  id,
  merchantName: z.string(),
  version,
  /** What the caller may do with it now: `edit`, `reveal`, `enable`, `remove`. */
  actions: z.array(z.string()),
  /** Newest first. */
  logs: z.array(logRow),
});
export type Minsu = z.infer<typeof record>;

const calls = recordCalls({
  resource: 'minsus',
  noun: 'guesthouse',
  right: 'MerchantHouse',
  filters: {
    name: keyword,
    merchantId: z.optional(id),
    minsuType: queryCode(minsuType),
    provinceId: z.optional(id),
    cityId: z.optional(id),
    enabled: z.optional(queryFlag),
  },
  fields,
  onEdit,
  rules,
  row,
  record,
});

const manage = accessTo('MerchantHouse', 'manage');
const reveal = revealCall({
  resource: 'minsus',
  noun: 'guesthouse',
  fields: ['hostPhone'],
  access: manage.plain,
});

export const minsus = area('minsus', {
  ...calls,
  reveal,
  revealOfOwn: ofOwn(reveal, manage.own),
  // Who has one may keep it, and a merchant user has no other merchant to give it to.
  updateOfOwn: without(calls.updateOfOwn, status.precondition),
  allEnabled: placeList('minsus/list-all-enabled', 'Enabled guesthouses, for selects.'),
  all: placeList('minsus/list-all', 'All guesthouses.'),
  allEnabledOfOwn: ownPlaceList('minsus/list-all-enabled', "The merchant's own enabled guesthouses."),
  allOfOwn: ownPlaceList('minsus/list-all', "All of the merchant's own guesthouses."),
  statsOfCity: cityStats('minsus'),
  statsOfCityOfOwn: ownCityStats('minsus'),
});
