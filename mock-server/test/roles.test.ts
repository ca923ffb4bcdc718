import { beforeEach, describe, expect, it } from 'vitest';
import { auth } from '#contracts/areas/auth.ts';
import { backendUsers } from '#contracts/areas/backendUsers.ts';
import { merchants } from '#contracts/areas/merchants.ts';
import { type Role, type RoleListRow, roles } from '#contracts/areas/roles.ts';
import type { AnyEndpoint } from '#contracts/endpoint.ts';
import { status } from '#contracts/envelope.ts';
import { passwordExample } from '#contracts/examples/accounts.ts';
import { codesOf, type RightName, rightIds } from '#contracts/rights/rights.ts';
import { newClerk, newOwnRole, newRole, newUser, savedRole } from './accountForms.ts';
import { asking, of } from './asking.ts';
import { seededMock } from './mockFor.ts';
import { mobileOf } from './running.ts';

/** The rules of domain design 2.3, 3.3 and 3.4, over HTTP. Every refusal leaves the state as it was. */

const mock = seededMock({ scale: 0.05 });
let admin: string;
let manager: string;
beforeEach(async () => {
  admin = await mock.tokenOf('platformAdmin');
  manager = await mock.tokenOf('merchantManager');
});

const { does, refuses } = asking(mock, () => admin);

const codes = (...names: RightName[]) => codesOf(names);
const merchant = { params: { belongId: '2' } };
const listed = async (query: object) =>
  (await does<{ list: RoleListRow[] }>(roles.list, { query: { limit: 100, ...query } })).list;
const idsOf = async (query: object) => (await listed(query)).map(({ id }) => id);
const validated = async (token: string) =>
  (await mock.call<{ rightIds: number[] }>(auth.validate, '', { body: { token } })).envelope;
/** The edit form of a role as it stands. */
const formOf = async (id: string) => {
  const { name, rightIds: rights, enabled, remark } = await does<Role>(roles.get, of(id));
  return { name, rightIds: rights, enabled, remark };
};

describe('a role form with', () => {
  it.each<[string, object, string, string]>([
    ['no name', { name: ' ' }, '请输入角色名称', 'name'],
    ['a name of 1 character', { name: '票' }, '角色名称不能少于2个字符', 'name'],
    ['a name of 21 characters', { name: '长'.repeat(21) }, '角色名称不能超过20个字符', 'name'],
    ['HTML in the name', { name: '<b>票</b>' }, '角色名称不能包含HTML标签', 'name'],
    ['no right', { rightIds: [] }, '请选择权限', 'rightIds'],
    ['a right as text', { rightIds: ['1011'] }, '请选择权限', 'rightIds.0'],
    ['an unknown right', { rightIds: [9999] }, '权限不存在', 'rightIds'],
    ['a right that is not offered', { rightIds: [rightIds.viewSendSms + 4] }, '权限不存在', 'rightIds'],
    [
      'the scope of a unit, which the platform is not',
      { rightIds: codes('viewSingleUser') },
      '权限不存在',
      'rightIds',
    ],
    [
      'two scopes',
      { rightIds: codes('viewUser', 'viewRelatedUser') },
      '每项权限只能选择一种数据范围',
      'rightIds',
    ],
    ['a remark of 201', { remark: '长'.repeat(201) }, '备注不能超过200个字符', 'remark'],
    ['enabled 2', { enabled: 2 }, '参数错误：enabled', 'enabled'],
  ])('%s is refused', async (_, wrong, message, field) => {
    await refuses(roles.add, { body: { ...newRole, ...wrong } }, status.invalid, message, field);
    await refuses(roles.update, of('4', { ...savedRole, ...wrong }), status.invalid, message, field);
  });

  it('no type is refused', () =>
    refuses(
      roles.add,
      { body: { ...newRole, belongType: undefined } },
      status.invalid,
      '请选择适用类型',
      'belongType',
    ));

  it('a plain right for a unit is refused, posted by hand by whomever', async () => {
    const plain = { rightIds: [...newOwnRole.rightIds, rightIds.viewOrderPlace] };
    const refusal = [status.invalid, '商户角色不能授予全局权限', 'rightIds'] as const;
    for (const token of [admin, manager]) {
      await refuses(roles.add, { body: { ...newOwnRole, ...plain } }, ...refusal, token);
      await refuses(roles.update, of('10', { ...savedRole, ...plain }), ...refusal, token);
    }
    const ofCompany = { ...newRole, belongType: 20, rightIds: codes('viewEstate') };
    const message = '项目角色不能授予全局权限';
    await refuses(roles.add, { body: ofCompany }, status.invalid, message, 'rightIds');
  });

  it('the name of another one of the same unit is refused, in any case; elsewhere it is free', async () => {
    const { id } = await does<Role>(roles.add, { body: { ...newRole, name: 'Night' } });
    const refusal = [status.duplicate, '角色名称已存在', 'name'] as const;
    for (const name of ['night', ' NIGHT', '客服']) {
      await refuses(roles.add, { body: { ...newRole, name } }, ...refusal);
      await refuses(roles.update, of('3', { ...savedRole, name }), ...refusal);
    }
    await refuses(roles.add, { body: { ...newOwnRole, name: '夜班前台' } }, ...refusal);
    await does(roles.update, of(id, { ...savedRole, name: 'NIGHT' }));
    // Of merchant 4, of the templates of merchants, of the platform.
    await does(roles.add, { body: { ...newOwnRole, belongId: '4', name: '夜班前台' } });
    await does(roles.add, { body: { ...newOwnRole, belongId: undefined, name: '夜班前台' } });
    await does(roles.add, { body: { ...newRole, name: '夜班前台' } });
  });

  it('a unit that is out of business or absent is refused', async () => {
    for (const belongId of ['3', '99', '0']) {
      const body = { ...newOwnRole, belongId };
      await refuses(roles.add, { body }, status.precondition, '所属单位已停用', 'belongId');
    }
  });
});

