import * as z from 'zod/mini';
import { type Label, say } from '../words.ts';
import { atMost } from './atMost.ts';
import { told } from './fieldInfo.ts';
import { nameText } from './fields.ts';
import { clock } from './formFields.ts';
import '../words/resorts.ts';

/** Opening seasons of a scenic spot (domain design, section 8.3). A season comes back every year. */

/** The most seasons of one scenic spot; a longer list is taken for a mistake. */
const seasonLimit = 12;

const monthLengths = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** `MM-dd`; 29 February is a day of some years, 30 February of none. */
function isMonthDay(value: string): boolean {
  const [, month, day] = /^(\d{2})-(\d{2})$/.exec(value) ?? [];
  return Number(day) >= 1 && Number(day) <= (monthLengths[Number(month) - 1] ?? 0);
}
const monthDay = (label: Label) =>
  told(z.string(say('choose', { label })).check(z.refine(isMonthDay, say('monthDay', { label }))), {
    label,
    required: true,
  });

const season = z
  .object({
    name: nameText('seasonName', 10),
    /** `MM-dd`, both days count; a season that starts after its end goes over the new year. */
    startDay: monthDay('seasonStart'),
    endDay: monthDay('seasonEnd'),
    openTime: clock('openTime'),
    closeTime: clock('closeTime'),
    lastEntryTime: clock('lastEntryTime'),
  })
  .check(
    z.refine(({ openTime, closeTime }) => openTime < closeTime, {
      error: say('closeBeforeOpen'),
      path: ['closeTime'],
    }),
    z.refine(({ lastEntryTime, closeTime }) => lastEntryTime <= closeTime, {
      error: say('lastEntryAfterClose'),
      path: ['lastEntryTime'],
    }),
    z.refine(({ lastEntryTime, openTime }) => openTime <= lastEntryTime, {
      error: say('lastEntryBeforeOpen'),
      path: ['lastEntryTime'],
    }),
  );
export type Season = z.infer<typeof season>;
type Days = Pick<Season, 'startDay' | 'endDay'>;

/** Whether a season has a day, `MM-dd`. Such texts sort as the days do. */
export const isInSeason = ({ startDay, endDay }: Days, day: string): boolean =>
  startDay <= endDay ? startDay <= day && day <= endDay : startDay <= day || day <= endDay;

/** Whether a scenic spot with these seasons is open on a date, `yyyy-MM-dd`. */
export const isOpenOn = (seasons: readonly Days[], date: string): boolean =>
  seasons.some((one) => isInSeason(one, date.slice(5)));

/** Two seasons have a day in common exactly when one of them has the first day of the other. */
const overlap = (a: Days, b: Days) => isInSeason(a, b.startDay) || isInSeason(b, a.startDay);

/** What a new form begins with: open all year, at hours still to be given. */
export const blankSeason: Season = {
  name: '',
  startDay: '01-01',
  endDay: '12-31',
  openTime: '',
  closeTime: '',
  lastEntryTime: '',
};

/** Seasons of which no two overlap; of two that do, the later row is reported. */
export const seasons = told(
  z.array(season, say('required', { label: 'seasons' })).check(
    z.minLength(1, say('required', { label: 'seasons' })),
    atMost(seasonLimit, say('tooMany', { label: 'seasons', n: seasonLimit })),
    z.superRefine((rows, { addIssue }) => {
      const at = rows.findIndex((row, index) => rows.slice(0, index).some((other) => overlap(other, row)));
      if (at > 0)
        addIssue({ code: 'custom', input: rows, message: say('seasonsOverlap'), path: [at, 'startDay'] });
    }),
  ),
  { label: 'seasons', required: true, max: seasonLimit, blank: [blankSeason] },
);
