import * as z from 'zod/mini';
import { hotelFacility, hotelPayWay } from '../enums/hotels.ts';
import { type Label, say } from '../words.ts';
import { locationFields } from './coordinates.ts';
import { told } from './fieldInfo.ts';
import { text, wholeNumber } from './fields.ts';
import {
  addressFields,
  clock,
  codes,
  enabled,
  optionalClock,
  optionalRichText,
  optionalText,
  parentId,
  switched,
  tags,
} from './formFields.ts';
import { mayBeEmpty, money, ordering } from './numberFields.ts';
import { groupedPictures } from './pictureFields.ts';
import { thisYear } from './thisYear.ts';
import '../words/stays.ts';

/** What the forms of hotels and guesthouses share (domain design, sections 8.4 and 8.6). */

const firstYear = 1950;

/** An optional year from 1950 to the present one. */
const pastYear = (label: Label) => {
  const error = () => say('range', { label, a: firstYear, b: thisYear() });
  const year = z
    .int({ error })
    .check(z.refine((value) => value >= firstYear && value <= thisYear(), { error }));
  return told(mayBeEmpty(year), { label, max: 9999 });
};

/** How old a house is, and how high. */
const houseAge = {
  openYear: pastYear('openYear'),
  renovationYear: pastYear('renovationYear'),
  floors: told(mayBeEmpty(wholeNumber('floors', 1, 150)), { unit: 'storeys' }),
};

/** When guests come and go; new forms have the times that are usual. */
const stayTimes = {
  checkInTime: told(clock('checkInTime'), { blank: '14:00' }),
  checkOutTime: told(clock('checkOutTime'), { blank: '12:00' }),
  /** Until when an unpaid room is kept. */
  holdUntil: told(optionalClock('holdUntil'), { blank: '18:00' }),
};

const housePictureLimit = 20;
/** What guests see of a house. */
const houseShown = {
  pictures: groupedPictures('image', housePictureLimit),
  intro: text('intro', 500),
  detail: optionalRichText('detail'),
};

/** What houses offer and take. */
const houseFacilities = codes('facilities', { hotelFacility });
const housePayWays = codes('payWays', { hotelPayWay });
const childPolicy = optionalText('childPolicy', 300);
const foreignGuests = switched('foreignGuests');
/** Cents; 0 = none is taken; given back when the guests leave. */
const depositAmount = told(mayBeEmpty(money('deposit')), { blank: 0 });

/** Tags, ordering in lists, and whether it is enabled. */
const listed = { tags, ordering, enabled };

/** The year of renovation is not before the year of opening. */
const renovationRule = z.refine<{
  openYear?: number | undefined;
  renovationYear?: number | undefined;
}>(
  ({ openYear, renovationYear }) =>
    openYear === undefined || renovationYear === undefined || renovationYear >= openYear,
  { error: say('renovationBeforeOpening'), path: ['renovationYear'] },
);

/** The fields of both forms: groups to be spread into a form in its own order, and single fields. */
export const house = {
  merchantId: parentId('merchant'),
  age: { brand: optionalText('brand', 20), ...houseAge },
  location: { ...addressFields, ...locationFields },
  times: stayTimes,
  shown: houseShown,
  facilities: houseFacilities,
  payWays: housePayWays,
  childPolicy,
  foreignGuests,
  depositAmount,
  listed,
  rules: [renovationRule],
};
