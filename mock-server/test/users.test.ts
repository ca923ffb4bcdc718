import { beforeEach, describe, expect, it } from 'vitest';
import { type BackendUser, type BackendUserRow, backendUsers } from '#contracts/areas/backendUsers.ts';
import { passwords } from '#contracts/areas/passwords.ts';
import { roles } from '#contracts/areas/roles.ts';
import { userResources } from '#contracts/areas/userResources.ts';
import { passwordHash } from '#contracts/credentials.ts';
import { ownerType } from '#contracts/enums.ts';
import { status } from '#contracts/envelope.ts';
import { passwordExample } from '#contracts/examples/accounts.ts';
import { maskMobile } from '#contracts/forms/masks.ts';
import { codesOf } from '#contracts/rights/rights.ts';
import { newClerk, newUser, savedUser } from './accountForms.ts';
import { asking, of } from './asking.ts';
import { seededMock } from './mockFor.ts';
import { mobileOf } from './running.ts';

/** The rules of domain design 2.3, 3.1 and 3.2, over HTTP. Every refusal leaves the state as it was. */

const mock = seededMock({ scale: 0.05 });
let admin: string;
let manager: string;
beforeEach(async () => {
  admin = await mock.tokenOf('platformAdmin');
  manager = await mock.tokenOf('merchantManager');
});

const { does, refuses } = asking(mock, () => admin);

/** The state from which on nothing may change, after the test arranged it. */
const listed = async (query: object, token = admin) =>
  (
    await does<{ count: number; list: BackendUserRow[] }>(
      backendUsers.list,
      { query: { limit: 100, ...query } },
      token,
    )
  ).list;
const idsOf = async (query: object) => (await listed(query)).map(({ id }) => id);

