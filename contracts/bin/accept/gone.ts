import { isAskedByAcceptance } from '../../askedByAcceptance.ts';
import { allEndpoints } from '../../src/areas.ts';
import { type AnyEndpoint, areaNameOf } from '../../src/endpoint.ts';
import { status } from '../../src/envelope.ts';
import { isRead } from '../../src/reads.ts';
import { callerFor, type People } from './people.ts';
import type { Rule } from './rule.ts';
import { sampleBody, sampleQuery } from './samples.ts';
import type { Talk } from './talk.ts';
import { absentId } from './unique.ts';

/** Every call about one record, of a record that is not there. The pacts pin the answer of `get` only. */

async function checkGone(talk: Talk, call: AnyEndpoint, people: People): Promise<void> {
  const by = callerFor(people, call);
  if (!by) return talk.skip('nobody who is signed in may call it');
  const body = call.body && sampleBody(call);
  if (call.body && !body) return talk.skip('no body was found that its shape takes');
  const input = { params: { id: absentId }, query: sampleQuery(call), body };
  await talk.refused(call, status.notFound, input, by);
}

export const goneRules = (people: People): Rule[] =>
  allEndpoints
    .filter((call) => isAskedByAcceptance(call, status.notFound))
    .map((call) => ({
      ...{
        area: areaNameOf(call),
        kind: 'right',
        where: 'the errors of the call; domain design, section 0.2',
      },
      ...(!isRead(call) && { writes: true as const }),
      says: `${call.name}: a record that is not there is answered with -1004`,
      check: (talk) => checkGone(talk, call, people),
    }));
