import { beforeEach, describe, expect, it } from 'vitest';
import { homeBanners } from '#contracts/areas/banners.ts';
import { settings } from '#contracts/areas/settings.ts';
import { smsLogs } from '#contracts/areas/smsLogs.ts';
import { uploads } from '#contracts/areas/uploads.ts';
import { status } from '#contracts/envelope.ts';
import { bannerExample } from '#contracts/examples/banners.ts';
import type { JournalEntry } from '#mock/control/journal.ts';
import { putFile } from '#mock/store/files.ts';
import { seededMock } from './mockFor.ts';
import { startMock } from './running.ts';

const mock = seededMock();
let token: string;

beforeEach(async () => {
  mock.control.faults.clear();
  mock.control.journal.clear();
  token = await mock.tokenOf('superAdmin');
});

const ask = async (method: string, path: string, body?: unknown) => {
  const init = {
    method,
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  };
  const response = await fetch(`${mock.origin}/__mock/${path}`, init);
  return { http: response.status, json: (await response.json()) as Record<string, unknown> };
};
const journal = async () => (await ask('GET', 'journal')).json as unknown as JournalEntry[];
const error = (http: number, sentence: RegExp) => ({
  http,
  json: { error: expect.stringMatching(sentence) },
});

const banner = { ...bannerExample, title: '故障' };
const raw = (path = `main/${homeBanners.list.path}`) => fetch(`${mock.origin}/api/${path}?token=${token}`);

