import { MatchersV3 } from '@pact-foundation/pact';
import { backendUsers } from '#contracts/areas/backendUsers.ts';
import { passwordHash } from '#contracts/credentials.ts';
import { belongType, ownerType, valuesOf } from '#contracts/enums.ts';
import { status } from '#contracts/envelope.ts';
import { operatorType } from '#contracts/logs.ts';
import {
  filledText,
  fromState,
  id,
  isRefused,
  noRows,
  oneOf,
  regex,
  rows,
  type State,
  succeeds,
  time,
} from '../../api/testing/pact.ts';
import { describeRecords } from '../../api/testing/records.ts';
import { describeReveal } from '../../api/testing/reveal.ts';

const { atLeastLike, eachLike, integer, string } = MatchersV3;

const as = 'platformAdmin';
const kind = 'backendUser';
const type = oneOf(...valuesOf(belongType));
const flag = oneOf(1, 0);
const actions = eachLike(regex('^(edit|reveal|enable|resetPassword|remove)$', 'edit'));
const shown = {
  name: filledText('温小满'),
  belongType: type,
  belongName: string('悦途酒店集团'),
  enabled: flag,
  lastLoginTime: time(),
  createTime: time(),
};
/** A row of a user whom the caller may not change, such as the super administrator. */
const row = {
  id: id('9'),
  ...shown,
  mobile: regex('^1\\d{2}\\*{4}\\d{4}$', '199****0009'),
  roleNames: eachLike(filledText('前台')),
  resourceCount: integer(2),
  resourceNames: atLeastLike(string('云栖湖度假酒店'), 0, 1),
  actions: atLeastLike(regex('^(edit|reveal|enable|resetPassword|remove)$', 'edit'), 0, 1),
};
const user = {
  id: id('9'),
  ...shown,
  mobile: regex('^1\\d{2}\\*{4}\\d{4}$', '199****0009'),
  lastLoginIp: string('203.0.113.9'),
  belongId: id('2'),
  roleIds: eachLike(id('8')),
  roles: eachLike({
    id: id('8'),
    name: filledText('前台'),
    enabled: flag,
    rightIds: eachLike(integer(1423)),
  }),
  resources: atLeastLike(
    {
      ownerType: oneOf(ownerType.hotel, ownerType.resort, ownerType.minsu, ownerType.estate),
      ownerId: id('1'),
      name: filledText('云栖湖度假酒店'),
    },
    0,
    1,
  ),
  mustChangePassword: flag,
  remark: string('兼夜班'),
  version: integer(1),
  actions,
  logs: eachLike({
    time: time(),
    operatorType: oneOf(operatorType.staff, operatorType.system),
    operatorName: filledText('周明慧'),
    action: filledText('添加用户'),
    remark: string('姓名 温小满 → 谢听雪'),
  }),
};

const password = passwordHash('lake2026');
const roleIds = [fromState('roleId', '8')];
const saved = {
  name: '谢听雪',
  mobile: '19900007001',
  roleIds,
  resources: [
    { ownerType: fromState('resourceType', ownerType.hotel), ownerId: fromState('resourceId', '1') },
  ],
  enabled: 1 as const,
  remark: '白班',
};
const secret = { password, confirmPassword: password };
const form = {
  ...saved,
  belongType: belongType.merchant,
  belongId: fromState('unitId', '2'),
  ...secret,
};

const ofMerchant: State = ['a unit takes users', { belongType: belongType.merchant }];
const { list, get, add, update, enable } = backendUsers;
const roleOff = {
  words: 'a role that is switched off',
  given: [ofMerchant, ['a role is disabled', { belongType: belongType.merchant }]] as State[],
  values: { roleIds: [fromState('disabledRoleId', '11')] },
  field: 'roleIds',
};
const unique = { field: 'mobile', example: '19900000004' };
describeRecords(
  { list, get, add, enable },
  {
    as,
    kind,
    nothing: { keyword: '查无此人', belongId: '99999999', roleId: '99999999' },
    found: { belongType: belongType.merchant, enabled: 1 },
    row,
    record: user,
    form,
    given: [ofMerchant],
    wrong: { mobile: '12345' },
    refused: [roleOff],
    unique,
  },
);
describeRecords(
  { update },
  {
    as,
    kind,
    ofMerchant: true,
    record: user,
    form: saved,
    given: [ofMerchant],
    wrong: { roleIds: [] },
    refused: [roleOff],
    unique,
  },
);

