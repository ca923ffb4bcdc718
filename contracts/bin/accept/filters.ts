import type * as z from 'zod/mini';
import { type AnyEndpoint, areaNameOf } from '../../src/endpoint.ts';
import { paging } from '../../src/envelope.ts';
import { coreOf, defOf, infoOf } from '../../src/forms/fieldInfo.ts';
import { joinOf } from './joins.ts';
import { type Meaning, matches, sameName } from './meaning.ts';
import { meanings } from './meanings.ts';
import type { Person } from './people.ts';
import { neededOf, type Query, recordsOf, together, wholeOf } from './reading.ts';
import { takes } from './samples.ts';
import { filtersOf, isOptional, isPaged, rowOf } from './shapes.ts';
import type { Json, Talk } from './talk.ts';
import { chosenValues, widestEnd } from './values.ts';

/** Every filter for itself and two together: what matches is in, what does not is out, in the order of the whole. */

/** Rows with what the filter looks at. */
export async function recordsFor(
  talk: Talk,
  list: AnyEndpoint,
  name: string,
  meaning: Meaning,
  by: Person,
): Promise<Json[]> {
  const { list: rows } = await wholeOf(talk, list, by);
  const shows = (row: Json) => meaning.of(row).length > 0 || (meaning.masked?.(row).length ?? 0) > 0;
  if (!meaning.deep && (name in (rowOf(list) ?? {}) || rows.some(shows))) return rows;
  return talk.once(`records ${list.name} ${by.name}`, async (own) => {
    const records = /\.list(OfOwn(Company)?)?$/.test(list.name) ? await recordsOf(own, list, rows, by) : rows;
    const join = joinOf(list);
    if (!join) return records;
    return together(records, async (one) => ({ ...one, ...(await join(own, one)) }));
  });
}

export const meaningOf = (list: AnyEndpoint, name: string, schema: z.core.$ZodType): Meaning =>
  meanings[list.name]?.[name] ??
  meanings[areaNameOf(list)]?.[name] ??
  sameName(name, infoOf(schema).isPart ?? /^(name|title)$/.test(name));

const isText = (schema: z.core.$ZodType) => defOf(coreOf(schema)).type === 'string';

/** The lowest code of an enumeration that no record has, mostly 0, which is easily taken for no filter at all. A flag may mean by 0 that it does not matter. */
function absentCode(schema: z.core.$ZodType, records: readonly Json[], { of }: Meaning): string[] {
  const codes = Array.from({ length: 100 }, (_, at) => String(at)).filter((code) => takes(schema, code));
  const seen = new Set(records.flatMap(of).map(String));
  return codes.length > 2 ? codes.filter((code) => !seen.has(code)).slice(0, 1) : [];
}

const idOf = (row: Json) => row.id ?? row.cityId ?? row.date;

/** What a list finds by some filters, held against what each record says of itself. */
async function expectFound(
  talk: Talk,
  list: AnyEndpoint,
  query: Query,
  verdictOf: (record: Json) => boolean | undefined,
  records: readonly Json[],
  by: Person,
): Promise<void> {
  const { list: rows, isWhole } = await wholeOf(talk, list, by);
  const places = new Map<string, number>(rows.map((row, at) => [idOf(row), at]));
  const needed = await neededOf(talk, list, by);
  const paged: Query = isPaged(list) ? { offset: 0, limit: paging.maxLimit } : {};
  const { count, list: found } = await talk.ok(list, { query: { ...needed, ...query, ...paged } }, by);
  const said = Object.entries(query)
    .map(([name, value]) => `${name}=${value}`)
    .join('&');
  const at: number[] = found.map((row: Json) => places.get(idOf(row)) ?? -1);
  const known = at.filter((place) => place >= 0);
  if (isWhole) talk.holds(`${said} finds rows of the whole list`, known.length === at.length, 'another row');
  talk.holds(
    `${said} keeps the order of the whole list`,
    known.every((place, i) => i === 0 || place > (known[i - 1] as number)),
  );
  const isAll = found.length >= count;
  if (isAll) talk.same(`count with ${said}`, count, found.length);
  else talk.same(`rows of the first page with ${said}`, found.length, paging.maxLimit);
  const ids = new Set(found.map(idOf));
  const last = isAll ? Number.POSITIVE_INFINITY : (known.at(-1) ?? -1);
  const verdicts = records.map((record) => [idOf(record), verdictOf(record)] as const);
  for (const [id, verdict] of verdicts) {
    if (verdict === true && (places.get(id) ?? 0) <= last)
      talk.holds(`${said} finds ${id}`, ids.has(id), 'it is left out');
    if (verdict === false) talk.holds(`${said} leaves ${id} out`, !ids.has(id), 'it is in the list');
  }
  if (!isWhole || records.length < rows.length) return;
  const least = verdicts.filter(([, verdict]) => verdict === true).length;
  const most = verdicts.filter(([, verdict]) => verdict !== false).length;
  const due = least === most ? `${least}` : `${least} to ${most}`;
  talk.holds(`count ${due} with ${said}`, count >= least && count <= most, String(count));
}

