import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { isAskedByAcceptance } from './askedByAcceptance.ts';
import { allEndpoints } from './src/areas.ts';
import { type AnyEndpoint, areaNameOf, readOf } from './src/endpoint.ts';
import { status } from './src/envelope.ts';

/**
 * The pact says something about every call that is defined, and nothing about any other. That the mock implements each call is checked by
 * the compiler (mock-server/src/wire/handlers.ts).
 */

interface Interaction {
  description: string;
  providerStates?: unknown[];
  request: { method: string; path: string; query?: Record<string, unknown>; body?: { content: unknown } };
  response: { body: { content: { status: number; data?: object | null } } };
}

const folder = resolve('contracts/pacts');
const interactions = readdirSync(folder)
  .filter((name) => name.endsWith('.json'))
  .flatMap(
    (name) =>
      (JSON.parse(readFileSync(resolve(folder, name), 'utf8')) as { interactions: Interaction[] })
        .interactions,
  );

const nameIn = ({ description }: Interaction) => description.split(':')[0];
const of = ({ name }: AnyEndpoint) => interactions.filter((interaction) => nameIn(interaction) === name);
const statusIn = ({ response }: Interaction) => response.body.content.status;

/** Any call may be refused so. */
const common: readonly number[] = [status.tokenExpired, status.forbidden];

/** Fails with one line for each fault. */
function expectNone(faults: string[], wayOut = '') {
  if (faults.length > 0) expect.fail(`${faults.length} faults:\n  ${faults.join('\n  ')}\n${wayOut}`);
}

test('every call is pinned: its success and every error that its definition declares, but those that acceptance asks of all calls', () => {
  const faults = allEndpoints.flatMap((endpoint) => {
    const pinned = of(endpoint).map(statusIn);
    return [status.ok, ...endpoint.errors]
      .filter((code) => !pinned.includes(code) && !isAskedByAcceptance(endpoint, code))
      .map((code) => `${endpoint.name}: no interaction with status ${code}`);
  });
  expectNone(faults, 'Pin each in the pact test of its area, or leave the error out of the definition.');
});

test('a record that is edited over its version says who changed it, and that is pinned', () => {
  const faults = allEndpoints.flatMap((endpoint) => {
    const read = readOf(endpoint);
    // Points are adjusted, not edited; their journal names the clerk.
    if (!read || read.name === 'memberPoints.get') return [];
    const answers = of(read).map(({ response }) => response.body.content.data);
    return answers.some((data) => data && 'logs' in data) ? [] : [`${endpoint.name}: ${read.name}`];
  });
  expectNone(faults, 'The dialog of a conflict names who saved meanwhile, from the log of the record.');
});

test('every interaction belongs to the call that its description names', () => {
  const faults = interactions.flatMap((interaction) => {
    const endpoint = allEndpoints.find(({ name }) => name === nameIn(interaction));
    if (!endpoint) return [`"${interaction.description}": no such call`];
    const { method, path } = interaction.request;
    const pattern = new RegExp(`^/api/${endpoint.base}/${endpoint.path.replace(/\{\w+\}/g, '[^/]+')}$`);
    if (method !== endpoint.method || !pattern.test(path)) {
      return [
        `"${interaction.description}": ${method} ${path} is not ${endpoint.method} ${endpoint.base}/${endpoint.path}`,
      ];
    }
    const code = statusIn(interaction);
    const expected = [status.ok, ...endpoint.errors, ...common];
    return expected.includes(code)
      ? []
      : [`"${interaction.description}": status ${code} is not among its errors`];
  });
  expectNone(faults);
});

test('no two interactions have the same description and states', () => {
  const count = Map.groupBy(interactions, ({ description, providerStates = [] }) =>
    JSON.stringify([description, providerStates]),
  );
  expectNone([...count].filter(([, same]) => same.length > 1).map(([key]) => key));
});

test('every key of a query or body is sent in some interaction', () => {
  const faults = allEndpoints.flatMap((endpoint) => {
    const requests = of(endpoint).map(({ request }) => request);
    const sent = {
      query: new Set(requests.flatMap(({ query = {} }) => Object.keys(query))),
      body: new Set(requests.flatMap(({ body }) => keysOfBody(endpoint, body?.content))),
    };
    return (['query', 'body'] as const).flatMap((part) =>
      keysOf(endpoint[part])
        .filter((key) => !sent[part].has(key))
        .map((key) => `${endpoint.name}: ${part} key ${key} is in no interaction`),
    );
  });
  expectNone(faults);
});

test('an area with calls about one record pins what is answered about a record that is not there', () => {
  const about = allEndpoints.filter((endpoint) =>
    endpoint.errors.some((code) => isAskedByAcceptance(endpoint, code)),
  );
  const faults = [...Map.groupBy(about, areaNameOf)]
    .filter(([, calls]) => !calls.flatMap(of).map(statusIn).includes(status.notFound))
    .map(([area]) => `${area}: no interaction with status ${status.notFound}`);
  expectNone(faults);
});

test('the refusals that any call may meet are pinned once', () => {
  const pinned = interactions.map(statusIn);
  expectNone(
    common.filter((code) => !pinned.includes(code)).map((code) => `status ${code} is in no interaction`),
  );
});

const keysOf = (schema: unknown) => Object.keys((schema as { shape?: object } | undefined)?.shape ?? {});

function keysOfBody({ travel }: AnyEndpoint, content: unknown): string[] {
  if (typeof content === 'string') return [...new URLSearchParams(content).keys()];
  const body = travel === 'data' ? (content as { data: object }).data : content;
  return Object.keys(body ?? {});
}
