import { once } from 'node:events';
import { request } from 'node:http';
import { createServer } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { auth } from '#contracts/areas/auth.ts';
import { homeBanners } from '#contracts/areas/banners.ts';
import { settings } from '#contracts/areas/settings.ts';
import { smsLogs } from '#contracts/areas/smsLogs.ts';
import { uploads } from '#contracts/areas/uploads.ts';
import { loginCredential, passwordHash } from '#contracts/credentials.ts';
import { settingsExample } from '#contracts/examples/settings.ts';
import { routingFromEnv } from '#mock/routing/fromEnv.ts';
import { createMock } from '#mock/wire/mock.ts';
import { type Backend, basesOf, planeOf, startBackend } from './backends.ts';
import { type Running, startMock } from './running.ts';
import { signedPicture } from './signedPicture.ts';
import { spawnMock } from './spawned.ts';

let front: Running;
let real: Running;
let plane: ReturnType<typeof planeOf>;
let others: Backend[] = [];

const seeded = { front: createMock({ seed: 1 }), real: createMock({ seed: 2 }) };
beforeEach(async () => {
  real = await startMock({ mock: seeded.real });
  front = await startMock({ mock: seeded.front, patience: { connectMs: 300, headersMs: 300 } });
  plane = planeOf(front);
});
afterEach(async () => {
  await Promise.all([front.stop(), real.stop(), ...others.map(({ stop }) => stop())]);
  others = [];
});

const route = (modes: Record<string, string | null>, bases: object = basesOf(real.origin)) =>
  plane.ask('POST', 'routing', { bases, modes });
const backend = async (...args: Parameters<typeof startBackend>) => {
  const started = await startBackend(...args);
  others.push(started);
  return started;
};
const say = (data: unknown) => JSON.stringify({ status: 1, message: '操作成功', data });
const fault = { status: -1099, message: '系统繁忙，请稍后重试', data: null };
const raw = (path: string, init?: RequestInit) => fetch(`${front.origin}/api/${path}`, init);

/** Without fetch, which would mend the path. */
async function sentAsItIs(address: string, method: string): Promise<number | undefined> {
  const [, host = '', path = ''] = /^http:\/\/([^/]+)(.*)$/.exec(address) ?? [];
  const sent = request({ hostname: host.split(':')[0], port: host.split(':')[1], path, method }).end();
  const [response] = await once(sent, 'response');
  response.resume();
  return response.statusCode;
}

