import { allEndpoints } from '../../src/areas.ts';
import type { AnyEndpoint } from '../../src/endpoint.ts';
import { paging } from '../../src/envelope.ts';
import { infoOf } from '../../src/forms/fieldInfo.ts';
import { checkFilter, checkLiteral, checkTogether } from './filters.ts';
import { orderRules } from './orders.ts';
import { callerFor, type People, type Person, type PersonName } from './people.ts';
import { neededOf, wholeOf } from './reading.ts';
import { listRule, type Rule } from './rule.ts';
import { filtersOf, isOptional, isPaged, rowOf } from './shapes.ts';
import type { Json } from './talk.ts';

/** Rules of every list: pages, order, filters. */

/** Lists with rows that have an id and a path without one. */
export const isList = (endpoint: AnyEndpoint) => {
  const row = rowOf(endpoint);
  return Boolean(row && 'id' in row && !/\{id\}/.test(endpoint.path) && endpoint.method === 'GET');
};

/** Calls that show something only to one of these. */
const callers: Record<string, PersonName> = { 'userResources.allEnabledOfOwn': 'frontDesk' };

export const listCallerFor = (people: People, list: AnyEndpoint): Person | undefined =>
  people.get(callers[list.name] ?? 'platformAdmin') && callers[list.name]
    ? people.get(callers[list.name] as PersonName)
    : callerFor(people, list);

export function listRules(people: People): Rule[] {
  return allEndpoints.filter(isList).flatMap((list) => {
    const by = listCallerFor(people, list);
    if (!by) return [];
    const isStatistic = /Statistics\./.test(list.name);
    return [
      ...pageRules(list, by),
      ...orderRules(list, by),
      ...(isStatistic ? [] : [...filterRules(list, by), ...searchRules(list, by)]),
    ];
  });
}

const section = 'domain design, section 0.2 (lists)';

const idsOf = (rows: Json[]) => rows.map((row) => row.id);

function pageRules(list: AnyEndpoint, by: Person): Rule[] {
  if (!isPaged(list)) return [];
  return [
    listRule(list, 'pages add up to the whole, no row twice, count is that of all', section, async (talk) => {
      const all = await wholeOf(talk, list, by);
      const query = await neededOf(talk, list, by);
      talk.holds('no row twice', new Set(idsOf(all.list)).size === all.list.length, 'a row twice');
      if (all.isWhole) talk.same('count', all.count, all.list.length);
      const limit = Math.max(1, Math.min(7, Math.floor(all.list.length / 3)));
      const pages: Json[] = [];
      for (let offset = 0; offset < limit * 3 && offset < all.list.length; offset += limit) {
        const page = await talk.ok(list, { query: { ...query, offset, limit } }, by);
        const due = Math.min(limit, all.count - offset);
        talk.same(`rows of a page of ${limit} from ${offset}`, page.list.length, due);
        talk.same('count on every page', page.count, all.count);
        pages.push(...page.list);
      }
      talk.same('the pages in a row', idsOf(pages), idsOf(all.list.slice(0, pages.length)));
      const first = await talk.ok(list, { query }, by);
      const due = Math.min(paging.listSize, all.count);
      talk.same('rows without a limit', idsOf(first.list), idsOf(all.list.slice(0, due)));
      if (all.isWhole && all.count > 1) {
        const last = await talk.ok(list, { query: { ...query, offset: all.count - 1, limit: 10 } }, by);
        talk.same('the last page', idsOf(last.list), idsOf(all.list.slice(-1)));
      }
      const behind = await talk.ok(list, { query: { ...query, offset: all.count + 5, limit: 10 } }, by);
      talk.same('rows behind the end', behind.list, []);
      talk.same('count behind the end', behind.count, all.count);
      await talk.refused(list, -1002, { query: { ...query, limit: 5000 } }, by);
      await talk.refused(list, -1002, { query: { ...query, offset: -1 } }, by);
    }),
  ];
}

/** Filters of which no answer shows what they look at; rules of their own say what they find. */
const askedElsewhere = [
  'memberPoints.listJournals memberId',
  'members.list houseOwner',
  'memberFriends.list memberMobile',
];

function filterRules(list: AnyEndpoint, by: Person): Rule[] {
  const filters = Object.entries(filtersOf(list)).filter(
    ([name, schema]) => isOptional(schema) && !askedElsewhere.includes(`${list.name} ${name}`),
  );
  const each = filters.map(([name, schema]) =>
    listRule(list, `filter ${name} finds what matches and nothing else`, section, (talk) =>
      checkFilter(talk, list, name, schema, by),
    ),
  );
  if (filters.length < 2) return each;
  return [
    ...each,
    listRule(list, 'two filters find what both of them find', section, (talk) =>
      checkTogether(talk, list, by),
    ),
  ];
}

function searchRules(list: AnyEndpoint, by: Person): Rule[] {
  const isSearched = /^(name|title|keyword|member|customer|recommender|productName)$/;
  return Object.entries(filtersOf(list))
    .filter(([name, schema]) => infoOf(schema).isPart || isSearched.test(name))
    .map(([name]) =>
      listRule(list, `filter ${name} takes % and _ and . as characters`, section, (talk) =>
        checkLiteral(talk, list, name, by),
      ),
    );
}
