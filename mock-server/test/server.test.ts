import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer, request } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { contractVersion } from '#contracts/version.ts';
import { OptionError, readOptions } from '#mock/bindings/options.ts';
import { mockOfFile } from './mockFor.ts';
import { scratch, spawnMock } from './spawned.ts';

const { folder, clean } = scratch();
afterAll(clean);

const dist = join(folder, 'dist');
mkdirSync(join(dist, 'assets'), { recursive: true });
writeFileSync(join(dist, 'index.html'), '<!doctype html><title>console</title>');
writeFileSync(join(dist, 'assets', 'app-1a2b3c.js'), `/* ${'x'.repeat(5000)} */`);
writeFileSync(join(dist, '.stamp'), 'secret');

/** Without fetch, which mends addresses before it sends them. */
function raw(origin: string, path: string, { method = 'GET', headers = {} as Record<string, string> } = {}) {
  return new Promise<{ http: number; headers: Record<string, unknown>; text: string }>((resolve, reject) => {
    const { hostname, port } = new URL(origin);
    const call = request({ hostname, port, path, method, headers }, async (response) => {
      let text = '';
      for await (const chunk of response) text += chunk;
      resolve({ http: response.statusCode ?? 0, headers: response.headers, text });
    });
    call.on('error', reject).end();
  });
}

describe('behind one origin', () => {
  const config = { title: '美美旅享平台' };
  const mock = mockOfFile({ console: { folder: dist, config } });
  const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    raw(mock.origin, path, { method, headers });
  const navigation = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

  it.each(['/', '/login', '/setting/system-setting/home-banner-list?page=2', '/a/b.c', '/index.html'])(
    '%s is the console',
    async (path) => {
      const { http, headers, text } = await get(path, navigation);
      expect([http, text]).toEqual([200, '<!doctype html><title>console</title>']);
      expect(headers).toMatchObject({
        'cache-control': 'no-cache',
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
      });
      expect(headers['content-security-policy']).toContain("script-src 'self';");
      expect(headers['x-powered-by']).toBeUndefined();
    },
  );

  it('hashed files are kept for ever and come compressed', async () => {
    const { http, headers, text } = await get('/assets/app-1a2b3c.js', { 'accept-encoding': 'gzip' });
    expect(http).toBe(200);
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'gzip',
    });
    expect(text.length).toBeLessThan(1000);
  });

  it.each(['/assets/app-0old0.js', '/assets/', '/.stamp', '/favicon.ico', '/assets/../../secret'])(
    '%s is no page: 404',
    async (path) => {
      expect((await get(path, { accept: '*/*' })).http).toBe(404);
    },
  );
  it('nor is a chunk of an old deployment when its address is typed', async () => {
    expect((await get('/assets/app-0old0.js', navigation)).http).toBe(404);
  });

  it('config.json is made for this deployment', async () => {
    const { headers, text } = await get('/config.json');
    expect([JSON.parse(text), headers['cache-control']]).toEqual([config, 'no-cache']);
  });

  it.each([
    '/%',
    '/%zz',
    '/api/%zz',
    '/assets/%c0%ae',
    '/__mock/%',
    '/%2e%2e/%2e%2e/etc/passwd',
    '//evil',
    '/\\..\\',
    '/api/main/%',
    '/api/resorts/uploads/%ff',
  ])('%s is never a 500', async (path) => {
    for (const headers of [{}, navigation]) {
      const { http, text } = await get(path, headers);
      expect(http === 200 || (http >= 400 && http < 500)).toBe(true);
      expect(text).not.toMatch(/at .*\.ts|node_modules/);
    }
  });

  it('POST to a page is 404', async () => expect((await get('/login', navigation, 'POST')).http).toBe(404));
});

describe('the API', () => {
  const mock = mockOfFile();

  it('may be called from any origin, without credentials', async () => {
    const headers = {
      origin: 'http://elsewhere.test',
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'content-type',
    };
    const preflight = await raw(mock.origin, '/api/main/settings/get?token=x', {
      method: 'OPTIONS',
      headers,
    });
    expect(preflight.http).toBe(204);
    expect(preflight.headers).toMatchObject({
      'access-control-allow-origin': '*',
      'access-control-allow-methods': 'GET, HEAD, POST',
      'access-control-allow-headers': '*',
    });
    const answer = await raw(mock.origin, '/api/main/sms-logs/list', { headers });
    expect(answer.headers['access-control-allow-origin']).toBe('*');
    expect(answer.headers['access-control-allow-credentials']).toBeUndefined();
    expect(
      (await raw(mock.origin, '/__mock/health', { headers })).headers['access-control-allow-origin'],
    ).toBeUndefined();
  });

  it('answers HEAD like GET, without a body', async () => {
    const { http, headers, text } = await raw(mock.origin, '/api/main/sms-logs/list', { method: 'HEAD' });
    expect([http, text, Number(headers['content-length']) > 0]).toEqual([200, '', true]);
    expect(
      (await raw(mock.origin, '/api/resorts/uploads/seed-1.svg', { method: 'HEAD' })).headers['content-type'],
    ).toBe('image/svg+xml');
  });

  it.each(['/api/main', '/api/main/', '/api/other/x', '/api', '/API/main/settings/get'])(
    '%s leads nowhere: 404',
    async (path) => {
      expect((await raw(mock.origin, path)).http).toBe(404);
    },
  );

  it('a caller who hangs up while sending disturbs nobody', async () => {
    const socket = connect(Number(new URL(mock.origin).port), '127.0.0.1');
    await once(socket, 'connect');
    socket.write('POST /api/main/settings/get HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{"da');
    socket.destroy();
    await once(socket, 'close');
    expect((await raw(mock.origin, '/api/main/sms-logs/list')).http).toBe(200);
  });
});