describe('a user form with', () => {
  it.each<[string, object, string, string]>([
    ['no name', { name: ' ' }, '请输入姓名', 'name'],
    ['a name of 1 character', { name: '雪' }, '请输入正确的姓名', 'name'],
    ['a name of 21 characters', { name: '长'.repeat(21) }, '请输入正确的姓名', 'name'],
    ['digits in the name', { name: '谢4雪' }, '请输入正确的姓名', 'name'],
    ['no mobile', { mobile: '' }, '请输入手机号', 'mobile'],
    ['a wrong mobile', { mobile: '12900007001' }, '请输入正确的手机号码', 'mobile'],
    ['no role', { roleIds: [] }, '请选择角色', 'roleIds'],
    ['a role as text', { roleIds: '4' }, '请选择角色', 'roleIds'],
    ['6 roles', { roleIds: ['1', '2', '3', '4', '13', '15'] }, '角色不能超过5个', 'roleIds'],
    ['a role twice', { roleIds: ['4', '4'] }, '角色不能重复', 'roleIds'],
    [
      'a resource of no kind',
      { resources: [{ ownerType: 20, ownerId: '1' }] },
      '请选择负责资源',
      'resources.0.ownerType',
    ],
    ['HTML in the remark', { remark: '<b>华东</b>' }, '备注不能包含HTML标签', 'remark'],
    ['a remark of 201', { remark: '长'.repeat(201) }, '备注不能超过200个字符', 'remark'],
    ['enabled 2', { enabled: 2 }, '参数错误：enabled', 'enabled'],
  ])('%s is refused', async (_, wrong, message, field) => {
    await refuses(backendUsers.add, { body: { ...newUser, ...wrong } }, status.invalid, message, field);
    await refuses(backendUsers.update, of('5', { ...savedUser, ...wrong }), status.invalid, message, field);
  });

  it.each<[string, object, string, string]>([
    ['no type', { belongType: undefined }, '请选择所属类型', 'belongType'],
    ['an unknown type', { belongType: 40 }, '请选择所属类型', 'belongType'],
    ['a company user without company', { belongType: 20 }, '请选择所属公司', 'belongId'],
    ['a merchant user without merchant', { belongType: 30, belongId: '' }, '请选择所属商户', 'belongId'],
    ['no password', { password: '' }, '请输入登录密码', 'password'],
    ['a plain password', { password: 'mm123456' }, '请输入登录密码', 'password'],
    ['no confirmation', { confirmPassword: undefined }, '请输入确认密码', 'confirmPassword'],
    ['another confirmation', { confirmPassword: passwordHash('x') }, '两次密码输入不一致', 'confirmPassword'],
  ])('%s is refused when it is new', (_, wrong, message, field) =>
    refuses(backendUsers.add, { body: { ...newUser, ...wrong } }, status.invalid, message, field),
  );

  it('the mobile of another one is refused; that of a removed one is free', async () => {
    const taken = { mobile: mobileOf('4') };
    const refusal = [status.duplicate, '该手机号已存在', 'mobile'] as const;
    await refuses(backendUsers.add, { body: { ...newUser, ...taken } }, ...refusal);
    await refuses(backendUsers.update, of('5', { ...savedUser, ...taken }), ...refusal);
    await does(backendUsers.update, of('5', { ...savedUser, mobile: mobileOf('5') }));
    await does(backendUsers.remove, of('4'));
    await does(backendUsers.add, { body: { ...newUser, ...taken } });
  });

  it('a role of another type, of another unit, that is off or absent is refused', async () => {
    const mismatch = [status.invalid, '角色与所属类型不匹配', 'roleIds'] as const;
    const unavailable = [status.precondition, '角色不存在或已停用', 'roleIds'] as const;
    for (const roleIds of [['7'], ['4', '5']]) {
      await refuses(backendUsers.add, { body: { ...newUser, roleIds } }, ...mismatch);
      await refuses(backendUsers.update, of('5', { ...savedUser, roleIds }), ...mismatch);
    }
    for (const roleIds of [['14'], ['4', '99'], ['__proto__']])
      await refuses(backendUsers.add, { body: { ...newUser, roleIds } }, ...unavailable);
    // 景区检票 is of merchant 4.
    await refuses(backendUsers.add, { body: { ...newClerk, roleIds: ['12'] } }, ...unavailable);
    await refuses(backendUsers.update, of('9', { ...savedUser, roleIds: ['12'] }), ...unavailable);
  });

  it('a role that was switched off stays with those who have it', async () => {
    const { roles } = await does<BackendUser>(
      backendUsers.update,
      of('14', { ...savedUser, mobile: mobileOf('14'), roleIds: ['3', '14'] }),
    );
    expect(roles.map(({ id, enabled }) => [id, enabled])).toEqual([
      ['3', 1],
      ['14', 0],
    ]);
  });

  it('a resource outside the unit, or that is none, is refused', async () => {
    const pair = (type: number, ownerId: string) => ({ resources: [{ ownerType: type, ownerId }] });
    for (const resources of [
      pair(ownerType.hotel, '3'),
      pair(ownerType.estate, '1'),
      pair(ownerType.hotel, '99'),
      pair(ownerType.minsu, '__proto__'),
    ]) {
      const refusal = [status.invalid, '负责资源不属于该单位', 'resources'] as const;
      await refuses(backendUsers.add, { body: { ...newClerk, ...resources } }, ...refusal);
      const form = { ...savedUser, roleIds: ['8'], ...resources };
      await refuses(backendUsers.update, of('9', form), ...refusal);
    }
    const consultant = { ...newClerk, belongType: 20, belongId: '1', roleIds: ['6'] };
    const refusal = [status.invalid, '负责资源不属于该单位', 'resources'] as const;
    await refuses(backendUsers.add, { body: { ...consultant, ...pair(ownerType.estate, '3') } }, ...refusal);
    await refuses(backendUsers.add, { body: { ...consultant, ...pair(ownerType.hotel, '1') } }, ...refusal);
    await does(backendUsers.add, { body: { ...consultant, ...pair(ownerType.estate, '2') } });
  });

  it('a role over assigned resources wants some', async () => {
    const refusal = [status.invalid, '请选择负责资源', 'resources'] as const;
    await refuses(backendUsers.add, { body: { ...newClerk, resources: [] } }, ...refusal);
    await refuses(backendUsers.add, { body: { ...newClerk, resources: undefined } }, ...refusal);
    await refuses(backendUsers.update, of('9', { ...savedUser, roleIds: ['7', '8'] }), ...refusal);
    await does(backendUsers.add, { body: { ...newClerk, roleIds: ['7'], resources: [] } });
  });

  it('a unit that is out of business or absent is refused', async () => {
    const refusal = [status.precondition, '所属单位已停用', 'belongId'] as const;
    for (const belongId of ['3', '99', '0'])
      await refuses(backendUsers.add, { body: { ...newClerk, belongId, resources: [] } }, ...refusal);
    const ofCompany = { ...newUser, belongType: 20, belongId: '9', roleIds: ['5'] };
    await refuses(backendUsers.add, { body: ofCompany }, ...refusal);
  });
});

