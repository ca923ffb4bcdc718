import * as z from 'zod/mini';
import { area } from '../endpoint.ts';
import { resortFacility, resortTheme, scenicLevel } from '../enums/resorts.ts';
import { locationFields } from '../forms/coordinates.ts';
import { told } from '../forms/fieldInfo.ts';
import { nameText, text, wholeNumber } from '../forms/fields.ts';
import { codeFilter } from '../forms/filters.ts';
import {
  addressFields,
  answeredCode,
  chosenCode,
  codes,
  enabled,
  optionalText,
  parentId,
  phone,
  richText,
  tags,
} from '../forms/formFields.ts';
import { mayBeEmpty, ordering } from '../forms/numberFields.ts';
import { coveredPictures, optionalVideo } from '../forms/pictureFields.ts';
import { type Season, seasons } from '../forms/seasons.ts';
import { shownClock, shownMonthDay } from '../forms/shownTexts.ts';
import { formOf } from '../records.ts';
import { venueCalls, venueFilters, venueRecord, venueRow } from '../trade/venues.ts';
import { say } from '../words.ts';
import '../words/products.ts';
import '../words/resorts.ts';

/** Scenic spots (domain design, section 8.3). */

/** The most themes of one scenic spot. */
export const themeLimit = 5;

/** Half an hour to three days, in minutes, by half hours. */
const playTime = { step: 30, min: 30, max: 72 * 60 };
const hoursMessage = say('hoursRange', {
  label: 'playTime',
  a: playTime.min / 60,
  b: playTime.max / 60,
});

const fields = {
  name: nameText('resortName', 30),
  merchantId: parentId('merchant'),
  level: chosenCode('scenicLevel', { scenicLevel }),
  themes: codes('themes', { resortTheme }, themeLimit),
  ...addressFields,
  ...locationFields,
  /** What visitors ring up. */
  phone: phone('resortPhone'),
  seasons,
  /** Minutes that a visit takes. */
  playMinutes: told(
    mayBeEmpty(
      z
        .int(hoursMessage)
        .check(
          z.gte(playTime.min, hoursMessage),
          z.lte(playTime.max, hoursMessage),
          z.multipleOf(playTime.step, hoursMessage),
        ),
    ),
    { label: 'playTime', unit: 'hours' },
  ),
  /** Visitors of one day at most; 0 = no limit. */
  capacity: told(wholeNumber('capacity', 0, 1_000_000), { unit: 'visitorsADay', required: false, blank: 0 }),
  pictures: coveredPictures('image', 20),
  videoUrl: optionalVideo('videoUrl'),
  intro: text('intro', 500),
  detail: richText('detail'),
  transport: optionalText('transport', 500),
  notice: optionalText('notice', 1000),
  concessions: optionalText('concessions', 1000),
  facilities: codes('facilities', { resortFacility }),
  tags,
  ordering,
  enabled,
};
export const resortForm = formOf(fields).update;
export type ResortForm = z.infer<typeof resortForm>;

/** Seasons as records answer them, without the rules of the form. */
const shownSeasons = z.array(
  z.object({
    name: z.string(),
    startDay: shownMonthDay,
    endDay: shownMonthDay,
    openTime: shownClock,
    closeTime: shownClock,
    lastEntryTime: shownClock,
  } satisfies Record<keyof Season, unknown>),
);

const row = z.object({ ...venueRow, level: answeredCode({ scenicLevel }), seasons: shownSeasons });
export type ResortRow = z.infer<typeof row>;

const record = z.object({
  ...fields,
  seasons: shownSeasons,
  playMinutes: z.optional(z.int()),
  ...venueRecord,
});
export type Resort = z.infer<typeof record>;

export const resorts = area(
  'resorts',
  venueCalls({
    resource: 'resorts',
    noun: 'scenic spot',
    right: 'MerchantPlace',
    filters: { ...venueFilters(fields), level: codeFilter(fields.level) },
    fields,
    row,
    record,
  }),
);
