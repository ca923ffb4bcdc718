import { request } from 'node:http';
import { networkInterfaces } from 'node:os';
import { describe, expect, it } from 'vitest';
import { OptionError, readOptions } from '#mock/bindings/options.ts';
import { mockOfFile } from './mockFor.ts';

/** Who may use the control plane. Requests go out by hand, for `fetch` lets nobody name a host or an origin. */

const trusted = 'https://demo.example:8443';
const mock = mockOfFile({ host: 'console.intranet', controlOrigins: [trusted] });

function ask(headers: Record<string, string>, { method = 'POST', path = '/__mock/clock' } = {}) {
  const { hostname, port } = new URL(mock.origin);
  const sent = { host: `${hostname}:${port}`, ...headers };
  return new Promise<{ http: number; headers: Record<string, unknown>; text: string }>((resolve, reject) => {
    const call = request({ hostname, port, path, method, headers: sent }, async (response) => {
      let text = '';
      for await (const chunk of response) text += chunk;
      resolve({ http: response.statusCode ?? 0, headers: response.headers, text });
    });
    call.on('error', reject).end(method === 'POST' ? '{"advanceMs":1000000000}' : '');
  });
}
const here = () => new URL(mock.origin).host;

const ways = [
  { method: 'POST', path: '/__mock/clock' },
  { method: 'GET', path: '/__mock/personas' },
  { method: 'GET', path: '/__mock' },
  { method: 'GET', path: '/__mock/health' },
];
const ownAddress =
  Object.values(networkInterfaces()).flatMap((list) => list ?? [])[0]?.address ?? '127.0.0.1';

describe('may', () => {
  it.each([
    ['curl, which tells no origin', {}],
    ['a page of the same origin', { origin: 'ORIGIN', 'sec-fetch-site': 'same-origin' }],
    ['a page of the same origin in a browser that does not tell the site', { origin: 'ORIGIN' }],
    ['an address that was typed', { 'sec-fetch-site': 'none' }],
    ['localhost on the port of the dev server', { host: 'localhost:8080', origin: 'http://localhost:8080' }],
    ['a name below localhost', { host: 'console.localhost:1', origin: 'http://console.localhost:1' }],
    ['IPv6', { host: '[::1]:8090', origin: 'http://[::1]:8090' }],
    ['an own address', { host: `${ownAddress.includes(':') ? `[${ownAddress}]` : ownAddress}:1` }],
    ['the name that the server listens on', { host: 'console.intranet', origin: 'http://console.intranet' }],
    ['a named origin', { origin: trusted, 'sec-fetch-site': 'cross-site' }],
    ['the host of a named origin, behind its own TLS', { host: 'demo.example:8443', origin: trusted }],
    [
      'the container before the mock',
      { 'x-forwarded-host': 'localhost:8080', origin: 'http://localhost:8080' },
    ],
  ])('%s', async (_, headers) => {
    const sent = Object.fromEntries(
      Object.entries<string>(headers).map(([name, value]) => [
        name,
        value.replace('ORIGIN', `http://${here()}`),
      ]),
    );
    for (const way of ways) expect((await ask(sent, way)).http, way.path).toBe(200);
  });

  it('a named origin reads the answers, and asks before with OPTIONS', async () => {
    const headers = { origin: trusted, 'sec-fetch-site': 'cross-site' };
    const preflight = await ask(headers, { method: 'OPTIONS', path: '/__mock/faults' });
    expect(preflight).toMatchObject({
      http: 204,
      headers: {
        'access-control-allow-origin': trusted,
        'access-control-allow-methods': 'GET, POST, DELETE',
        'access-control-allow-headers': 'content-type',
      },
    });
    const answer = await ask(headers);
    expect(answer.headers).toMatchObject({ 'access-control-allow-origin': trusted, vary: 'origin' });
    expect((await ask({})).headers['access-control-allow-origin']).toBeUndefined();
  });
});

