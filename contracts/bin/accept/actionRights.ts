import { allEndpoints } from '../../src/areas.ts';
import { type AnyEndpoint, areaNameOf } from '../../src/endpoint.ts';
import { admits, type People, type Person } from './people.ts';
import { neededOf, together, walk } from './reading.ts';
import type { Rule } from './rule.ts';
import { rowOf, siblingOf } from './shapes.ts';
import type { Json, Talk } from './talk.ts';

/** What a record's `actions` offer to somebody are calls that the definitions let him make, and none of them is left out. */

/** Rows of a list of whose status each has some. */
const perStatus = 3;
const mostRows = 300;

/** Calls that actions call otherwise. */
const calls: Record<string, string> = { edit: 'update' };

/** The call of an action by which the person would make it: that of his own unit, or the one of everybody. Undefined for actions that are no call. */
function callOf(list: AnyEndpoint, action: string): AnyEndpoint[] {
  const name = calls[action] ?? action;
  const area = areaNameOf(list);
  return [siblingOf(list, name), allEndpoints.find((one) => one.name === `${area}.${name}`)].filter(
    (one) => one !== undefined,
  );
}

/** Some rows of each status. */
const chosenOf = (rows: readonly Json[]): Json[] =>
  [...Map.groupBy(rows, ({ status, enabled }) => `${status} ${enabled}`).values()].flatMap((of) =>
    of.slice(0, perStatus),
  );

async function checkActions(talk: Talk, list: AnyEndpoint, person: Person): Promise<void> {
  const { list: rows } = await walk(talk, list, await neededOf(talk, list, person), person, mostRows);
  const get = [
    siblingOf(list, 'get'),
    allEndpoints.find(({ name }) => name === `${areaNameOf(list)}.get`),
  ].find((one) => one && /\{id\}/.test(one.path) && admits(one, person));
  const expectCalls = (what: string, actions: readonly string[]) => {
    for (const action of actions) {
      const found = callOf(list, action);
      talk.holds(
        `${what} offers ${person.name} what he may do`,
        found.length === 0 || found.some((call) => admits(call, person)),
        `it offers ${action}`,
      );
    }
  };
  for (const { id, actions } of rows) expectCalls(`row ${id}`, actions);
  if (!get) return;
  await together(chosenOf(rows), async ({ id, actions }) => {
    const record = await talk.ok(get, { params: { id } }, person);
    if (!record.actions) return;
    expectCalls(`record ${id}`, record.actions);
    talk.same(`actions of the row ${id}`, [...actions].sort(), [...record.actions].sort());
  });
}

export const actionRules = (people: People): Rule[] =>
  allEndpoints
    .filter((list) => /\.list(OfOwn(Company)?)?$/.test(list.name) && 'actions' in (rowOf(list) ?? {}))
    .flatMap((list) =>
      [...people.values()]
        // Nothing is kept from the super administrator.
        .filter((person) => person.name !== 'superAdmin' && admits(list, person))
        .map((person) => ({
          ...{
            area: areaNameOf(list),
            kind: 'right' as const,
            where: 'the access of the calls; domain design, section 0.3',
          },
          says: `${list.name}: actions offer ${person.name} only what he may do, in rows as in records`,
          check: (talk) => checkActions(talk, list, person),
        })),
    );
