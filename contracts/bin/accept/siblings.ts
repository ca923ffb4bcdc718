import { allEndpoints } from '../../src/areas.ts';
import type { AnyEndpoint } from '../../src/endpoint.ts';
import { status } from '../../src/envelope.ts';
import { admits, callerFor, type People } from './people.ts';
import { endpointOf, rowsOf } from './reading.ts';
import type { Rule } from './rule.ts';
import { sampleBody } from './samples.ts';
import type { Talk } from './talk.ts';

/** Kinds that have the same calls, such as the banners of two pages: a record of one is none of the other, whatever ids a backend gives. */

const families = [
  ['homeBanners', 'estateBanners', 'landingBanners'],
  ['productsPlace', 'productsHotel', 'productsHouse'],
  ['ordersPlace', 'ordersHotel', 'ordersHouse'],
  ['refundsPlace', 'refundsHotel', 'refundsHouse'],
];
/** What is tried with the id of another kind; those that would change something are refused all the same. */
const verbs = ['get', 'update', 'enable', 'remove', 'copy', 'remark', 'cancel', 'reveal'];

async function checkSibling(talk: Talk, area: string, other: string): Promise<void> {
  const own = new Set((await rowsOf(talk, `${area}.list`)).map(({ id }) => id));
  const foreign = (await rowsOf(talk, `${other}.list`)).find(({ id }) => !own.has(id));
  if (!foreign) return talk.skip(`every id of ${other} is one of ${area}, too`);
  const params = { id: foreign.id };
  const calls = verbs
    .map((verb) => allEndpoints.find(({ name }) => name === `${area}.${verb}`))
    .filter((call): call is AnyEndpoint => call !== undefined && /\{id\}/.test(call.path));
  for (const call of calls) {
    const by = callerFor(talk.people, call);
    const body = call.body ? sampleBody(call) : undefined;
    if (!by || (call.body && !body)) continue;
    const { answer } = await talk.call(call, { params, body }, by);
    if (call.body && answer.status === status.invalid) continue;
    talk.same(`${call.name} with a record of ${other}`, answer.status, status.notFound);
  }
}

export const siblingRules = (people: People): Rule[] =>
  families.flatMap((family) =>
    family.flatMap((area) =>
      family
        .filter((other) => other !== area)
        .flatMap((other): Rule[] => {
          const admin = people.get('platformAdmin');
          if (!admin || !admits(endpointOf(`${area}.get`), admin)) return [];
          return [
            {
              ...{ area, kind: 'right', writes: true, where: 'domain design, section 0.2 (records)' },
              says: `${area}: a record of ${other} is not one of them (-1004)`,
              check: (talk) => checkSibling(talk, area, other),
            },
          ];
        }),
    ),
  );
