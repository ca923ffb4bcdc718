import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { auth } from '#contracts/areas/auth.ts';
import { homeBanners } from '#contracts/areas/banners.ts';
import { settings } from '#contracts/areas/settings.ts';
import { smsLogs } from '#contracts/areas/smsLogs.ts';
import type { AnyEndpoint } from '#contracts/endpoint.ts';
import { basesOf, planeOf, startAltered } from './backends.ts';
import { type Input, type Running, startMock } from './running.ts';

/** biome-ignore lint/suspicious/noExplicitAny: what a strange backend makes of an answer has no type */
type Loose = any;

let alter: (envelope: Loose, path: string) => unknown = (envelope) => envelope;
let front: Running;
let backend: Awaited<ReturnType<typeof startAltered>>;
let plane: ReturnType<typeof planeOf>;
let token: string;

beforeAll(async () => {
  backend = await startAltered(() => alter);
  front = await startMock({
    scale: 0.1,
    routing: { bases: basesOf(backend.origin), modes: { '*': 'proxy' } },
  });
  plane = planeOf(front);
  token = await backend.tokenOf();
});
afterAll(() => Promise.all([front.stop(), backend.stop()]));
beforeEach(() => plane.ask('DELETE', 'drift'));

interface Report {
  checked: number;
  differing: number;
  endpoints: {
    endpoint: string;
    checked: number;
    differing: number;
    unchecked: number;
    differences: Loose[];
  }[];
}
const report = async () => (await plane.ask<Report>('GET', 'drift')).json;

/** Calls through the proxy with altered answers, and tells what was found. */
async function found(
  endpoint: AnyEndpoint,
  how: typeof alter,
  input: Input = { query: { offset: 0, limit: 5 } },
) {
  alter = how;
  await front.call(endpoint, token, input).catch(() => undefined);
  alter = (envelope) => envelope;
  return (await report()).endpoints[0]?.differences ?? [];
}
const eachRow = (change: (row: Loose) => void) => (envelope: Loose) => {
  for (const row of envelope.data.list) change(row);
  return envelope;
};

it('a backend that keeps its promises has no drift, whatever it answers', async () => {
  for (const endpoint of [smsLogs.list, homeBanners.list, settings.get]) {
    expect(await found(endpoint, (envelope) => envelope)).toEqual([]);
  }
  await front.call(settings.get, 'wrong');
  expect(await report()).toMatchObject({ checked: 4, differing: 0, endpoints: [{}, {}, {}] });
});

it.each<[string, AnyEndpoint, typeof alter, object]>([
  [
    'a missing field, once for all rows',
    smsLogs.list,
    eachRow((row) => delete row.failReason),
    { kind: 'missing field', path: 'data.list[].failReason', expected: 'string', received: 'nothing' },
  ],
  [
    'a retyped field',
    smsLogs.list,
    eachRow((row) => {
      row.id = Number(row.id);
    }),
    { kind: 'retyped field', path: 'data.list[].id', expected: 'string', received: 'number' },
  ],
  [
    'an unknown code of the envelope',
    settings.get,
    () => ({ status: -4711, message: '？', data: null }),
    { kind: 'unknown code', path: 'status', received: '-4711' },
  ],
  [
    'a new field, in a record within a list',
    homeBanners.list,
    eachRow((row) => {
      row.link.configData.campaign = 'x';
    }),
    { kind: 'new field', path: 'data.list[].link.configData.campaign', received: 'string', example: 'x' },
  ],
  [
    'a new field of the envelope',
    settings.get,
    (envelope) => ({ ...envelope, traceId: 'abc' }),
    { kind: 'new field', path: 'traceId', example: 'abc' },
  ],
  [
    'another way to write a time',
    smsLogs.list,
    eachRow((row) => {
      row.createTime = '2026-01-31T09:00:00Z';
    }),
    { kind: 'wrong value', path: 'data.list[].createTime', example: '2026-01-31T09:00:00Z' },
  ],
  [
    'an id that two rows of a list have',
    smsLogs.list,
    ({ data, ...envelope }) => ({ ...envelope, data: { ...data, list: [data.list[0], ...data.list] } }),
    { kind: 'repeated id', path: 'data.list[].id', expected: 'each id once', broke: 'definition' },
  ],
  [
    'no envelope at all',
    settings.get,
    ({ data }) => [data],
    { kind: 'wrong envelope', path: '', expected: '{status, message, data}', received: 'array' },
  ],
  [
    'an envelope without data',
    settings.get,
    () => ({ status: 1, message: '' }),
    { kind: 'wrong envelope', path: 'data' },
  ],
  ['a page of HTML', settings.get, () => '<h1>hello</h1>', { kind: 'wrong envelope', received: 'text/html' }],
])('%s', async (_, endpoint, how, expected) => {
  const differences = await found(endpoint, how, endpoint === settings.get ? {} : undefined);
  expect(differences).toEqual([expect.objectContaining({ ...expected, count: 1 })]);
});

