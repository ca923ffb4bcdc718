import { isDeepStrictEqual } from 'node:util';
import type { AnyEndpoint } from '../../src/endpoint.ts';
import { paging } from '../../src/envelope.ts';
import { added, cleaned, type Kind, kindsOf } from './kinds.ts';
import type { People } from './people.ts';
import { neededOf, type Query } from './reading.ts';
import type { Rule } from './rule.ts';
import { fieldsOf, isPaged, siblingOf } from './shapes.ts';
import type { Json, Talk } from './talk.ts';

/** Lists that have no more than one page: what they answer without `limit` and `offset` shows itself with one row more. */

const idsOf = (rows: readonly Json[]) => rows.map(({ id }) => id);
/** How often it is looked at again: others add and remove records meanwhile, which a mistake outlives. */
const tries = 10;

/** Without a limit ten rows, without an offset the first ones. */
async function checkDefaults(talk: Talk, list: AnyEndpoint, kind: Kind): Promise<void> {
  const query = await neededOf(talk, list, kind.by);
  const limit = paging.listSize;
  const asked = (over: Query) => talk.ok(list, { query: { ...query, ...over } }, kind.by);
  const ways: [string, Query][] = [
    ['limit and offset', {}],
    ['limit', { offset: 0 }],
    ['offset', { limit }],
  ];
  for (const [without, over] of ways)
    for (let left = tries; ; left--) {
      const { count, list: rows } = await asked(over);
      talk.same(`rows of ${list.name} without ${without}`, rows.length, Math.min(limit, count));
      const first = await asked({ offset: 0, limit });
      const isSame = isDeepStrictEqual(idsOf(rows), idsOf(first.list));
      if (isSame) break;
      if (left === 0)
        talk.same(`the first rows of ${list.name} without ${without}`, idsOf(rows), idsOf(first.list));
    }
}

async function checkFew(talk: Talk, kind: Kind): Promise<void> {
  const query = { ...(await neededOf(talk, kind.list, kind.by)), limit: 1 };
  const few: { list: AnyEndpoint; count: number }[] = [];
  for (const call of ['list', 'allEnabled', 'all']) {
    const list = siblingOf(kind.list, call);
    if (!list || !isPaged(list)) continue;
    const { count } = await talk.ok(list, { query }, kind.by);
    if (count <= paging.listSize) few.push({ list, count });
  }
  const made: Json[] = [];
  const least = Math.min(...few.map(({ count }) => count));
  for (let missing = paging.listSize + 1 - least; few.length > 0 && missing > 0; missing--)
    made.push((await added(talk, kind)).record);
  for (const { list } of few) await checkDefaults(talk, list, kind);
  for (const record of made) await cleaned(talk, kind, record);
}

export const fewRowRules = (people: People): Rule[] =>
  kindsOf(people)
    // There are few levels of grades, and what is added among them changes those of members.
    .filter(({ list, remove, add }) => isPaged(list) && remove && !('level' in fieldsOf(add.body)))
    .map((kind) => ({
      ...{ area: kind.area, kind: 'list', writes: true, where: 'specification section 9 (page sizes)' },
      says: `${kind.area}${kind.ending}: lists answer ten rows without a limit and begin at the first one without an offset, also where there were few`,
      check: (talk) => checkFew(talk, kind),
    }));
