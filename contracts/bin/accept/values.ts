import { addDays } from '../../src/days.ts';
import type { Meaning } from './meaning.ts';
import type { Json } from './talk.ts';

/** Values to ask a filter for, from the records that it must find or leave out. */

const isDay = (value: string) => /^\d{4}-\d\d-\d\d$/.test(value);

/** One step lower (-1) or higher (1). */
const beside = (value: string, step: number) =>
  isDay(value) ? addDays(value, step) : String(Number(value) + step);

function boundValues(seen: string[]): string[] {
  const sorted = [...new Set(seen)].sort((a, b) => (isDay(a) ? (a < b ? -1 : 1) : Number(a) - Number(b)));
  const middle = sorted[Math.floor(sorted.length / 2)];
  const [first, last] = [sorted[0], sorted.at(-1)];
  if (first === undefined || last === undefined || middle === undefined) return [];
  const beyond = [beside(first, -1), beside(last, 1), beside(middle, 1)];
  return [first, last, middle, ...beyond].filter((value) => isDay(value) || Number(value) >= 0);
}

/** An end of a span that everything is in that has a day or amount: nothing, where no record has one. */
export const widestEnd = (name: string, how: 'from' | 'to'): string =>
  /(Min|Max)$/.test(name) ? (how === 'from' ? '0' : '9999999') : how === 'from' ? '2000-01-01' : '2099-12-31';

/** The rarest one, the most common one, and others between them. */
function spread(seen: string[]): string[] {
  const counts = new Map<string, number>();
  for (const value of seen) if (value !== '') counts.set(value, (counts.get(value) ?? 0) + 1);
  const byCount = [...counts].sort(([, a], [, b]) => a - b).map(([value]) => value);
  const places = [0, byCount.length - 1, Math.floor(byCount.length / 2), Math.floor(byCount.length / 4)];
  return [...new Set(places.flatMap((at) => byCount[at] ?? []))];
}

const swapped = (text: string) => (text === text.toUpperCase() ? text.toLowerCase() : text.toUpperCase());

/** Parts from the middle of texts, also in the other case, and the visible ends of masked numbers. */
function partsOf(records: readonly Json[], { of, whole, masked, fewest = 1 }: Meaning): string[] {
  const texts = spread(records.flatMap((record) => of(record)).map(String));
  const parts = texts.map((text) => text.slice(Math.min(1, Math.floor(text.length / 3)), 6) || text);
  const numbers = spread(records.flatMap((record) => whole?.(record) ?? []).map(String)).slice(0, 1);
  const hidden = records.flatMap((record) => masked?.(record) ?? []).filter((one) => /\d{4}$/.test(one));
  const [first, other] = [hidden[0], hidden[Math.floor(hidden.length / 2)]];
  const digits = [first?.slice(-4), other?.slice(-4), first?.slice(0, 3)].flatMap((one) => one ?? []);
  const few = fewest > 1 && first ? [first.slice(-(fewest - 1))] : [];
  const whole2 = numbers.flatMap((one) => [one, swapped(one), one.slice(1)]);
  const letters = [...parts, ...texts].find((text) => /[a-z]/i.test(text));
  return [
    ...parts.slice(0, 3),
    ...(letters ? [swapped(letters.slice(0, 6))] : []),
    ...whole2,
    ...digits,
    ...few,
  ];
}

/** The whole, its end, and its beginning, by which it is not found. */
function endingsOf(seen: string[]): string[] {
  const [one = '', other = ''] = spread(seen.filter((text) => text.length >= 8));
  return [one, other.slice(-6), swapped(one), one.slice(0, -1)].filter((text) => text.length >= 6);
}

export function chosenValues(records: readonly Json[], meaning: Meaning): string[] {
  const seen = records.flatMap((record) => meaning.of(record)).map(String);
  switch (meaning.how) {
    case 'from':
    case 'to':
      return [...new Set(boundValues(seen))];
    case 'equal':
      return spread(seen);
    case 'ending':
      return [...new Set(endingsOf(seen))];
    default:
      return [...new Set(partsOf(records, meaning))];
  }
}
