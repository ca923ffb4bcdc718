import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { allEndpoints } from '#contracts/areas.ts';
import { get } from '#contracts/endpoint.ts';
import { endpointNameOf, type Interaction, type MatchingRule, statusOf } from '#contracts/pactFile.ts';
import { readAnswer } from '#mock/routing/differences.ts';
import { Pinned } from '#mock/routing/pinned.ts';
import { pacts } from './pactTraffic.ts';

/** What the merged interactions of one endpoint expect: with made-up pacts, and with the committed ones. */

const anything = { ...get({ path: 'x', purpose: '', access: {}, data: z.any() }), name: 'any.thing' };
const type = { match: 'type' };
const oneOf = (...codes: (string | number)[]) => ({ match: 'regex', regex: `^(${codes.join('|')})$` });
const rule = (...matchers: MatchingRule['matchers']): MatchingRule => ({ combine: 'AND', matchers });

type Said = [data: unknown, rules?: Record<string, MatchingRule>];
const interaction = ([data, body = {}]: Said): Interaction => ({
  description: 'any.thing: a case',
  request: { method: 'GET', path: '/' },
  response: { status: 200, body: { content: { status: 1, data } }, matchingRules: { body } },
});

/** The faults of an answer's data, as `kind path`. */
function faultsOf(said: Said[], data: unknown): string[] {
  const pinned = new Pinned(() => said.map(interaction)).of('any.thing');
  const text = JSON.stringify({ status: 1, message: '', data });
  return readAnswer(anything, { http: 200, contentType: 'application/json', text }, pinned).differences.map(
    ({ kind, path }) => `${kind} ${path}`,
  );
}

it.each<[string, Said[], [data: unknown, ...faults: string[]][]]>([
  [
    'a value that is pinned as such is an example of its state: its type holds',
    [[{ count: 0 }]],
    [[{ count: 5 }], [{ count: '5' }, 'retyped field data.count'], [{}, 'missing field data.count']],
  ],
  [
    'what suits one of the interactions suits',
    [
      [{ state: 'new' }],
      [{ state: 'open' }, { '$.data.state': rule(oneOf('open', 'closed')) }],
      [{ state: 'held' }, { '$.data.state': rule(oneOf('held')) }],
    ],
    [[{ state: 'new' }], [{ state: 'held' }], [{ state: 'lost' }, 'unknown code data.state']],
  ],
  [
    'a field that one interaction does without may be missing or empty, but not wrong',
    [
      [{ id: '1', note: 'x' }, { '$.data.note': rule({ match: 'regex', regex: '^x' }) }],
      [{ id: '1' }, { '$.data.id': rule(type) }],
    ],
    [
      [{ id: '1' }],
      [{ id: '1', note: null }],
      [{ id: '1', note: '' }],
      [{ id: null }, 'retyped field data.id'],
      [{ id: '1', note: 'y' }, 'wrong value data.note'],
      [{ note: 'x' }, 'missing field data.id'],
    ],
  ],
  [
    'records of two kinds, told apart by a pinned value; of a third kind only what both have is known',
    [
      [{ kind: 1, a: { b: 'x' } }, { '$.data.a.b': rule(type) }],
      [{ kind: 2, a: { c: 'x' } }, { '$.data.a.c': rule(type) }],
    ],
    [
      [{ kind: 1, a: { b: '' } }],
      [{ kind: 2, a: { b: '' } }, 'missing field data.a.c'],
      [{ kind: 3, a: {} }],
      [{ kind: 3, a: '' }, 'retyped field data.a'],
    ],
  ],
  [
    'a row that stands somewhere in a list says nothing of the others',
    [
      [
        [{ kind: 1, a: 'x' }, { kind: 2 }],
        {
          '$.data': rule({
            match: 'arrayContains',
            variants: [
              { index: 0, rules: { '$.a': rule(type) } },
              { index: 1, rules: {} },
            ],
          }),
        },
      ],
    ],
    [[[{ kind: 3 }, {}]], [[{ kind: 1 }], 'missing field data[].a'], [{}, 'retyped field data']],
  ],
  [
    'a rule about types holds below it; how long a list is does not matter',
    [[{ list: [{ a: 1 }] }, { '$.data.list': rule({ ...type, min: 1 }) }]],
    [[{ list: [] }], [{ list: [{ a: 2 }, { a: '' }] }, 'retyped field data.list[].a']],
  ],
  [
    'a code that is text where it should be a number is of another type',
    [[{ a: 1 }, { '$.data.a': rule({ match: 'integer' }, oneOf(1, 2)) }]],
    [
      [{ a: '1' }, 'retyped field data.a'],
      [{ a: 1.5 }, 'retyped field data.a'],
      [{ a: 3 }, 'unknown code data.a'],
    ],
  ],
  [
    'either of two matchers is enough where the rule says so; one that nobody here knows lets all pass',
    [
      [
        { a: 'x', b: 'x', c: 'x', d: { x: 1 } },
        {
          '$.data.a': { combine: 'OR', matchers: [oneOf('x'), oneOf('y')] },
          "$['data']['b']": rule({ match: 'regex', regex: '(?i)^x' }),
          '$.data.c': { combine: 'OR', matchers: [oneOf('x'), { match: 'semver' }] },
          '$.data.d': rule({ match: 'eachKey' }),
        },
      ],
    ],
    [
      [{ a: 'y', b: 'X', c: '?', d: {} }],
      [{ a: 'z', b: 1, c: '', d: [] }, 'unknown code data.a', 'retyped field data.b', 'retyped field data.d'],
    ],
  ],
  [
    'an example of null tells nothing of what else may be there',
    [[{ a: null }]],
    [[{ a: 1 }], [{ a: null }]],
  ],
  ['no data, where no screen reads it', [[undefined]], [[{ a: 1 }], [null]]],
])('%s', (_, said, answers) => {
  for (const [data, ...faults] of answers) expect(faultsOf(said, data), JSON.stringify(data)).toEqual(faults);
});

