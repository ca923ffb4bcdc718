import { allEndpoints } from '../../src/areas.ts';
import { type AnyEndpoint, areaNameOf } from '../../src/endpoint.ts';
import { status } from '../../src/envelope.ts';
import { isRead } from '../../src/reads.ts';
import { admits, type People, type Person } from './people.ts';
import { walk } from './reading.ts';
import type { Rule } from './rule.ts';
import { sampleBody, sampleQuery } from './samples.ts';
import { fieldsOf, filtersOf, isOptional, isPaged, rowOf } from './shapes.ts';
import type { Json, Talk } from './talk.ts';
import { absentId } from './unique.ts';

/** Rules about who may call, from the access that each definition states, and over which records. */

const { tokenExpired, forbidden, notFound } = status;
const where = 'the access of the call in contracts/src/areas; domain design, section 2';

export function rightRules(people: People): Rule[] {
  return [
    ...allEndpoints.filter(({ access }) => !access.public).map((endpoint) => accessRule(endpoint, people)),
    ...reachRules(people),
  ];
}

/** One call, by everybody. The record that it is about does not exist: whoever may not call must not learn that. */
function accessRule(endpoint: AnyEndpoint, people: People): Rule {
  const inputFor = (belongId?: string) => ({
    params: { id: absentId, ...(belongId !== undefined && { belongId }) },
    query: { ...sampleQuery(endpoint), ...(isPaged(endpoint) && { limit: 1 }) },
    // Nothing that could be carried out for whoever may call.
    body: endpoint.body && /\{id\}/.test(endpoint.path) ? sampleBody(endpoint) : {},
  });
  return {
    ...{ area: areaNameOf(endpoint), kind: 'right', where },
    says: `${endpoint.name}: only who the definition admits may call; others get -1003, without a token -1001`,
    async check(talk) {
      await talk.refused(endpoint, tokenExpired, inputFor('1'), null);
      const forged = { ...firstOf(people), token: '0'.repeat(32), name: 'a forged token' };
      await talk.refused(endpoint, tokenExpired, inputFor('1'), forged);
      for (const person of people.values()) {
        if (!admits(endpoint, person)) {
          await talk.refused(endpoint, forbidden, inputFor(person.belongId), person);
          continue;
        }
        // He makes most of the calls of the other rules.
        if (person.name === 'platformAdmin') continue;
        const { answer } = await talk.call(endpoint, inputFor(person.belongId), person);
        const isTurnedAway = answer.status === forbidden && isRead(endpoint);
        talk.holds(
          `${person.name} may call ${endpoint.name}`,
          answer.status !== tokenExpired && !isTurnedAway && answer.status !== status.fault,
          `${answer.status} ${answer.message}`,
        );
        if (endpoint.access.scope) await talk.refused(endpoint, forbidden, inputFor('99999'), person);
      }
    },
  };
}

const firstOf = (people: People): Person => {
  const [first] = people.values();
  if (!first) throw new Error('There is nobody.');
  return first;
};

/** Lists whose rows have records: by them it is known what somebody sees. */
const mainLists = allEndpoints.filter(
  (endpoint) =>
    endpoint.name.endsWith('.list') &&
    isPaged(endpoint) &&
    rowOf(endpoint) &&
    'id' in (rowOf(endpoint) ?? {}),
);

