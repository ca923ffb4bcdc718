import { regions } from '../../src/areas/regions.ts';
import { allEndpoints } from '../../src/areas.ts';
import { addDays } from '../../src/days.ts';
import { type AnyEndpoint, areaNameOf } from '../../src/endpoint.ts';
import { paging } from '../../src/envelope.ts';
import { mostDays } from '../../src/forms/yearSpan.ts';
import { callerFor, type Person } from './people.ts';

import { filtersOf, isOptional, isPaged, siblingOf } from './shapes.ts';
import type { Json, Talk } from './talk.ts';

/** What rules of reading ask again and again: whole lists, and the records of their rows. Each is asked for once in a round of rules (`talk.once`). */

/** Rows that are looked at of a longer list. */
const mostRows = 10_000;
/** Records that are read one by one, for what the rows do not show. */
const mostRecords = 600;

export interface Rows {
  count: number;
  list: Json[];
  /** All of them, not only the first `mostRows`. */
  isWhole: boolean;
}
export type Query = Record<string, string | number>;

export const endpointOf = (name: string): AnyEndpoint => {
  const found = allEndpoints.find((one) => one.name === name);
  if (!found) throw new Error(`The contract has no call ${name}`);
  return found;
};

/** The rows of a list, page by page. */
export async function walk(
  talk: Talk,
  list: AnyEndpoint,
  query: Query,
  by: Person,
  most = mostRows,
): Promise<Rows> {
  if (!isPaged(list)) {
    const { count, list: rows } = await talk.ok(list, { query }, by);
    return { count, list: rows, isWhole: true };
  }
  const limit = paging.maxLimit;
  const page = (offset: number) => talk.ok(list, { query: { ...query, offset, limit } }, by);
  const { count, list: rows } = await page(0);
  while (rows.length < count && rows.length < most) {
    const { list: more } = await page(rows.length);
    if (more.length === 0) break;
    rows.push(...more);
  }
  return { count, list: rows, isWhole: rows.length >= count };
}

/** The whole list without filters. @throws Unchecked where it is not known what it must be asked with */
export const wholeOf = (talk: Talk, list: AnyEndpoint, by: Person): Promise<Rows> =>
  talk.once(`whole ${list.name} ${by.name}`, async (own) =>
    walk(own, list, await neededOf(own, list, by), by),
  );

/** The whole list as the first person sees it who may. */
export async function rowsOf(talk: Talk, name: string): Promise<Json[]> {
  const list = endpointOf(name);
  const by = callerFor(talk.people, list);
  if (!by) return talk.skip(`nobody may call ${name}`);
  return (await wholeOf(talk, list, by)).list;
}

/** What 对账 finds between the journal and the records of a span of days. */
export async function differencesOf(talk: Talk, span: Query): Promise<Json[]> {
  const list = endpointOf('reconciliations.list');
  const by = callerFor(talk.people, list);
  if (!by) return talk.skip(`nobody may call ${list.name}`);
  return (await walk(talk, list, span, by)).list;
}

/** A row of a list by its id; undefined where the list does not have it. */
export async function rowOfId(talk: Talk, name: string, id: string): Promise<Json | undefined> {
  const byId = await talk.once(
    `rows by id ${name}`,
    async (own) => new Map((await rowsOf(own, name)).map((row) => [row.id, row])),
  );
  return byId.get(id);
}

/** The record with an id, as whoever may see all of its kind reads it. */
export const recordOf = (talk: Talk, name: string, id: string): Promise<Json> =>
  talk.once(`record ${name} ${id}`, (own) => {
    const get = endpointOf(name);
    return own.ok(get, { params: { id } }, callerFor(own.people, get));
  });

/** Work on many, some at a time, so that neither side waits for the other. */
export async function together<In, Out>(all: readonly In[], work: (one: In) => Promise<Out>): Promise<Out[]> {
  const done: Out[] = [];
  for (let at = 0; at < all.length; at += 12)
    done.push(...(await Promise.all(all.slice(at, at + 12).map(work))));
  return done;
}

/** Rows with what `get` answers besides: all of them, or evenly chosen ones of a long list. */
export async function recordsOf(talk: Talk, list: AnyEndpoint, rows: readonly Json[], by: Person) {
  const step = Math.max(1, Math.ceil(rows.length / mostRecords));
  const chosen = rows.filter((_, at) => at % step === 0);
  const area = areaNameOf(list);
  const plain = allEndpoints.find((one) => one.name === `${area}.get` && /\{id\}/.test(one.path));
  const own = siblingOf(list, 'get');
  if (plain && callerFor(talk.people, plain))
    return together(chosen, async (row) => ({ ...(await recordOf(talk, plain.name, row.id)), ...row }));
  if (own && /\{id\}/.test(own.path))
    return together(chosen, async (row) => ({
      ...(await talk.ok(own, { params: { id: row.id } }, by)),
      ...row,
    }));
  return chosen;
}

/** The longest span of days that can be asked for, until today. */
const longSpan = (today: string) => ({
  startDate: addDays(today, 1 - mostDays),
  endDate: today,
});

/** Today where the backend is, as its records say. */
export const todayOf = (talk: Talk): Promise<string> =>
  talk.once('today', async (own) => {
    const [order] = await rowsOf(own, 'ordersPlace.list').catch(() => []);
    const time = order && (await recordOf(own, 'ordersPlace.get', order.id)).serverTime;
    return String(time ?? new Date(Date.now() + 8 * 3_600_000).toISOString()).slice(0, 10);
  });

/** What a list has to be asked with. @throws Unchecked where that is not known */
export async function neededOf(talk: Talk, list: AnyEndpoint, by: Person): Promise<Query> {
  const today = /Statistics\.|^reconciliations\./.test(list.name) ? await todayOf(talk) : '';
  if (today) return { ...longSpan(today), ...(/^merchant/.test(list.name) && { dimension: 30 }) };
  const names = Object.entries(filtersOf(list)).flatMap(([name, schema]) =>
    isOptional(schema) ? [] : [name],
  );
  if (names.length === 0) return {};
  const estates = endpointOf('estates.allEnabled');
  const [estate] = names.includes('estateId') ? (await talk.ok(estates, {}, by)).list : [];
  const [province] = names.includes('provinceId') ? (await talk.ok(regions.provinces, {}, by)).list : [];
  const known: Record<string, string | undefined> = { provinceId: province?.id, estateId: estate?.id };
  const found = names.map((name) => [name, known[name]] as const);
  if (!found.every(([, value]) => value)) return talk.skip('what the list must be asked with is not known');
  return Object.fromEntries(found) as Query;
}

/** Every record of a list. @throws Unchecked where there are too many of them */
export async function allRecords(talk: Talk, name: string): Promise<Json[]> {
  const list = endpointOf(name);
  const by = callerFor(talk.people, list);
  if (!by) return talk.skip(`nobody may call ${name}`);
  const { list: rows, isWhole } = await wholeOf(talk, list, by);
  const records = await talk.once(`recounted ${name}`, (own) => recordsOf(own, list, rows, by));
  if (!isWhole || records.length < rows.length) return talk.skip(`too many of ${name} to recount them`);
  return records;
}