const committed = new Pinned(pacts);
const successes = pacts().filter(
  (one) => statusOf(one) === 1 && one.response.body?.content.data !== undefined,
);

/** What the definition and the pacts say of an example; the definition knows more fields than the example has. */
function differencesOf(one: Interaction, content: unknown) {
  const endpoint = allEndpoints.find(({ name }) => name === endpointNameOf(one));
  if (!endpoint) throw new Error(`There is no endpoint for ${one.description}.`);
  const text = JSON.stringify({ message: '', ...(content as object) });
  const pinned = committed.of(endpoint.name);
  return readAnswer(endpoint, { http: 200, contentType: 'application/json', text }, pinned).differences;
}

/** All places of the fields in a value. */
function* fieldsIn(value: unknown, place: (string | number)[] = []): Generator<(string | number)[]> {
  if (typeof value !== 'object' || value === null) return;
  for (const [name, inner] of Object.entries(value)) {
    const at = [...place, Array.isArray(value) ? Number(name) : name];
    if (!Array.isArray(value)) yield at;
    yield* fieldsIn(inner, at);
  }
}

const pathOf = (place: (string | number)[]) =>
  place.reduce<string>((text, step) => text + (typeof step === 'number' ? '[]' : `.${step}`), 'data');

it.each(successes.map((one) => [one.description, one] as const))(
  '%s: its own example suits, and no field of it may be missing',
  (_, one) => {
    const content = one.response.body?.content;
    const broken = differencesOf(one, content).map(({ broke }) => broke);
    // Other interactions may pin more, which the definition misses, too.
    expect(broken).not.toContain('pact');
    const others = successes
      .filter((other) => other !== one && endpointNameOf(other) === endpointNameOf(one))
      .map(({ response }) => new Set([...fieldsIn(response.body?.content.data)].map(pathOf)));
    for (const place of fieldsIn(content?.data)) {
      // What another interaction does without may be missing.
      if (others.some((known) => !known.has(pathOf(place)))) continue;
      const less = structuredClone(content) as Record<string, unknown>;
      // biome-ignore lint/suspicious/noExplicitAny: a walk through any JSON
      const holder = place.slice(0, -1).reduce((inner: any, step) => inner[step], less.data);
      delete holder[place.at(-1) as string];
      const path = pathOf(place);
      const told = differencesOf(one, less).filter((one) => one.path === path && one.broke !== 'definition');
      expect(told, path).toEqual([expect.objectContaining({ kind: 'missing field' })]);
    }
  },
);