describe('a role', () => {
  it('is added as it was described; to manage needs to view', async () => {
    const rights = codes('manageRelatedOrderHotel');
    const body = { ...newOwnRole, rightIds: [...rights, ...rights], id: '1', removed: 1 };
    expect(await does<Role>(roles.add, { body })).toMatchObject({
      ...newOwnRole,
      id: '16',
      rightIds: codes('viewRelatedOrderHotel', 'manageRelatedOrderHotel'),
      belongName: '悦途酒店集团',
      userCount: 0,
      version: 1,
      actions: ['edit', 'copy', 'enable', 'remove'],
      logs: [{ action: '添加角色', operatorName: '周明慧', operatorType: 30 }],
    });
  });

  it('of the platform belongs to no unit, and keeps its type for good', async () => {
    const { id } = await does<Role>(roles.add, { body: { ...newRole, belongId: '2' } });
    const body = { ...savedRole, belongType: 30, belongId: '2' };
    expect(await does(roles.update, of(id, body))).toMatchObject({ belongType: 10, belongId: '' });
  });

  it('that another administrator saved meanwhile is not saved over', async () => {
    const { version } = await does<Role>(roles.get, of('4'));
    const mine = { ...savedRole, name: '客服一组', version };
    const theirs = await does<Role>(roles.update, of('4', mine), await mock.tokenOf('superAdmin'));
    const message = '数据已被修改，请刷新后重试';
    await refuses(roles.update, of('4', { ...mine, name: '客服二组' }), status.stale, message);
    const again = { ...mine, name: '客服二组', version: theirs.version };
    expect((await does<Role>(roles.update, of('4', again))).name).toBe('客服二组');
  });

  it.each(['99', '0', '__proto__'])('%j is absent', async (id) => {
    const refusal = [status.notFound, '数据不存在或已被删除'] as const;
    for (const [endpoint, body] of [
      [roles.get, undefined],
      [roles.update, savedRole],
      [roles.enable, { enable: 0 }],
      [roles.copy, undefined],
      [roles.remove, undefined],
    ] as const)
      await refuses(endpoint as AnyEndpoint, of(id, body), ...refusal);
  });

  it('in use is not removed; without users it is', async () => {
    const refusal = [status.precondition, '该角色下存在用户，无法删除'] as const;
    await refuses(roles.remove, of('2'), ...refusal);
    // Who has it is switched off, and has it all the same.
    mock.mock.store.users.update('3', { enabled: 0 });
    await refuses(roles.remove, of('2'), ...refusal);
    await does(backendUsers.remove, of('3'));
    expect(await does(roles.remove, of('2'))).toBeNull();
    expect(await idsOf({})).not.toContain('2');
  });

  it('is copied with its rights under a name of its own', async () => {
    const { rightIds: rights } = await does<Role>(roles.get, of('10'));
    const copies = [await does<Role>(roles.copy, of('10')), await does<Role>(roles.copy, of('10'))];
    expect(copies.map(({ name }) => name)).toEqual(['夜班前台副本', '夜班前台副本2']);
    expect(copies[0]).toMatchObject({
      id: '16',
      belongType: 30,
      belongId: '2',
      rightIds: rights,
      remark: '22:00-08:00',
      userCount: 0,
      version: 1,
      logs: [{ action: '复制角色', remark: '来自 夜班前台' }],
    });
    await does(roles.update, of('15', { ...savedRole, name: '长'.repeat(20) }));
    expect((await does<Role>(roles.copy, of('15'))).name).toBe(`${'长'.repeat(18)}副本`);
  });

  it('shows who changed which value, when, newest first', async () => {
    const form = await formOf('15');
    const rightIdsNow = codes('viewHomeBanner', 'manageHomeBanner');
    await does(roles.update, of('15', { ...form, name: '轮播核对', rightIds: rightIdsNow, remark: '临时' }));
    await does(roles.enable, of('15', { enable: 0 }));
    const { logs } = await does<Role>(roles.update, of('15', { ...form, rightIds: rightIdsNow, remark: '' }));
    expect(logs.map(({ operatorName, action, remark }) => [operatorName, action, remark])).toEqual([
      ['周明慧', '编辑角色', '角色名称 轮播核对 → 短信核对；状态 停用 → 启用；备注 临时 → -'],
      ['周明慧', '停用角色', ''],
      [
        '周明慧',
        '编辑角色',
        '角色名称 短信核对 → 轮播核对；备注 - → 临时；新增权限 查看首页轮播、管理首页轮播；取消权限 查看短信记录',
      ],
      ['林知远', '添加角色', ''],
    ]);
  });
});

