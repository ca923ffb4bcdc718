import { beforeEach, describe, expect, it } from 'vitest';
import { auth } from '#contracts/areas/auth.ts';
import { type BackendUser, type BackendUserRow, backendUsers } from '#contracts/areas/backendUsers.ts';
import { passwords } from '#contracts/areas/passwords.ts';
import type { AnyEndpoint } from '#contracts/endpoint.ts';
import { status } from '#contracts/envelope.ts';
import { newPasswordExample, passwordExample } from '#contracts/examples/accounts.ts';
import { codesOf, type RightName, rightIds } from '#contracts/rights/rights.ts';
import { newClerk, newUser, savedUser } from './accountForms.ts';
import { asking, of } from './asking.ts';
import { seededMock } from './mockFor.ts';
import { mobileOf } from './running.ts';

/** Who may do what with which user: domain design 2.3, 3.1 and 3.2, over HTTP. Every refusal leaves the state as it was. */

const mock = seededMock({ scale: 0.05 });
let admin: string;
let manager: string;
beforeEach(async () => {
  admin = await mock.tokenOf('platformAdmin');
  manager = await mock.tokenOf('merchantManager');
});

const { does, refuses } = asking(mock, () => admin);

/** The state from which on nothing may change, after the test arranged it. */
const merchant = { params: { belongId: '2' } };
const company = { params: { belongId: '1' } };
const validated = async (token: string) =>
  (await mock.call<{ rightIds: number[] }>(auth.validate, '', { body: { token } })).envelope;
/** A user of the platform with these rights alone, signed in. */
async function withRights(...names: RightName[]): Promise<string> {
  const { store } = mock.mock;
  const role = store.roles.insert({
    ...{ name: '临时', belongType: 10, belongId: '', enabled: 1, remark: '' },
    rightIds: codesOf(names),
  });
  const added = await does<BackendUser>(backendUsers.add, { body: newUser });
  store.users.update(added.id, { roleIds: [role.id] });
  const { envelope } = await mock.login(newUser.mobile, passwordExample);
  return envelope.data.token;
}

describe('out at the next check', () => {
  const expired = { status: status.tokenExpired, message: '您的令牌已过期，请重新登录' };
  const put: [string, (id: string) => Promise<unknown>][] = [
    ['who is switched off', (id) => does(backendUsers.enable, of(id, { enable: 0 }))],
    [
      'who is switched off in the form',
      (id) => does(backendUsers.update, of(id, { ...savedUser, enabled: 0 })),
    ],
    ['who is removed', (id) => does(backendUsers.remove, of(id))],
  ];
  it.each(put)('%s, and his old token never works again', async (_, switchOff) => {
    const token = await mock.tokenOf('support');
    expect((await validated(token)).status).toBe(1);
    await switchOff('5');
    expect(await validated(token)).toMatchObject(expired);
    mock.mock.store.users.update('5', { enabled: 1, removed: 0 });
    expect(await validated(token)).toMatchObject(expired);
  });

  it('who gets another password', async () => {
    const token = await mock.tokenOf('support');
    await does(passwords.reset, of('5', newPasswordExample));
    expect(await validated(token)).toMatchObject(expired);
    expect((await does<BackendUser>(backendUsers.get, of('5'))).mustChangePassword).toBe(1);
  });

  it('a role more or less is felt without a new login', async () => {
    const token = await mock.tokenOf('support');
    const body = { ...savedUser, mobile: mobileOf('5') };
    const has = async (right: number) => (await validated(token)).data.rightIds.includes(right);
    expect(await has(rightIds.viewIncomeRecord)).toBe(false);
    await does(backendUsers.update, of('5', { ...body, roleIds: ['4', '2'] }));
    expect([await has(rightIds.viewIncomeRecord), await has(rightIds.manageOrderPlace)]).toEqual([
      true,
      true,
    ]);
    await does(backendUsers.update, of('5', { ...body, roleIds: ['2'] }));
    expect([await has(rightIds.viewIncomeRecord), await has(rightIds.manageOrderPlace)]).toEqual([
      true,
      false,
    ]);
  });
});