export async function checkFilter(
  talk: Talk,
  list: AnyEndpoint,
  name: string,
  schema: z.core.$ZodType,
  by: Person,
): Promise<void> {
  const meaning = meaningOf(list, name, schema);
  const records = await recordsFor(talk, list, name, meaning, by);
  const values = chosenValues(records, meaning);
  // Nothing has the value: then nothing is found by any.
  const isShown = name in (rowOf(list) ?? {}) || meanings[areaNameOf(list)]?.[name] !== undefined;
  if (meaning.how === 'from' || meaning.how === 'to') values.push(widestEnd(name, meaning.how));
  else if (values.length === 0 && !isShown)
    return talk.skip(`no answer shows what the filter ${name} looks at`);
  else if (meaning.how === 'equal')
    values.push(...(isText(schema) ? ['987654321'] : absentCode(schema, records, meaning)));
  for (const value of values)
    await expectFound(
      talk,
      list,
      { [name]: value },
      (record) => matches(record, meaning, value),
      records,
      by,
    );
}

/** Two filters together find what both of them find. */
export async function checkTogether(talk: Talk, list: AnyEndpoint, by: Person): Promise<void> {
  const asked: { name: string; meaning: Meaning; records: Json[]; values: string[] }[] = [];
  for (const [name, schema] of Object.entries(filtersOf(list))) {
    const meaning = meaningOf(list, name, schema);
    if (!isOptional(schema) || meaning.how === 'to') continue;
    const records = await recordsFor(talk, list, name, meaning, by);
    const values = chosenValues(records, meaning).slice(0, 2);
    if (values.length > 0) asked.push({ name, meaning, records, values });
  }
  if (asked.length < 2) return talk.skip('the list has no two filters that its rows show');
  const { list: rows } = await wholeOf(talk, list, by);
  for (const [at, first] of asked.entries()) {
    const second = asked[(at + 1) % asked.length] as (typeof asked)[number];
    if (first === second || (asked.length === 2 && at === 1)) continue;
    const [one, other] = [first.values[at % first.values.length], second.values[0]] as [string, string];
    await expectFound(
      talk,
      list,
      { [first.name]: one, [second.name]: other },
      (record) => both(matches(record, first.meaning, one), matches(record, second.meaning, other)),
      first.records === rows ? second.records : first.records,
      by,
    );
  }
}

const both = (one: boolean | undefined, other: boolean | undefined) =>
  one === false || other === false ? false : one && other;

/** Texts are taken as they are: no wildcards, no expressions. */
export async function checkLiteral(talk: Talk, list: AnyEndpoint, name: string, by: Person): Promise<void> {
  const needed = await neededOf(talk, list, by);
  for (const sign of ['%', '_%_', '.*']) {
    const { list: rows } = await talk.ok(list, { query: { ...needed, [name]: sign } }, by);
    const wrong = rows.find((one: Json) => !JSON.stringify(one).includes(sign));
    const got = `finds ${wrong && idOf(wrong)}`;
    talk.holds(`${name}=${sign} finds only what has ${sign}`, wrong === undefined, got);
  }
  const { count } = await talk.ok(list, { query: { ...needed, [name]: '查无此人此物' } }, by);
  talk.same(`count with ${name}=查无此人此物`, count, 0);
}