describe('at the next check, without a new login', () => {
  it('a right that was taken away is gone, and its calls are refused', async () => {
    const token = await mock.tokenOf('operator');
    expect((await validated(token)).data.rightIds).toContain(rightIds.viewMerchant);
    const form = await formOf('3');
    const less = form.rightIds.filter((code) => Math.floor(code / 10) !== 121);
    await does(roles.update, of('3', { ...form, rightIds: less }));
    const { data, status: answer } = await validated(token);
    expect([answer, data.rightIds.toSorted()]).toEqual([status.ok, less.toSorted()]);
    await refuses(merchants.list, {}, status.forbidden, '没有操作权限', undefined, token);
    await does(roles.update, of('3', form));
    await does(merchants.list, {}, token);
  });

  it('who has no role left that is on is out; who has another one keeps its rights', async () => {
    const [operator, both] = [
      await mock.tokenOf('operator'),
      (await mock.login(mobileOf('12'))).envelope.data.token,
    ];
    await does(roles.enable, of('3', { enable: 0 }));
    await does(roles.enable, of('8', { enable: 0 }));
    expect(await validated(operator)).toMatchObject({ status: status.tokenExpired });
    const { data } = await validated(both);
    expect(data.rightIds).toContain(rightIds.manageRelatedOrderHotel);
    expect(data.rightIds).not.toContain(rightIds.manageRelatedOrderPlace);
  });
});

