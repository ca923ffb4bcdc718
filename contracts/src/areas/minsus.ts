import * as z from 'zod/mini';
import { area } from '../endpoint.ts';
import { houseRule, minsuFeature, minsuType } from '../enums/minsus.ts';
import { told } from '../forms/fieldInfo.ts';
import { nameText } from '../forms/fields.ts';
import { codeFilter } from '../forms/filters.ts';
import {
  answeredCode,
  chosenCode,
  codes,
  optionalClock,
  optionalText,
  personName,
  phone,
  phoneOrMask,
  switched,
} from '../forms/formFields.ts';
import { mayBeEmpty, money } from '../forms/numberFields.ts';
import { optionalPicture } from '../forms/pictureFields.ts';
import { shownPhone } from '../forms/shownTexts.ts';
import { house } from '../forms/stays.ts';
import { accessTo, ofOwn } from '../mirror.ts';
import { formOf } from '../records.ts';
import { revealCall } from '../reveal.ts';
import { houseRow, venueCalls, venueFilters, venueRecord } from '../trade/venues.ts';
import { say } from '../words.ts';
import '../words/minsus.ts';
import '../words/stays.ts';

/** Guesthouses (domain design, section 8.6). Their rooms are in minsuRooms.ts. */

/** Cents, of one order. */
const highestCleaningFee = 100_000;

const fields = {
  name: nameText('minsuName', 30),
  merchantId: house.merchantId,
  minsuType: chosenCode('minsuType', { minsuType }),
  ...house.age,
  ...house.location,
  /** The phone number for bookings; public. */
  bookingPhone: phone('bookingPhone'),
  hostName: personName('hostName'),
  hostPhone: phone('hostPhone'),
  hostPictureUrl: optionalPicture('hostPicture'),
  hostIntro: optionalText('hostIntro', 500),
  ...house.times,
  selfCheckIn: switched('selfCheckIn'),
  ...house.shown,
  features: codes('features', { minsuFeature }),
  /** Those of hotels. */
  facilities: house.facilities,
  /** What is allowed in the house. */
  houseRules: codes('houseRules', { houseRule }),
  /** `HH:mm`, usually over midnight; both or neither. */
  quietStart: optionalClock('quietStart'),
  quietEnd: optionalClock('quietEnd'),
  childPolicy: house.childPolicy,
  foreignGuests: house.foreignGuests,
  payWays: house.payWays,
  depositAmount: house.depositAmount,
  /** Cents, charged once for each order, as one of its items. */
  cleaningAmount: told(mayBeEmpty(money('cleaningFee', 0, highestCleaningFee)), {
    unit: 'yuanPerOrder',
    blank: 0,
  }),
  ...house.listed,
};
type Quiet = { quietStart?: string | undefined; quietEnd?: string | undefined };
const rules = [
  ...house.rules,
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
/** The host's own number is masked; `bookingPhone` is public. */
const onEdit = { hostPhone: phoneOrMask('hostPhone') };
export const minsuForm = formOf(fields, rules, onEdit).update;
export type MinsuForm = z.infer<typeof minsuForm>;

const row = z.object({
  ...houseRow,
  minsuType: answeredCode({ minsuType }),
  /** Number of its entries in the room list; `unitCount` is the number of units of all of them. */
  roomKinds: told(z.int(), { label: 'roomKinds' }),
  unitCount: told(z.int(), { label: 'unitCount' }),
});
export type MinsuRow = z.infer<typeof row>;

const record = z.object({
  ...fields,
  ...venueRecord,
  /** Masked. */
  hostPhone: shownPhone,
});
export type Minsu = z.infer<typeof record>;

const kind = {
  resource: 'minsus',
  noun: 'guesthouse',
  right: 'MerchantHouse',
  filters: { ...venueFilters(fields), minsuType: codeFilter(fields.minsuType) },
  fields,
  onEdit,
  rules,
  row,
  record,
} as const;
const manage = accessTo(kind.right, 'manage');
const reveal = revealCall({ ...kind, fields: ['hostPhone'], access: manage.plain });

export const minsus = area('minsus', {
  ...venueCalls(kind),
  reveal,
  revealOfOwn: ofOwn(reveal, manage.own),
});