describe('oneself', () => {
  const refusal = [status.precondition, '不能禁用/删除当前登录账号'] as const;

  it('is neither switched off nor removed', async () => {
    await refuses(backendUsers.enable, of('2', { enable: 0 }), ...refusal);
    const off = { ...savedUser, mobile: mobileOf('2'), roleIds: ['1'], enabled: 0 };
    await refuses(backendUsers.update, of('2', off), ...refusal);
    await refuses(backendUsers.remove, of('2'), ...refusal);
    await does(backendUsers.update, of('2', { ...off, enabled: 1 }));
    expect((await does<BackendUser>(backendUsers.get, of('2'))).actions).toEqual(['edit', 'reveal']);
  });

  it('has the old password to give for a new one', async () => {
    await refuses(
      passwords.reset,
      of('2', newPasswordExample),
      status.precondition,
      '请通过修改密码更改自己的密码',
    );
  });
});

describe('the super administrator', () => {
  const refusal = [status.precondition, '超级管理员不允许修改'] as const;
  const asHeIs = { name: '林知远', mobile: mobileOf('1'), roleIds: ['1'], enabled: 1, remark: '' };

  it('is not to be touched', async () => {
    const { actions } = await does<BackendUser>(backendUsers.get, of('1'));
    expect(actions).toEqual([]);
    await refuses(backendUsers.update, of('1', { ...asHeIs, name: '林远' }), ...refusal);
    await refuses(backendUsers.enable, of('1', { enable: 0 }), ...refusal);
    await refuses(backendUsers.enable, of('1', { enable: 1 }), ...refusal);
    await refuses(backendUsers.remove, of('1'), ...refusal);
    await refuses(passwords.reset, of('1', newPasswordExample), ...refusal);
  });

  it('changes his own name and remark, nothing else', async () => {
    const own = await mock.tokenOf('superAdmin');
    for (const wrong of [
      { mobile: '19900007001' },
      { roleIds: ['2'] },
      { roleIds: ['1', '2'] },
      { enabled: 0 },
      { resources: newClerk.resources },
    ])
      await refuses(backendUsers.update, of('1', { ...asHeIs, ...wrong }), ...refusal, undefined, own);
    await refuses(backendUsers.enable, of('1', { enable: 0 }), ...refusal, undefined, own);
    await refuses(backendUsers.remove, of('1'), ...refusal, undefined, own);
    const saved = await does(backendUsers.update, of('1', { ...asHeIs, name: '林远', remark: '值班' }), own);
    expect(saved).toMatchObject({ name: '林远', remark: '值班', actions: ['edit', 'reveal'] });
  });
});

describe('nobody grants what he does not hold', () => {
  const beyond = [status.forbidden, '不能授予超出自身的权限'] as const;

  it('by a role of more rights than his own', async () => {
    const token = await withRights('manageUser', 'viewOrderPlace', 'viewSendSms');
    for (const roleIds of [['1'], ['2'], ['4']]) {
      const body = { ...newUser, mobile: '19900007009', roleIds };
      await refuses(backendUsers.add, { body }, ...beyond, 'roleIds', token);
      const less = { ...savedUser, mobile: mobileOf('10'), roleIds: ['15', ...roleIds] };
      mock.mock.store.users.update('10', { roleIds: ['15'] });
      await refuses(backendUsers.update, of('10', less), ...beyond, 'roleIds', token);
    }
  });

  it('who holds a wider scope holds the narrower one', async () => {
    // 商户店长 gives 前台, whose rights are over resources where his own are over the unit.
    await does(backendUsers.add, { body: newClerk }, manager);
  });
});

