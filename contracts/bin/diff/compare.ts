import { examplesOf } from './callExamples.ts';
import type { Change, Json, Say } from './change.ts';
import { compareDeprecation } from './compareFacts.ts';
import { compareSchemas } from './compareSchemas.ts';
import { type Comparing, statedIn } from './comparing.ts';
import { resolved } from './resolved.ts';

/** What differs between two versions of the contract, as their OpenAPI documents say it, and for whom that is a break. */

/** Every change, in the order of the calls of both documents. */
export function changesBetween(from: Json, to: Json): Change[] {
  const [before, after] = [callsOf(resolved(from)), callsOf(resolved(to))];
  const isStated = statedIn(from, to);
  const changes: Change[] = [];
  for (const name of new Set([...before.keys(), ...after.keys()])) {
    const say: Say = (at, what, breaks, why) => changes.push({ of: name, at, what, breaks, why });
    const [old, now] = [before.get(name), after.get(name)];
    if (!old)
      say(
        '',
        `new call ${now?.address}`,
        'backend',
        'a backend that does not have it answers -1004 where the console calls it',
      );
    else if (!now) say('', `call removed (${old.address})`, 'console', 'a console that calls it gets -1004');
    else compareCalls(old, now, say, isStated);
  }
  return changes;
}

interface Call {
  address: string;
  operation: Json;
}

const methods = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'];

function callsOf(document: Json): Map<string, Call> {
  const calls = Object.entries<Json>(document.paths).flatMap(([path, item]) =>
    Object.entries<Json>(item ?? {})
      .filter(([key, value]) => methods.includes(key) && value)
      .map(([method, own]): [string, Call] => {
        // Parameters of a path are those of each of its methods.
        const parameters = [...(item.parameters ?? []), ...(own.parameters ?? [])];
        const address = `${method.toUpperCase()} ${own.servers?.[0]?.url ?? ''}${path}`;
        return [own.operationId ?? address, { address, operation: { ...own, parameters } }];
      }),
  );
  return new Map(calls);
}

function compareCalls(old: Call, now: Call, say: Say, isStated: Comparing['isStated']): void {
  if (old.address !== now.address)
    say(
      '',
      `moved from ${old.address} to ${now.address}`,
      'both',
      'the other side calls, or answers at, the old address',
    );
  compareAccess(old.operation, now.operation, say);
  compareErrors(old.operation, now.operation, say);
  if (old.operation['x-travel'] !== now.operation['x-travel'])
    say(
      'request',
      `travels as ${now.operation['x-travel']} instead of ${old.operation['x-travel']}`,
      'both',
      'the other side reads no body',
    );
  compareDeprecation('', old.operation, now.operation, say);
  const sent: Comparing = {
    how: 'sent',
    say,
    isStated,
    examplesAt: examplesOf([old.operation, now.operation]),
  };
  compareContent(old.operation, now.operation, say);
  compareSchemas('request', bodyOf(old.operation), bodyOf(now.operation), sent);
  comparePath(old, now, sent);
  compareSchemas('query', parametersOf(old.operation, 'query'), parametersOf(now.operation, 'query'), sent);
  compareSchemas('answer', dataOf(old.operation), dataOf(now.operation), { ...sent, how: 'answered' });
}

const namesOf = (list: Json[] = []): string[] =>
  list.map((one) => String(one.name ?? one.code ?? one.status)).sort();

function compareAccess(old: Json, now: Json, say: Say): void {
  const rights = (one: Json) => namesOf(one['x-rights']).join(' or ') || 'no right';
  if (rights(old) !== rights(now))
    say(
      'rights',
      `needs ${rights(now)} instead of ${rights(old)}`,
      'both',
      'who may call is another one, on both sides',
    );
  const kinds = (one: Json) => namesOf(one['x-belong-types']).join(', ') || 'all kinds';
  if (kinds(old) !== kinds(now))
    say(
      'rights',
      `for users of ${kinds(now)} instead of ${kinds(old)}`,
      'both',
      'who may call is another one, on both sides',
    );
  if (old['x-scope'] !== now['x-scope'])
    say(
      'rights',
      `scope ${now['x-scope'] ?? 'none'} instead of ${old['x-scope'] ?? 'none'}`,
      'both',
      'whose records are meant is another thing',
    );
  if (old.security?.length !== now.security?.length)
    say(
      'rights',
      now.security?.length ? 'needs a token' : 'needs no token any more',
      'both',
      'who may call is another one, on both sides',
    );
}

