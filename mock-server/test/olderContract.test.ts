import { beforeAll, expect, test } from 'vitest';
import { frontDesk } from '#contracts/areas/frontDesk.ts';
import { hotels } from '#contracts/areas/hotels.ts';
import { members } from '#contracts/areas/members.ts';
import { ordersHotel } from '#contracts/areas/orders.ts';
import { todos } from '#contracts/areas/todos.ts';
import { status } from '#contracts/envelope.ts';
import { contractVersion } from '#contracts/version.ts';
import { knownVersions, olderContract } from '#mock/wire/olderContract.ts';
import { mockOfFile } from './mockFor.ts';
import { type Running, startMock } from './running.ts';

/** `MOCK_CONTRACT=1.0.0`: the mock answers as a backend of the first version did. */

const mock = mockOfFile({ older: olderContract('1.0.0') });
let token = '';
beforeAll(async () => {
  token = await mock.tokenOf('superAdmin');
});

test('a call that the version does not have is unknown, and does nothing', async () => {
  const clerk = await mock.tokenOf('frontDesk');
  const { http, envelope } = await mock.call(frontDesk.boardOfOwn, clerk, { params: { belongId: '1' } });
  expect([http, envelope.status, envelope.message]).toEqual([404, -1004, '接口不存在']);
});

test('fields that the version does not have are left out, the others stay', async () => {
  const { envelope } = await mock.call(hotels.list, token, { query: { limit: 1 } });
  const [row] = (envelope.data as { list: object[] }).list;
  expect(row).toMatchObject({ id: expect.any(String), name: expect.any(String) });
  expect(row).not.toHaveProperty('missing');
});

test('entries with a code that the version does not have are left out', async () => {
  const keysOf = async (of: Running) => {
    const { envelope } = await of.call(todos.count, await of.tokenOf('superAdmin'), {});
    return (envelope.data as { key: string }[]).map(({ key }) => key);
  };
  const now = await startMock();
  const keys = await keysOf(now).finally(() => now.stop());
  expect(keys).toContain('placeRefundsToPay');
  const later = ['placeRefundsToPay', 'hotelRefundsToPay', 'houseRefundsToPay'];
  const old = await keysOf(mock);
  expect(old).toContain('placeRefundsToAudit');
  expect(old.filter((key) => later.includes(key))).toEqual([]);
});

test('a filter that the version does not have is not heeded', async () => {
  const all = await mock.call(ordersHotel.list, token, {});
  const filtered = await mock.call(ordersHotel.list, token, {
    query: { leaveStart: '2001-01-01', leaveEnd: '2001-01-02' },
  });
  expect((filtered.envelope.data as { count: number }).count).toBe(
    (all.envelope.data as { count: number }).count,
  );
});

test('a field of a body that the version does not have is not heeded', async () => {
  const stale = async (of: Running) => {
    const token = await of.tokenOf('superAdmin');
    const { envelope } = await of.call(members.list, token, { query: { status: 1, limit: 1 } });
    const [row] = (envelope.data as { list: { id: string; gradeId: string }[] }).list;
    const body = { gradeId: row?.gradeId, expireDate: '', reason: '与本人核对过', version: 987_654 };
    return of.call(members.setGrade, token, { params: { id: row?.id ?? '' }, body });
  };
  const now = await startMock();
  expect((await stale(now).finally(() => now.stop())).envelope.status).toBe(status.stale);
  expect((await stale(mock)).envelope.status).toBe(status.ok);
});

test('what it publishes is that version, and the calls that it has', async () => {
  const read = async (name: string) => {
    const response = await fetch(`${mock.origin}/__mock/contracts/${name}`);
    return { http: response.status, json: (await response.json()) as never };
  };
  const document: { info: { version: string } } = (await read('openapi.json')).json;
  expect(document.info.version).toBe('1.0.0');
  const index: Record<'version' | 'definitions', string> & {
    openapi30: null;
    pacts: unknown[];
    areas: { endpoints: { name: string }[] }[];
  } = (await read('index.json')).json;
  expect(index).toMatchObject({ version: '1.0.0', definitions: contractVersion, openapi30: null, pacts: [] });
  const names = index.areas.flatMap(({ endpoints }) => endpoints.map(({ name }) => name));
  expect(names).toContain('hotels.list');
  expect(names).not.toContain('frontDesk.boardOfOwn');
  const { http, json } = await read('openapi-3.0.json');
  expect([http, json]).toEqual([
    404,
    { error: 'Of 1.0.0, which MOCK_CONTRACT names, there is /__mock/contracts/openapi.json only.' },
  ]);
});

test('there is a version besides the one of the definitions, and no other', () => {
  expect(knownVersions()).toContain('1.0.0');
  expect(knownVersions()).not.toContain(contractVersion);
  expect(olderContract('0.0.1')).toBeUndefined();
  expect(olderContract('../pacts/x')).toBeUndefined();
});
