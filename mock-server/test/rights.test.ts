import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { homeBanners } from '#contracts/areas/banners.ts';
import { estateParts, estates } from '#contracts/areas/estates.ts';
import { hotelRooms } from '#contracts/areas/hotelRooms.ts';
import { hotels } from '#contracts/areas/hotels.ts';
import { minsus } from '#contracts/areas/minsus.ts';
import { passwords } from '#contracts/areas/passwords.ts';
import { resorts } from '#contracts/areas/resorts.ts';
import { roomPlans } from '#contracts/areas/roomPlans.ts';
import { userResources } from '#contracts/areas/userResources.ts';
import { allEndpoints } from '#contracts/areas.ts';
import type { AnyEndpoint } from '#contracts/endpoint.ts';
import { status } from '#contracts/envelope.ts';
import { newPasswordExample } from '#contracts/examples/accounts.ts';
import { type PersonaName, personaIds } from '#mock/control/personas.ts';
import { mockOfFile } from './mockFor.ts';
import type { Input } from './running.ts';

/** Domain design 2.3: what the server must refuse, whatever the console shows. */

const mock = mockOfFile();
const tokens = {} as Record<PersonaName, string>;

beforeAll(async () => {
  for (const persona of Object.keys(personaIds) as PersonaName[])
    tokens[persona] = await mock.tokenOf(persona);
});

async function expectForbidden(persona: PersonaName, endpoint: AnyEndpoint, input: Input = {}) {
  const before = mock.changes();
  const { http, envelope } = await mock.call(endpoint, tokens[persona], input);
  expect([http, envelope]).toEqual([200, { status: status.forbidden, message: '没有操作权限', data: null }]);
  expect(mock.changes()).toBe(before);
}

async function listOf(persona: PersonaName, endpoint: AnyEndpoint, input: Input = {}) {
  const { envelope } = await mock.call<{ count: number; list: Record<string, unknown>[] }>(
    endpoint,
    tokens[persona],
    input,
  );
  expect(envelope.status).toBe(1);
  return envelope.data;
}

/** The front desk, who may do much of his merchant, as long as it holds no right at all. */
describe('without any right', () => {
  const role = () => mock.mock.store.users.get(personaIds.frontDesk)?.roleIds[0] ?? '';
  let held: number[] = [];
  let before = '';
  beforeAll(() => {
    held = mock.mock.store.roles.get(role())?.rightIds ?? [];
    mock.mock.store.roles.update(role(), { rightIds: [] });
    before = mock.dump();
  });
  afterAll(() => {
    expect(mock.dump() === before, 'no refused call changed a row').toBe(true);
    mock.mock.store.roles.update(role(), { rightIds: held });
  });

  const guarded = allEndpoints.filter((endpoint) => endpoint.access.rights);
  it.each(guarded.map((endpoint) => [endpoint.name, endpoint] as const))(
    '%s needs its right',
    async (_, endpoint) => {
      await expectForbidden('frontDesk', endpoint, { params: { id: '1', belongId: '2' } });
    },
  );
});

it('who may look may not manage', async () => {
  const { count } = await listOf('support', homeBanners.list);
  expect(count).toBe(13);
  const params = { id: '1' };
  for (const endpoint of [homeBanners.add, homeBanners.update, homeBanners.enable, homeBanners.remove]) {
    await expectForbidden('support', endpoint, { params, body: { enable: 0 } });
  }
});

it('the refusal comes before the shape is looked at, so that nobody learns by guessing', () =>
  expectForbidden('finance', homeBanners.update, { params: { id: 'no such' }, body: { nonsense: true } }));

const scoped = allEndpoints.filter((endpoint) => endpoint.access.scope);
it.each(scoped.map((endpoint) => [endpoint.name, endpoint] as const))(
  "%s with somebody else's belongId is -1003",
  async (_, endpoint) => {
    const [persona, own, other] =
      endpoint.access.scope === 'merchant'
        ? (['merchantManager', '2', '1'] as const)
        : (['companyAdmin', '1', '2'] as const);
    // With the own one it goes further: to an answer, or to what is wrong with an id or body that says nothing.
    const { envelope } = await mock.call(endpoint, tokens[persona], { params: { id: '1', belongId: own } });
    const wantsMore = endpoint.body || (endpoint.query && !z.safeParse(endpoint.query, {}).success);
    const invalid = wantsMore ? [status.invalid] : [];
    expect([status.ok, ...invalid, ...endpoint.errors]).toContain(envelope.status);
    for (const belongId of [other, '0', '02', '2 ', '99'])
      await expectForbidden(persona, endpoint, { params: { id: '1', belongId } });
    // Nobody of another kind gets in with a fitting number either.
    await expectForbidden(persona === 'merchantManager' ? 'companyAdmin' : 'merchantManager', endpoint, {
      params: { id: '1', belongId: own },
    });
    await expectForbidden('operator', endpoint, { params: { id: '1', belongId: '0' } });
  },
);

