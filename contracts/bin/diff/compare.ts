/** What differs between two versions of the contract, as their OpenAPI documents say it, and for whom that is a break. */

// biome-ignore lint/suspicious/noExplicitAny: parts of JSON documents that are read field by field
type Json = any;

/**
 * Whom a change breaks. `console`: a console of the old version against a backend of the new one. `backend`: a backend of the old version under a
 * console of the new one. `nobody`: both go on as they are.
 */
type Broken = 'console' | 'backend' | 'both' | 'nobody';

export interface Change {
  /** `area.call`, or the part of the contract that is no call. */
  of: string;
  /** Where in it: `request.name`, `answer.list[].id`, `rights`; '' for the call itself. */
  at: string;
  what: string;
  breaks: Broken;
  why: string;
}

type Say = (at: string, what: string, breaks: Broken, why: string) => void;

/** Every change, in the order of the calls of both documents. */
export function changesBetween(from: Json, to: Json): Change[] {
  const [before, after] = [callsOf(from), callsOf(to)];
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
    else compareCalls(old, now, say);
  }
  return changes;
}

interface Call {
  address: string;
  operation: Json;
}

function callsOf(document: Json): Map<string, Call> {
  const calls = Object.entries<Json>(document.paths).flatMap(([path, methods]) =>
    Object.entries<Json>(methods).map(([method, operation]): [string, Call] => [
      operation.operationId,
      { address: `${method.toUpperCase()} ${operation.servers?.[0]?.url ?? ''}${path}`, operation },
    ]),
  );
  return new Map(calls);
}