function compareErrors(old: Json, now: Json, say: Say): void {
  const codes = (one: Json): number[] => (one['x-errors'] ?? []).map((error: Json) => error.status);
  for (const code of codes(now).filter((one) => !codes(old).includes(one)))
    say('errors', `may be refused with ${code}`, 'nobody', 'the console shows the message of any refusal');
  for (const code of codes(old).filter((one) => !codes(now).includes(one)))
    say(
      'errors',
      `is no longer refused with ${code}`,
      'backend',
      'a backend that still refuses keeps the call from being carried out',
    );
}

const bodyOf = (operation: Json): Json => {
  const [content] = Object.values<Json>(operation.requestBody?.content ?? {});
  const schema = content?.schema;
  return operation['x-travel'] === 'data' ? schema?.properties?.data : schema;
};
const dataOf = (operation: Json): Json => {
  const content = operation.responses?.['200']?.content?.['application/json'];
  return content?.schema?.oneOf?.[0]?.properties?.data;
};

/** As what the body and the answer go over HTTP. */
function compareContent(old: Json, now: Json, say: Say): void {
  for (const [at, contentOf] of [
    ['request', (one: Json) => one.requestBody?.content],
    ['answer', (one: Json) => one.responses?.['200']?.content],
  ] as const) {
    const [before, after] = [old, now].map((one) =>
      Object.keys(contentOf(one) ?? {})
        .sort()
        .join(', '),
    );
    // That there is a body at all is seen in its schema.
    if (before && after && before !== after)
      say(
        at,
        `content type ${after} instead of ${before}`,
        'both',
        'the other side writes or reads the old one',
      );
  }
}

/** The parameters of one place as the schema of an object. */
function parametersOf({ parameters = [] }: Json, place: 'query' | 'path'): Json {
  const own = parameters.filter((one: Json) => one.in === place);
  const schemaOf = ({ schema, deprecated, 'x-deprecated': leaving }: Json) =>
    deprecated ? { ...schema, deprecated, 'x-deprecated': leaving } : schema;
  return {
    type: 'object',
    properties: Object.fromEntries(own.map((one: Json) => [one.name, schemaOf(one)])),
    required: own.filter((one: Json) => one.required).map((one: Json) => one.name),
  };
}

function comparePath(old: Call, now: Call, sent: Comparing): void {
  const [before, after] = [old, now].map(({ operation }) => parametersOf(operation, 'path').properties);
  for (const name of new Set([...Object.keys(before), ...Object.keys(after)]))
    if (name in before && name in after) compareSchemas(`path.${name}`, before[name], after[name], sent);
    // Where the address is another one, that is said already.
    else if (old.address === now.address)
      sent.say(
        `path.${name}`,
        name in after ? 'is new' : 'is gone',
        'both',
        'the other side has, or has not, a value in the address',
      );
}

/** What a change of the contract asks of its version. */
export type Step = 'major' | 'minor' | 'patch' | 'none';

/**
 * By semantic versioning, as it is for whoever calls the new version: `major` where a console of the old one does not work with it, `minor` where only
 * a backend of the old one lacks something.
 */
export function stepOf(changes: readonly Change[]): Step {
  const isThere = (...whom: Change['breaks'][]) => changes.some(({ breaks }) => whom.includes(breaks));
  if (isThere('console', 'both')) return 'major';
  if (isThere('backend')) return 'minor';
  return changes.length > 0 ? 'patch' : 'none';
}

/** Whether a backend or a console of the old version has something to do. */
export const breaksSomething = (changes: readonly Change[]) =>
  changes.some(({ breaks }) => breaks !== 'nobody');