describe('nobody grants what he does not hold', () => {
  const beyond = [status.forbidden, '不能授予超出自身的权限'] as const;
  let clerk: string;
  beforeEach(async () => {
    const rights = codes('viewRole', 'manageRole', 'viewUser', 'viewOrderPlace', 'viewSendSms');
    const { id } = await does<Role>(roles.add, { body: { ...newRole, rightIds: rights } });
    await does(backendUsers.add, { body: { ...newUser, roleIds: [id] } });
    clerk = (await mock.login(newUser.mobile, passwordExample)).envelope.data.token;
  });

  it('by adding a role', async () => {
    for (const right of ['manageOrderPlace', 'viewRefundPlace', 'manageUser'] as const) {
      const body = { ...newRole, name: '小票务', rightIds: codes('viewOrderPlace', right) };
      await refuses(roles.add, { body }, ...beyond, 'rightIds', clerk);
    }
    const held = { ...newRole, name: '小票务', rightIds: codes('viewRelatedOrderPlace', 'viewUser') };
    await does(roles.add, { body: held }, clerk);
    // For units, too: what he may see of all, he may let a unit see of its own.
    await does(roles.add, { body: { ...newOwnRole, rightIds: codes('viewSingleOrderPlace') } }, clerk);
  });

  it('by adding to a role, his own not excepted', async () => {
    for (const id of ['15', '16']) {
      const form = await formOf(id);
      const body = { ...form, rightIds: [...form.rightIds, rightIds.viewMember] };
      await refuses(roles.update, of(id, body), ...beyond, 'rightIds', clerk);
    }
    // What he holds himself may come and go.
    await does(roles.update, of('15', { ...(await formOf('15')), rightIds: codes('viewOrderPlace') }), clerk);
  });

  it('by a copy', async () => {
    await refuses(roles.copy, of('2'), ...beyond, undefined, clerk);
    await does(roles.copy, of('15'), clerk);
    await does(roles.enable, of('15', { enable: 0 }), clerk);
    await does(roles.enable, of('15', { enable: 1 }), clerk);
  });
});

describe('a user of a unit', () => {
  const forbidden = [status.forbidden, '没有操作权限', undefined] as const;

  it('sees the roles of his unit and the shared ones, and how many of his unit have them', async () => {
    const { list } = await does<{ list: RoleListRow[] }>(roles.listOfOwn, merchant, manager);
    expect(list.map(({ id, userCount, actions }) => [id, userCount, actions.join()])).toEqual([
      ['11', 0, 'edit,copy,enable,remove'],
      ['10', 1, 'edit,copy,enable,remove'],
      ['8', 3, 'copy'],
      ['7', 1, 'copy'],
    ]);
    await refuses(roles.list, {}, ...forbidden, manager);
    const lady = await mock.tokenOf('companyAdmin');
    const own = await does<{ list: RoleListRow[] }>(
      roles.listOfOwnCompany,
      { params: { belongId: '1' } },
      lady,
    );
    expect(own.list.map(({ id }) => id)).toEqual(['9', '6', '5']);
  });

  it('makes roles for his unit only', async () => {
    for (const wrong of [
      { belongType: 10, rightIds: codes('viewOrderPlace') },
      { belongType: 20, belongId: '2', rightIds: codes('viewSingleUser') },
      { belongId: '4' },
      { belongId: '0' },
    ])
      await refuses(roles.add, { body: { ...newOwnRole, ...wrong } }, ...forbidden, manager);
    const own = await does<Role>(roles.add, { body: { ...newOwnRole, belongId: '' } }, manager);
    expect(own).toMatchObject({ belongId: '2', belongName: '悦途酒店集团' });
  });

  it('sees shared roles and changes none, and copies them into his unit', async () => {
    await does(roles.get, of('8'), manager);
    await refuses(roles.update, of('8', { ...newOwnRole }), ...forbidden, manager);
    await refuses(roles.enable, of('8', { enable: 0 }), ...forbidden, manager);
    await refuses(roles.remove, of('8'), ...forbidden, manager);
    expect(await does(roles.copy, of('8'), manager)).toMatchObject({ name: '前台副本', belongId: '2' });
  });

  it('finds no role of another unit by guessing an id', async () => {
    const refusal = [status.notFound, '数据不存在或已被删除', undefined, manager] as const;
    // Of the platform, of companies, of merchant 4.
    for (const id of ['1', '5', '12']) {
      await refuses(roles.get, of(id), ...refusal);
      await refuses(roles.update, of(id, { ...newOwnRole }), ...refusal);
      await refuses(roles.enable, of(id, { enable: 0 }), ...refusal);
      await refuses(roles.copy, of(id), ...refusal);
      await refuses(roles.remove, of(id), ...refusal);
    }
  });

  it('chooses among the roles that are on and that his unit may have, whatever he asks for', async () => {
    const ids = async (query: object, token: string) => {
      const { list } = await does<{ list: { id: string }[] }>(
        roles.allEnabled,
        { query: { ...query } },
        token,
      );
      return list.map(({ id }) => id);
    };
    expect(await ids({}, manager)).toEqual(['7', '8', '10', '11']);
    expect(await ids({ belongType: 10 }, manager)).toEqual([]);
    expect(await ids({ belongType: 30, belongId: '4' }, manager)).toEqual(['7', '8']);
    expect(await ids({ belongType: 30, belongId: '4' }, admin)).toEqual(['7', '8', '12']);
    expect(await ids({ belongType: 10 }, admin)).toEqual(['1', '2', '3', '4', '13', '15']);
    expect(await ids({ name: '前台' }, admin)).toEqual(['8', '10']);
    const front = await mock.tokenOf('frontDesk');
    await refuses(roles.allEnabled, {}, ...forbidden, front);
  });
});