function compareCalls(old: Call, now: Call, say: Say): void {
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
  compareSchemas('request', bodyOf(old.operation), bodyOf(now.operation), 'sent', say);
  compareQueries(old.operation, now.operation, say);
  compareSchemas('answer', dataOf(old.operation), dataOf(now.operation), 'answered', say);
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
  const [before, after] = [namesOf(old['x-errors']), namesOf(now['x-errors'])].map((list) =>
    list.map(String),
  );
  const codes = (one: Json): number[] => (one['x-errors'] ?? []).map((error: Json) => error.status);
  for (const code of codes(now).filter((one) => !codes(old).includes(one)))
    say('errors', `may be refused with ${code}`, 'nobody', 'the console shows the message of any refusal');
  for (const code of codes(old).filter((one) => !codes(now).includes(one)))
    say(
      'errors',
      `is no longer refused with ${code}`,
      before?.length === after?.length ? 'nobody' : 'backend',
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

function compareQueries(old: Json, now: Json, say: Say): void {
  const asSchema = ({ parameters = [] }: Json) => {
    const inQuery = parameters.filter((one: Json) => one.in === 'query');
    return {
      type: 'object',
      properties: Object.fromEntries(inQuery.map((one: Json) => [one.name, one.schema])),
      required: inQuery.filter((one: Json) => one.required).map((one: Json) => one.name),
    };
  };
  compareSchemas('query', asSchema(old), asSchema(now), 'sent', say);
}

/** @param how `sent` by the console, or `answered` by the backend: what is more for the one is less for the other */
function compareSchemas(at: string, old: Json, now: Json, how: 'sent' | 'answered', say: Say): void {
  if (!old || !now) {
    if (old || now) say(at, now ? 'is new' : 'is gone', 'both', 'the other side sends or reads it');
    return;
  }
  const type = (one: Json) =>
    JSON.stringify(
      one.type ?? (one.enum || one.const !== undefined ? 'code' : one.anyOf || one.oneOf ? 'one of' : 'any'),
    );
  if (type(old) !== type(now)) {
    say(
      at,
      `type ${type(now)} instead of ${type(old)}`,
      'both',
      'the other side sends or reads the old type',
    );
    return;
  }
  compareFields(at, old, now, how, say);
  compareCodes(at, old, now, how, say);
  compareLimits(at, old, now, how, say);
  if (old.items || now.items) compareSchemas(`${at}[]`, old.items, now.items, how, say);
}

function compareFields(at: string, old: Json, now: Json, how: 'sent' | 'answered', say: Say): void {
  const [before, after] = [old.properties ?? {}, now.properties ?? {}];
  const needed = (schema: Json, name: string) => (schema.required ?? []).includes(name);
  for (const name of new Set([...Object.keys(before), ...Object.keys(after)])) {
    const path = `${at}.${name}`;
    if (!(name in before)) {
      if (how === 'answered')
        say(
          path,
          'new field',
          needed(now, name) ? 'backend' : 'nobody',
          needed(now, name)
            ? 'the console reads it, and an old backend does not answer it'
            : 'it may be left out',
        );
      else if (needed(now, name))
        say(
          path,
          'new field that has to be sent',
          'both',
          'an old console does not send it, an old backend does not keep it',
        );
      else
        say(
          path,
          'new field that may be sent',
          'backend',
          'an old backend does not heed what the console sends',
        );
    } else if (!(name in after)) {
      if (how === 'answered')
        say(
          path,
          'field removed',
          needed(old, name) ? 'console' : 'nobody',
          needed(old, name) ? 'a console that reads it finds nothing' : 'it could be missing before',
        );
      else
        say(
          path,
          'field is no longer sent',
          needed(old, name) ? 'backend' : 'nobody',
          needed(old, name) ? 'an old backend refuses a form without it' : 'it could be missing before',
        );
    } else {
      if (needed(old, name) !== needed(now, name)) {
        const isNeeded = needed(now, name);
        if (how === 'sent')
          say(
            path,
            isNeeded ? 'has to be sent' : 'may be left out',
            isNeeded ? 'console' : 'backend',
            isNeeded ? 'an old console may leave it out' : 'an old backend refuses a form without it',
          );
        else
          say(
            path,
            isNeeded ? 'is always answered' : 'may be missing',
            isNeeded ? 'backend' : 'console',
            isNeeded ? 'an old backend may leave it out' : 'an old console reads it without asking',
          );
      }
      compareSchemas(path, before[name], after[name], how, say);
    }
  }
}

function compareCodes(at: string, old: Json, now: Json, how: 'sent' | 'answered', say: Say): void {
  const codes = (one: Json): Json[] => one.enum ?? (one.const === undefined ? [] : [one.const]);
  const [before, after] = [codes(old), codes(now)];
  if (before.length === 0 && after.length === 0) return;
  const added = after.filter((one) => !before.includes(one));
  const removed = before.filter((one) => !after.includes(one));
  if (added.length > 0)
    say(
      at,
      `new codes ${added.join(', ')}`,
      how === 'sent' ? 'backend' : 'console',
      how === 'sent' ? 'an old backend refuses them' : 'an old console has no word for them',
    );
  if (removed.length > 0)
    say(
      at,
      `codes ${removed.join(', ')} removed`,
      how === 'sent' ? 'console' : 'backend',
      how === 'sent' ? 'an old console still offers them' : 'an old backend still answers them',
    );
}

const upper = ['maxLength', 'maximum', 'maxItems'];
const lower = ['minLength', 'minimum', 'minItems'];

function compareLimits(at: string, old: Json, now: Json, how: 'sent' | 'answered', say: Say): void {
  for (const name of [...upper, ...lower]) {
    const none = upper.includes(name) ? Number.POSITIVE_INFINITY : Number.NEGATIVE_INFINITY;
    const [before, after] = [old[name] ?? none, now[name] ?? none];
    if (before === after) continue;
    const isNarrower = upper.includes(name) ? after < before : after > before;
    const words = `${name} ${now[name] ?? 'none'} instead of ${old[name] ?? 'none'}`;
    if (how === 'sent')
      say(
        at,
        words,
        isNarrower ? 'console' : 'backend',
        isNarrower
          ? 'an old console lets more be typed'
          : 'an old backend refuses what the console now lets be typed',
      );
    else say(at, words, 'nobody', 'the console shows what is answered');
  }
  if (old.pattern !== now.pattern && how === 'sent')
    say(
      at,
      `form ${now.pattern ?? 'free'} instead of ${old.pattern ?? 'free'}`,
      'both',
      'one side takes what the other does not',
    );
}

/** By semantic versioning: what a change of the contract asks of its version. */
export function stepOf(changes: readonly Change[]): 'major' | 'minor' | 'none' {
  if (changes.some(({ breaks }) => breaks !== 'nobody')) return 'major';
  return changes.length > 0 ? 'minor' : 'none';
}
