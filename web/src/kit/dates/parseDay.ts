import { daysBetween } from '#contracts/days.ts';
import { isDate } from '#contracts/forms/fields.ts';
import { halfWidth } from '#contracts/forms/plainText.ts';
import { parseTime } from './parseTime.ts';

/** Where the days of a field mostly lie from today: `back` for orders that were made, `ahead` for days that are for sale, or `both`. */
export type Looks = 'back' | 'ahead' | 'both';

export interface Span {
  start: string;
  end: string;
}

const two = (text: string) => text.padStart(2, '0');
const yearFirst =
  /^(?<year>\d{4}|\d{2})(?:(?<sign>[-./ ])(?<month>\d{1,2})\k<sign>(?<day>\d{1,2})|年(?<m>\d{1,2})月(?<d>\d{1,2})[日号]?)$/;
const monthFirst = /^(\d{1,2})(?:[-./ ](\d{1,2})|月(\d{1,2})[日号]?)$/;
/** A time and zone after the date, as in text copied from a table. */
const clockBehind = /[ T](?<time>\d{1,2}:\d{2})(?::\d{2}(?:\.\d+)?)?(?<zone>Z|[+-]\d{2}:?\d{2})?$/;

const oneSpaced = (text: string) => halfWidth(text).replaceAll('。', '.').replace(/ +/g, ' ');

const plainDate = (text: string) =>
  oneSpaced(text)
    .replace(clockBehind, '')
    .replace(/ ?([-./年月日号]) ?/g, '$1');

/** Dates of digits only: 20261122, 261122, 1122. */
function ofDigits(text: string): [year: string, month: string, day: string] | undefined {
  const [, year = '', month = '', day = ''] = /^(\d{4}|\d{2}|)(\d{2})(\d{2})$/.exec(text) ?? [];
  return day === '' ? undefined : [year, month, day];
}

/** Year, month and day as typed; the year is '' if there is none. */
function partsOf(plain: string): [year: string, month: string, day: string] | undefined {
  const { year = '', month, day, m, d } = yearFirst.exec(plain)?.groups ?? {};
  if (year !== '') return [year, month ?? m ?? '', day ?? d ?? ''];
  const short = monthFirst.exec(plain);
  return short ? ['', short[1] ?? '', short[2] ?? short[3] ?? ''] : ofDigits(plain);
}

/**
 * Adds the year to a `MM-dd` day: the last one up to today (`back`), the next one from today (`ahead`), or the nearest. For 29 February the nearest
 * leap year is taken.
 */
function nearest(monthDay: string, today: string, looks: Looks): string | undefined {
  const year = Number(today.slice(0, 4));
  const candidates = Array.from({ length: 17 }, (_, at) => `${year + at - 8}-${monthDay}`).filter(isDate);
  const suits = { back: (day: string) => day <= today, ahead: (day: string) => day >= today };
  const asked = looks === 'both' ? candidates : candidates.filter(suits[looks]);
  const distance = (day: string) => Math.abs(daysBetween(today, day));
  return asked.sort((a, b) => distance(a) - distance(b))[0];
}

/**
 * Parses a day to `yyyy-MM-dd`. Accepts 20261122, 2026/11/22, 2026-11-22, 2026年11月22日, 261122, 11-22, 11.22, 1122 and 11月22日, also in full-width
 * digits and followed by a time. Undefined if the text is no day.
 */
export function parseDay(text: string, today: string, looks: Looks = 'both'): string | undefined {
  const parts = partsOf(plainDate(text));
  if (!parts) return undefined;
  const [year, month, day] = parts;
  const monthDay = `${two(month)}-${two(day)}`;
  if (year === '') return nearest(monthDay, today, looks);
  const whole = `${year.length === 2 ? `20${year}` : year}-${monthDay}`;
  return isDate(whole) ? whole : undefined;
}

/**
 * Parses a day of birth: like `parseDay`, but a day without a year is none, because the year of a birth cannot be guessed, and of two digits it is
 * at most the present year.
 */
export function parseBirthday(text: string, today: string): string | undefined {
  const [year = ''] = partsOf(plainDate(text)) ?? [];
  const day = year === '' ? undefined : parseDay(text, today);
  if (day === undefined || year.length > 2 || day.slice(0, 4) <= today.slice(0, 4)) return day;
  const earlier = `19${day.slice(2)}`;
  return isDate(earlier) ? earlier : undefined;
}

/** The time of day, `HH:mm`, behind a day. Undefined if there is none, or if it has a zone and may be another time here. */
export function timeBehind(text: string): string | undefined {
  const { time, zone } = clockBehind.exec(oneSpaced(text).trim())?.groups ?? {};
  return time !== undefined && zone === undefined ? parseTime(time) : undefined;
}

/** Parses a day of every year: 4-1, 4.1, 4/1, 4月1日, 0401 and 2026-04-01 are all `04-01`. Undefined if the text is no such day. */
export function parseMonthDay(text: string): string | undefined {
  const parts = partsOf(plainDate(text));
  if (!parts) return undefined;
  const monthDay = `${two(parts[1])}-${two(parts[2])}`;
  return isDate(`2028-${monthDay}`) ? monthDay : undefined;
}

/** Parses the end of a span whose start is known. Without a year it is the first such day from the start on. */
export function parseEnd(text: string, start: string, today: string, looks: Looks): string | undefined {
  const end = parseDay(text, today, looks);
  const hasYear = (partsOf(plainDate(text))?.[0] ?? '') !== '';
  return end === undefined || hasYear || end >= start ? end : nearest(end.slice(5), start, 'ahead');
}

const between = /[-~〜至到,、;→\s]+/g;

/**
 * Parses a pair of days to a span, the earlier first: `2026-11-01 ~ 2026-11-22`, `11.1-11.22`, two cells of a spreadsheet. Undefined for any other
 * text.
 */
export function parseSpan(text: string, today: string, looks: Looks = 'both'): Span | undefined {
  if (parseDay(text, today, looks)) return undefined;
  const plain = halfWidth(text);
  for (const { index, 0: separator } of plain.matchAll(between)) {
    const start = parseDay(plain.slice(0, index), today, looks);
    const end = start && parseEnd(plain.slice(index + separator.length), start, today, looks);
    if (start && end) return inOrder(start, end);
  }
  return undefined;
}

export const inOrder = (a: string, b: string): Span => (a <= b ? { start: a, end: b } : { start: b, end: a });
