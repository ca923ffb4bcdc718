import type { Json } from './talk.ts';

/** What a filter looks at, and whether a record is one that it finds. */

export interface Meaning {
  /**
   * `equal`: one of the values; `part`: part of one of them; `ending`: the whole or the last six or more characters of one;
   * `from`/`to`: a day or an amount, inclusive at both ends.
   */
  how: 'equal' | 'part' | 'ending' | 'from' | 'to';
  /** The values by which a record is found: its row, or with `deep` its row with what `get` answers besides. None where it has none. */
  of: (record: Json) => unknown[];
  /** Every value finds it. */
  always?: (record: Json) => boolean;
  /** Texts of which it must be the whole, in any case. */
  whole?: (record: Json) => unknown[];
  /** The values are masked in answers: what is hidden may match or not. */
  masked?: (record: Json) => string[];
  /** The fewest digits by which a masked one is looked for. */
  fewest?: number;
  deep?: true;
}

const path = (record: Json, name: string): unknown[] => {
  const [head = '', ...rest] = name.split('.');
  const value = record?.[head];
  if (rest.length === 0) return Array.isArray(value) ? value : [value];
  return [value].flat().flatMap((one) => path(one, rest.join('.')));
};
/** Values of fields by their dotted paths. */
export const fields =
  (...names: string[]) =>
  (record: Json): unknown[] =>
    names.flatMap((name) => path(record, name)).filter((value) => value !== undefined && value !== null);

export const equal = (...names: string[]): Meaning => ({ how: 'equal', of: fields(...names) });
export const ending = (name: string): Meaning => ({ how: 'ending', of: fields(name) });
/** @param masked fields of which some characters are hidden */
export const part = (names: string[], masked: string[] = []): Meaning => ({
  how: 'part',
  of: fields(...names),
  ...(masked.length > 0 && { masked: (record: Json) => fields(...masked)(record).map(String) }),
});
/** One value that follows from the record; undefined where it has none. */
export const derived = (of: (record: Json) => unknown, deep = true): Meaning => ({
  how: 'equal',
  of: (record) => [of(record)].filter((value) => value !== undefined && value !== ''),
  ...(deep && { deep }),
});
/** Only for whoever has read the record. */
export const deep = (meaning: Meaning): Meaning => ({ ...meaning, deep: true });

const hasDay = (day: string) => day !== '' && !day.startsWith('1970-01-01');
type Ends = [from: string, to: string];
/** Both ends of a span of days; some moments are kept as 1970-01-01 for "never", and are in no span. */
export function days(ends: Ends, of: (record: Json) => unknown, isDeep = false): Record<string, Meaning> {
  const dayOf = (record: Json) => [String(of(record) ?? '').slice(0, 10)].filter(hasDay);
  const more = isDeep ? { deep: true as const } : {};
  return { [ends[0]]: { how: 'from', of: dayOf, ...more }, [ends[1]]: { how: 'to', of: dayOf, ...more } };
}
/** The same by the name of the field, the filters being called after `start`. */
export const span = (name: string, start: string, isDeep = false) =>
  days([`${start}Start`, `${start}End`], (record) => fields(name)(record)[0], isDeep);
/** Both ends of amounts; undefined where a record has none. */
export const amounts = (start: string, of: (record: Json) => number | undefined): Record<string, Meaning> => {
  const held = (record: Json) => [of(record)].filter((value) => value !== undefined);
  return { [`${start}Min`]: { how: 'from', of: held }, [`${start}Max`]: { how: 'to', of: held } };
};

/** A filter that is called like a field of the row or record. */
export const sameName = (name: string, isPart: boolean): Meaning => (isPart ? part([name]) : equal(name));

/** Whether the value is found in a masked text (138****1234): false = certainly not; undefined = what is hidden would have to say. */
function inMasked(text: string, value: string): boolean | undefined {
  if (text.split(/\*+/).some((shown) => shown.includes(value))) return true;
  if (!text.includes('*')) return false;
  for (let at = 0; at + value.length <= text.length; at++)
    if ([...value].every((one, i) => text[at + i] === '*' || text[at + i] === one)) return undefined;
  return false;
}

const difference = (one: string, value: string) =>
  /^-?\d+$/.test(value) && /^-?\d+$/.test(one)
    ? Number(one) - Number(value)
    : one < value
      ? -1
      : Number(one > value);

/** Undefined = what the answers show does not say. */
export function matches(record: Json, meaning: Meaning, value: string): boolean | undefined {
  const { how, of, whole, masked, always, fewest = 1 } = meaning;
  if (always?.(record)) return true;
  const held = of(record).map(String);
  const wanted = value.toLowerCase();
  if (how === 'equal') return held.includes(value);
  if (how === 'ending') return held.some((text) => text.toLowerCase().endsWith(wanted));
  if (how === 'from') return held.some((one) => difference(one, value) >= 0);
  if (how === 'to') return held.some((one) => difference(one, value) <= 0);
  if (held.some((text) => text.toLowerCase().includes(wanted))) return true;
  if (whole?.(record).some((text) => String(text).toLowerCase() === wanted)) return true;
  const found = (masked?.(record) ?? []).map((text) =>
    /^\d+$/.test(value) && value.length >= fewest ? inMasked(text, value) : false,
  );
  return found.includes(true) || (found.includes(undefined) ? undefined : false);
}
