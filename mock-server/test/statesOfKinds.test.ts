import { beforeEach, describe, expect, it } from 'vitest';
import { amenityCategories } from '#contracts/areas/amenityCategories.ts';
import { backendUsers } from '#contracts/areas/backendUsers.ts';
import { estates } from '#contracts/areas/estates.ts';
import { hotelRooms } from '#contracts/areas/hotelRooms.ts';
import { hotels } from '#contracts/areas/hotels.ts';
import { merchantCategories } from '#contracts/areas/merchantCategories.ts';
import { merchants } from '#contracts/areas/merchants.ts';
import { minsuRooms } from '#contracts/areas/minsuRooms.ts';
import { minsus } from '#contracts/areas/minsus.ts';
import { productsHotel } from '#contracts/areas/productsHotel.ts';
import { productsHouse } from '#contracts/areas/productsHouse.ts';
import { productsPlace } from '#contracts/areas/productsPlace.ts';
import { resorts } from '#contracts/areas/resorts.ts';
import { roles } from '#contracts/areas/roles.ts';
import { roomPlanCategories } from '#contracts/areas/roomPlanCategories.ts';
import { roomPlans } from '#contracts/areas/roomPlans.ts';
import type { AnyEndpoint } from '#contracts/endpoint.ts';
import { businessType } from '#contracts/enums/merchants.ts';
import { belongType } from '#contracts/enums.ts';
import { status } from '#contracts/envelope.ts';
import {
  amenityCategoryExample,
  planCategoryExample,
  roomPlanExample,
} from '#contracts/examples/estateParts.ts';
import { estateExample } from '#contracts/examples/estates.ts';
import {
  hotelProductExample,
  houseProductExample,
  placeProductExample,
} from '#contracts/examples/products.ts';
import { newClerk, savedRole, savedUser } from './accountForms.ts';
import {
  newCategory,
  newHotel,
  newHotelRoom,
  newMerchant,
  newMinsu,
  newMinsuRoom,
  newResort,
} from './forms.ts';
import { mockOfFile } from './mockFor.ts';

const mock = mockOfFile({ scale: 0.05 });

/** What states answer; each only some of it. */
interface Values {
  token: string;
  belongId: string;
  id: string;
  version: number;
  name: string;
  creditCode: string;
  merchantId: string;
}
const enter = async (state: string, params?: unknown) =>
  mock.post('/__mock/provider-states', { state, params });
const values = async (state: string, params?: unknown) => {
  const { http, json } = await enter(state, params);
  expect(http).toBe(200);
  return json as unknown as Values;
};

/** A new kind is one row here: its calls, and a form that is right but for the name and what names differ within. */
const kinds: [name: string, calls: Record<'get' | 'remove' | 'update', AnyEndpoint>, form: object][] = [
  ['role', roles, savedRole],
  ['merchantCategory', merchantCategories, newCategory],
  ['merchant', merchants, newMerchant],
  ['resort', resorts, newResort],
  ['hotel', hotels, newHotel],
  ['hotelRoom', hotelRooms, newHotelRoom],
  ['minsu', minsus, newMinsu],
  ['minsuRoom', minsuRooms, newMinsuRoom],
  ['estate', estates, estateExample],
  ['roomPlan', roomPlans, roomPlanExample],
  ['roomPlanCategory', roomPlanCategories, planCategoryExample],
  ['amenityCategory', amenityCategories, amenityCategoryExample],
  ['productPlace', productsPlace, placeProductExample],
  ['productHotel', productsHotel, hotelProductExample],
  ['productHouse', productsHouse, houseProductExample],
];

describe('any kind of record', () => {
  describe.each(kinds)('%s', (kind, { get, remove, update }, form) => {
    let token: string;
    beforeEach(async () => {
      token = (await values('signed in', { persona: 'superAdmin' })).token;
    });
    const read = async (id: string) =>
      (await mock.call<{ version: number; name: string }>(get, token, { params: { id } })).envelope;
    const removed = async (state: string) => {
      const { id } = await values(state, { kind });
      return (await mock.call(remove, token, { params: { id } })).envelope.status;
    };

    it('exists, is absent, was changed by somebody else', async () => {
      const { id, version } = await values('a record exists', { kind });
      expect((await read(id)).data.version).toBe(version);
      const stale = await values('a record was changed by somebody else', { kind });
      expect([stale.id, stale.version, (await read(id)).data.version]).toEqual([id, version, version + 1]);
      const gone = await values('a record does not exist', { kind });
      expect((await read(gone.id)).status).toBe(status.notFound);
    });

    it('is in use, or not', async () => {
      expect(await removed('a record that something depends on exists')).toBe(status.precondition);
      expect(await removed('a record that nothing depends on exists')).toBe(1);
    });

    it('may not be called like another one', async () => {
      // With the name, what the two have to share for it, as the form names it.
      const { id, version, name, ...shared } = await values('another record with the name exists', { kind });
      expect((await read(id)).data).toMatchObject({ version, name: expect.not.stringMatching(`^${name}$`) });
      // A province and a city are the form's area.
      const body = { ...form, ...shared, ...('cityId' in shared && { area: shared }), name, version };
      expect((await mock.call(update, token, { params: { id }, body })).envelope.status).toBe(
        status.duplicate,
      );
    });
  });

  it('of the own merchant, where the kind belongs to one', async () => {
    const { belongId } = await values('signed in', { persona: 'merchantManager' });
    for (const state of [
      'a record exists',
      'a record was changed by somebody else',
      'a record that something depends on exists',
      'another record with the name exists',
    ])
      expect((await values(state, { kind: 'merchant', own: 1 })).id).toBe(belongId);
  });

  it.each([
    ['a record exists', { kind: 'moon' }, /kind is not as expected.*merchantCategory \| merchant/],
    ['a record exists', { kind: 'merchant', own: 0 }, /own is not as expected/],
    [
      'a record exists',
      { kind: 'merchantCategory', own: 1 },
      /own: merchantCategories belong to no merchant and no company/,
    ],
    [
      'a record that nothing depends on exists',
      { kind: 'merchant', own: 1 },
      /the seed has no merchant of the own unit that nothing depends on/,
    ],
  ])('%s with %j is 400 with a sentence', async (state, params, sentence) => {
    expect(await enter(state, params)).toMatchObject({
      http: 400,
      json: { error: expect.stringMatching(sentence) },
    });
  });
});

