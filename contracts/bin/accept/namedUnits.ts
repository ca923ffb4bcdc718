import { allEndpoints } from '../../src/areas.ts';
import type { AnyEndpoint } from '../../src/endpoint.ts';
import { status } from '../../src/envelope.ts';
import { isRead } from '../../src/reads.ts';
import { admits, type People, type Person } from './people.ts';
import { neededOf, rowsOf, together, walk } from './reading.ts';
import { areaNameOf, type Rule } from './rule.ts';
import { fieldsOf, filtersOf, isOptional, rowOf } from './shapes.ts';
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
const mostNamed = 3;

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

async function checkNamed(talk: Talk, call: AnyEndpoint, person: Person): Promise<void> {
  const filters = filtersOf(call);
  const needed = Object.entries(filters).some(([, schema]) => !isOptional(schema))
    ? await neededOf(talk, call, person)
    : {};
  const before = new Set((await walk(talk, call, needed, person)).list.map(keyOf));
  const ask = async (query: Record<string, string>) => {
    const paged = 'limit' in fieldsOf(call.query) ? { offset: 0, limit: 100 } : {};
    const { answer } = await talk.call(call, { query: { ...needed, ...query, ...paged } }, person);
    if (answer.status !== status.ok) return;
    const rows = rowsIn(answer.data);
    const more = rows.filter((row) => !before.has(keyOf(row)));
    // What was added meanwhile is in the whole list by now.
    const after =
      more.length > 0 ? new Set((await walk(talk, call, needed, person)).list.map(keyOf)) : before;
    const foreign = more.filter((row) => !after.has(keyOf(row)));
    talk.holds(
      `${call.name} shows ${person.name} with ${short(query)} only what it shows without`,
      foreign.length === 0,
      foreign.map(keyOf),
    );
  };
  const asked: Record<string, string>[] = [];
  for (const name of Object.keys(named)) {
    // What the definition does not know is tried, too, once: a backend may read it all the same.
    const ids = await idsOf(talk, name);
    asked.push(...(name in filters ? ids : ids.slice(0, 2)).map((id) => ({ [name]: id })));
  }
  await together(asked, ask);
}

export const namedUnitRules = (people: People): Rule[] =>
  allEndpoints
    .filter((call) => call.method === 'GET' && isRead(call) && rowOf(call))
    .filter(({ name }) => !/^regions\./.test(name) && !/Statistics\./.test(name))
    .flatMap((call) =>
      unitPeople.flatMap((name): Rule[] => {
        const person = people.get(name);
        if (!person || !admits(call, person) || /\{id\}/.test(call.path)) return [];
        return [
          {
            ...{ area: areaNameOf(call), kind: 'right', where: 'domain design, sections 0.2 and 2.2' },
            says: `${call.name}: ${name} sees no more by naming a unit or a record of somebody else`,
            check: (talk) => checkNamed(talk, call, person),
          },
        ];
      }),
    );
