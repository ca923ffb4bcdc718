import { mostFound, recordKind, recordKindNames } from '../../src/areas/searches.ts';
import { todoEntries } from '../../src/areas/todos.ts';
import { type Person, personNames } from './people.ts';
import { endpointOf, type Query, rowsOf, todayOf } from './reading.ts';
import { figureRule, type Rule } from './rule.ts';
import { callOf } from './sums.ts';
import type { Json, Talk } from './talk.ts';

/** The search over all kinds and what waits for staff: each is what the lists show to the same caller. */

/** Undefined: the list does not accept the text. */
async function listed(talk: Talk, name: string, query: Query, person: Person): Promise<Json | undefined> {
  const call = callOf(endpointOf(name), person);
  if (!call) return undefined;
  const { answer } = await talk.call(call, { query: { ...query, limit: 100 } }, person);
  return answer.status === 1 ? answer.data : undefined;
}

async function checkSearch(talk: Talk, person: Person, text: string): Promise<void> {
  const found = await talk.ok(endpointOf('searches.find'), { query: { text } }, person);
  const wanted: Json[] = [];
  for (const kind of recordKindNames) {
    const { by, title } = recordKind(kind);
    for (const filter of by) {
      const { count, list } = (await listed(talk, `${kind}.list`, { [filter]: text }, person)) ?? {
        count: 0,
      };
      if (count === 0) continue;
      wanted.push({ kind, filter, count, all: list.map((row: Json) => `${row.id} ${row[title]}`) });
      break;
    }
  }
  const brief = (all: Json[]) => all.map(({ kind, filter, count }) => `${kind} by ${filter}: ${count}`);
  talk.same(`what ${person.name} finds by ${text}`, brief(found), brief(wanted));
  for (const [at, { kind, records }] of found.entries()) {
    const shown = records.map(({ id, title }: Json) => `${id} ${title}`);
    talk.same(`the first of ${kind} by ${text}`, shown, wanted[at]?.all.slice(0, shown.length));
  }
  const all = found.reduce((sum: number, { count }: Json) => sum + count, 0);
  const records = found.reduce((sum: number, one: Json) => sum + one.records.length, 0);
  talk.same(`records shown by ${text}`, records, Math.min(mostFound, all));
}

/** Numbers, names and mobiles that there are. */
async function textsOf(talk: Talk): Promise<string[]> {
  const [order] = await rowsOf(talk, 'ordersHotel.list');
  const [refund] = await rowsOf(talk, 'refundsHouse.list');
  const [, member] = await rowsOf(talk, 'members.list');
  const [hotel] = await rowsOf(talk, 'hotels.list');
  const [recommend] = await rowsOf(talk, 'estateRecommends.list');
  return [
    order?.orderNo,
    refund?.refundNo,
    member?.memberNo,
    member?.mobile.slice(-4),
    hotel?.name.slice(0, 2),
    recommend?.customerName,
    '199',
    '查无此人此物',
  ].filter(Boolean);
}

async function checkTodos(talk: Talk, person: Person): Promise<void> {
  const today = await todayOf(talk);
  const wanted: Json[] = [];
  for (const [key, { call, does, query }] of Object.entries(todoEntries)) {
    const found = callOf(endpointOf(does), person) && (await listed(talk, call, query(today), person));
    if (found) wanted.push({ key, count: found.count });
  }
  talk.same(`what waits for ${person.name}`, await talk.ok(endpointOf('todos.count'), {}, person), wanted);
}

export function searchRules(): Rule[] {
  return [
    figureRule(
      endpointOf('searches.find'),
      'finds what the lists show to the same caller, at most 20 records',
      'contract, searches.find',
      async (talk) => {
        for (const text of await textsOf(talk))
          for (const name of ['platformAdmin', 'merchantManager', 'support'] as const)
            if (talk.people.has(name)) await checkSearch(talk, talk.person(name), text);
      },
    ),
    figureRule(
      endpointOf('todos.count'),
      'each number is that of the list with its filter, for every user who may see it and do what waits',
      'domain design, section 17',
      async (talk) => {
        for (const name of personNames) if (talk.people.has(name)) await checkTodos(talk, talk.person(name));
      },
    ),
  ];
}
