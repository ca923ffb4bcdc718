import { hundredths } from '#contracts/hundredths.ts';
import { epochOf, happened } from '#contracts/wireTime.ts';
import { groupedCount } from '../../i18n.ts';

/**
 * Formats stored numbers and dates (specification sections 5 and 9, domain design 0.1). Numbers are integers and are split as text, because
 * floating-point sums such as 0.1 + 0.2 would show wrong prices. Missing values are shown as `-`.
 */
type Whole = number | null | undefined;

const missing = '-';

const orMissing = (show: (value: number) => string) => (value: Whole) =>
  typeof value === 'number' && Number.isFinite(value) ? show(value) : missing;

/** Cents as yuan: 12345 -> 123.45. No thousands separators, so that amounts copy cleanly. */
export const formatMoney = orMissing(hundredths);

/** Cents as yuan in reports and sums of many records, with thousands separators: 12345678 -> 123,456.78. Values of one record have none. */
export const formatReportMoney = orMissing((cents) => {
  const [whole = '', part = ''] = hundredths(cents).split('.');
  const sign = whole.startsWith('-') ? '-' : '';
  const digits = whole.slice(sign.length);
  const first = digits.length % 3 || 3;
  return `${sign}${[digits.slice(0, first), ...(digits.slice(first).match(/\d{3}/g) ?? [])].join()}.${part}`;
});

/** The number of rows, orders and the like in totals, tabs and sums: 12345 -> 12,345. */
export const formatCount = orMissing(groupedCount);

/** Basis points: 6338 -> 63.38%. */
export const formatRate = orMissing((basisPoints) => `${hundredths(basisPoints)}%`);

/** Hundredths of a square metre: 8950 -> 89.50㎡. */
export const formatArea = orMissing((value) => `${hundredths(value)}㎡`);

const highestAmount = 9_999_999_999;

/** Parses typed yuan to cents; undefined unless it is 0 to 99,999,999.99 with at most two decimals (domain design 0.4). */
export function parseMoney(text: string): number | undefined {
  const [, whole, part = ''] = /^(\d{1,12})(?:\.(\d{1,2}))?$/.exec(text.trim()) ?? [];
  if (whole === undefined) return undefined;
  const cents = Number(whole) * 100 + Number(part.padEnd(2, '0'));
  return cents <= highestAmount ? cents : undefined;
}

/** 1970-01-01 means that it never happened. Only the day is compared, because epoch zero in China is 08:00. */
const isKnown = (value: string | null | undefined): value is string =>
  Boolean(value) && happened(value ?? '');

/** `yyyy-MM-dd HH:mm:ss`, unchanged. */
export const formatDateTime = (value: string | null | undefined) => (isKnown(value) ? value : missing);

/** The day of a date or moment. */
export const formatDate = (value: string | null | undefined) =>
  isKnown(value) ? value.slice(0, 10) : missing;

/** A span of days as a text, its first and last day named; a span of one day is that day. On screens `DaySpan` keeps each day in one piece. */
export const formatSpan = (from: string, until: string) => (from === until ? from : `${from} – ${until}`);

/** Seconds from one moment of the wire to another; negative if the second is earlier. */
export const secondsBetween = (from: string, to: string) => Math.round((epochOf(to) - epochOf(from)) / 1000);

/** Seconds as `mm:ss`; from one hour on `h:mm:ss`. */
export function formatDuration(seconds: number): string {
  const two = (value: number) => String(value).padStart(2, '0');
  const hours = Math.floor(seconds / 3600);
  const rest = `${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
  return hours > 0 ? `${hours}:${rest}` : rest;
}