describe('faults', () => {
  it('delay: the call goes on, later', async () => {
    await ask('POST', 'faults', { endpoint: 'homeBanners.list', kind: 'delay', value: 120 });
    const began = performance.now();
    const { envelope } = await mock.call(homeBanners.list, token);
    expect(performance.now() - began).toBeGreaterThanOrEqual(115);
    expect(envelope.status).toBe(1);
    expect((await journal())[0]).toMatchObject({ fault: 'delay', endpoint: 'homeBanners.list' });
  });

  it.each(Object.values(status).filter((code) => code !== 1))(
    'status %i answers its message of the catalogue',
    async (value) => {
      await ask('POST', 'faults', { endpoint: '*', kind: 'status', value });
      // A fault may have a status that the definition of the call does not declare.
      const path = `main/${homeBanners.list.path}?token=${token}`;
      const { http, envelope } = await mock.send('GET', path);
      expect(http).toBe(200);
      expect(envelope).toEqual({
        status: value,
        message: expect.stringMatching(/\p{Script=Han}/u),
        data: null,
      });
    },
  );

  it.each([400, 429, 502, 503])('http %i', async (value) => {
    await ask('POST', 'faults', { endpoint: homeBanners.list.path, kind: 'http', value });
    const response = await raw();
    expect([response.status, response.headers.get('content-type')]).toEqual([
      value,
      'text/html; charset=utf-8',
    ]);
  });

  it('drop: the connection breaks in the middle of the answer', async () => {
    await ask('POST', 'faults', { endpoint: 'homeBanners.list', kind: 'drop', times: 1 });
    await expect(raw().then((response) => response.text())).rejects.toThrow();
    expect((await journal())[0]).toMatchObject({ fault: 'drop', http: 0, status: null });
    expect((await raw()).status).toBe(200);
  });

  it.each(['malformed', 'truncated'])('%s JSON comes with HTTP 200 and cannot be parsed', async (kind) => {
    await ask('POST', 'faults', { endpoint: 'homeBanners.list', kind });
    const response = await raw();
    expect(response.status).toBe(200);
    const text = await response.text();
    expect(text).toMatch(/^\{"status":1/);
    expect(() => JSON.parse(text)).toThrow();
  });

  it.each([
    { kind: 'status', value: -1099 },
    { kind: 'http', value: 500 },
    { kind: 'drop' },
    { kind: 'malformed' },
    { kind: 'truncated' },
  ])('$kind leaves the state as it was', async (fault) => {
    const before = mock.dump();
    await ask('POST', 'faults', { endpoint: 'homeBanners.add', ...fault });
    await mock.call(homeBanners.add, token, { body: banner }).catch(() => undefined);
    expect(mock.dump()).toBe(before);
  });

  it('strikes as many times as it was told, and only its endpoint', async () => {
    await ask('POST', 'faults', { endpoint: 'homeBanners.list', kind: 'status', value: -1099, times: 2 });
    const statuses = [];
    for (const endpoint of [
      settings.get,
      homeBanners.list,
      smsLogs.list,
      homeBanners.list,
      homeBanners.list,
    ]) {
      statuses.push((await mock.call(endpoint, token)).envelope.status);
    }
    expect(statuses).toEqual([1, -1099, 1, -1099, 1]);
    expect((await ask('GET', 'faults')).json).toEqual([]);
  });

  it('a delay and another fault add up', async () => {
    await ask('POST', 'faults', { endpoint: '*', kind: 'delay', value: 60, times: 1 });
    await ask('POST', 'faults', { endpoint: '*', kind: 'http', value: 503, times: 1 });
    const began = performance.now();
    expect((await raw()).status).toBe(503);
    expect(performance.now() - began).toBeGreaterThanOrEqual(55);
    expect((await raw()).status).toBe(200);
  });

  it('reaches direct uploads as oss.bucket', async () => {
    await ask('POST', 'faults', { endpoint: 'oss.bucket', kind: 'http', value: 503, times: 1 });
    const signed = (
      await mock.call<Record<string, string>>(uploads.postSignature, token, { body: { file_name: 'a.png' } })
    ).envelope.data;
    const form = new FormData();
    form.set('key', signed.key ?? '');
    const response = await fetch(`${mock.origin}/api/apps/oss/bucket`, { method: 'POST', body: form });
    expect(response.status).toBe(503);
    expect((await journal())[0]).toMatchObject({ endpoint: 'oss.bucket', fault: 'http', http: 503 });
  });

  it('can be listed, removed one by one, and all together', async () => {
    const { json } = await ask('POST', 'faults', {
      endpoint: '/api/main/settings/get',
      kind: 'drop',
      times: 3,
    });
    expect(json).toMatchObject({ endpoint: 'settings.get', kind: 'drop', times: 3 });
    await ask('POST', 'faults', { endpoint: 'slide-images/update-for-mini-home/{id}', kind: 'drop' });
    expect((await ask('DELETE', `faults?id=${json.id}`)).http).toBe(200);
    expect((await ask('GET', 'faults')).json).toMatchObject([{ endpoint: 'homeBanners.update' }]);
    expect(await ask('DELETE', `faults?id=${json.id}`)).toMatchObject(error(404, /no fault/));
    await ask('DELETE', 'faults');
    expect((await ask('GET', 'faults')).json).toEqual([]);
  });

  it.each([
    [{ endpoint: 'smsLog.list', kind: 'drop' }, /no endpoint smsLog\.list.*smsLogs\.list/],
    [{ endpoint: 'sms-log/list', kind: 'drop' }, /no endpoint.*smsLogs\.list/],
    [{ endpoint: '*', kind: 'explode' }, /kind is not as expected/],
    [{ endpoint: '*', kind: 'delay' }, /milliseconds from 1/],
    [{ endpoint: '*', kind: 'delay', value: -5 }, /milliseconds from 1/],
    [{ endpoint: '*', kind: 'http', value: 200 }, /400 to 599/],
    [{ endpoint: '*', kind: 'status', value: 1 }, /status takes one of/],
    [{ endpoint: '*', kind: 'status', value: -1 }, /status takes one of/],
    [{ endpoint: '*', kind: 'drop', times: 0 }, /times is not as expected/],
    [{ endpoint: '*', kind: 'drop', tiems: 1 }, /not as expected/],
    [{ kind: 'drop' }, /endpoint is not as expected/],
    ['{', /not valid JSON/],
    ['[]', /not as expected/],
  ])('%j is refused with a sentence', async (body, sentence) => {
    expect(await ask('POST', 'faults', body)).toMatchObject(error(400, sentence));
    expect(mock.control.faults.isEmpty).toBe(true);
  });
});

describe('the journal', () => {
  it('tells of every call, newest first, without secrets', async () => {
    await mock.call(settings.update, token, {
      body: { phone: 'x', maxPayMinutes: 30, password: 'p4ssw0rd' },
    });
    const [last, login] = await journal();
    expect(last).toMatchObject({
      method: 'POST',
      path: '/api/main/settings/update',
      endpoint: 'settings.update',
      query: { token: '*** (32)' },
      body: { phone: 'x', maxPayMinutes: 30, password: '*** (8)' },
      http: 200,
      status: -1002,
      message: '请输入正确的电话号码',
      userId: '1',
      hint: 'Refused field: phone',
    });
    expect(login).toMatchObject({ endpoint: 'auth.login', body: { credential: '*** (64)' } });
    expect(JSON.stringify(await journal())).not.toContain(token);
  });

  it('keeps the last 500 and forgets on demand', async () => {
    for (let at = 0; at < 510; at++) await mock.send('GET', `main/nothing/${at}`);
    const entries = await journal();
    expect(entries).toHaveLength(500);
    expect(entries[0]?.path).toBe('/api/main/nothing/509');
    await ask('DELETE', 'journal');
    expect(await journal()).toEqual([]);
  });

  it('stays small whatever is sent', async () => {
    const deep = JSON.parse(`${'{"a":'.repeat(50)}1${'}'.repeat(50)}`) as object;
    await mock.call(settings.update, token, {
      body: { phone: 'x'.repeat(500_000), list: Array(1000).fill('y'), deep },
    });
    await mock.send('GET', `main/${'long'.repeat(1000)}`);
    expect(JSON.stringify((await journal()).slice(0, 2)).length).toBeLessThan(5000);
  });
});

describe('clock and sessions', () => {
  it('tells and sets the time', async () => {
    const set = await ask('POST', 'clock', { now: '2027-03-01 08:00:00', advanceMs: 60_000 });
    expect(set.json.now).toBe('2027-03-01 08:01:00');
    expect((await ask('GET', 'clock')).json.epochMs).toBeGreaterThanOrEqual(
      Date.parse('2027-03-01T08:01:00+08:00'),
    );
    expect((await ask('POST', 'clock', { now: '2027-03-01T00:00:00Z' })).json.now).toBe(
      '2027-03-01 08:00:00',
    );
    expect((await ask('POST', 'clock', { now: 0 })).json.now).toBe('1970-01-01 08:00:00');
    // Seeded rows are not touched, and a token has ended long ago in 2027.
    await ask('POST', 'clock', { now: '2029-03-01 08:00:00' });
    expect((await mock.call(settings.get, token)).envelope.status).toBe(status.tokenExpired);
  });

  it.each([
    {},
    { now: 'tomorrow' },
    { now: '2027-13-45 99:00:00' },
    { now: -1 },
    { now: 1e15 },
    { advanceMs: '5' },
    { advanceMs: 1.5 },
    { later: 1 },
  ])('%j is refused', async (body) => {
    const { http, json } = await ask('POST', 'clock', body);
    expect([http, typeof json.error]).toEqual([400, 'string']);
  });

  it('ends one session, or all', async () => {
    const other = await mock.tokenOf('finance');
    const check = async (which: string) => (await mock.call(smsLogs.list, which)).envelope.status;
    expect((await ask('POST', 'expire-session', { token })).json).toEqual({ expired: 1 });
    expect([await check(token), await check(other)]).toEqual([status.tokenExpired, status.forbidden]);
    expect((await ask('POST', 'expire-session')).json).toEqual({ expired: 1 });
    expect(await check(other)).toBe(status.tokenExpired);
    expect(await ask('POST', 'expire-session', { token })).toMatchObject(error(404, /no session/));
  });
});

describe('reset and snapshots', () => {
  it('reset brings the seed back, with another seed or scale if wanted, and takes faults away', async () => {
    await mock.call(homeBanners.remove, token, { params: { id: '1' } });
    await ask('POST', 'faults', { endpoint: '*', kind: 'drop' });
    expect((await ask('POST', 'reset', { seed: 2, scale: 0.1 })).json).toEqual({ seed: 2, scale: 0.1 });
    expect(mock.mock.store.banners.get('1')).toBeDefined();
    expect(mock.mock.store.smsLogs.all()).toHaveLength(101);
    expect(mock.control.faults.isEmpty).toBe(true);
    expect((await ask('POST', 'reset', { seed: 1, scale: 1 })).json).toEqual({ seed: 1, scale: 1 });
  });

  it.each([{ seed: -1 }, { seed: 'a' }, { scale: 0 }, { scale: 1e9 }, { sed: 1 }])(
    'reset %j is refused and changes nothing',
    async (body) => {
      const before = mock.dump();
      expect(await ask('POST', 'reset', body)).toMatchObject(error(400, /not as expected/));
      expect(mock.dump()).toBe(before);
    },
  );

  it('a snapshot brings rows and pictures back, over a reset as well', async () => {
    putFile(mock.mock.files, 'own.png', { type: 'image/png', bytes: new Uint8Array([1]) });
    await mock.call(homeBanners.add, token, { body: banner });
    const saved = mock.dump();
    expect((await ask('POST', 'snapshots', { name: '甲', action: 'save' })).json).toEqual([
      { name: '甲', changedRows: expect.any(Number) },
    ]);
    await mock.call(homeBanners.remove, token, { params: { id: '1' } });
    await ask('POST', 'snapshots', { name: '甲', action: 'restore' });
    expect(mock.dump()).toBe(saved);
    await ask('POST', 'reset', { seed: 7 });
    await ask('POST', 'snapshots', { name: '甲', action: 'restore' });
    expect(mock.dump()).toBe(saved);
    expect(mock.mock.files.get('own.png')).toBeDefined();
    expect((await mock.call(homeBanners.list, token)).envelope.status).toBe(1);
    expect(await ask('POST', 'snapshots', { name: '乙', action: 'restore' })).toMatchObject(
      error(404, /no snapshot/),
    );
    expect(await ask('POST', 'snapshots', { name: '', action: 'save' })).toMatchObject(
      error(400, /not as expected/),
    );
  });
});

it('the personas can sign in, the marked one cannot', async () => {
  const list = (await ask('GET', 'personas')).json as unknown as {
    id: string;
    mobile: string;
    password: string;
    enabled: number;
    roles: string[];
  }[];
  expect(list).toHaveLength(11);
  expect(list[0]).toEqual({
    id: '1',
    name: '林知远',
    mobile: '19900000001',
    password: 'mm123456',
    belongType: 10,
    roles: ['超级管理员'],
    enabled: 1,
  });
  for (const { mobile, password, enabled } of list) {
    expect((await mock.login(mobile, password)).envelope.status).toBe(enabled ? 1 : status.loginFailed);
  }
});

it('health tells seed, scale and time', async () => {
  expect(await ask('GET', 'health')).toMatchObject({
    http: 200,
    json: { ok: true, seed: 1, scale: 1, now: expect.stringMatching(/^\d{4}-/) },
  });
});

it.each([
  ['GET', 'nothing'],
  ['PUT', 'faults'],
  ['GET', 'provider-states'],
  ['GET', '__proto__'],
  ['GET', '%zz'],
])('%s /__mock/%s is 404 with a sentence', async (method, path) => {
  expect(await ask(method, path)).toMatchObject(error(404, /There is no/));
});

it.each([
  ['reset', { scale: 1e-9 }, /^scale is not as expected.*from 0\.001 to/],
  ['reset', { scale: -1 }, /^scale/],
  ['reset', '{"scale":1e999}', /^scale/],
  ['reset', { seed: 1e300 }, /^seed/],
  ['routing', '{"modes":{"__proto__":"proxy"}}', /__proto__/],
  ['routing', '{"bases":{"__proto__":"http://evil.example"}}', /__proto__/],
  ['routing', '{"modes":{"constructor":"mock"}}', /There is no endpoint constructor/],
  ['routing', { revision: 1e300 }, /^revision/],
  ['faults', { endpoint: '*', kind: 'delay', value: 1e15 }, /^value/],
  ['faults', { endpoint: '*', kind: 'drop', times: 1e9 }, /^times/],
  ['clock', { now: 1e300 }, /^now/],
  ['clock', { advanceMs: 1e300 }, /^advanceMs/],
  ['clock', { advanceMs: 9e15 }, /between 1970 and 9999/],
  ['live', { on: true, pace: 1e-9 }, /^pace/],
  ['provider-states', '{"state":"signed in","params":{"__proto__":{"persona":"superAdmin"}}}', /__proto__/],
])('POST %s %j is refused in words', async (path, body, sentence) => {
  expect(await ask('POST', path, body)).toMatchObject(error(400, sentence));
});

it('takes a thousand faults and no more', async () => {
  for (let at = mock.control.faults.list().length; at < 1000; at++)
    mock.control.faults.add({ endpoint: '*', kind: 'drop' });
  expect(await ask('POST', 'faults', { endpoint: '*', kind: 'drop' })).toMatchObject(
    error(400, /1000 faults/),
  );
});

it('refuses a body larger than 1 MB', async () => {
  expect(await ask('POST', 'faults', 'x'.repeat(1_100_000))).toMatchObject(error(413, /1 MB/));
});

it('serves its page under a policy that lets no inline script run', async () => {
  const response = await fetch(`${mock.origin}/__mock`);
  const html = await response.text();
  expect(response.headers.get('content-security-policy')).toContain("script-src 'self'");
  expect(html).not.toMatch(/<script(?![^>]*src=)|\son\w+=|style=/);
  for (const [, path] of html.matchAll(/(?:src|href)="(\/[^"]+)"/g))
    expect((await fetch(mock.origin + path)).status).toBe(200);
});

it('MOCK_CONTROL=off leaves health only', async () => {
  const closed = await startMock({ controlOpen: false });
  const statusOf = async (path: string, method = 'GET') =>
    (await fetch(`${closed.origin}${path}`, { method })).status;
  expect(await statusOf('/__mock/health')).toBe(200);
  for (const path of [
    '/__mock',
    '/__mock/',
    '/__mock/page.js',
    '/__mock/personas',
    '/__mock/journal',
    '/__mock/clock',
  ])
    expect(await statusOf(path)).toBe(404);
  expect(await statusOf('/__mock/reset', 'POST')).toBe(404);
  expect(await statusOf('/__mock/provider-states', 'POST')).toBe(404);
  await closed.stop();
});