const exists: State = ['a record exists', { kind, own: 1 }];
const gone: State = ['a record does not exist', { kind }];
const superAdmin: State = 'the super administrator is another user';
const params = { id: fromState('id', '9') };
const oneself = { id: fromState('userId', '2') };

isRefused(backendUsers.add, 'a role of another type', {
  as,
  given: [ofMerchant],
  input: { body: { ...form, resources: [], belongType: belongType.system, belongId: '0' } },
  status: status.invalid,
  says: '角色与所属类型不匹配',
  field: 'roleIds',
});
isRefused(backendUsers.enable, 'the super administrator', {
  as,
  given: [superAdmin],
  input: { params, body: { enable: 0 } },
  status: status.precondition,
  says: '超级管理员不允许修改',
});
isRefused(backendUsers.enable, 'oneself', {
  as,
  input: { params: oneself, body: { enable: 0 } },
  status: status.precondition,
  says: '不能禁用/删除当前登录账号',
});
describeReveal(backendUsers.reveal, {
  ...{ as, exists, gone, params },
  numbers: [{ body: { field: 'mobile' }, pattern: '^1\\d{10}$', example: '19900000009' }],
});
succeeds(backendUsers.remove, 'one that is there', { as, given: [exists], input: { params } });
isRefused(backendUsers.remove, 'one that is gone', {
  as,
  given: [gone],
  input: { params },
  status: status.notFound,
});
isRefused(backendUsers.remove, 'oneself', {
  as,
  input: { params: oneself },
  status: status.precondition,
  says: '不能禁用/删除当前登录账号',
});

// Of a unit

const manager = 'merchantManager';
describeRecords(
  { listOfOwn: backendUsers.listOfOwn },
  {
    as: manager,
    kind,
    own: true,
    nothing: { keyword: '查无此人', roleId: '99999999' },
    found: { enabled: 1 },
    row,
    record: {},
    form: {},
    wrong: {},
  },
);
succeeds(backendUsers.get, 'a colleague', { as: manager, given: [exists], input: { params }, data: user });
isRefused(backendUsers.get, 'somebody of another unit', {
  as: manager,
  given: [superAdmin],
  input: { params },
  status: status.notFound,
});
succeeds(backendUsers.add, 'for the own unit', {
  as: manager,
  given: [ofMerchant],
  input: { body: form },
  data: user,
});

const page = { offset: 0, limit: 10 };
const ofCompany = { as: 'companyAdmin', params: { belongId: fromState('belongId', '1') } } as const;
succeeds(backendUsers.listOfOwnCompany, 'the first page', {
  as: ofCompany.as,
  input: { params: ofCompany.params, query: page },
  data: rows(row),
});
succeeds(backendUsers.listOfOwnCompany, 'nothing is found', {
  as: ofCompany.as,
  input: {
    params: ofCompany.params,
    query: { ...page, keyword: '查无此人', roleId: '99999999', enabled: 1 },
  },
  data: noRows,
});
isRefused(backendUsers.listOfOwnCompany, "another company's", {
  as: ofCompany.as,
  given: ['a company exists that is not the own one'],
  input: { params: { belongId: fromState('unitId', '2') }, query: page },
  status: status.forbidden,
});
succeeds(backendUsers.add, 'for the own company', {
  as: ofCompany.as,
  given: [['a unit takes users', { belongType: belongType.estate }]],
  input: {
    body: {
      ...form,
      belongType: belongType.estate,
      belongId: fromState('unitId', '1'),
      roleIds: [fromState('roleId', '6')],
      resources: [
        { ownerType: fromState('resourceType', ownerType.estate), ownerId: fromState('resourceId', '1') },
      ],
    },
  },
  data: user,
});
