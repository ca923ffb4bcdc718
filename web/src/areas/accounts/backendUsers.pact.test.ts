import { MatchersV3 } from '@pact-foundation/pact';
import { backendUsers, newUserForm } from '#contracts/areas/backendUsers.ts';
import { belongType, ownerType } from '#contracts/enums.ts';
import { status } from '#contracts/envelope.ts';
import { newUserExample, userExample, userRecordExample } from '#contracts/examples/accounts.ts';
import { operatorType } from '#contracts/logs.ts';
import { answersOf } from '../../api/testing/matchers.ts';
import {
  fromState,
  isRefused,
  noRows,
  oneOf,
  regex,
  rows,
  type State,
  succeeds,
} from '../../api/testing/pact.ts';
import { describeRecords } from '../../api/testing/records.ts';
import { describeReveal } from '../../api/testing/reveal.ts';

const { atLeastLike, eachLike, string } = MatchersV3;

const as = 'platformAdmin';
const kind = 'backendUser';
const moves = '^(edit|reveal|enable|resetPassword|remove)$';
const answers = answersOf(backendUsers, {
  form: newUserForm,
  values: userRecordExample,
  pinned: {
    belongName: string(userRecordExample.belongName),
    // '' before the first login.
    lastLoginIp: string(userRecordExample.lastLoginIp),
    'logs.operatorType': oneOf(operatorType.staff, operatorType.system, operatorType.member),
  },
  filled: ['roleNames', 'roleStates', 'roles', 'roles.rightIds', 'logs'],
});
/** A row of a user whom the caller may not change, such as the super administrator. */
const row = { ...answers.row, actions: atLeastLike(regex(moves, 'edit'), 0, 1) };
const user = { ...answers.record, actions: eachLike(regex(moves, 'edit')) };

const fromUnit = {
  roleIds: [fromState('roleId', '8')],
  resources: [
    { ownerType: fromState('resourceType', ownerType.hotel), ownerId: fromState('resourceId', '1') },
  ],
};
const saved = { ...userExample, ...fromUnit };
const form = { ...newUserExample, ...fromUnit, belongId: fromState('unitId', '2') };

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
  ...{ as, exists, params },
  numbers: [{ body: { field: 'mobile' }, pattern: '^1\\d{10}$', example: '19900000009' }],
});
succeeds(backendUsers.remove, 'one that is there', { as, given: [exists], input: { params } });
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
