import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { auth } from '#contracts/areas/auth.ts';
import { homeBanners } from '#contracts/areas/banners.ts';
import { memberGrades } from '#contracts/areas/memberGrades.ts';
import { settings } from '#contracts/areas/settings.ts';
import { smsLogs } from '#contracts/areas/smsLogs.ts';
import { allEndpoints } from '#contracts/areas.ts';
import type { AnyEndpoint } from '#contracts/endpoint.ts';
import { statusOf } from '#contracts/pactFile.ts';
import { basesOf, planeOf, startAltered } from './backends.ts';
import { pacts, requestOf } from './pactTraffic.ts';
import { type Input, type Running, startMock } from './running.ts';
import { spawnMock } from './spawned.ts';

/** What proxied answers are held against besides their definitions, with a backend that has deliberate differences. */

/** biome-ignore lint/suspicious/noExplicitAny: what a strange backend makes of an answer has no type */
type Loose = any;

let alter: (envelope: Loose) => unknown = (envelope) => envelope;
let front: Running;
let backend: Awaited<ReturnType<typeof startAltered>>;
let plane: ReturnType<typeof planeOf>;
let token: string;

const frontOf = (origin: string, more: object = { pacts }) =>
  startMock({ scale: 0.1, ...more, routing: { bases: basesOf(origin), modes: { '*': 'proxy' } } });

beforeAll(async () => {
  backend = await startAltered(() => alter);
  front = await frontOf(backend.origin);
  plane = planeOf(front);
  token = await backend.tokenOf();
});
afterAll(() => Promise.all([front.stop(), backend.stop()]));
beforeEach(() => plane.ask('DELETE', 'drift'));

interface Report {
  pinned: number;
  checked: number;
  differing: number;
  endpoints: { endpoint: string; differences: Loose[] }[];
}
const successes = pacts().filter((interaction) => statusOf(interaction) === 1).length;
const report = async () => (await plane.ask<Report>('GET', 'drift')).json;
const differing = ({ endpoints }: Report) => endpoints.filter(({ differences }) => differences.length > 0);

async function found(endpoint: AnyEndpoint, how: typeof alter, input?: Input) {
  alter = how;
  await front.call(endpoint, token, input ?? { query: { offset: 0, limit: 100 } }).catch(() => undefined);
  alter = (envelope) => envelope;
  return (await report()).endpoints[0]?.differences ?? [];
}
const eachRow = (change: (row: Loose) => void) => (envelope: Loose) => {
  for (const row of envelope.data.list) change(row);
  return envelope;
};

it('a correct mock as the real backend has no drift in the whole traffic of the pacts', async () => {
  const real = await startMock({ scale: 0.1 });
  const proxy = await frontOf(real.origin);
  const [there, here] = [planeOf(real), planeOf(proxy)];
  const wrong: string[] = [];
  for (const interaction of pacts()) {
    const values = {};
    for (const { name: state, params } of interaction.providerStates ?? [])
      Object.assign(values, (await there.ask('POST', 'provider-states', { state, params })).json);
    const { path, init } = requestOf(interaction, values);
    const { status } = (await (await fetch(proxy.origin + path, init)).json()) as { status: number };
    if (status !== statusOf(interaction)) wrong.push(`${interaction.description}: ${status}`);
  }
  const drift = (await here.ask<Report>('GET', 'drift')).json;
  await Promise.all([real.stop(), proxy.stop()]);
  expect(wrong).toEqual([]);
  expect(differing(drift)).toEqual([]);
  expect(drift).toMatchObject({ pinned: successes, checked: pacts().length, differing: 0 });
});

it('nor in anything else that it has: every list, every banner', async () => {
  const query = { limit: 100, provinceId: '33' };
  const lists = allEndpoints.filter(
    ({ method, access, path, query: wanted }) =>
      method === 'GET' &&
      !access.scope &&
      !path.includes('{') &&
      z.safeParse(wanted ?? z.unknown(), query).success,
  );
  for (const endpoint of lists) await front.call(endpoint, token, { query });
  const ids = Array.from({ length: 13 }, (_, at) => String(at + 1));
  for (const id of ids) await front.call(homeBanners.get, token, { params: { id } });
  const all = await report();
  expect(differing(all)).toEqual([]);
  expect(all.checked).toBe(lists.length + ids.length);
});

