import { hundredths } from '#contracts/hundredths.ts';
import { epochOf, happened } from '#contracts/wireTime.ts';

/**
 * How stored numbers and dates are shown (specification sections 5 and 9, domain design 0.1). Everything is whole
 * numbers, split and joined as text, because 0.1 + 0.2 of a price is a complaint. What is missing shows as `-`.
 */
type Whole = number | null | undefined;

const missing = '-';

const orMissing = (show: (value: number) => string) => (value: Whole) =>
  typeof value === 'number' && Number.isFinite(value) ? show(value) : missing;

/** Cents as yuan: 12345 -> 123.45. No thousands separators, so that amounts copy cleanly. */
export const formatMoney = orMissing(hundredths);

/** The same for reports: 12345678 -> 123,456.78. */
export const formatReportMoney = orMissing((cents) => {
  const [whole = '', part = ''] = hundredths(cents).split('.');
  const sign = whole.startsWith('-') ? '-' : '';
  const digits = whole.slice(sign.length);
  const first = digits.length % 3 || 3;
  return `${sign}${[digits.slice(0, first), ...(digits.slice(first).match(/\d{3}/g) ?? [])].join()}.${part}`;
});

/** Basis points: 6338 -> 63.38%. */
export const formatRate = orMissing((basisPoints) => `${hundredths(basisPoints)}%`);

/** Hundredths of a square metre: 8950 -> 89.50㎡. */
export const formatArea = orMissing((value) => `${hundredths(value)}㎡`);

const highestAmount = 9_999_999_999;

/** Yuan as typed to cents; undefined for anything but 0 to 99,999,999.99 with at most two decimals (domain design 0.4). */
export function parseMoney(text: string): number | undefined {
  const [, whole, part = ''] = /^(\d{1,12})(?:\.(\d{1,2}))?$/.exec(text.trim()) ?? [];
  if (whole === undefined) return undefined;
  const cents = Number(whole) * 100 + Number(part.padEnd(2, '0'));
  return cents <= highestAmount ? cents : undefined;
}

/** 1970-01-01 means that it never happened. Only the day counts: epoch zero in China is 08:00. */
const isKnown = (value: string | null | undefined): value is string =>
  Boolean(value) && happened(value ?? '');

/** `yyyy-MM-dd HH:mm:ss` as it comes. */
export const formatDateTime = (value: string | null | undefined) => (isKnown(value) ? value : missing);

/** The day of a date or of a date with time. */
export const formatDate = (value: string | null | undefined) =>
  isKnown(value) ? value.slice(0, 10) : missing;

/** From one moment of the wire to another; negative when it lies before. */
export const secondsBetween = (from: string, to: string) => Math.round((epochOf(to) - epochOf(from)) / 1000);

/** Seconds as `mm:ss`, from an hour on as `h:mm:ss`. */
export function formatDuration(seconds: number): string {
  const two = (value: number) => String(value).padStart(2, '0');
  const hours = Math.floor(seconds / 3600);
  const rest = `${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
  return hours > 0 ? `${hours}:${rest}` : rest;
}
