import { ownFacts } from './describe.ts';
import { codeLine, describedCodes, type Enumeration, enumerations } from './enumerations.ts';
import { type JsonSchema, mapInner } from './jsonSchema.ts';

/**
 * Gives every object and enumeration of many schemas a name, once for all that are the same, so that code generated from the document has types that
 * can be spoken of. Names follow from where a schema stands: the record of an area first, then its rows and forms, then what they consist of.
 */

/** A schema of a call, and what it is: the less the rank, the better the name. */
interface Root {
  /** `Hotel`, of the area; the name begins with it. */
  area: string;
  name: string;
  rank: number;
  schema: JsonSchema;
}

interface Found extends Omit<Root, 'schema'> {
  /** Of a part: the object that it is in, and under which key. */
  parent?: string;
  property?: string;
  schema: JsonSchema;
}

const prefix = '#/components/schemas/';
export const refTo = (name: string) => ({ $ref: `${prefix}${name}` });
export const pascal = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);
/** `merchantCategories` → `merchantCategory`, `smsLogs` → `smsLog`, `ordersHotel` → `orderHotel`. */
export const singular = (name: string) =>
  name
    .replace(/^(order|product|refund|stock)s(?=[A-Z])/, '$1')
    .replace(/ies$/, 'y')
    .replace(/ches$/, 'ch')
    .replace(/(?<=[^s])s$/, '');

const isObject = ({ type, properties }: JsonSchema) => type === 'object' && properties !== undefined;

/** Without what belongs to the place where it stands. */
function kindOf(schema: JsonSchema): JsonSchema {
  const facts: readonly string[] = ownFacts;
  return Object.fromEntries(Object.entries(schema).filter(([key]) => !facts.includes(key)));
}
const factsOf = (schema: JsonSchema) =>
  Object.fromEntries(ownFacts.flatMap((fact) => (fact in schema ? [[fact, schema[fact]]] : [])));

/** The schemas inside a schema, with the key of those that are properties. */
function innerOf(schema: JsonSchema): [inner: JsonSchema, property?: string][] {
  const all: [JsonSchema, string?][] = [];
  mapInner(schema, (inner, property) => {
    all.push([inner, property]);
    return inner;
  });
  return all;
}

/** @returns `schemas`: the named ones; `named`: a schema of a call with references to them */
export function nameSchemas(roots: Root[]) {
  const found = new Map<string, Found[]>();

  /** Equal schemas are known by their text. */
  const collect = (schema: JsonSchema, at: Omit<Found, 'schema'>): void => {
    const own = kindOf(schema);
    const key = JSON.stringify(own);
    const isOne = isObject(schema);
    if (isOne) found.set(key, [...(found.get(key) ?? []), { ...at, schema: own }]);
    const below = { ...at, rank: at.rank + 10, ...(isOne && { parent: key }) };
    for (const [inner, property] of innerOf(schema))
      collect(inner, { ...below, ...(property && { property }) });
  };
  for (const { schema, ...at } of roots) collect(schema, at);

  const areas = new Set(roots.map(({ area }) => area));
  const names = new Map<string, string>();
  const taken = new Set<string>([...enumerations.keys()].map(pascal));
  const bestOf = (places: Found[]) => places.reduce((one, other) => (other.rank < one.rank ? other : one));
  // What something is part of is named before it.
  const inOrder = [...found]
    .map(([key, places]) => ({ key, places, best: bestOf(places) }))
    .sort((a, b) => a.best.rank - b.best.rank);
  for (const { key, places, best } of inOrder) {
    const candidates = best.property
      ? namesOfPart(places, names)
      : [...sharedName(best, places, areas), best.name];
    const name = candidates.find((one) => !taken.has(one));
    if (!name) throw new Error(`no name for a schema of ${best.name}: ${candidates.join(', ')} are taken`);
    taken.add(name);
    names.set(key, name);
  }

  const named = (schema: JsonSchema): JsonSchema => {
    const key = JSON.stringify(kindOf(schema));
    const name = isObject(schema) ? names.get(key) : nameOfEnumeration(schema);
    return name
      ? { ...refTo(name), ...factsOf(schema) }
      : mapInner({ ...schema, ...wordsOfSome(schema) }, named);
  };
  const schemas = Object.fromEntries(
    [...names]
      .map(([key, name]) => [name, mapInner(JSON.parse(key), named)] as const)
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );
  return { schemas, named };
}

