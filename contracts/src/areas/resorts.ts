import * as z from 'zod/mini';
import { area } from '../endpoint.ts';
import { resortFacility, resortTheme, scenicLevel } from '../enums/resorts.ts';
import { status } from '../envelope.ts';
import {
  flag,
  id,
  isHttpUrl,
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
  codes,
  coveredPictures,
  locationFields,
  mayBeEmpty,
  optionalText,
  ordering,
  phone,
  richText,
  tags,
} from '../forms/formFields.ts';
import { type Season, seasons } from '../forms/seasons.ts';
import { without } from '../mirror.ts';
import { formOf, recordCalls } from '../records.ts';
import { cityStats, ownCityStats, ownPlaceList, placeList } from '../selectCalls.ts';
import { placeOffers } from '../trade/offers.ts';
import { say } from '../words.ts';
import '../words/products.ts';
import '../words/resorts.ts';

/** Scenic spots (domain design, section 8.3). */

export const resortLimits = { pictures: 20, themes: 5, capacity: 1_000_000 };

/** Half an hour to three days, in minutes, by half hours. */
const playTime = { step: 30, min: 30, max: 72 * 60 };
const hoursMessage = say('hoursRange', {
  label: 'playTime',
  a: playTime.min / 60,
  b: playTime.max / 60,
});

const fields = {
  name: text('resortName', 30),
  merchantId: chosenId('merchant'),
  level: chosenCode('scenicLevel', scenicLevel),
  themes: codes('themes', resortTheme).check(
    z.refine(
      (list) => (list?.length ?? 0) <= resortLimits.themes,
      say('tooMany', { label: 'themes', n: resortLimits.themes }),
    ),
  ),
  ...addressFields,
  ...locationFields,
  /** What visitors ring up. */
  phone: phone('resortPhone'),
  seasons,
  /** Minutes that a visit takes. */
  playMinutes: mayBeEmpty(
    z
      .int(hoursMessage)
      .check(
        z.gte(playTime.min, hoursMessage),
        z.lte(playTime.max, hoursMessage),
        z.multipleOf(playTime.step, hoursMessage),
      ),
  ),
  /** Visitors of one day at most; 0 = no limit. */
  capacity: wholeNumber('capacity', 0, resortLimits.capacity),
  pictures: coveredPictures('image', resortLimits.pictures),
  videoUrl: z.optional(
    z.string().check(
      z.trim(),
      z.refine((value) => value === '' || isHttpUrl(value), say('url')),
    ),
  ),
  intro: text('intro', 500),
  detail: richText('detail'),
  transport: optionalText('transport', 500),
  notice: optionalText('notice', 1000),
  concessions: optionalText('concessions', 1000),
  facilities: codes('facilities', resortFacility),
  tags,
  ordering,
  enabled: flag,
};
export const resortForm = formOf(fields).update;
export type ResortForm = z.infer<typeof resortForm>;

/** Seasons as records answer them: whatever was stored can be shown. */
const shownSeasons = z.array(
  z.object({
    name: z.string(),
    startDay: z.string(),
    endDay: z.string(),
    openTime: z.string(),
    closeTime: z.string(),
    lastEntryTime: z.string(),
  } satisfies Record<keyof Season, unknown>),
);

const resortRow = z.object({
  id,
  coverUrl: z.string(),
  name: z.string(),
  merchantName: z.string(),
  level: z.int(),
  provinceName: z.string(),
  cityName: z.string(),
  seasons: shownSeasons,
  ...placeOffers,
  ordering: z.int(),
  enabled: flag,
});
export type ResortRow = z.infer<typeof resortRow>;

const resort = z.object({
  ...fields,
  seasons: shownSeasons,
  playMinutes: z.optional(z.int()),
  area: z.object({ provinceId: id, cityId: id, provinceName: z.string(), cityName: z.string() }),
  id,
  merchantName: z.string(),
  version,
  /** What the caller may do with it now: `edit`, `enable`, `remove`. */
  actions: z.array(z.string()),
});
export type Resort = z.infer<typeof resort>;

const calls = recordCalls({
  resource: 'resorts',
  noun: 'scenic spot',
  right: 'MerchantPlace',
  filters: {
    name: z.optional(searchText),
    merchantId: z.optional(id),
    level: queryCode(scenicLevel),
    provinceId: z.optional(id),
    cityId: z.optional(id),
    enabled: z.optional(queryFlag),
  },
  fields,
  row: resortRow,
  record: resort,
});

export const resorts = area('resorts', {
  ...calls,
  // Who has one may keep it, and a merchant user has no other merchant to give it to.
  updateOfOwn: without(calls.updateOfOwn, status.precondition),
  allEnabled: placeList('resorts/list-all-enabled', 'Enabled scenic spots, for selects.'),
  allEnabledOfOwn: ownPlaceList('resorts/list-all-enabled', "The merchant's own enabled scenic spots."),
  statsOfCity: cityStats('resorts'),
  statsOfCityOfOwn: ownCityStats('resorts'),
});