describe('a user of a unit', () => {
  const forbidden = [status.forbidden, '没有操作权限', undefined] as const;

  it('sees the users of his unit, by its own list only', async () => {
    const { list } = await does<{ list: BackendUserRow[] }>(backendUsers.listOfOwn, merchant, manager);
    expect(list.map(({ id }) => id)).toEqual(['13', '12', '9', '8']);
    expect(list.map(({ actions }) => actions.length)).toEqual([5, 5, 5, 2]);
    await refuses(backendUsers.list, {}, ...forbidden, manager);
    const lady = await mock.tokenOf('companyAdmin');
    const own = await does<{ list: BackendUserRow[] }>(backendUsers.listOfOwnCompany, company, lady);
    expect(own.list.map(({ id }) => id)).toEqual(['11', '7', '6']);
    await refuses(backendUsers.list, {}, ...forbidden, lady);
    await refuses(backendUsers.listOfOwn, { params: { belongId: '1' } }, ...forbidden, lady);
  });

  it('finds nobody of another unit by guessing an id', async () => {
    const refusal = [status.notFound, '数据不存在或已被删除', undefined, manager] as const;
    // Somebody of the platform, of another merchant, and of company 2, whose number is his merchant's.
    for (const id of ['1', '5', '16', '20']) {
      await refuses(backendUsers.get, of(id), ...refusal);
      await refuses(backendUsers.update, of(id, savedUser), ...refusal);
      await refuses(backendUsers.enable, of(id, { enable: 0 }), ...refusal);
      await refuses(backendUsers.remove, of(id), ...refusal);
    }
  });

  it('adds users to his unit only', async () => {
    for (const wrong of [
      { belongType: 10, belongId: undefined, roleIds: ['1'] },
      { belongType: 20, belongId: '1', roleIds: ['5'] },
      { belongType: 20, belongId: '2', roleIds: ['5'] },
      { belongId: '4' },
      { belongId: '02' },
    ])
      await refuses(backendUsers.add, { body: { ...newClerk, ...wrong } }, ...forbidden, manager);
  });

  it('filters cannot lead out of the unit', async () => {
    const query = { belongType: 10, belongId: '4', limit: 100 };
    const { count } = await does<{ count: number }>(backendUsers.listOfOwn, { ...merchant, query }, manager);
    expect(count).toBe(4);
  });

  it('without the right does nothing', async () => {
    const front = await mock.tokenOf('frontDesk');
    for (const [endpoint, input] of [
      [backendUsers.listOfOwn, merchant],
      [backendUsers.get, of('9')],
      [backendUsers.add, { body: newClerk }],
      [backendUsers.update, of('9', savedUser)],
      [backendUsers.enable, of('9', { enable: 0 })],
      [backendUsers.remove, of('9')],
      [passwords.reset, of('8', {})],
    ] as const)
      await refuses(endpoint as AnyEndpoint, input, ...forbidden, front);
  });
});

describe('who has to do with the users of his resources only', () => {
  let chief: string;
  beforeEach(async () => {
    const { store } = mock.mock;
    const rights = codesOf([
      'manageRelatedUser',
      'manageRelatedOrderHotel',
      'viewRelatedProductHotelStock',
      'viewRelatedRefundHotel',
    ]);
    store.roles.update('10', { rightIds: rights });
    store.users.update('12', { roleIds: ['10'], resources: [{ ownerType: 22, ownerId: '1' }] });
    chief = (await mock.login(mobileOf('12'))).envelope.data.token;
  });

  it('sees whoever shares one, and manages who has no other ones', async () => {
    const { list } = await does<{ list: BackendUserRow[] }>(backendUsers.listOfOwn, merchant, chief);
    // 温小满 (9) has a guesthouse besides the hotel.
    expect(list.map(({ id, actions }) => [id, actions])).toEqual([
      ['12', ['edit', 'reveal']],
      ['9', []],
    ]);
    await does(backendUsers.get, of('9'), chief);
    const forbidden = [status.forbidden, '没有操作权限', undefined, chief] as const;
    await refuses(backendUsers.enable, of('9', { enable: 0 }), ...forbidden);
    await refuses(backendUsers.get, of('13'), status.notFound, '数据不存在或已被删除', undefined, chief);
  });

  it('adds nobody for other resources, and for none', async () => {
    const body = { ...newClerk, roleIds: ['10'] };
    const forbidden = [status.forbidden, '没有操作权限', undefined, chief] as const;
    const other = [{ ownerType: 22, ownerId: '2' }];
    await refuses(backendUsers.add, { body: { ...body, resources: other } }, ...forbidden);
    const { id } = await does<BackendUser>(backendUsers.add, { body }, chief);
    const moved = { ...savedUser, roleIds: ['10'], mobile: body.mobile, resources: other };
    await refuses(backendUsers.update, of(id, moved), ...forbidden);
  });
});

it('the platform’s administrator gives every default role of the platform', async () => {
  for (const roleIds of [['1'], ['2'], ['3'], ['4']])
    await does(backendUsers.add, { body: { ...newUser, mobile: `1990000800${roleIds[0]}`, roleIds } });
});
