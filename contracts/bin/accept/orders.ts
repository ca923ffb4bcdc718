import type { AnyEndpoint } from '../../src/endpoint.ts';
import { defOf } from '../../src/forms/fieldInfo.ts';
import { ageOfId } from './ages.ts';
import type { Person } from './people.ts';
import { neededOf, recordsOf, walk, wholeOf } from './reading.ts';
import { listRule, type Rule } from './rule.ts';
import { fieldsOf, isPaged, rowOf, siblingOf } from './shapes.ts';
import type { Json, Talk } from './talk.ts';

/** The order of lists: the one that they state, and those that can be asked for. */

/** What rows are compared by: the first key that tells them apart decides. */
type Key = [says: string, of: (row: Json) => number | string | undefined, direction: 1 | -1];
const up = (name: string): Key => [name, (row) => row[name], 1];
const down = (name: string): Key => [`${name}, the greatest first`, (row) => row[name], -1];
/** By the time that rows or their records show. Ids decide between those of one second, and where no time is shown. */
function age(list: AnyEndpoint, direction: 1 | -1): Key[] {
  const end = direction === 1 ? 'the oldest first' : 'the newest first';
  const byId: Key = [`${end} by its id`, ({ id }) => ageOfId(id), direction];
  const shown = [rowOf(list), fieldsOf(siblingOf(list, 'get')?.data)];
  const isShown = shown.some((fields) => fields && 'createTime' in fields);
  return isShown ? [[`${end} by createTime`, ({ createTime }) => createTime, direction], byId] : [byId];
}

const isPending = ({ status }: Json) => status === 10 || status === 30;
const planKeys: Key[] = [
  ['those that wait or failed first', (row) => (isPending(row) ? 0 : 1), 1],
  ['what waits by its day', (row) => (isPending(row) ? row.planDate : undefined), 1],
  ['the rest from the latest day on', (row) => (isPending(row) ? undefined : row.planDate), -1],
];

/** Undefined: the list states no order. */
function keysOf(list: AnyEndpoint): Key[] | undefined {
  const { name, purpose } = list;
  const row = rowOf(list) ?? {};
  if (/^sendPlans\.list/.test(name)) return planKeys;
  if (/^merchantStatistics\./.test(name)) return [down('payPrice')];
  if (/^estateStatistics\./.test(name)) return [down('dealPrice'), down('recommends')];
  if (/larger ordering first/.test(purpose)) return [down('ordering'), down('createTime')];
  if (/newest first/.test(purpose)) return 'createTime' in row ? [down('createTime')] : age(list, -1);
  if (/changed last first/.test(purpose)) return [down('changeTime')];
  if (/oldest first/.test(purpose)) return age(list, 1);
  if (/lowest level first|by level/.test(purpose)) return [up('level')];
  if (/most first/.test(purpose)) return [down('count')];
  return undefined;
}

/** Negative: as it should be; positive: the other way round. */
function compare(a: Json, b: Json, keys: readonly Key[]): number {
  for (const [, of, direction] of keys) {
    const [one, other] = [of(a), of(b)];
    if (one === undefined || other === undefined || one === other) continue;
    return (one < other ? -1 : 1) * direction;
  }
  return 0;
}

export function orderRules(list: AnyEndpoint, by: Person): Rule[] {
  if (!isPaged(list)) return [];
  const keys = keysOf(list);
  const stated = keys?.map(([says]) => says).join(', then ');
  const says = stated ? `its order: ${stated}` : 'the same call answers the same order';
  return [
    listRule(list, says, list.purpose, async (talk) => {
      const { list: rows } = await wholeOf(talk, list, by);
      const query = await neededOf(talk, list, by);
      const again = await talk.ok(list, { query: { ...query, offset: 0, limit: 100 } }, by);
      const idsOf = (all: Json[]) => all.map(({ id }) => id);
      talk.same('the same rows in the same order', idsOf(again.list), idsOf(rows.slice(0, 100)));
      if (keys) await expectOrder(talk, list, keys, rows, by);
    }),
    ...sortRules(list, by),
  ];
}

async function expectOrder(talk: Talk, list: AnyEndpoint, keys: Key[], rows: Json[], by: Person) {
  // Rows need not show their ordering; their records do.
  const isShown = rows.every((row) => keys.some(([, of]) => of(row) !== undefined));
  const hidden = keys.length === 2 && rows.some((row) => keys[0]?.[1](row) === undefined);
  const judged = hidden || !isShown ? await recordsOf(talk, list, rows, by) : rows;
  for (let at = 1; at < judged.length; at++) {
    const [before, after] = [judged[at - 1], judged[at]];
    const isRight = compare(before, after, keys) <= 0;
    const order = keys.map(([says]) => says).join(', then ');
    talk.holds(`order: ${order}`, isRight, `row ${after.id} behind ${before.id}`);
  }
}

/** What a column is sorted by where that is not the field itself. */
const sortedBy: Record<string, (row: Json) => number | string> = {
  useDate: (row) => row.useDate ?? row.kept?.arrivalDate,
  // An order that nobody paid has no amount paid.
  payPrice: (row) => (row.payType === 0 ? 0 : row.payPrice),
};
/** Rows of a sorted list that are looked at. */
const mostSorted = 200;

/** Lists that can be sorted by a column. */
function sortRules(list: AnyEndpoint, by: Person): Rule[] {
  const { sort } = fieldsOf(list.query);
  const row = rowOf(list) ?? {};
  const columns = Object.keys((sort && entriesOf(sort)) ?? {});
  return columns
    .filter((column) => column in row || column in sortedBy)
    .map((column) =>
      listRule(list, `can be sorted by ${column} in both directions`, list.purpose, async (talk) => {
        const shownBy = sortedBy[column] ?? ((one: Json) => one[column]);
        const all = await wholeOf(talk, list, by);
        const query = await neededOf(talk, list, by);
        const places = new Map(all.list.map(({ id }, at) => [id, at]));
        const placeOf = ({ id }: Json) => places.get(id) ?? 0;
        const sorted = all.list.map(shownBy).sort((a, b) => (a < b ? -1 : a > b ? 1 : 0));
        for (const direction of ['asc', 'desc']) {
          const { list: rows } = await walk(
            talk,
            list,
            { ...query, sort: column, direction },
            by,
            mostSorted,
          );
          const wanted = direction === 'asc' ? sorted : [...sorted].reverse();
          const values = rows.map(shownBy);
          const wrong = values.findIndex((value, at) => all.isWhole && value !== wanted[at]);
          talk.holds(
            `${column} ${direction}: ${wanted[wrong]} in row ${wrong + 1}`,
            wrong < 0,
            `${values[wrong]}`,
          );
          // Equal rows stand as in the list that nobody sorts.
          const misplaced = rows.findIndex((row, at) => {
            const before = rows[at - 1];
            return before && shownBy(before) === shownBy(row) && placeOf(before) > placeOf(row);
          });
          talk.holds(
            `${column} ${direction}: rows with the same value in the order of the list`,
            misplaced < 0 || !all.isWhole,
            `row ${rows[misplaced]?.id} behind ${rows[misplaced - 1]?.id}`,
          );
          talk.holds('no row twice', new Set(rows.map(({ id }) => id)).size === rows.length, 'a row twice');
        }
      }),
    );
}

function entriesOf(schema: Parameters<typeof defOf>[0]): Record<string, unknown> | undefined {
  const { entries, innerType } = defOf(schema);
  return entries ?? (innerType ? entriesOf(innerType) : undefined);
}
