import { allEndpoints } from '../../src/areas.ts';
import type { AnyEndpoint } from '../../src/endpoint.ts';
import { paging } from '../../src/envelope.ts';
import { infoOf } from '../../src/forms/fieldInfo.ts';
import { type Meaning, mayHold, meanings, sameName } from './meanings.ts';
import { callerFor, type People, type Person } from './people.ts';
import { areaNameOf, type Rule } from './rule.ts';
import { fieldsOf, filtersOf, isOptional, isPaged, rowOf, siblingOf } from './shapes.ts';
import type { Json, Talk } from './talk.ts';

/** Rules of every list: pages, order, filters. */

/** Rows that are looked at of a longer list. */
const mostRows = 1000;
/** Records that are read one by one, for what the rows do not show. */
const mostRecords = 60;

export interface Rows {
  count: number;
  list: Json[];
  /** All of them, not only the first `mostRows`. */
  isWhole: boolean;
}

/** The rows of a list, page by page. */
export async function walk(
  talk: Talk,
  list: AnyEndpoint,
  query: Record<string, string | number>,
  by: Person,
): Promise<Rows> {
  if (!isPaged(list)) {
    const { count, list: rows } = await talk.ok(list, { query }, by);
    return { count, list: rows, isWhole: true };
  }
  const rows: Json[] = [];
  let count = 0;
  do {
    const limit = paging.maxLimit;
    const page = await talk.ok(list, { query: { ...query, offset: rows.length, limit } }, by);
    count = page.count;
    if (page.list.length === 0) break;
    rows.push(...page.list);
  } while (rows.length < count && rows.length < mostRows);
  return { count, list: rows, isWhole: rows.length >= count };
}

/** What every list has to be asked with. */
async function needed(
  talk: Talk,
  list: AnyEndpoint,
  by: Person,
): Promise<Record<string, string> | undefined> {
  const names = Object.entries(filtersOf(list)).filter(([, schema]) => !isOptional(schema));
  if (names.length === 0) return {};
  const { list: estates } = names.some(([name]) => name === 'estateId')
    ? await talk.ok(allEndpoints.find(({ name }) => name === 'estates.allEnabled') as AnyEndpoint, {}, by)
    : { list: [] };
  const known: Record<string, string | undefined> = { provinceId: '33', estateId: estates[0]?.id };
  const found = names.map(([name]) => [name, known[name]]);
  return found.every(([, value]) => value) ? Object.fromEntries(found) : undefined;
}

const idOf = (row: Json) => row.id ?? row.cityId ?? row.date;
const idsOf = (rows: Json[]) => rows.map(idOf);

/** Lists with rows that have an id and a path without one. */
const isList = (endpoint: AnyEndpoint) => {
  const row = rowOf(endpoint);
  return Boolean(row && 'id' in row && !/\{id\}/.test(endpoint.path) && endpoint.method === 'GET');
};

export function listRules(people: People): Rule[] {
  return allEndpoints.filter(isList).flatMap((list) => {
    const by = callerFor(people, list);
    if (!by) return [];
    return [...pageRules(list, by), ...filterRules(list, by), ...searchRules(list, by)];
  });
}

const rule = (list: AnyEndpoint, says: string, where: string, check: Rule['check']): Rule => ({
  ...{ area: areaNameOf(list), kind: 'list', where, check },
  says: `${list.name}: ${says}`,
});
const section = 'domain design, section 0.2 (lists)';

function pageRules(list: AnyEndpoint, by: Person): Rule[] {
  if (!isPaged(list)) return [];
  return [
    rule(list, 'pages add up to the whole, no row twice, count is that of all', section, async (talk) => {
      const query = await needed(talk, list, by);
      if (!query) return talk.skip('what the list must be asked with is not known');
      const all = await walk(talk, list, query, by);
      talk.holds('no row twice', new Set(idsOf(all.list)).size === all.list.length, 'a row twice');
      if (all.isWhole) talk.same('count', all.count, all.list.length);
      const limit = Math.max(1, Math.min(7, Math.floor(all.list.length / 3)));
      const pages: Json[] = [];
      for (let offset = 0; offset < limit * 4 && offset < all.list.length; offset += limit) {
        const page = await talk.ok(list, { query: { ...query, offset, limit } }, by);
        const due = Math.min(limit, all.count - offset);
        talk.same(`rows of a page of ${limit} from ${offset}`, page.list.length, due);
        talk.same('count on every page', page.count, all.count);
        pages.push(...page.list);
      }
      talk.same('the pages in a row', idsOf(pages), idsOf(all.list.slice(0, pages.length)));
      const first = await talk.ok(list, { query }, by);
      talk.same('rows without a limit', first.list.length, Math.min(paging.listSize, all.count));
      const behind = await talk.ok(list, { query: { ...query, offset: all.count + 5, limit: 10 } }, by);
      talk.same('rows behind the end', behind.list, []);
      talk.same('count behind the end', behind.count, all.count);
      await talk.refused(list, -1002, { query: { ...query, limit: 5000 } }, by);
      await talk.refused(list, -1002, { query: { ...query, offset: -1 } }, by);
    }),
    rule(list, `is in the order that it states`, list.purpose, async (talk) => {
      const query = await needed(talk, list, by);
      if (!query) return talk.skip('what the list must be asked with is not known');
      const { list: rows } = await walk(talk, list, query, by);
      const keys = sortKeys(list);
      if (keys.length === 0 || rows.length < 2) return talk.skip('nothing to compare the order by');
      for (let at = 1; at < rows.length; at++) {
        const difference = compare(rows[at - 1], rows[at], keys);
        talk.holds(
          `${keys.join(', then ')}`,
          difference <= 0,
          `row ${idOf(rows[at])} behind ${idOf(rows[at - 1])}`,
        );
      }
    }),
    ...sortRules(list, by),
  ];
}