const wordsIn = (name: string) => name.match(/[A-Z][a-z0-9]*/g) ?? [];

/**
 * What several areas have is called after what their names have in common: `OrderRemarkForm` of `OrderPlace`, `OrderHotel` and
 * `OrderHouse`, `BannerRow`; after nothing but the call, `EnableForm`, where they have nothing in common. Unless an area of such a name has
 * something else: hotels and houses have an `OrderHotel` together, because that of tickets is another.
 */
function sharedName(best: Found, places: Found[], areas: ReadonlySet<string>): string[] {
  const sharing = [...new Set(places.filter(({ property }) => !property).map(({ area }) => area))];
  if (sharing.length < 2) return [];
  const [first = [], ...others] = sharing.map(wordsIn);
  const differs = (word: string, at: number) => others.some((words) => words.at(at) !== word);
  const begins = first.findIndex(differs);
  const ends = first.toReversed().findIndex((word, at) => differs(word, -1 - at));
  const common = begins > 0 ? first.slice(0, begins) : first.slice(first.length - ends);
  const noun = common.join('');
  const rest = best.name.slice(best.area.length);
  const family = [...areas].filter((area) => (begins > 0 ? area.startsWith(noun) : area.endsWith(noun)));
  if (noun) return family.length === sharing.length ? [`${noun}${rest}`] : [];
  return ['', 'Row', 'Form', 'Update'].includes(rest) ? [] : [rest];
}

/** Generators take a schema of such a name for the type of their platform that has it. */
const platformTypes: ReadonlySet<string> = new Set([
  'Resource',
  'File',
  'Date',
  'List',
  'Map',
  'Object',
  'Error',
  'Record',
]);

/** `Log` where it is part of many, otherwise `HotelLog`; where that is taken by something else `HotelLogs` or `HotelLogPart`. */
function namesOfPart(places: Found[], names: ReadonlyMap<string, string>): string[] {
  const parents = new Set(places.map(({ parent }) => parent));
  return places.flatMap(({ parent, property = '' }) => {
    const own = pascal(singular(property));
    const above = names.get(parent ?? '') ?? '';
    const long = [`${above}${own}`, `${above}${pascal(property)}`, `${above}${own}Part`];
    return parents.size > 1 && !platformTypes.has(own) ? [own, ...long] : long;
  });
}

/** Where a value takes all codes of an enumeration. */
function nameOfEnumeration(schema: JsonSchema): string | undefined {
  const name = schema['x-enumeration'] as string | undefined;
  const known = enumerations.get(name ?? '');
  const isWhole = known && Object.values(known.codes).join() === schema.enum?.join();
  return name && isWhole ? pascal(name) : undefined;
}

/** The keys and words of some codes of an enumeration. */
function wordsOfSome({ enum: some, 'x-enumeration': name }: JsonSchema) {
  const known = enumerations.get(String(name));
  return known && some ? wordsOf(known, some as number[]) : {};
}

/** `toUse` → `TO_USE`: a word of no language, and a constant in most; 0 where it is no code of the enumeration means that nothing is chosen. */
const constantOf = (key: string) =>
  key === '0' ? 'NONE' : key.replace(/(?<=[a-z0-9])(?=[A-Z])/g, '_').toUpperCase();

function wordsOf(known: Enumeration, some: readonly number[]) {
  const all = describedCodes(known, some);
  return {
    'x-enum-varnames': all.map(({ key }) => constantOf(key)),
    'x-enum-descriptions': all.map(({ word }) => word),
  };
}

/** Every enumeration as a schema: keys for generators, and what each code means. */
export const enumerationSchemas = (used: ReadonlySet<string>) =>
  Object.fromEntries(
    [...enumerations]
      .filter(([name]) => used.has(pascal(name)))
      .map(([name, known]) => {
        const all = Object.values(known.codes);
        return [
          pascal(name),
          { type: 'integer', enum: all, ...wordsOf(known, all), description: codeLine(name, all) },
        ];
      }),
  );
