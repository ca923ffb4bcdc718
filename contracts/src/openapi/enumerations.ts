import * as estates from '../enums/estates.ts';
import * as finance from '../enums/finance.ts';
import * as hotels from '../enums/hotels.ts';
import * as members from '../enums/members.ts';
import * as merchants from '../enums/merchants.ts';
import * as minsus from '../enums/minsus.ts';
import * as orders from '../enums/orders.ts';
import * as products from '../enums/products.ts';
import * as resorts from '../enums/resorts.ts';
import * as statistics from '../enums/statistics.ts';
import * as stays from '../enums/stays.ts';
import * as common from '../enums.ts';
import { operatorType } from '../logs.ts';
import { channelRefusal, refundRuling } from '../trade/refunds.ts';

/** Every enumeration of the wire by its name: the English key of each code, and its Chinese word where it has one. */

type Codes = Readonly<Record<string, number>>;
type Words = Readonly<Record<string, string>>;
export interface Enumeration {
  codes: Codes;
  words: Words;
}

const modules: Record<string, unknown>[] = [
  ...[estates, finance, hotels, members, merchants, minsus],
  ...[orders, products, resorts, statistics, stays, common],
  { channelRefusal, operatorType, refundRuling },
];
const isCodes = (value: unknown): value is Codes =>
  typeof value === 'object' &&
  value !== null &&
  Object.entries(value).every(([key, code]) => Number.isNaN(Number(key)) && typeof code === 'number');

/** `hotelCodes` and its like hold words by the name of the enumeration; `belongTypeLabels` are those of `belongType`. */
const words: Record<string, Words> = Object.assign(
  {},
  ...modules.flatMap((module) =>
    Object.entries(module).map(([name, value]) => {
      if (name.endsWith('Codes')) return value;
      return name.endsWith('Labels') ? { [name.slice(0, -'Labels'.length)]: value } : {};
    }),
  ),
);

export const enumerations: ReadonlyMap<string, Enumeration> = new Map(
  modules
    .flatMap((module) => Object.entries(module))
    .filter((entry): entry is [string, Codes] => isCodes(entry[1]))
    // Whoever loads the modules decides about the order of their names.
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, codes]) => [name, { codes, words: words[name] ?? {} }]),
);

const names = new Map([...enumerations].map(([name, { codes }]) => [JSON.stringify(codes), name]));

/** The name of an enumeration of exactly these keys and codes; undefined where there is none. */
export const nameOfCodes = (codes: Codes): string | undefined => names.get(JSON.stringify(codes));

/** Codes of an enumeration with their keys and words, in that order; a code without a word is called by its key. */
export function describedCodes({ codes, words: own }: Enumeration, some: readonly number[]) {
  const keys = new Map(Object.entries(codes).map(([key, code]) => [code, key]));
  return some.map((code) => {
    const key = keys.get(code) ?? String(code);
    return { code, key, word: own[code] ?? key };
  });
}

/** `10 经济型, 20 舒适型`; '' where there is no such enumeration. */
export function codeLine(name: string, some: readonly number[]): string {
  const known = enumerations.get(name);
  return known
    ? describedCodes(known, some)
        .map(({ code, word }) => `${code} ${word}`)
        .join(', ')
    : '';
}