describe('the plain lists are for system users only', () => {
  const plain = [
    resorts.allEnabled,
    hotels.all,
    hotelRooms.all,
    minsus.statsOfCity,
    estates.allEnabled,
    estates.all,
  ];
  it.each(plain.map((endpoint) => [endpoint.name, endpoint] as const))('%s', async (_, endpoint) => {
    await expectForbidden('merchantManager', endpoint);
    await expectForbidden('estateManager', endpoint);
    await listOf('operator', endpoint);
  });
});

it('the mirrors show their own unit and nothing else', async () => {
  const params = { belongId: '2' };
  const own = await listOf('merchantManager', hotels.allOfOwn, { params });
  const all = await listOf('operator', hotels.all, { query: { limit: 100 } });
  expect(own.list).toEqual(all.list.filter(({ merchantId }) => merchantId === '2'));
  expect(own.count).toBe(4);
  const enabled = await listOf('merchantManager', hotels.allEnabledOfOwn, { params });
  expect(enabled.count).toBe(3);
  const rooms = await listOf('merchantManager', hotelRooms.allOfOwn, { params, query: { limit: 100 } });
  const ids = own.list.map(({ id }) => id);
  const inThem = mock.mock.store.hotelRooms.all().filter(({ hotelId }) => ids.includes(hotelId));
  expect(rooms.count).toBe(inThem.length);
  expect(rooms.list.every(({ hotelId }) => ids.includes(hotelId))).toBe(true);
  // A filter cannot lead out of the own unit.
  const foreign = await listOf('merchantManager', hotelRooms.allOfOwn, { params, query: { hotelId: '4' } });
  expect(foreign).toEqual({ count: 0, list: [] });
  const elsewhere = await listOf('merchantManager', hotels.allOfOwn, { params, query: { merchantId: '4' } });
  expect(elsewhere.list).toEqual(own.list);
});

it('a place of a disabled merchant does not count as enabled', async () => {
  mock.mock.store.merchants.update('4', { enabled: 0 });
  const enabled = await listOf('operator', resorts.allEnabled);
  expect(enabled.list.map(({ name }) => name)).not.toContain('听涛海洋乐园');
  const all = await listOf('operator', hotels.all);
  expect(all.list.map(({ name }) => name)).toContain('椰林湾度假酒店');
  mock.mock.store.merchants.update('4', { enabled: 1 });
});

it('lists can be searched by a project that is off the shelf, or whose company is off', async () => {
  const names = async (...asked: Parameters<typeof listOf>) =>
    (await listOf(...asked)).list.map(({ name }) => name);
  mock.mock.store.estateCompanies.update('2', { enabled: 0 });
  expect(await names('operator', estates.allEnabled)).toEqual(['临海·听澜苑']);
  const all = ['临海·听澜苑', '云栖湖畔', '椰林湾壹号', '雪岭颐养小镇'];
  expect(await names('operator', estates.all)).toEqual(all);
  expect(await names('operator', estates.all, { query: { companyId: '2', name: '小镇' } })).toEqual(
    all.slice(3),
  );
  expect(await names('estateManager', estates.allOfOwnCompany, { params: { belongId: '1' } })).toEqual(
    all.slice(0, 2),
  );
  mock.mock.store.estateCompanies.update('2', { enabled: 1 });
});

it('estate users see the parts of their own company only', async () => {
  const all = await listOf('platformAdmin', estateParts.buildings, { query: { limit: 100 } });
  expect(await listOf('operator', estateParts.buildings)).toMatchObject({ list: [] });
  const own = await listOf('estateManager', estateParts.buildings, { query: { limit: 100 } });
  expect(own.list).toEqual(all.list.filter(({ estateId }) => ['1', '2'].includes(String(estateId))));
  expect(await listOf('estateManager', roomPlans.allEnabled, { query: { estateId: '3' } })).toEqual({
    count: 0,
    list: [],
  });
});

it('everybody gets the resources he is responsible for', async () => {
  const front = await listOf('frontDesk', userResources.allEnabledOfOwn);
  expect(front.list.map(({ id }) => id)).toEqual(['22-1', '23-1']);
  const consultant = await listOf('consultant', userResources.allEnabledOfOwn);
  expect(consultant.list.map(({ id }) => id)).toEqual(['11-1']);
  expect(
    (await listOf('merchantManager', userResources.merchantResources)).list.every(({ id }) =>
      /^2[123]-/.test(String(id)),
    ),
  ).toBe(true);
  await expectForbidden('estateManager', userResources.merchantResources);
});

describe('resetting a password', () => {
  const reset = async (persona: PersonaName, id: string) =>
    (await mock.call(passwords.reset, tokens[persona], { params: { id }, body: newPasswordExample }))
      .envelope;

  it('the super administrator is for himself only', async () => {
    const before = mock.dump();
    expect(await reset('platformAdmin', '1')).toMatchObject({
      status: status.precondition,
      message: '超级管理员不允许修改',
    });
    expect(mock.dump()).toBe(before);
  });

  it('a user of another unit looks absent', async () => {
    const before = mock.dump();
    for (const id of ['6', '1', '99'])
      expect((await reset('merchantManager', id)).status).toBe(status.notFound);
    expect(mock.dump()).toBe(before);
    expect((await reset('merchantManager', '9')).status).toBe(1);
    expect(mock.mock.store.users.get('9')?.mustChangePassword).toBe(1);
  });
});