describe('what the form of a merchant names', () => {
  const add = async (states: string[]) => {
    const { token } = await values('signed in', { persona: 'operator' });
    let named = {} as { categoryId: string; provinceId: string; cityId: string };
    for (const state of states) named = { ...named, ...(await values(state)) } as typeof named;
    const { categoryId, ...area } = named;
    const body = { ...newMerchant, area, categoryId };
    return (await mock.call(merchants.add, token, { body })).envelope;
  };
  it.each([
    ['a merchant category allows every type', 1, undefined],
    ['merchants of a category deal in scenic spots only', status.precondition, 'businessTypes'],
    ['a merchant category is disabled', status.precondition, 'categoryId'],
  ])('%s', async (state, code, field) => {
    const { status: answered, data } = await add([state, 'a city exists']);
    expect([answered, (data as { field?: string }).field]).toEqual([code, field]);
  });

  it('another merchant has the credit code', async () => {
    const { token } = await values('signed in', { persona: 'operator' });
    const { id, version, creditCode } = await values('another merchant has the credit code');
    const body = { ...newMerchant, creditCode, version };
    expect((await mock.call(merchants.update, token, { params: { id }, body })).envelope).toMatchObject({
      status: status.duplicate,
      data: { field: 'creditCode' },
    });
  });
});

describe('the merchant of a scenic spot', () => {
  const params = { businessType: businessType.resort };
  it.each([
    ['a merchant deals in', 'operator', 1],
    ['a merchant does not deal in', 'operator', status.precondition],
    ['the own merchant does not deal in', 'merchantManager', status.precondition],
  ])('%s', async (state, persona, code) => {
    const { token, belongId } = await values('signed in', { persona });
    const { merchantId } = await values(state, params);
    const own = belongId === merchantId;
    const body = { ...newResort, merchantId };
    const { envelope } = await mock.call(own ? resorts.addOfOwn : resorts.add, token, {
      params: { belongId },
      body,
    });
    expect(envelope.status).toBe(code);
  });
});

describe('what the form of a user names', () => {
  interface Named {
    unitId: string;
    roleId: string;
    disabledRoleId: string;
    resourceType: number;
    resourceId: string;
  }
  const type = { belongType: belongType.merchant };
  const states = async (...names: string[]) => {
    const { token } = await values('signed in', { persona: 'platformAdmin' });
    let named = {} as Named;
    for (const name of names) named = { ...named, ...((await values(name, type)) as unknown as Named) };
    const resources = [{ ownerType: named.resourceType, ownerId: named.resourceId }];
    return {
      token,
      named,
      body: { ...newClerk, belongId: named.unitId, roleIds: [named.roleId], resources },
    };
  };

  it('a unit takes users', async () => {
    const { token, body } = await states('a unit takes users');
    expect((await mock.call(backendUsers.add, token, { body })).envelope.status).toBe(1);
  });

  it('a role is disabled', async () => {
    const { token, named, body } = await states('a unit takes users', 'a role is disabled');
    const off = { ...body, roleIds: [named.disabledRoleId] };
    const { envelope } = await mock.call(backendUsers.add, token, { body: off });
    expect(envelope).toMatchObject({ status: status.precondition, data: { field: 'roleIds' } });
  });

  it('a merchant is disabled', async () => {
    const { token } = await values('signed in', { persona: 'platformAdmin' });
    const { unitId } = (await values('a merchant is disabled')) as unknown as Named;
    const body = { ...newClerk, belongId: unitId, resources: [] };
    const { envelope } = await mock.call(backendUsers.add, token, { body });
    expect(envelope).toMatchObject({ status: status.precondition, data: { field: 'belongId' } });
  });

  it('a company exists that is not the own one', async () => {
    const { token, belongId } = await values('signed in', { persona: 'companyAdmin' });
    const { unitId } = (await values('a company exists that is not the own one')) as unknown as Named;
    expect(unitId).not.toBe(belongId);
    const params = { belongId: unitId };
    const { envelope } = await mock.call(backendUsers.listOfOwnCompany, token, { params });
    expect(envelope.status).toBe(status.forbidden);
  });

  it('another record with the name exists: of users, the mobile', async () => {
    const { token } = await values('signed in', { persona: 'platformAdmin' });
    const { id, name } = await values('another record with the name exists', { kind: 'backendUser', own: 1 });
    const body = { ...savedUser, mobile: name, roleIds: ['7'] };
    const { envelope } = await mock.call(backendUsers.update, token, { params: { id }, body });
    expect(envelope).toMatchObject({ status: status.duplicate, data: { field: 'mobile' } });
  });
});