/** `-field` = the greatest first. */
function sortKeys({ purpose, ...list }: AnyEndpoint): string[] {
  const row = rowOf({ purpose, ...list }) ?? {};
  const held = (keys: string[]) => keys.filter((key) => key.replace('-', '') in row);
  if (/larger ordering first/.test(purpose) && 'ordering' in row) return held(['-ordering', '-createTime']);
  if (/newest first/.test(purpose)) return held(['-createTime']);
  if (/changed last first/.test(purpose)) return held(['-changeTime']);
  if (/lowest level first/.test(purpose)) return held(['level']);
  if (/most first/.test(purpose)) return held(['-count']);
  return [];
}

function compare(a: Json, b: Json, keys: string[]): number {
  for (const key of keys) {
    const name = key.replace('-', '');
    if (a[name] !== b[name]) return a[name] < b[name] === (key === name) ? -1 : 1;
  }
  return 0;
}

/** Lists that can be sorted by a column. */
function sortRules(list: AnyEndpoint, by: Person): Rule[] {
  const { sort } = fieldsOf(list.query);
  const row = rowOf(list) ?? {};
  const columns = Object.keys((sort && entriesOf(sort)) ?? {}).filter(
    (column) => column in row || column === 'useDate',
  );
  return columns.map((column) =>
    rule(list, `can be sorted by ${column} in both directions`, list.purpose, async (talk) => {
      for (const direction of ['asc', 'desc']) {
        const { list: rows } = await walk(talk, list, { sort: column, direction }, by);
        const shownBy = (one: Json) => one[column] ?? one.checkInDate;
        for (let at = 1; at < rows.length; at++) {
          const [before, after] = [shownBy(rows[at - 1]), shownBy(rows[at])];
          const holds = direction === 'asc' ? before <= after : before >= after;
          talk.holds(`${column} ${direction}`, holds, `${before} before ${after}`);
        }
      }
    }),
  );
}

function entriesOf(schema: unknown): Record<string, string> | undefined {
  const def = (schema as { _zod: { def: { entries?: Record<string, string>; innerType?: unknown } } })._zod
    .def;
  return def.entries ?? (def.innerType ? entriesOf(def.innerType) : undefined);
}

/** Every filter for itself: what matches is in, what does not is out, in the order of the whole. */
function filterRules(list: AnyEndpoint, by: Person): Rule[] {
  return Object.entries(filtersOf(list))
    .filter(([, schema]) => isOptional(schema))
    .map(([name, schema]) => {
      const stated = meanings[areaNameOf(list)]?.[name];
      const isPart = infoOf(schema).isPart ?? /^(name|title)$/.test(name);
      return rule(list, `filter ${name} finds what matches and nothing else`, section, (talk) =>
        checkFilter(talk, list, name, stated ?? sameName(name, isPart), by),
      );
    });
}

async function checkFilter(
  talk: Talk,
  list: AnyEndpoint,
  name: string,
  meaning: Meaning,
  by: Person,
): Promise<void> {
  const query = await needed(talk, list, by);
  if (!query) return talk.skip('what the list must be asked with is not known');
  const all = await walk(talk, list, query, by);
  const records = await withDetails(talk, list, name, meaning, all.list, by);
  const values = chosenValues(records, meaning);
  if (values.length === 0) {
    // Nothing shows what it looks at. It must not find more than there is, and it must not be overlooked where it can be wrong.
    return talk.skip(`no answer shows what the filter ${name} looks at`);
  }
  const judged = new Set(idsOf(records));
  for (const value of values) {
    const found = await walk(talk, list, { ...query, [name]: value }, by);
    const foundIds = idsOf(found.list).filter((id) => judged.has(id) || all.isWhole);
    const certain = records.filter((record) => matches(record, meaning, value) === true);
    const possible = new Set(idsOf(records.filter((record) => matches(record, meaning, value) !== false)));
    const missing = idsOf(certain).find((id) => !foundIds.includes(id));
    talk.holds(
      `${name}=${value} finds ${missing}`,
      missing === undefined || !found.isWhole,
      'it is left out',
    );
    const extra = foundIds.find((id) => judged.has(id) && !possible.has(id));
    talk.holds(`${name}=${value} leaves ${extra} out`, extra === undefined, 'it is in the list');
    const place = new Map(idsOf(all.list).map((id, at) => [id, at]));
    const sequence = foundIds.map((id) => place.get(id) ?? -1).filter((at) => at >= 0);
    talk.holds(
      `${name}=${value} keeps the order`,
      sequence.every((at, i) => i === 0 || at > (sequence[i - 1] ?? 0)),
    );
    if (found.isWhole) talk.same(`count with ${name}=${value}`, found.count, found.list.length);
  }
}

