import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { allEndpoints } from '#contracts/areas.ts';
import type { AnyEndpoint } from '#contracts/endpoint.ts';
import { idempotencyHeader, idempotencyKeyPattern, takesKey } from '#contracts/idempotency.ts';
import { backendAt } from '../../testing/backendAt.ts';
import { call } from './client.ts';
import type { ApiError } from './errors.ts';
import { useSession } from './session.ts';

/** Every call of the contract through the console's own client: which send a key, and when it is the same one (docs/decisions/0019-lost-answers.md). */

let keys: unknown[] = [];
/** What the server does with its next requests; nothing: it answers. */
let fates: ('lost' | 'held')[] = [];
let held: ServerResponse[] = [];
/** Goes off when the server holds a request. */
let holds = () => {};
const answer = (response: ServerResponse) => response.end(JSON.stringify({ status: 1, data: null }));

const server = createServer((request, response) => {
  keys.push(request.headers[idempotencyHeader.toLowerCase()]);
  const fate = fates.shift();
  request.resume().on('end', () => {
    if (fate === 'lost') return response.destroy();
    if (fate !== 'held') return answer(response);
    held.push(response);
    holds();
    return response;
  });
});

beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  backendAt(base, { idempotencyKeys: true });
  useSession.setState({ token: 'T', user: { id: '1', belongId: '1' } as never });
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  keys = [];
  fates = [];
  held = [];
});

/** @returns what the call failed with */
const send = (endpoint: AnyEndpoint, signal?: AbortSignal): Promise<ApiError | undefined> => {
  const names = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '');
  const params = Object.fromEntries(names.map((name) => [name, '1']));
  return call(endpoint, { params, body: {} } as never, { quiet: true, ...(signal && { signal }) }).then(
    () => undefined,
    (error: ApiError) => error,
  );
};
/** Sends a call whose answer the server holds back. */
async function sendHeld(endpoint: AnyEndpoint, signal?: AbortSignal) {
  fates = ['held'];
  const isHeld = new Promise<void>((resolve) => {
    holds = resolve;
  });
  const end = send(endpoint, signal);
  await isHeld;
  return { end };
}
const named = (endpoints: AnyEndpoint[]) => endpoints.map((endpoint) => [endpoint.name, endpoint] as const);
const withKey = allEndpoints.filter(takesKey);

it.each(named(withKey))('%s keeps its key until it is answered', async (_, endpoint) => {
  fates = ['lost'];
  expect((await send(endpoint))?.sent).toMatchObject({ isUnanswered: true });
  // The console gives up waiting, and the answer comes too late.
  const patience = new AbortController();
  const given = await sendHeld(endpoint, patience.signal);
  patience.abort();
  expect((await given.end)?.sent).toMatchObject({ isUnanswered: true });
  // The user presses again while the answer is under way.
  const slow = await sendHeld(endpoint);
  const again = await sendHeld(endpoint);
  held.forEach(answer);
  expect([await slow.end, await again.end]).toEqual([undefined, undefined]);
  expect(await send(endpoint)).toBeUndefined();
  const [key, ...further] = keys;
  expect(key).toMatch(idempotencyKeyPattern);
  expect(further).toEqual([key, key, key, expect.stringMatching(idempotencyKeyPattern)]);
  expect(further.at(-1)).not.toBe(key);
});

it.each(named(allEndpoints.filter((endpoint) => !takesKey(endpoint))))(
  '%s sends no key',
  async (_, endpoint) => {
    await send(endpoint);
    await send(endpoint);
    expect(keys).toEqual([undefined, undefined]);
  },
);

it('every POST sends a key but sign-in, uploads, reads, previews, 查看 and presences', () => {
  const known = /^(auth|images|oss|presences)\/|\/(get|quote|preview|reveal)\b/;
  const without = allEndpoints.filter((endpoint) => endpoint.method === 'POST' && !takesKey(endpoint));
  expect(without.filter(({ path }) => !known.test(path)).map(({ name }) => name)).toEqual([]);
  expect(withKey.length).toBeGreaterThan(200);
});
