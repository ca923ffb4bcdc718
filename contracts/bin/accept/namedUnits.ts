import { allEndpoints } from '../../src/areas.ts';
import { type AnyEndpoint, areaNameOf } from '../../src/endpoint.ts';
import { status } from '../../src/envelope.ts';
import { isRead } from '../../src/reads.ts';
import { admits, type People, type Person } from './people.ts';
import { neededOf, type Query, rowsOf, together, wholeOf } from './reading.ts';
import type { Rule } from './rule.ts';
import { filtersOf, isPaged, rowOf } from './shapes.ts';
import { type Json, short, type Talk } from './talk.ts';

/** A query that names a unit or a record of somebody else narrows what the caller sees, and never widens it. */

/** What a query can name, and the lists by which it is known whose it is. */
const named: Record<string, string[]> = {
  merchantId: ['merchants.list'],
  companyId: ['estateCompanies.list'],
  belongId: ['merchants.list', 'estateCompanies.list'],
  estateId: ['estates.list'],
  resourceId: ['resorts.list', 'hotels.list', 'minsus.list'],
  hotelId: ['hotels.list'],
  minsuId: ['minsus.list'],
  roomId: ['hotelRooms.list', 'minsuRooms.list'],
  productId: ['productsPlace.list', 'productsHotel.list', 'productsHouse.list'],
  buildingId: ['estateBuildings.list'],
  consultantId: ['estateConsultants.list'],
  roleId: ['roles.list'],
};
const unitPeople = ['merchantManager', 'frontDesk', 'companyAdmin', 'estateManager', 'consultant'] as const;
/** Named units that are tried of each kind: the oldest ones, of which the seed has the most. */
const mostNamed = 2;

/** What identifies a row: its id, or all of it. */
const keyOf = (row: Json): string => String(row.id ?? JSON.stringify(row));
const rowsIn = (data: Json): Json[] => (Array.isArray(data) ? data : (data?.list ?? []));

async function idsOf(talk: Talk, name: string): Promise<string[]> {
  const lists = await Promise.all((named[name] ?? []).map((list) => rowsOf(talk, list).catch(() => [])));
  return lists.flatMap((rows) =>
    rows
      .map(({ id }) => String(id))
      .sort((a, b) => Number(a) - Number(b))
      .slice(0, mostNamed),
  );
}

/** What a query can name of somebody else: each name that the call knows, and all of them at once, also those that it does not know. */
async function queriesOf(talk: Talk, call: AnyEndpoint): Promise<Record<string, string>[]> {
  const ids = Object.fromEntries(
    await Promise.all(Object.keys(named).map(async (name) => [name, await idsOf(talk, name)] as const)),
  );
  const known = Object.keys(named).filter((name) => name in filtersOf(call));
  const all = [0, 1].map((at) =>
    Object.fromEntries(
      Object.entries(ids).flatMap(([name, of]) => {
        const id = of[at % Math.max(1, of.length)];
        return id === undefined || known.includes(name) ? [] : [[name, id]];
      }),
    ),
  );
  return [...known.flatMap((name) => (ids[name] ?? []).map((id) => ({ [name]: id }))), ...all];
}

async function checkRows(talk: Talk, call: AnyEndpoint, person: Person): Promise<void> {
  const needed = await neededOf(talk, call, person);
  const before = new Set((await wholeOf(talk, call, person)).list.map(keyOf));
  await together(await queriesOf(talk, call), async (query) => {
    const paged: Query = isPaged(call) ? { offset: 0, limit: 100 } : {};
    const { answer } = await talk.call(call, { query: { ...needed, ...query, ...paged } }, person);
    if (answer.status !== status.ok) return;
    const foreign = rowsIn(answer.data).filter((row) => !before.has(keyOf(row)));
    talk.holds(
      `rows with ${short(query)} are among those without`,
      foreign.length === 0,
      `${foreign.length} others, such as ${foreign[0] && keyOf(foreign[0])}`,
    );
  });
}

/** Every number of an answer, by the way to it. */
const numbersOf = (data: Json, path = ''): [string, number][] =>
  typeof data === 'number'
    ? [[path, data]]
    : typeof data === 'object' && data !== null
      ? Object.entries(data).flatMap(([name, value]) =>
          numbersOf(value, `${path}.${Array.isArray(data) ? keyOfCount(value, name) : name}`),
        )
      : [];
/** Counts by status stand in any order. */
const keyOfCount = (value: Json, at: string) => String(value?.status ?? at);

async function checkNumbers(talk: Talk, call: AnyEndpoint, person: Person): Promise<void> {
  const before = new Map(numbersOf(await talk.ok(call, { query: {} }, person)));
  await together(await queriesOf(talk, call), async (query) => {
    const { answer } = await talk.call(call, { query }, person);
    if (answer.status !== status.ok) return;
    for (const [path, value] of numbersOf(answer.data))
      talk.holds(
        `data${path} with ${short(query)} is not more than without`,
        value <= (before.get(path) ?? 0),
        value,
      );
  });
}

const isSum = ({ name }: AnyEndpoint) => /\.(countByStatus|sum)(OfOwn(Company)?)?$/.test(name);

export const namedUnitRules = (people: People): Rule[] =>
  allEndpoints
    .filter((call) => call.method === 'GET' && isRead(call) && (rowOf(call) || isSum(call)))
    .filter(({ name }) => !/^regions\./.test(name) && !/Statistics\./.test(name))
    .flatMap((call) =>
      unitPeople.flatMap((name): Rule[] => {
        const person = people.get(name);
        if (!person || !admits(call, person) || /\{id\}/.test(call.path)) return [];
        return [
          {
            ...{ area: areaNameOf(call), kind: 'right', where: 'domain design, sections 0.2 and 2.2' },
            says: `${call.name}: ${name} sees no more by naming a unit or a record of somebody else`,
            check: (talk) => (isSum(call) ? checkNumbers : checkRows)(talk, call, person),
          },
        ];
      }),
    );