describe('a user', () => {
  it('is added as he was described, and signs in with his password', async () => {
    const added = await does<BackendUser>(backendUsers.add, {
      body: { ...newClerk, id: '1', removed: 1, mustChangePassword: 0, passwordHash: 'x' },
    });
    const { password: _password, confirmPassword: _confirmation, ...form } = newClerk;
    expect(added).toMatchObject({
      ...form,
      mobile: maskMobile(newClerk.mobile),
      id: '22',
      belongName: '悦途酒店集团',
      roles: [{ id: '8', name: '前台', enabled: 1 }],
      resources: [{ ownerType: 22, ownerId: '1', name: '云栖湖度假酒店' }],
      mustChangePassword: 1,
      lastLoginTime: '1970-01-01 08:00:00',
      lastLoginIp: '',
      version: 1,
      actions: ['edit', 'enable', 'resetPassword', 'remove', 'reveal'],
      logs: [{ action: '添加用户', operatorName: '周明慧', operatorType: 30 }],
    });
    expect(JSON.stringify(added)).not.toContain(newClerk.password);
    const { envelope } = await mock.login(newClerk.mobile, passwordExample);
    expect(envelope.data).toMatchObject({ userInfo: { id: '22', belongType: 30, belongId: '2' } });
  });

  it('of the platform belongs to no unit, whatever was sent', async () => {
    expect(await does(backendUsers.add, { body: { ...newUser, belongId: '2' } })).toMatchObject({
      belongType: 10,
      belongId: '0',
      belongName: '',
    });
  });

  it('keeps type and unit for good', async () => {
    const body = { ...savedUser, roleIds: ['7'], belongType: 10, belongId: '4' };
    expect(await does(backendUsers.update, of('9', body))).toMatchObject({ belongType: 30, belongId: '2' });
  });

  it('that somebody else changed is not saved over; that he signed in meanwhile is no change', async () => {
    const { version } = await does<BackendUser>(backendUsers.get, of('5'));
    await mock.login(mobileOf('5'));
    await mock.login(mobileOf('5'), 'wrong password');
    const saved = await does<BackendUser>(backendUsers.update, of('5', { ...savedUser, version }));
    expect(saved.version).toBe(version + 1);
    const stale = of('5', { ...savedUser, version });
    await refuses(backendUsers.update, stale, status.stale, '数据已被修改，请刷新后重试');
  });

  it.each(['99', '0', '__proto__', '1 '])('%j is absent', async (id) => {
    const refusal = [status.notFound, '数据不存在或已被删除'] as const;
    await refuses(backendUsers.get, of(id), ...refusal);
    await refuses(backendUsers.update, of(id, savedUser), ...refusal);
    await refuses(backendUsers.enable, of(id, { enable: 0 }), ...refusal);
    await refuses(backendUsers.remove, of(id), ...refusal);
  });

  it('shows who changed which value, when, newest first', async () => {
    await does(
      backendUsers.update,
      of('9', { ...savedUser, roleIds: ['7', '10'], resources: newClerk.resources }),
    );
    await does(backendUsers.enable, of('9', { enable: 0 }), await mock.tokenOf('superAdmin'));
    mock.mock.clock.advance(60_000);
    const body = { newPassword: newUser.password, confirmPassword: newUser.password };
    await does(passwords.reset, of('9', body));
    const { logs } = await does<BackendUser>(backendUsers.get, of('9'));
    expect(logs.map(({ operatorName, action, remark }) => [operatorName, action, remark])).toEqual([
      ['周明慧', '重置密码', ''],
      ['林知远', '停用用户', ''],
      [
        '周明慧',
        '编辑用户',
        '姓名 温小满 → 谢听雪；手机号 199****0009 → 199****7001；角色 前台 → 商户店长、夜班前台；负责资源 云栖湖度假酒店、梧桐里民宿 → 云栖湖度假酒店；备注 - → 华东组',
      ],
      ['林知远', '添加用户', ''],
    ]);
    expect((logs[0]?.time ?? '') > (logs[1]?.time ?? '')).toBe(true);
  });

  it('names each of his roles with its rights', async () => {
    const { roles } = await does<BackendUser>(backendUsers.get, of('12'));
    expect(roles.map(({ name }) => name)).toEqual(['夜班前台', '前台']);
    expect(roles[0]?.rightIds).toEqual(
      codesOf([
        'viewRelatedOrderHotel',
        'manageRelatedOrderHotel',
        'viewRelatedRefundHotel',
        'viewRelatedProductHotelStock',
      ]),
    );
  });

  it('is removed for good, and his mobile no longer signs in', async () => {
    expect(await does(backendUsers.remove, of('5'))).toBeNull();
    expect(await idsOf({})).not.toContain('5');
    await refuses(backendUsers.get, of('5'), status.notFound, '数据不存在或已被删除');
    expect((await mock.login(mobileOf('5'))).envelope).toMatchObject({ message: '账号或密码错误' });
  });
});