describe('the environment', () => {
  it('has defaults', () => {
    expect(readOptions({})).toMatchObject({
      host: '127.0.0.1',
      port: 8090,
      controlOpen: true,
      console: undefined,
    });
    expect(readOptions({ PORT: '9000' }).port).toBe(8090);
    expect(readOptions({ CONSOLE_DIR: dist, PORT: '9000' }).port).toBe(9000);
    expect(
      readOptions({ CONSOLE_DIR: dist, MOCK_UPLOAD_SECRET: 's', MOCK_CONFIG: '{"imageUpload":"oss"}' })
        .console?.config,
    ).toEqual({
      bases: { main: '/api/main', resorts: '/api/resorts', apps: '/api/apps' },
      uploadSecret: 's',
      language: 'zh',
      title: '美美旅享平台',
      imageUpload: 'oss',
      idempotencyKeys: true,
      contractVersion,
      clock: '/__mock/clock',
      demo: true,
    });
  });

  it.each([
    [{ MOCK_PORT: '80a' }, /MOCK_PORT=80a is not a whole number from 0 to 65535/],
    [{ MOCK_PORT: '70000' }, /MOCK_PORT/],
    [{ MOCK_CONTRACT: '0.0.1' }, /MOCK_CONTRACT=0\.0\.1 is no version of the contract: there are 1\.0\.0/],
    [{ MOCK_CONTRACT: '../1' }, /MOCK_CONTRACT=\.\.\/1 is no version/],
    [{ MOCK_SEED: '-1' }, /MOCK_SEED/],
    [{ MOCK_SEED: '1.5' }, /MOCK_SEED/],
    [{ MOCK_SCALE: 'big' }, /MOCK_SCALE/],
    [{ MOCK_SCALE: '0' }, /MOCK_SCALE/],
    [{ MOCK_NOW: 'tomorrow' }, /MOCK_NOW=tomorrow is not a time/],
    [{ MOCK_NOW: '2026-01-31' }, /MOCK_NOW/],
    [{ MOCK_CONTROL: 'no' }, /MOCK_CONTROL=no is neither on nor off/],
    [{ CONSOLE_DIR: folder }, /holds no index\.html/],
    [{ CONSOLE_DIR: dist, MOCK_CONFIG: '[]' }, /MOCK_CONFIG/],
    [{ CONSOLE_DIR: dist, MOCK_CONFIG: '{' }, /MOCK_CONFIG/],
  ])('%j is refused with a sentence', (env, sentence) => {
    expect(() => readOptions(env)).toThrow(OptionError);
    expect(() => readOptions(env)).toThrow(sentence);
  });
});

describe('the program', () => {
  it('says where it is and whom to sign in as, stands at MOCK_NOW, and stops quickly', async () => {
    const { child, origin, exited, output } = await spawnMock({
      CONSOLE_DIR: dist,
      MOCK_NOW: '2026-05-01 10:00:00',
      MOCK_SEED: '5',
    });
    expect(output()).toContain('19900000001  mm123456   林知远  超级管理员');
    expect(output()).toMatch(/Console +http:\/\/localhost:\d+\//);
    expect(await (await fetch(`${origin}/__mock/clock`)).json()).toMatchObject({
      now: '2026-05-01 10:00:00',
    });
    expect(await (await fetch(`${origin}/__mock/health`)).json()).toMatchObject({ seed: 5 });
    expect([(await fetch(origin)).status, (await fetch(`${origin}/login`)).status]).toEqual([200, 404]);
    const began = performance.now();
    child.kill('SIGINT');
    expect((await exited).code).toBe(0);
    expect(performance.now() - began).toBeLessThan(1000);
  });

  it('never logs a query', async () => {
    const { child, origin, exited } = await spawnMock({});
    await fetch(`${origin}/api/main/sms-logs/list?token=SECRET`);
    await fetch(`${origin}/nothing?token=SECRET`);
    child.kill('SIGTERM');
    expect((await exited).output).not.toContain('SECRET');
  });

  it('a taken port is one sentence that says what to do', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    const { exited } = await spawnMock({ MOCK_PORT: String(port) });
    expect(await exited).toMatchObject({
      code: 1,
      output: `Port ${port} is taken: stop the other program or set MOCK_PORT=${port + 1}.\n`,
    });
    other.close();
  });

  it('a wrong value is one sentence', async () => {
    const { exited } = await spawnMock({ MOCK_SEED: 'x' });
    expect(await exited).toMatchObject({
      code: 1,
      output: 'MOCK_SEED=x is not a whole number from 0 to 4294967295.\n',
    });
  });

  it('an address that is longer than Node reads is refused in the envelope', async () => {
    const { child, origin, exited } = await spawnMock({});
    const response = await fetch(`${origin}/api/main/sms-logs/list?mobile=${'1'.repeat(100_000)}`);
    expect([response.status, await response.json()]).toEqual([
      431,
      { status: -1002, message: '请求内容过大', data: null },
    ]);
    child.kill('SIGTERM');
    await exited;
  });
});