it.each<[string, AnyEndpoint, typeof alter, object, Input?]>([
  [
    'an unknown code where the definition says whole number',
    homeBanners.list,
    eachRow((row) => {
      row.link.linkType = 99;
    }),
    {
      kind: 'unknown code',
      path: 'data.list[].link.linkType',
      broke: 'pact',
      expected: '0, 10, 20, 30, 40',
      received: '99',
      example: 99,
    },
  ],
  [
    'a flag that is neither 1 nor 0',
    homeBanners.list,
    eachRow((row) => {
      row.enabled = 2;
    }),
    { kind: 'unknown code', path: 'data.list[].enabled', broke: 'both', expected: '0, 1' },
  ],
  [
    'text that is not as the screens need it',
    smsLogs.list,
    eachRow((row) => {
      row.message = ' ';
    }),
    { kind: 'wrong value', path: 'data.list[].message', broke: 'pact', example: ' ' },
  ],
  [
    'a field that is read of one kind of record and optional otherwise',
    homeBanners.list,
    eachRow((row) => {
      if (row.link.linkType === 10) delete row.link.configData.jumpTargetName;
    }),
    {
      kind: 'missing field',
      path: 'data.list[].link.configData.jumpTargetName',
      broke: 'pact',
      expected: 'string',
      received: 'nothing',
    },
  ],
  [
    'nothing where the screens need text',
    homeBanners.get,
    (envelope) => {
      envelope.data.link.configData.jumpTargetId = null;
      return envelope;
    },
    { kind: 'retyped field', path: 'data.link.configData.jumpTargetId', broke: 'pact', received: 'null' },
    { params: { id: '1' } },
  ],
  [
    'a code that the definition knows, too: once, for both',
    auth.validate,
    () => ({
      status: 1,
      message: '',
      data: {
        userInfo: {
          ...{ id: '1', name: '王小明', belongType: 99, belongId: '0', belongName: '平台' },
          mustChangePassword: 0,
        },
        rightIds: [],
      },
    }),
    { kind: 'unknown code', path: 'data.userInfo.belongType', broke: 'both', expected: '10, 20, 30' },
    { body: { token: 'T' } },
  ],
  [
    'a missing field that both need: once',
    smsLogs.list,
    eachRow((row) => delete row.mobile),
    { kind: 'missing field', path: 'data.list[].mobile', broke: 'both', expected: 'string' },
  ],
  [
    'a list that only some interactions pin: the definition says that it is missing, the pacts agree',
    smsLogs.list,
    ({ data, ...rest }) => ({ ...rest, data: { count: data.count } }),
    { kind: 'missing field', path: 'data.list', broke: 'both', expected: 'array' },
  ],
  [
    'a field that no screen reads',
    memberGrades.allEnabled,
    eachRow((row) => delete row.level),
    { kind: 'missing field', path: 'data.list[].level', broke: 'definition' },
  ],
  [
    'another way to write a time',
    smsLogs.list,
    eachRow((row) => {
      row.createTime = '2026-01-31T09:00:00Z';
    }),
    { kind: 'wrong value', path: 'data.list[].createTime', broke: 'both' },
  ],
  [
    'a number with a fraction',
    settings.get,
    (envelope) => {
      envelope.data.maxPayMinutes = 29.5;
      return envelope;
    },
    { kind: 'retyped field', path: 'data.maxPayMinutes', broke: 'both', expected: 'int' },
    {},
  ],
  [
    'a new field, which pacts allow',
    settings.get,
    (envelope) => {
      envelope.data.color = 'red';
      return envelope;
    },
    { kind: 'new field', path: 'data.color', broke: 'definition' },
    {},
  ],
  ['no JSON', settings.get, () => '<h1>hello</h1>', { kind: 'wrong envelope', path: '', broke: 'both' }, {}],
  [
    'a session without its user',
    auth.validate,
    () => ({ status: 1, message: '', data: { rightIds: [] } }),
    { kind: 'missing field', path: 'data.userInfo', broke: 'both', expected: 'object' },
    { body: { token: 'T' } },
  ],
])('%s', async (_, endpoint, how, expected, input) => {
  expect(await found(endpoint, how, input)).toEqual([expect.objectContaining({ ...expected, count: 1 })]);
});

it('two faults of one field in one answer are two; in the next answer they are counted', async () => {
  const how = (envelope: Loose) => {
    envelope.data.list[0].imageUrl = 7;
    envelope.data.list[1].imageUrl = 'lake.jpg';
    return envelope;
  };
  await found(homeBanners.list, how);
  expect(await found(homeBanners.list, how)).toEqual([
    expect.objectContaining({ kind: 'retyped field', broke: 'both', count: 2 }),
    expect.objectContaining({ kind: 'wrong value', broke: 'both', count: 2 }),
  ]);
});

it('a mobile that is not masked is told, without telling it', async () => {
  const differences = await found(
    smsLogs.list,
    eachRow((row) => {
      row.mobile = '13812345678';
    }),
  );
  expect(differences).toEqual([expect.objectContaining({ path: 'data.list[].mobile', broke: 'both' })]);
  expect(JSON.stringify(differences)).not.toContain('13812345678');
});

it('refusals and empty lists are no drift', async () => {
  await found(homeBanners.list, () => ({ status: 1, message: '', data: { count: 0, list: [] } }));
  await front.call(homeBanners.get, token, { params: { id: 'none' } });
  await front.call(settings.get, 'wrong');
  expect(await report()).toMatchObject({ checked: 3, differing: 0 });
});

it('without a pact that can be read, the definitions are still there', async () => {
  const lone = await frontOf(backend.origin, {
    pacts: () => {
      throw new Error('no folder');
    },
  });
  alter = eachRow((row) => {
    row.link.linkType = 99;
    delete row.title;
  });
  await lone.call(homeBanners.list, token, {});
  alter = (envelope) => envelope;
  const { json } = await planeOf(lone).ask<Report>('GET', 'drift');
  await lone.stop();
  expect(json).toMatchObject({
    pinned: 0,
    endpoints: [{ differences: [{ path: 'data.list[].title', broke: 'definition' }] }],
  });
  expect(json.endpoints[0]?.differences).toHaveLength(1);
});

it('the server reads the committed pacts', async () => {
  const env = {
    MOCK_REAL_MAIN: `${backend.origin}/api/main`,
    MOCK_ROUTING: '{"modes":{"settings.*":"proxy"}}',
  };
  const { origin } = await spawnMock({ ...env, MOCK_SCALE: '0.1' });
  alter = (envelope) => ({ ...envelope, data: { ...envelope.data, version: '1' } });
  await fetch(`${origin}/api/main/${settings.get.path}?token=${token}`, { method: 'POST' });
  alter = (envelope) => envelope;
  const { json } = await planeOf({ origin }).ask<Report>('GET', 'drift');
  expect(json).toMatchObject({
    pinned: successes,
    endpoints: [{ differences: [{ path: 'data.version', broke: 'both' }] }],
  });
});
