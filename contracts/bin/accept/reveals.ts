import { allEndpoints } from '../../src/areas.ts';
import { type AnyEndpoint, areaNameOf } from '../../src/endpoint.ts';
import { status } from '../../src/envelope.ts';
import { coreOf, defOf } from '../../src/forms/fieldInfo.ts';
import { isReveal } from '../../src/reads.ts';
import { added, type Kind, kindsOf } from './kinds.ts';
import type { People } from './people.ts';
import type { Rule } from './rule.ts';
import { fieldsOf, siblingOf } from './shapes.ts';
import type { Json, Talk } from './talk.ts';

/** 查看: the whole of a masked number, with a line in the log for each time. */

/** How those of each area come about that have numbers to show. Of other areas one is added. */
const scenes: Record<string, [state: string, ...params: Record<string, unknown>[]]> = {
  ordersPlace: ['an order is in a status', { trade: 'place', status: 30 }],
  ordersHotel: ['an order is in a status', { trade: 'hotel', status: 40 }],
  ordersHouse: ['an order is in a status', { trade: 'house', status: 40 }],
  refundsPlace: ['a refund is in a status', { trade: 'place', status: 10 }],
  refundsHotel: ['a refund is in a status', { trade: 'hotel', status: 10 }],
  refundsHouse: ['a refund is in a status', { trade: 'house', status: 10 }],
  withdraws: [
    'a withdrawal is in a status',
    ...[
      { status: 10, way: 20 },
      { status: 10, way: 30 },
      { status: 10, way: 30, payee: 'email' },
    ],
  ],
  incomeRecords: ['an income is in a status', { status: 10 }],
  sendPlans: ['a send plan is in a status', { status: 10 }],
  estateRecommends: ['a recommend is in a status', { status: 10 }],
  estateBookings: ['a lead is in a status', { status: 10 }],
  estateRooms: ['a room is in a state', { status: 40 }],
};

const isPlain = (call: AnyEndpoint) => isReveal(call) && call.name.endsWith('.reveal');

export const revealRules = (people: People): Rule[] =>
  allEndpoints.filter(isPlain).map((call) => ({
    ...{ area: areaNameOf(call), kind: 'move', writes: true, where: 'docs/decisions/0020-whole-numbers.md' },
    says: `${call.name}: a whole number fits its mask, the log says who saw which of whom, and nothing else changes`,
    check: (talk) => checkReveal(talk, call, kindsOf(people)),
  }));

async function idsOf(talk: Talk, call: AnyEndpoint, kinds: readonly Kind[]): Promise<string[]> {
  const [state, ...params] = scenes[areaNameOf(call)] ?? [];
  if (state) {
    const ids: string[] = [];
    for (const given of params) ids.push((await talk.state(state, given)).id);
    return ids;
  }
  const kind = kinds.find(({ area, ending }) => area === areaNameOf(call) && ending === '');
  return kind ? [(await added(talk, kind)).record.id] : talk.skip('nobody adds one');
}

async function checkReveal(talk: Talk, call: AnyEndpoint, kinds: readonly Kind[]): Promise<void> {
  for (const id of await idsOf(talk, call, kinds)) await checkNumbers(talk, call, id);
}

async function checkNumbers(talk: Talk, call: AnyEndpoint, id: string): Promise<void> {
  const get = siblingOf(call, 'get') as AnyEndpoint;
  const read = () => talk.ok(get, { params: { id } });
  const row = await rowOf(talk, call, id);
  const actions = new Map<string, string>();
  for (const field of maskedFieldsOf(call)) {
    const [list = '', name] = field.split('.');
    const first = await read();
    const many: number = name ? (first[list]?.length ?? 0) : 1;
    for (let index = 0; index < many; index++) {
      const maskOf = (record: Json) => (name ? record[list][index][name] : record[field]);
      const before = await read();
      const masked = maskOf(before);
      if (!masked) continue;
      const { value } = await talk.ok(call, { params: { id }, body: { field, ...(name && { index }) } });
      talk.holds(`${field} is the whole of ${masked}`, fits(masked, value), value);
      if (row && field in row) talk.same(`${field} in the list`, row[field], masked);
      const after = await read();
      if (before.logs) {
        talk.same('lines in the log', after.logs.length, before.logs.length + 1);
        const [line] = after.logs;
        talk.holds('the line says who did what', line.operatorName !== '' && line.action !== '', line);
        const words = `${line.action} ${line.remark}`;
        if (value !== masked) talk.holds('the line does not say the number', !words.includes(value), line);
        if (name)
          talk.holds('the line says whose number it is', words.includes(before[list][index].name), line);
        actions.set(field, line.action);
      }
      talk.same(`${field} stays masked`, maskOf(after), masked);
      talk.same('status and version', [after.status, after.version], [before.status, before.version]);
    }
    if (name && many > 0)
      await talk.refused(call, status.notFound, { params: { id }, body: { field, index: 99 } });
  }
  talk.same('each kind of number has a line of its own', new Set(actions.values()).size, actions.size);
}

/** The record among the newest of its list, for the lists that are asked without more. */
async function rowOf(talk: Talk, call: AnyEndpoint, id: string): Promise<Json | undefined> {
  const list = siblingOf(call, 'list');
  if (!list) return undefined;
  const { answer } = await talk.call(list, { query: { limit: 100 } });
  return (answer.data as Json | undefined)?.list?.find((row: Json) => row.id === id);
}

/** What the mask shows is in the number, at the ends; `kindOf` says what else it must be. */
function fits(masked: string, value: string): boolean {
  const [head = '', ...rest] = masked.split('*');
  const tail = rest.at(-1) ?? '';
  return (
    masked.includes('*') &&
    value !== masked &&
    !value.includes('*') &&
    value.startsWith(head) &&
    value.endsWith(tail) &&
    kindOf(masked, value)
  );
}

/** The fields that a call of 查看 can be asked for. */
export function maskedFieldsOf({ body }: AnyEndpoint): string[] {
  const { field } = fieldsOf(body);
  const { entries = {} } = (field ? defOf(coreOf(field)) : {}) as { entries?: Record<string, string> };
  return Object.values(entries);
}

/** A mobile has eleven digits, whatever its mask hides; of an e-mail address the first character and the domain are shown (domain design, E9). */
const kindOf = (masked: string, value: string): boolean =>
  value.includes('@')
    ? masked === `${value[0]}***${value.slice(value.indexOf('@'))}`
    : !/^1\d{2}\*{4}\d{4}$/.test(masked) || /^1\d{10}$/.test(value);
