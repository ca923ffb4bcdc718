import { describe, expect, it } from 'vitest';
import { type BackendUser, backendUsers } from '#contracts/areas/backendUsers.ts';
import { estates } from '#contracts/areas/estates.ts';
import { type Hotel, hotels } from '#contracts/areas/hotels.ts';
import { minsus } from '#contracts/areas/minsus.ts';
import { resorts } from '#contracts/areas/resorts.ts';
import type { AnyEndpoint } from '#contracts/endpoint.ts';
import { ownerType } from '#contracts/enums.ts';
import type { CollectionName } from '#mock/store/collections.ts';
import { selfCheck } from '#mock/wire/selfCheck.ts';
import { of } from './asking.ts';
import { operatorsMock } from './recordTests.ts';

/** Roles and resources of users stay inside their unit (domain design, section 16, invariant 24), whatever is given to another unit. */

const world = operatorsMock('platformAdmin');
const { does, store } = world;

const userOf = (id: string) => does<BackendUser>(backendUsers.get, of(id));
const resourcesOf = async (id: string) => (await userOf(id)).resources.map(({ name }) => name);
/** Saves a record under another unit. */
async function gives(calls: { get: AnyEndpoint; update: AnyEndpoint }, id: string, to: object) {
  const record = await does<Hotel>(calls.get, of(id));
  return does<Hotel>(calls.update, of(id, { ...record, ...to }));
}

describe('a hotel that goes to another merchant', () => {
  it('is no longer a resource of users of the former one; both logs say so', async () => {
    const given = await gives(hotels, '1', { merchantId: '4' });
    expect(given.logs[0]).toMatchObject({
      action: '编辑酒店',
      remark: `所属商户 悦途酒店集团 → ${store().merchants.get('4')?.name}；取消负责资源 温小满、夏知微`,
    });
    const clerk = await userOf('9');
    expect(clerk.resources).toMatchObject([{ ownerType: ownerType.minsu, ownerId: '1' }]);
    expect(clerk.logs[0]).toMatchObject({
      action: '编辑用户',
      remark: '负责资源 云栖湖度假酒店、梧桐里民宿 → 梧桐里民宿',
    });
    expect(await resourcesOf('12')).toEqual([]);
    expect(selfCheck(store())).toEqual([]);
    await does(backendUsers.update, of('9', { ...clerk, remark: '备注' }));
  });

  it('stays with users of the platform and users of the merchant whom it goes to', async () => {
    store().users.update('17', { resources: [{ ownerType: ownerType.hotel, ownerId: '1' }] });
    await gives(hotels, '1', { merchantId: '4' });
    expect(await resourcesOf('15')).toHaveLength(2);
    expect(await resourcesOf('17')).toHaveLength(1);
  });

  it('leaves users alone who are responsible for a guesthouse of the same id', async () => {
    store().users.update('13', { resources: [{ ownerType: ownerType.minsu, ownerId: '1' }] });
    await gives(hotels, '1', { merchantId: '4' });
    expect(await resourcesOf('13')).toEqual(['梧桐里民宿']);
  });
});

it.each<[string, { get: AnyEndpoint; update: AnyEndpoint }, string, object, string]>([
  ['resort', resorts, '3', { merchantId: '1' }, '17'],
  ['guesthouse', minsus, '1', { merchantId: '5' }, '9'],
  ['project', estates, '3', { companyId: '1' }, '21'],
])('a %s that goes to another unit is no longer a resource of users of the former one', async (...facts) => {
  const [, calls, id, to, user] = facts;
  const before = (await resourcesOf(user)).length;
  for (const { id: one } of store().estateRecommends.by('estateId', id)) store().estateRecommends.remove(one);
  await gives(calls, id, to);
  expect(await resourcesOf(user)).toHaveLength(before - 1);
});

describe('the self-check names', () => {
  const foundWith = (collection: CollectionName, id: string, values: object) => {
    (store()[collection] as unknown as { update(id: string, values: object): void }).update(id, values);
    return selfCheck(store()).filter((words) => words.startsWith('user '));
  };
  it('nothing in the seed', () => expect(selfCheck(store())).toEqual([]));

  it.each<[string, CollectionName, string, object, string[]]>([
    [
      'a role of another kind of user',
      'users',
      '9',
      { roleIds: ['4'] },
      ['user 9: role 4 is not of his unit'],
    ],
    [
      'a role of another merchant',
      'roles',
      '8',
      { belongId: '4' },
      ['9', '12', '13', '19'].map((id) => `user ${id}: role 8 is not of his unit`),
    ],
    ['a role that is gone', 'users', '9', { roleIds: ['99'] }, ['user 9: role 99 is not of his unit']],
    [
      'a resource of another merchant',
      'hotels',
      '2',
      { merchantId: '4' },
      [`user 13: resource ${ownerType.hotel}/2 is not of his unit`],
    ],
    [
      'a resource of another company',
      'estates',
      '3',
      { companyId: '1' },
      [`user 21: resource ${ownerType.estate}/3 is not of his unit`],
    ],
  ])('%s', (_, collection, id, values, named) => {
    expect(foundWith(collection, id, values)).toEqual(named);
  });

  it("no resource that was removed, which is nobody's", () => {
    expect(foundWith('hotels', '2', { removed: 1 })).toEqual([]);
  });
});
