import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { allEndpoints } from '#contracts/areas.ts';
import { status } from '#contracts/envelope.ts';
import { mockOfFile } from './mockFor.ts';
import { startMock } from './running.ts';

/** `/__mock/contracts/`: what the mock publishes of its promises, over real HTTP. */

const running = mockOfFile({ scale: 0.05 });

const fetchAt = (path: string, init?: RequestInit) =>
  fetch(`${running.origin}/__mock/contracts${path}`, init);
const pactName = 'meimei-console-meimei-backend.json';

interface Entry {
  name: string;
  address: string;
  access: { rights: { name: string; code: number; label: string }[] };
  query: { name: string }[];
  data: { name: string }[];
  errors: { status: number; sentence: string }[];
  interactions: { description: string }[];
  example?: { curl: string };
}
interface Index {
  openapi30: string;
  openapi: string;
  pacts: { href: string; interactions: number }[];
  areas: { name: string; endpoints: Entry[] }[];
}
const readIndex = async () => (await (await fetchAt('/index.json')).json()) as Index;
const entryOf = ({ areas }: Index, wanted: string) =>
  areas.flatMap(({ endpoints }) => endpoints).find(({ name }) => name === wanted);

test('the page and its parts come under a strict policy, with and without the last slash', async () => {
  for (const [path, type] of [
    ['', 'text/html'],
    ['/', 'text/html'],
    ['/page.js', 'text/javascript'],
    ['/page.css', 'text/css'],
  ]) {
    const response = await fetchAt(path as string);
    expect(response.status, path).toBe(200);
    expect(response.headers.get('content-type'), path).toContain(type);
    const policy = response.headers.get('content-security-policy');
    expect(policy).toContain("default-src 'none'; script-src 'self'; style-src 'self'");
    expect(policy).not.toContain('unsafe');
  }
});

test('pact and OpenAPI are the committed files, byte by byte', async () => {
  for (const [path, file] of [
    [`/pacts/${pactName}`, `contracts/pacts/${pactName}`],
    ['/openapi.json', 'contracts/openapi.json'],
  ] as const) {
    const response = await fetchAt(path);
    expect(response.headers.get('content-type')).toContain('application/json');
    expect(await response.text()).toBe(readFileSync(resolve(file), 'utf8'));
  }
  expect((await fetchAt('/openapi.json', { method: 'HEAD' })).status).toBe(200);
});

test('OpenAPI is there in 3.0, too, for generators of servers', async () => {
  const { openapi30 } = await readIndex();
  const response = await fetch(running.origin + openapi30);
  const document = (await response.json()) as { openapi: string; paths: object };
  expect([response.headers.get('content-type'), document.openapi]).toEqual([
    'application/json; charset=utf-8',
    '3.0.3',
  ]);
  expect(Object.keys(document.paths)).toEqual(allEndpoints.map(({ path }) => `/${path}`));
});

test('they are sent compressed, and not again to who has them', async () => {
  for (const path of ['/openapi.json', `/pacts/${pactName}`]) {
    const first = await fetchAt(path);
    expect(first.headers.get('content-encoding')).toBe('gzip');
    const tag = first.headers.get('etag') ?? '';
    expect(Number(first.headers.get('content-length'))).toBeLessThan((await first.text()).length / 10);
    const again = await fetchAt(path, { headers: { 'if-none-match': tag } });
    expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', tag]);
    const plain = await fetchAt(path, {
      headers: { 'accept-encoding': 'identity', 'if-none-match': '"other"' },
    });
    expect([plain.status, plain.headers.get('content-encoding')]).toEqual([200, null]);
  }
});

test('the index names every endpoint with all that a backend team asks for', async () => {
  const index = await readIndex();
  const entries = index.areas.flatMap(({ endpoints }) => endpoints);
  expect(entries.map(({ name }) => name)).toEqual(allEndpoints.map(({ name }) => name));
  for (const { name, data, errors, interactions, example } of entries) {
    expect(data.length, name).toBeGreaterThan(0);
    expect(errors.length, name).toBeGreaterThan(0);
    expect(interactions.length, name).toBeGreaterThan(0);
    expect(example?.curl, name).toMatch(/^curl '\{origin\}\/api\//);
  }
  expect(entryOf(index, 'smsLogs.list')).toMatchObject({
    address: '/api/main/sms-logs/list',
    access: { rights: [{ name: 'viewSendSms', code: 1851, label: '查看短信记录' }] },
  });
  for (const { href } of index.pacts) expect((await fetch(running.origin + href)).status).toBe(200);
});

test('a curl line, copied with a token, is answered with success', async () => {
  const token = await running.tokenOf('operator');
  const { example } = entryOf(await readIndex(), 'homeBanners.list') as Entry;
  const line = example?.curl.replace('{origin}', running.origin).replace('{token}', token) ?? '';
  const [, address = ''] = /^curl '([^']+)'$/.exec(line) ?? [];
  expect(await (await fetch(address)).json()).toMatchObject({ status: status.ok });
});

test('what is not published is refused in one sentence, and no path leads out of the folder', async () => {
  for (const path of ['/pacts/none.json', '/pacts/..%2Fopenapi.json', '/src/areas.ts']) {
    const response = await fetchAt(path);
    expect(response.status, path).toBe(404);
  }
  const { error } = (await (await fetchAt('/nothing')).json()) as { error: string };
  expect(error).toBe('There is no /__mock/contracts/nothing; /__mock/contracts/index.json lists all.');
});

test('MOCK_CONTROL=off removes all of it', async () => {
  const closed = await startMock({ scale: 0.05, controlOpen: false });
  for (const path of ['', '/', '/openapi.json', '/index.json', `/pacts/${pactName}`, '/page.js'])
    expect((await fetch(`${closed.origin}/__mock/contracts${path}`)).status, path).toBe(404);
  await closed.stop();
});