describe('the table', () => {
  it('the most specific pattern wins, and null takes it away again', async () => {
    const { json } = await route({ '*': 'fallback', 'smsLogs.*': 'mock', 'smsLogs.list': 'proxy' });
    expect(json).toEqual({
      revision: 2,
      bases: basesOf(real.origin),
      modes: { '*': 'fallback', 'smsLogs.*': 'mock', 'smsLogs.list': 'proxy' },
    });
    const { routing } = front.real;
    expect([routing.modeOf('smsLogs.list'), routing.modeOf('settings.get')]).toEqual(['proxy', 'fallback']);
    await plane.ask('POST', 'routing', { modes: { 'smsLogs.list': null } });
    expect([routing.modeOf('smsLogs.list'), routing.modeOf(undefined)]).toEqual(['mock', 'fallback']);
    expect((await plane.ask('GET', 'routing')).json).toMatchObject({ revision: 3 });
  });

  it.each([
    [{ modes: { 'smsLog.list': 'proxy' } }, /^There is no endpoint smsLog\.list\. Nearest: smsLogs\.list\.$/],
    [{ modes: { 'sms.*': 'proxy' } }, /^There is no area sms\. The areas are .*smsLogs/],
    [{ modes: { '': 'proxy' } }, /^There is no endpoint/],
    [{ modes: { '*': 'real' } }, /^modes\.\* is not as expected\. This call takes \{revision/],
    [{ bases: { main: 'localhost:80' } }, /^The real address of main must begin with http/],
    [{ bases: { main: 'nonsense' } }, /^The real address of main is not an address/],
    [{ bases: { main: 'http://a:b@c/' } }, /must not contain a user or password/],
    [{ bases: { apps: 'http://c/?x=1' } }, /^The real address of apps must not contain \?/],
    [{ bases: { other: 'http://c/' } }, /^bases is not as expected/],
    [
      { modes: { '*': 'proxy' }, bases: { main: 'http://c' } },
      /uploads\.image is on resorts, .* Give bases\.resorts\.$/,
    ],
    ['[]', /is not as expected/],
  ])('%j is refused with a sentence, and nothing changes', async (body, sentence) => {
    const answer = await plane.ask('POST', 'routing', body);
    expect(answer).toEqual({ http: 400, json: { error: expect.stringMatching(sentence) } });
    expect((await plane.ask('GET', 'routing')).json).toEqual({ revision: 1, bases: {}, modes: {} });
  });

  it('of two operators the second is told that he is late', async () => {
    const { revision } = (await plane.ask('GET', 'routing')).json;
    const first = { revision, bases: basesOf(real.origin) };
    expect((await plane.ask('POST', 'routing', first)).http).toBe(200);
    expect(await plane.ask('POST', 'routing', { revision, modes: { '*': 'mock' } })).toEqual({
      http: 409,
      json: { error: 'The routing was changed by somebody else (revision 2, yours is 1): read it again.' },
    });
  });

  it('from the environment: addresses, JSON, and what is wrong with them', async () => {
    const modes = '{"modes":{"smsLogs.*":"proxy"}}';
    expect(routingFromEnv({})).toBeUndefined();
    expect(routingFromEnv({ MOCK_REAL_MAIN: real.origin, MOCK_ROUTING: modes })).toEqual({
      bases: { main: real.origin },
      modes: { 'smsLogs.*': 'proxy' },
    });
    expect(() => routingFromEnv({ MOCK_ROUTING: modes })).toThrow(
      /^MOCK_ROUTING: smsLogs\.\* cannot be proxied/,
    );
    expect(() => routingFromEnv({ MOCK_ROUTING: '{' })).toThrow(/not valid JSON/);
    expect(() => routingFromEnv({ MOCK_ROUTING: '/no/such/file' })).toThrow(/cannot be read \(ENOENT\)/);
    const { exited } = await spawnMock({ MOCK_REAL_MAIN: 'x' });
    const { code, output } = await exited;
    expect([code, output]).toEqual([
      1,
      expect.stringMatching(/^MOCK_REAL_…: The real address of main .*\n$/),
    ]);
  });
});

describe('proxy', () => {
  it('the real backend answers, the journal says so, and no token is in it', async () => {
    await route({ 'smsLogs.*': 'proxy' });
    const token = await real.tokenOf('superAdmin');
    const query = { mobile: '13812345678', offset: 0 };
    const { envelope } = await front.call(smsLogs.list, token, { query });
    expect(envelope).toEqual((await real.call(smsLogs.list, token, { query })).envelope);
    const [entry] = await plane.journal();
    expect(entry).toMatchObject({ endpoint: 'smsLogs.list', routed: 'proxied', http: 200, status: 1 });
    expect(entry?.query).toMatchObject({ mobile: '138****5678', token: '*** (32)' });
    expect(JSON.stringify(entry)).not.toContain(token);
  });

  it('a business error and the body of a save pass through', async () => {
    await route({ 'settings.*': 'proxy' });
    const token = await real.tokenOf('superAdmin');
    const body = { ...settingsExample, phone: '13800138000' };
    await front.call(settings.update, token, { body });
    expect((await real.call(settings.get, token)).envelope.data).toMatchObject(body);
    expect((await plane.journal())[0]?.body).toEqual({ ...body, phone: '138****8000' });
    expect((await front.call(settings.get, 'wrong')).envelope.status).toBe(-1001);
    expect((await plane.journal())[0]).toMatchObject({ status: -1001, routed: 'proxied' });
  });

  it('faults strike before the real backend is asked', async () => {
    await route({ '*': 'proxy' });
    await plane.ask('POST', 'faults', { endpoint: 'smsLogs.list', kind: 'http', value: 503, times: 1 });
    const token = await real.tokenOf('superAdmin');
    real.control.journal.clear();
    expect((await raw(`main/${smsLogs.list.path}?token=${token}`)).status).toBe(503);
    expect(real.control.journal.list()).toEqual([]);
    expect((await front.call(smsLogs.list, token)).envelope.status).toBe(1);
  });

  it('hop-by-hop headers stay behind in both directions, Host is that of the target', async () => {
    let came: Record<string, unknown> = {};
    const { origin } = await backend((req, res) => {
      came = req.headers;
      res.writeHead(200, [
        ...[
          'Content-Type',
          'application/json',
          'Connection',
          'X-Hop',
          'X-Hop',
          '1',
          'Keep-Alive',
          'timeout=9',
        ],
        ...['Set-Cookie', 'a=1', 'Set-Cookie', 'b=2', 'X-Kept', '1'],
      ]);
      res.end(say({}));
    });
    await route({ 'smsLogs.*': 'proxy' }, { main: `${origin}/prefix/` });
    const headers = {
      ...{ connection: 'keep-alive, x-mine', 'x-mine': '1', te: 'trailers', 'proxy-authorization': 'secret' },
      ...{ upgrade: 'h2c', cookie: 'theme=dark', 'x-other': '1', 'keep-alive': '5' },
    };
    const sent = request(`${front.origin}/api/main/${smsLogs.list.path}?token=T&a=%E4%B8%AD`, {
      headers,
    }).end();
    const [response] = await once(sent, 'response');
    response.resume();
    expect(came).toMatchObject({ host: new URL(origin).host, 'x-other': '1', connection: 'keep-alive' });
    for (const name of ['x-mine', 'te', 'proxy-authorization', 'upgrade', 'keep-alive', 'transfer-encoding'])
      expect(came).not.toHaveProperty(name);
    expect(response.headers).toMatchObject({
      'x-kept': '1',
      'x-content-type-options': 'nosniff',
      'x-answered-by': 'real',
      'access-control-allow-origin': '*',
    });
    expect(response.headers).not.toHaveProperty('x-hop');
    expect(response.headers).not.toHaveProperty('set-cookie');
    expect(came).not.toHaveProperty('cookie');
    expect(response.headers['keep-alive']).not.toBe('timeout=9');
  });

  it('the query arrives as it was sent, below the path of the base', async () => {
    let url: string | undefined;
    const { origin } = await backend((req, res) => {
      url = req.url;
      res.end(say({}));
    });
    await route({ '*': 'proxy' }, basesOf(origin));
    await (await raw('main/sms-logs/list?token=T%20x&mobile=%31&&b')).text();
    expect(url).toBe('/api/main/sms-logs/list?token=T%20x&mobile=%31&&b');
    for (const path of ['main/%2e%2e/secret', 'main/a/..%2fsecret']) {
      url = undefined;
      expect((await raw(path)).status).toBe(404);
      expect(url).toBeUndefined();
    }
  });

  it.each([
    '..;/secret',
    'a/..;x=1/secret',
    '.;/secret',
    '%2e%2e;/secret',
    '..%3b/secret',
    '..%253b/secret',
    '%252e%252e/secret',
    '%252e%252e%252fsecret',
    '..%5csecret',
    '..%255csecret',
    '..\\secret',
    '%c0%ae%c0%ae/secret',
    '%e0%80%ae%e0%80%ae/secret',
    '..%00/secret',
    '..%09/secret',
    '..%0d%0a/secret',
    '..%20/secret',
    '.../secret',
    '/secret',
    'a//secret',
    'a/%2f/secret',
    '%ef%bc%8e%ef%bc%8e/secret',
    '..%ef%bc%8fsecret',
    '..%c2%ad/secret',
    'a%3f/../secret',
    'a%23/../secret',
    '%25252525252e%252525252e/secret',
  ])('%s does not reach the real backend', async (path) => {
    const urls: (string | undefined)[] = [];
    const { origin } = await backend((req, res) => {
      urls.push(req.url);
      res.end(say({}));
    });
    await route({ '*': 'proxy' }, basesOf(origin));
    for (const start of ['main/', 'resorts/uploads/', 'apps/oss/bucket/'])
      for (const method of ['GET', 'POST']) await sentAsItIs(`${front.origin}/api/${start}${path}`, method);
    expect(urls).toEqual([]);
  });

  it.each(['banners/get/3', 'banners/get/%E4%B8%AD%E6%96%87', 'a.b/c_d-e~f/g%2Bh', 'a'])(
    '%s reaches it as it was sent',
    async (path) => {
      let url: string | undefined;
      const { origin } = await backend((req, res) => {
        url = req.url;
        res.end(say({}));
      });
      await route({ '*': 'proxy' }, basesOf(origin));
      await raw(`main/${path}`);
      expect(url).toBe(`/api/main/${path}`);
    },
  );

  const strange: [name: string, http: number, headers: Record<string, string>, told: number][] = [
    ['a page', 200, { 'content-type': 'text/html' }, 502],
    ['a page that fails', 500, { 'content-type': 'text/html; charset=utf-8' }, 500],
    ['a script', 200, { 'content-type': 'text/javascript' }, 502],
    ['a drawing', 200, { 'content-type': 'image/svg+xml' }, 502],
    ['plain text', 200, { 'content-type': 'text/plain' }, 502],
    ['a redirect', 302, { location: 'http://evil.example/', 'content-type': 'application/json' }, 502],
    ['a redirect for good', 308, { location: '/elsewhere' }, 502],
    [
      'a redirect by refresh',
      200,
      { refresh: '0; url=http://evil.example', 'content-type': 'text/html' },
      502,
    ],
    ['a status of its own', 799, { 'content-type': 'application/json' }, 502],
  ];
  it.each(strange)('%s is a clean error in the envelope', async (_, http, headers, told) => {
    const { origin } = await backend((_req, res) =>
      res.writeHead(http, { ...headers, 'set-cookie': 'a=1' }).end('<script>alert(1)</script>'),
    );
    await route({ '*': 'proxy' }, basesOf(origin));
    for (const path of ['main/settings/get', 'resorts/images/upload', 'apps/oss/bucket']) {
      const answer = await raw(path, { method: 'POST', redirect: 'manual' });
      expect([answer.status, await answer.json()]).toEqual([told, fault]);
      expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8');
      for (const name of ['set-cookie', 'location', 'refresh']) expect(answer.headers.get(name)).toBeNull();
    }
    expect((await plane.journal())[0]?.routed).toMatch(/is not passed on$/);
  });

  it('files are pictures, a drawing among them cannot run scripts, and anything else is an error', async () => {
    let type = 'image/png';
    const { origin } = await backend((_req, res) => {
      const headers = {
        'content-type': type,
        'set-cookie': 'a=1',
        'content-security-policy': "script-src 'self'",
      };
      res.writeHead(200, headers).end('bytes');
    });
    await route({ 'uploads.*': 'proxy' }, basesOf(origin));
    const read = () => raw('resorts/uploads/a.png');
    const picture = await read();
    expect([picture.status, await picture.text(), picture.headers.get('set-cookie')]).toEqual([
      200,
      'bytes',
      null,
    ]);
    expect(picture.headers.get('x-content-type-options')).toBe('nosniff');
    type = 'image/svg+xml';
    expect((await read()).headers.get('content-security-policy')).toBe('sandbox');
    for (type of ['text/html', 'application/json', 'application/javascript', '']) {
      const answer = await read();
      expect([answer.status, await answer.json()]).toEqual([502, fault]);
    }
  });

  it('5 MB stream up: the first byte arrives before the last is sent', async () => {
    let total = 0;
    let first: () => void = () => {};
    const began = new Promise<void>((resolve) => {
      first = resolve;
    });
    const { origin } = await backend((req, res) => {
      req.on('data', (chunk: Buffer) => {
        total += chunk.length;
        first();
      });
      req.on('end', () => res.end(say('/x.png')));
    });
    await route({ 'uploads.*': 'proxy' }, basesOf(origin));
    const sent = request(`${front.origin}/api/resorts/${uploads.image.path}?sign=1&timestamp=1`, {
      method: 'POST',
    });
    const answered = once(sent, 'response');
    sent.write(Buffer.alloc(5_000_000));
    await began;
    sent.end(Buffer.alloc(1));
    const [response] = await answered;
    expect(response.statusCode).toBe(200);
    response.resume();
    expect(total).toBe(5_000_001);
  });

  it('5 MB stream down: the first byte arrives before the last is sent, and an abort reaches the backend', async () => {
    let finish: () => void = () => {};
    let gone: Promise<unknown> = Promise.resolve();
    const { origin } = await backend((_req, res) => {
      gone = once(res, 'close');
      res.writeHead(200, { 'content-type': 'application/json' });
      res.write('"'.padEnd(5_000_000, 'x'));
      finish = () => res.end('"');
    });
    await route({ 'smsLogs.*': 'proxy' }, { main: origin });
    const reader = (await raw('main/sms-logs/list')).body?.getReader();
    let size = (await reader?.read())?.value?.length ?? 0;
    expect(size).toBeGreaterThan(0);
    finish();
    for (let part = await reader?.read(); part && !part.done; part = await reader?.read())
      size += part.value.length;
    expect(size).toBe(5_000_001);

    const abort = new AbortController();
    const second = await raw('main/sms-logs/list', { signal: abort.signal });
    await second.body?.getReader().read();
    abort.abort();
    await gone;
  });

  it('a caller who hangs up before the answer takes the real call with him', async () => {
    const abort = new AbortController();
    let gone: Promise<unknown> = Promise.resolve();
    const { origin } = await backend((_req, res) => {
      gone = once(res, 'close');
      abort.abort();
    });
    await route({ 'smsLogs.*': 'proxy' }, { main: origin });
    await expect(raw('main/sms-logs/list', { signal: abort.signal })).rejects.toThrow();
    await gone;
  });

  it('a dead backend is 502, a slow one 504, in the envelope that the console shows', async () => {
    const closed = createServer();
    closed.listen(0, '127.0.0.1');
    await once(closed, 'listening');
    const { port } = closed.address() as { port: number };
    await new Promise((resolve) => closed.close(resolve));
    await route({ '*': 'proxy' }, basesOf(`http://127.0.0.1:${port}`));
    expect(await front.call(settings.get, 'T')).toEqual({ http: 502, envelope: fault });
    expect((await plane.journal())[0]).toMatchObject({
      routed: 'proxied: unreachable (ECONNREFUSED)',
      http: 502,
    });

    const slow = await backend(() => {});
    await route({}, basesOf(slow.origin));
    expect(await front.call(settings.get, 'T', { body: {} })).toEqual({ http: 504, envelope: fault });
    expect((await plane.journal())[0]).toMatchObject({ routed: 'proxied: timeout (no answer in 300 ms)' });
  });

  it('a backend that dies in the middle breaks the answer, and the server lives on', async () => {
    const { origin } = await backend((_req, res) => {
      res.writeHead(200, { 'content-type': 'application/json', 'content-length': 100 });
      res.write('{', () => res.destroy());
    });
    await route({ 'smsLogs.*': 'proxy' }, { main: origin });
    await expect(raw('main/sms-logs/list').then((answer) => answer.text())).rejects.toThrow();
    expect((await plane.journal())[0]).toMatchObject({ routed: 'proxied: broke off', status: null });
  });

  it('an address that leads back here does not go round for ever', async () => {
    await route({ '*': 'proxy' }, basesOf(front.origin));
    expect(await front.call(settings.get, 'T')).toEqual({ http: 502, envelope: fault });
  });

  it('uploaded pictures: stored there, and read from there', async () => {
    await route({ 'uploads.*': 'proxy' });
    const picture = signedPicture(real.mock.clock.now());
    const { envelope } = await front.call<string>(uploads.image, '', picture);
    const key = envelope.data.split('/').at(-1) ?? '';
    expect([real.mock.files.get(key)?.type, front.mock.files.get(key)]).toEqual(['image/jpeg', undefined]);
    const read = await fetch(front.origin + envelope.data);
    expect([read.status, read.headers.get('x-answered-by')]).toEqual([200, 'real']);
    await plane.ask('POST', 'routing', { modes: { 'uploads.*': null, 'smsLogs.*': 'proxy' } });
    expect((await fetch(front.origin + envelope.data)).status).toBe(200);
    expect((await fetch(`${front.origin}/api/resorts/uploads/none.png`)).status).toBe(404);
  });
});

describe('fallback', () => {
  const lacking = async (http: number) => {
    const { origin } = await backend((_req, res) =>
      res.writeHead(http, { 'content-type': 'text/html' }).end('no'),
    );
    return basesOf(origin);
  };

  it.each([404, 501])('the mock answers where the real backend says %i, and marks it', async (http) => {
    await route({ '*': 'fallback' }, await lacking(http));
    const token = await front.tokenOf('superAdmin');
    expect((await front.call(settings.update, token, { body: settingsExample })).envelope.data).toMatchObject(
      settingsExample,
    );
    const answer = await raw(`main/${smsLogs.list.path}?token=${token}`);
    expect([answer.status, answer.headers.get('x-answered-by')]).toEqual([200, 'mock']);
    expect((await plane.journal())[0]).toMatchObject({
      routed: `fallback: HTTP ${http}`,
      status: 1,
      userId: '1',
    });
  });

  it('also where it is dead or slow; a 500 and a refusal are answers', async () => {
    const token = await front.tokenOf('superAdmin');
    const slow = await backend(() => {});
    await route({ '*': 'fallback' }, basesOf(slow.origin));
    expect((await front.call(settings.get, token)).envelope.status).toBe(1);
    await slow.stop();
    expect((await front.call(settings.get, token)).envelope.status).toBe(1);
    expect((await plane.journal()).map(({ routed }) => routed).slice(0, 2)).toEqual([
      'fallback: unreachable (ECONNREFUSED)',
      'fallback: timeout (no answer in 300 ms)',
    ]);
    await route({}, await lacking(500));
    expect((await raw(`main/${settings.get.path}`, { method: 'POST' })).status).toBe(500);
    await route({}, basesOf(real.origin));
    expect((await front.call(settings.get, token)).envelope.status).toBe(-1001);
  });

  it('without a real address the mock answers, marked', async () => {
    await route({ '*': 'fallback' }, {});
    const answer = await raw(`main/${settings.get.path}`, { method: 'POST' });
    expect(answer.headers.get('x-answered-by')).toBe('mock');
    expect((await plane.journal())[0]?.routed).toBe('fallback: the real address of main is not known');
  });

  it('who signed in at the real backend may use what the mock still answers', async () => {
    await route({ 'auth.*': 'proxy', 'homeBanners.*': 'mock' });
    const mobile = '19900000001';
    const { code } = (await front.call<{ code: string }>(auth.createByMobile, '', { body: { mobile } }))
      .envelope.data;
    const credential = loginCredential(passwordHash('mm123456'), code);
    const { envelope } = await front.call<{ token: string }>(auth.login, '', {
      body: { mobile, code, credential },
    });
    const { token } = envelope.data;
    expect((await front.call(homeBanners.list, token)).envelope.status).toBe(1);
    expect((await front.call(auth.validate, '', { body: { token } })).envelope.status).toBe(1);
    expect(front.mock.store.sessions.get(token)).toBeUndefined();
    front.mock.reset();
    expect((await front.call(homeBanners.list, token)).envelope.status).toBe(1);
    await plane.ask('POST', 'expire-session', {});
    expect((await front.call(homeBanners.list, token)).envelope.status).toBe(-1001);
    front.mock.store.sessions.prune(front.mock.clock.now());
    expect((await front.call(homeBanners.list, token)).envelope.status).toBe(-1001);
  });
});
