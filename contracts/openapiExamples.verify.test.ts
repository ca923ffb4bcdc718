import { readFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { committedPacts } from './bin/verify/pactFiles.ts';
import { verifyPact } from './bin/verify/run.ts';
import { status } from './src/envelope.ts';
import { endpointNameOf, type Interaction, readPact, statusOf } from './src/pactFile.ts';
import { listen } from './testing/run.ts';

/** A mock that is made of contracts/openapi.json alone, such as Prism, answers with its examples: they pass the pacts. */

interface Operation {
  operationId: string;
  servers: [{ url: string }];
  responses: { 200: { content: { 'application/json': { examples?: Record<string, { value: unknown }> } } } };
}

const document = JSON.parse(readFileSync('contracts/openapi.json', 'utf8')) as {
  paths: Record<string, Record<string, Operation>>;
};
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
);
const pacts = committedPacts().map((file) => readPact(readFileSync(file, 'utf8'), file));

/** What an operation is answered with first. */
const exampleOf = ({ responses }: Operation) =>
  Object.values(responses[200].content['application/json'].examples ?? {})[0]?.value;

/** Answers every call with the first example of its operation, and every state with values of the right names. */
async function serveExamples(interactions: readonly Interaction[]) {
  const names = [...JSON.stringify(interactions).matchAll(/\$\{(\w+)\}/g)].map(([, name = '']) => name);
  const values = JSON.stringify(Object.fromEntries(names.map((name) => [name, '1'])));
  const routes = operations.map(({ path, method, operation }) => ({
    method,
    pattern: new RegExp(`^${operation.servers[0].url}${path.replace(/\{\w+\}/g, '[^/]+')}$`),
    body: JSON.stringify(exampleOf(operation)),
    isPlain: !path.includes('{'),
  }));
  // Where a path with a place for a value would take it too, the plain one is meant.
  routes.sort((a, b) => Number(b.isPlain) - Number(a.isPlain));
  return listen(async (req, res) => {
    await text(req);
    const { pathname } = new URL(req.url ?? '', 'http://localhost');
    const found = routes.find(({ method, pattern }) => method === req.method && pattern.test(pathname));
    res.writeHead(200, { 'content-type': 'application/json' });
    res.end(pathname === '/states' ? values : (found?.body ?? '{}'));
  });
}

test('every call has an example of success, which passes the pact', async () => {
  const chosen = pacts.flatMap(({ interactions }) => {
    const good = interactions.filter((one) => statusOf(one) === status.ok);
    return [...Map.groupBy(good, endpointNameOf).values()].flatMap(([first]) => first ?? []);
  });
  expect(chosen.map(endpointNameOf).sort()).toEqual(
    operations.map(({ operation }) => operation.operationId).sort(),
  );
  const url = await serveExamples(chosen);
  const [pact] = pacts;
  const interactions = chosen.map((one, at) => ({ ...one, key: String(at) }));
  const results = await verifyPact({ ...pact, interactions }, { url, stateUrl: `${url}/states` });
  expect(results).toHaveLength(chosen.length);
  const failed = results.filter(({ result }) => result !== 'OK');
  expect(failed.map(({ description, mismatch }) => `${description}: ${JSON.stringify(mismatch)}`)).toEqual(
    [],
  );
}, 120_000);