describe('may not', () => {
  it.each([
    ['a foreign host, as a name that was pointed here a moment ago', { host: 'evil.example:8090' }],
    ['the same, with its own origin', { host: 'evil.example', origin: 'http://evil.example' }],
    ['a host that begins like ours', { host: 'localhost.evil.example' }],
    ['a host that begins like a loopback address', { host: '127.0.0.1.evil.example' }],
    ['a foreign address', { host: '203.0.113.7' }],
    ['a host that is none', { host: 'localhost@evil.example' }],
    ['a foreign host before our proxy', { 'x-forwarded-host': 'evil.example' }],
    ['a foreign origin in a browser that does not tell the site', { origin: 'http://evil.example' }],
    [
      'a foreign origin that says it is the same',
      { origin: 'http://evil.example', 'sec-fetch-site': 'same-origin' },
    ],
    ['a page of another port', { origin: 'http://127.0.0.1:3000' }],
    ['a page of another port that only the browser tells of', { 'sec-fetch-site': 'same-site' }],
    ['a page of another site', { 'sec-fetch-site': 'cross-site' }],
    ['a page without an origin', { origin: 'null' }],
    ['a page from a file', { origin: 'file://' }],
    ['an extension', { origin: 'chrome-extension://abcdef' }],
    ['an empty origin', { origin: '' }],
    ['the host of a named origin with another port', { origin: 'https://demo.example' }],
  ])('%s', async (_, headers) => {
    const before = mock.mock.clock.now();
    for (const way of ways) {
      const { http, text, headers: answered } = await ask(headers as Record<string, string>, way);
      expect([http, JSON.parse(text).error], way.path).toEqual([
        403,
        expect.stringMatching(/MOCK_CONTROL_ORIGINS/),
      ]);
      expect(answered['access-control-allow-origin']).toBeUndefined();
      expect(answered['x-content-type-options']).toBe('nosniff');
    }
    expect(mock.mock.clock.now() - before).toBeLessThan(1_000_000_000);
  });

  it('the API itself stays open to every origin', async () => {
    const answer = await ask(
      { origin: 'http://evil.example', 'sec-fetch-site': 'cross-site' },
      { method: 'GET', path: '/api/main/sms-logs/list' },
    );
    expect(answer.headers['access-control-allow-origin']).toBe('*');
  });
});

it('origins are named with commas or blanks, and a wrong one is a sentence', () => {
  expect(readOptions({}).controlOrigins).toEqual([]);
  expect(
    readOptions({ MOCK_CONTROL_ORIGINS: ' HTTPS://Demo.Example:443, http://a:81 ' }).controlOrigins,
  ).toEqual(['https://demo.example', 'http://a:81']);
  for (const wrong of ['demo.example', 'http://a/', 'http://a/path', 'ftp://a', '*', 'null', 'http://u:p@a'])
    expect(() => readOptions({ MOCK_CONTROL_ORIGINS: wrong }), wrong).toThrow(OptionError);
});

it('the contracts are read by any host name, and nothing else of them is reached', async () => {
  const host = 'host.docker.internal:8080';
  const get = (path: string) => ask({ host }, { method: 'GET', path });
  for (const path of ['/__mock/contracts/', '/__mock/contracts/openapi.json', '/__mock/page.css'])
    expect((await get(path)).http, path).toBe(200);
  const { headers } = await ask(
    { host, origin: 'https://other.example' },
    { method: 'GET', path: '/__mock/contracts/index.json' },
  );
  expect(headers).not.toHaveProperty('access-control-allow-origin');
  for (const path of ['/__mock/provider-states', '/__mock/contractsX'])
    expect((await get(path)).http, path).toBe(403);
  expect((await get('/__mock/contracts/../personas')).http).toBe(404);
  expect((await ask({ host }, { path: '/__mock/contracts/' })).http).toBe(403);
});