/** Rows with what `get` answers besides, where the rows alone do not show what the filter looks at. */
async function withDetails(
  talk: Talk,
  list: AnyEndpoint,
  name: string,
  meaning: Meaning,
  rows: Json[],
  by: Person,
) {
  const shows = (row: Json) => meaning.of(row).length > 0 || (meaning.masked?.(row).length ?? 0) > 0;
  const row = rowOf(list) ?? {};
  if (name in row || rows.some(shows)) return rows;
  const get = /\.list(OfOwn(Company)?)?$/.test(list.name) ? siblingOf(list, 'get') : undefined;
  if (!get) return rows;
  const step = Math.max(1, Math.floor(rows.length / mostRecords));
  const chosen = rows.filter((_, at) => at % step === 0).slice(0, mostRecords);
  const detailed: Json[] = [];
  for (const one of chosen)
    detailed.push({ ...(await talk.ok(get, { params: { id: one.id } }, by)), ...one });
  return detailed;
}

/** The rarest value, the most common one, and for spans one from the middle. */
function chosenValues(records: Json[], meaning: Meaning): string[] {
  const seen = records.flatMap((record) => meaning.of(record)).map(String);
  if (meaning.how === 'from' || meaning.how === 'to') {
    const sorted = [...new Set(seen)].sort((a, b) => Number(a) - Number(b) || (a < b ? -1 : 1));
    return sorted.length > 0
      ? [...new Set([sorted[Math.floor(sorted.length / 2)], sorted[0], sorted.at(-1)])].flatMap(
          (one) => one ?? [],
        )
      : [];
  }
  const counts = new Map<string, number>();
  for (const value of seen) counts.set(value, (counts.get(value) ?? 0) + 1);
  const byCount = [...counts]
    .filter(([value]) => value !== '')
    .sort(([, a], [, b]) => a - b)
    .map(([value]) => value);
  const chosen = [...new Set([byCount[0], byCount.at(-1), byCount[Math.floor(byCount.length / 2)]])].flatMap(
    (one) => one ?? [],
  );
  const masked = records
    .flatMap((record) => meaning.masked?.(record) ?? [])
    .filter((one) => /\d{4}$/.test(one));
  const tails = [masked[0], masked[Math.floor(masked.length / 2)]].flatMap((one) =>
    one ? [one.slice(-4)] : [],
  );
  if (meaning.how === 'equal') return chosen;
  return [...chosen.map((text) => text.slice(Math.min(1, Math.floor(text.length / 3)), 6) || text), ...tails];
}

/** Undefined = what the answers show does not say. */
function matches(record: Json, { how, of, masked }: Meaning, value: string): boolean | undefined {
  const held = of(record).map(String);
  if (how === 'equal') return held.includes(value);
  if (how === 'from' || how === 'to') {
    const [one] = held;
    if (one === undefined) return false;
    const difference =
      /^-?\d+$/.test(value) && /^-?\d+$/.test(one)
        ? Number(one) - Number(value)
        : one < value
          ? -1
          : one > value
            ? 1
            : 0;
    return how === 'from' ? difference >= 0 : difference <= 0;
  }
  if (held.some((text) => text.toLowerCase().includes(value.toLowerCase()))) return true;
  const hidden = masked?.(record) ?? [];
  if (
    /^\d+$/.test(value) &&
    hidden.some((text) => !text.includes('*') || text.endsWith(value)) &&
    hidden.some((text) => text.endsWith(value))
  )
    return true;
  return /^\d+$/.test(value) && hidden.some((text) => mayHold(text, value)) ? undefined : false;
}

/** Texts are taken as they are: no wildcards, no expressions. */
function searchRules(list: AnyEndpoint, by: Person): Rule[] {
  const texts = Object.entries(filtersOf(list))
    .filter(
      ([name, schema]) =>
        infoOf(schema).isPart || /^(name|title|keyword|member|customer|recommender|productName)$/.test(name),
    )
    .map(([name]) => name);
  return texts.map((name) =>
    rule(list, `filter ${name} takes % and _ and . as characters`, section, async (talk) => {
      const query = await needed(talk, list, by);
      if (!query) return talk.skip('what the list must be asked with is not known');
      for (const sign of ['%', '_%_', '.*']) {
        const { list: rows } = await walk(talk, list, { ...query, [name]: sign }, by);
        const wrong = rows.find((one) => !JSON.stringify(one).includes(sign));
        talk.holds(
          `${name}=${sign} finds only what has ${sign}`,
          wrong === undefined,
          `finds ${wrong && idOf(wrong)}`,
        );
      }
      const { count } = await walk(talk, list, { ...query, [name]: '查无此人此物' }, by);
      talk.same(`count with ${name}=查无此人此物`, count, 0);
    }),
  );
}