/** A record that somebody's list does not show must be out of his reach by every call. */
function reachRules(people: People): Rule[] {
  const admin = people.get('platformAdmin');
  if (!admin) return [];
  return mainLists.flatMap((list) =>
    [...people.values()].flatMap((person): Rule[] => {
      if (person === admin || person.name === 'superAdmin') return [];
      const own = [list, siblingNamed(list, 'listOfOwn'), siblingNamed(list, 'listOfOwnCompany')].find(
        (one) => one && admits(one, person),
      );
      const calls = allEndpoints.filter(
        (one) => areaNameOf(one) === areaNameOf(list) && /\{id\}$/.test(one.path) && admits(one, person),
      );
      if (!own || calls.length === 0 || filtersOf(list).estateId?._zod.def.type === 'string') return [];
      return [
        {
          ...{ area: areaNameOf(list), kind: 'right', writes: true },
          where: 'domain design, section 2.2 (reach of rights) and 0.2 (records of others look absent)',
          says: `${person.name} reaches no record of ${areaNameOf(list)} that his list does not show`,
          check: (talk) => checkReach(talk, { list, own, calls, person, admin }),
        },
      ];
    }),
  );
}

const siblingNamed = ({ name }: AnyEndpoint, call: string) =>
  allEndpoints.find((one) => one.name === `${name.slice(0, name.indexOf('.'))}.${call}`);

interface Reach {
  list: AnyEndpoint;
  own: AnyEndpoint;
  calls: AnyEndpoint[];
  person: Person;
  admin: Person;
}

async function checkReach(talk: Talk, { list, own, calls, person, admin }: Reach): Promise<void> {
  const query: Record<string, string> = {};
  if (Object.entries(filtersOf(list)).some(([, schema]) => !isOptional(schema)))
    return talk.skip('the list needs to be asked for one project');
  const all = await walk(talk, list, query, admin);
  const idsNow = async () => (await walk(talk, own, query, person)).list.map(({ id }) => id);
  // Twice: what others change meanwhile moves to another page of a list that is ordered by changes.
  const mine = new Set([...(await idsNow()), ...(await idsNow())]);
  // The last one: other rules work on what is new.
  const others = all.list.filter(({ id }) => !mine.has(id)).reverse();
  if (others.length === 0) return talk.skip('there is nothing to refuse: he sees every record that there is');
  const get = siblingNamed(list, 'get');
  const { foreign, before } = await firstThere(talk, get, others, admin);
  for (const call of calls) {
    const body = bodyFor(call, before);
    if (call.body && !body) continue;
    const input = { params: { id: foreign.id, belongId: person.belongId }, body };
    const { answer } = await talk.call(call, input, person);
    // A body that is refused for itself says nothing about the reach.
    if (call.body && answer.status === status.invalid) continue;
    talk.holds(
      `${call.name} with the record ${foreign.id} is refused with -1004 or -1003`,
      answer.status === notFound || answer.status === forbidden,
      `${answer.status} ${answer.message}`,
    );
  }
  if (get) {
    const after = await talk.ok(get, { params: { id: foreign.id } }, admin);
    talk.same('the record after refused calls', stateOf(after), stateOf(before));
  }
}

/** What other rules have made may be gone again. */
async function firstThere(talk: Talk, get: AnyEndpoint | undefined, rows: readonly Json[], admin: Person) {
  if (!get) return { foreign: rows[0], before: undefined };
  for (const foreign of rows) {
    const { answer } = await talk.call(get, { params: { id: foreign.id } }, admin);
    if (answer.status === status.ok) return { foreign, before: answer.data as Json };
  }
  return talk.skip('every record that he does not see is gone');
}

/** What a call about a record would change of it. Other rules may change meanwhile what it shows of others, such as the grade of a member. */
const stateOf = ({ version, status: state, enabled, logs }: Json): Json => ({
  version,
  state,
  enabled,
  logs,
});

/** The form as the record has it, so that only the reach can be what is refused; otherwise a body of the right shape. */
function bodyFor(call: AnyEndpoint, record: Json): Record<string, unknown> | undefined {
  if (!call.body) return undefined;
  const names = Object.keys(fieldsOf(call.body));
  if (
    record &&
    names.includes('version') &&
    names.every((name) => name in record || isOptional(fieldsOf(call.body)[name] as never))
  )
    return Object.fromEntries(names.filter((name) => name in record).map((name) => [name, record[name]]));
  return sampleBody(call);
}