it('an unknown code of an enumeration', async () => {
  const userInfo = {
    ...{ id: '1', name: '王小明', belongType: 99, belongId: '0', belongName: '平台' },
    mustChangePassword: 0,
  };
  const differences = await found(
    auth.validate,
    () => ({ status: 1, message: '', data: { userInfo, rightIds: [] } }),
    { body: { token } },
  );
  expect(differences).toEqual([
    {
      kind: 'unknown code',
      path: 'data.userInfo.belongType',
      broke: 'definition',
      expected: '10, 20, 30',
      received: '99',
      example: 99,
      count: 1,
    },
  ]);
});

it('counts by endpoint, keeps one example, and is forgotten on demand', async () => {
  for (let call = 0; call < 3; call++)
    await found(
      smsLogs.list,
      eachRow((row) => delete row.success),
    );
  await found(settings.get, (envelope) => envelope, {});
  expect(await report()).toMatchObject({
    checked: 4,
    differing: 3,
    endpoints: [
      { endpoint: 'smsLogs.list', checked: 3, differing: 3, differences: [{ count: 3 }] },
      { endpoint: 'settings.get', checked: 1, differing: 0, differences: [] },
    ],
  });
  await plane.ask('DELETE', 'drift');
  const nothing = {
    checked: 0,
    differing: 0,
    unchecked: 0,
    tooLarge: 0,
    slow: 0,
    unreached: 0,
    deprecated: 0,
  };
  expect(await report()).toEqual({ pinned: 0, ...nothing, slowFromMs: 2000, endpoints: [] });
});

it('examples hold no mobiles, identity cards, names, tokens', async () => {
  const differences = await found(
    smsLogs.list,
    eachRow((row) => {
      delete row.mobile;
      row.message = '验证码 482913，13812345678';
      row.guest = {
        contactName: '欧阳小明',
        idCard: '11010519491231002X',
        phone: 13812345678,
        email: 'a.b@example.com',
        link: `https://x/?token=${token}`,
        loginToken: token,
        address: '某路 1 号',
      };
    }),
  );
  const text = JSON.stringify(differences);
  for (const secret of ['482913', '12345678', '小明', '19491231', '13812345678', 'a.b@', token, '某路'])
    expect(text).not.toContain(secret);
  expect(text).toContain('138****5678');
});

it('an answer of more than 1 MB passes, and is counted as unchecked', async () => {
  await found(smsLogs.list, (envelope) => ({
    ...envelope,
    data: { count: 1, list: ['x'.repeat(1_100_000)] },
  }));
  expect((await report()).endpoints[0]).toMatchObject({ checked: 0, unchecked: 1, tooLarge: 1 });
  expect(await report()).toMatchObject({ unchecked: 1, tooLarge: 1 });
  expect((await plane.journal())[0]).toMatchObject({ routed: 'proxied', http: 200, status: null });
});