it('who has to do with his resources only sees, makes and changes the roles that reach no further', async () => {
  const { store } = mock.mock;
  store.roles.update('10', {
    rightIds: codes('manageRelatedRole', 'manageRelatedOrderHotel', 'viewSingleUser'),
  });
  const { token } = (await mock.login(mobileOf('12'))).envelope.data;
  const { list } = await does<{ list: RoleListRow[] }>(roles.listOfOwn, merchant, token);
  // His own reaches a user list of the whole unit by now.
  expect(list.map(({ id, actions }) => [id, actions.join()])).toEqual([['8', 'copy']]);
  const body = { ...newOwnRole, rightIds: codes('viewSingleUser') };
  await refuses(roles.add, { body }, status.forbidden, '没有操作权限', undefined, token);
  expect(await does(roles.add, { body: newOwnRole }, token)).toMatchObject({
    actions: ['edit', 'copy', 'enable', 'remove'],
  });
});

describe('the list', () => {
  it('is newest first, with how much it allows and how many have it', async () => {
    const rows = await listed({});
    expect(rows.map(({ id }) => Number(id))).toEqual(Array.from({ length: 15 }, (_, at) => 15 - at));
    expect(rows.find(({ id }) => id === '8')).toMatchObject({
      name: '前台',
      belongType: 30,
      belongId: '',
      belongName: '',
      rightCount: 15,
      userCount: 4,
      enabled: 1,
    });
    expect(rows.find(({ id }) => id === '12')).toMatchObject({ belongName: '南海假日', rightCount: 2 });
  });

  it.each<[object, string[]]>([
    [{ name: '前台' }, ['8', '10']],
    [{ name: '%' }, []],
    [{ name: '_' }, []],
    [{ belongType: 20 }, ['5', '6', '9']],
    [{ enabled: 0 }, ['14']],
    [{ enabled: 1, belongType: 30, name: '主管' }, ['11']],
  ])('finds by %j', async (query, ids) => {
    expect((await idsOf(query)).sort()).toEqual([...ids].sort());
  });
});

it('a role tells how many of its users have no resources', async () => {
  const role = await does<Role>(roles.add, { body: { ...newOwnRole, name: '夜班接待' } });
  const read = async (token = admin) => {
    const { envelope } = await mock.call<Role>(roles.get, token, { params: { id: role.id } });
    return [envelope.data.userCount, envelope.data.unassignedCount];
  };
  expect(await read()).toEqual([0, 0]);
  const clerk = { ...newClerk, roleIds: [role.id] };
  const { id } = await does<{ id: string }>(backendUsers.add, { body: clerk });
  expect(await read()).toEqual([1, 0]);
  mock.mock.store.users.update(id, { resources: [] });
  expect(await read()).toEqual([1, 1]);
  // Shared roles: the merchant's manager gets the number of his own users.
  const shared = await does<Role>(roles.get, { params: { id: '8' } });
  const { envelope } = await mock.call<Role>(roles.get, manager, { params: { id: '8' } });
  const ofUnit = mock.mock.store.users
    .all()
    .filter((user) => user.roleIds.includes('8') && user.belongId === '2' && user.resources.length === 0);
  expect(envelope.data.unassignedCount).toBe(ofUnit.length);
  expect(shared.unassignedCount).toBeGreaterThanOrEqual(ofUnit.length);
});
