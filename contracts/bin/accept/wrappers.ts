import { allEndpoints } from '../../src/areas.ts';
import { type AnyEndpoint, areaNameOf } from '../../src/endpoint.ts';
import { status } from '../../src/envelope.ts';
import { cleaned, formOf, type Kind, kindsOf, patternOf } from './kinds.ts';
import { callerFor, type People, type Person } from './people.ts';
import type { Rule } from './rule.ts';
import { sampleBody, sampleQuery } from './samples.ts';
import { fieldsOf, isOptional } from './shapes.ts';
import { type Json, short, type Talk } from './talk.ts';

/** Forms that are saved stand in `{"data": …}`; one that comes without is none (decision 3). */

const hasRequired = ({ body }: AnyEndpoint): boolean =>
  Object.values(fieldsOf(body)).some((schema) => !isOptional(schema));

/** Calls with a form, for which no record has to be there. */
const isForm = (call: AnyEndpoint): boolean =>
  call.travel === 'data' && hasRequired(call) && !call.path.includes('{id}');

/** A right form as it must not travel. @returns what the call has made, where it took the form all the same */
async function sentBare(
  talk: Talk,
  call: AnyEndpoint,
  input: { params?: Record<string, string>; body: unknown },
  by: Person,
  clean: (made: Json) => Promise<void> = async () => undefined,
): Promise<void> {
  const query = call.query ? sampleQuery(call) : {};
  const { answer } = await talk.call({ ...call, travel: 'plain' }, { ...input, query }, by);
  if (answer.status === status.ok) await clean(answer.data);
  const { data } = answer as Json;
  talk.same(`status of ${call.name} without the wrapper`, answer.status, status.invalid);
  talk.holds(`data.field of ${call.name} is data`, data?.field === 'data', short(data));
}

async function checkArea(talk: Talk, calls: readonly AnyEndpoint[], kind: Kind | undefined): Promise<void> {
  for (const call of calls) {
    const by = callerFor(talk.people, call);
    const body = sampleBody(call);
    if (!by || !body) continue;
    await sentBare(talk, call, { body }, by, async (made) => {
      if (kind?.add === call) await cleaned(talk, kind, made);
    });
  }
  if (!kind) return;
  const record = await patternOf(talk, kind);
  const params = { id: record.id };
  const body = formOf(fieldsOf(kind.update.body), record);
  await sentBare(talk, kind.update, { params, body }, kind.by);
  if (kind.enable)
    await sentBare(talk, kind.enable, { params, body: { enable: record.enabled ?? 1 } }, kind.by);
}

export function wrapperRules(people: People): Rule[] {
  const kinds = kindsOf(people).filter(({ ending }) => ending === '');
  return [...new Set(allEndpoints.map(areaNameOf))].flatMap((area): Rule[] => {
    const calls = allEndpoints.filter((call) => areaNameOf(call) === area && isForm(call));
    const kind = kinds.find((one) => one.area === area);
    if (!kind && !calls.some((call) => callerFor(people, call) && sampleBody(call))) return [];
    return [
      {
        ...{ area, kind: 'input', writes: true, where: 'decision 3 (the data wrapper)' },
        says: `${area}: a form that comes without the data wrapper is refused (-1002, field data)`,
        check: (talk) => checkArea(talk, calls, kind),
      },
    ];
  });
}