describe('the list', () => {
  it('is newest first, with mobiles masked and roles, unit and resources named', async () => {
    const rows = await listed({});
    expect(rows.map(({ id }) => Number(id))).toEqual(Array.from({ length: 21 }, (_, at) => 21 - at));
    expect(rows.find(({ id }) => id === '9')).toMatchObject({
      name: '温小满',
      mobile: '199****0009',
      belongType: 30,
      belongName: '悦途酒店集团',
      roleNames: ['前台'],
      resourceCount: 2,
      resourceNames: ['云栖湖度假酒店', '梧桐里民宿'],
      enabled: 1,
      lastLoginTime: '1970-01-01 08:00:00',
    });
    expect(rows.at(-1)).toMatchObject({ roleNames: ['超级管理员'], actions: [] });
  });

  it('tells which roles are off', async () => {
    const rolesIn = async (id: string) => (await listed({})).find((row) => row.id === id)?.roleStates;
    await does(roles.enable, of('10', { enable: 0 }));
    expect(await rolesIn('12')).toEqual([
      { name: '夜班前台', enabled: 0 },
      { name: '前台', enabled: 1 },
    ]);
    await does(roles.enable, of('1', { enable: 0 }), await mock.tokenOf('superAdmin'));
    expect(
      await listed({}, await mock.tokenOf('superAdmin')).then((rows) => rows.at(-1)?.roleStates),
    ).toEqual([{ name: '超级管理员', enabled: 1 }]);
  });

  it.each<[object, string[]]>([
    [{ keyword: '海生' }, ['6']],
    [{ keyword: '00000012' }, ['12']],
    [{ keyword: '%' }, []],
    [{ keyword: '_' }, []],
    [{ keyword: '****' }, []],
    [{ belongType: 20 }, ['6', '7', '11', '20', '21']],
    [{ belongType: 20, belongId: '2' }, ['20', '21']],
    [{ belongId: '2' }, ['8', '9', '12', '13', '20', '21']],
    [{ roleId: '8' }, ['9', '12', '13', '19']],
    [{ roleId: '8', enabled: 0 }, ['19']],
    [{ enabled: 0, belongType: 10 }, ['10']],
  ])('finds by %j', async (query, ids) => {
    expect((await idsOf(query)).sort()).toEqual([...ids].sort());
  });

  it('counts everybody on every page', async () => {
    const page = await does<{ count: number; list: BackendUserRow[] }>(backendUsers.list, {
      query: { offset: 20, limit: 10 },
    });
    expect([page.count, page.list.map(({ id }) => id)]).toEqual([21, ['1']]);
  });

  it('names a resource that was switched off, and forgets one that was removed', async () => {
    mock.mock.store.hotels.update('1', { enabled: 0 });
    mock.mock.store.minsus.remove('1');
    const [row] = await listed({ keyword: '温小满' });
    expect(row).toMatchObject({ resourceCount: 1, resourceNames: ['云栖湖度假酒店'] });
  });
});

it('resources to choose from are those of the merchant that is asked for, or of the own one', async () => {
  const ids = async (query: object, token = admin) => {
    const input = { query: { limit: 100, ...query } };
    const { list } = await does<{ list: { id: string }[] }>(userResources.merchantResources, input, token);
    return list.map(({ id }) => id);
  };
  expect(await ids({ merchantId: '4' })).toEqual(['21-3', '22-3', '23-4']);
  expect(await ids({ merchantId: '99' })).toEqual([]);
  expect(await ids({ merchantId: '4' }, manager)).toEqual(await ids({ merchantId: '2' }));
});
