import { MatchersV3 } from '@pact-foundation/pact';
import { roles } from '#contracts/areas/roles.ts';
import { belongType, valuesOf } from '#contracts/enums.ts';
import { status } from '#contracts/envelope.ts';
import { operatorType } from '#contracts/logs.ts';
import { codesOf } from '#contracts/rights/rights.ts';
import {
  filledText,
  fromState,
  id,
  isRefused,
  noRows,
  oneOf,
  regex,
  rows,
  succeeds,
  time,
} from '../../api/testing/pact.ts';
import { describeRecords } from '../../api/testing/records.ts';

const { eachLike, integer, string } = MatchersV3;

const as = 'platformAdmin';
const kind = 'role';
const type = oneOf(...valuesOf(belongType));
const rights = eachLike(integer(1411));

const shown = {
  name: filledText('客服'),
  belongType: type,
  belongId: regex('^\\S*$', ''),
  belongName: string(''),
  userCount: integer(2),
  enabled: oneOf(1, 0),
  remark: string('周末值班'),
  createTime: time(),
  actions: eachLike(regex('^(edit|copy|enable|remove)$', 'edit')),
};
const row = { id: id('4'), ...shown, rightCount: integer(12) };
const role = {
  id: id('4'),
  ...shown,
  rightIds: rights,
  version: integer(1),
  logs: eachLike({
    time: time(),
    operatorType: oneOf(operatorType.staff, operatorType.system),
    operatorName: filledText('周明慧'),
    action: filledText('添加角色'),
    remark: string('角色名称 客服 → 客服一组'),
  }),
};

const saved = {
  name: '票务主管',
  rightIds: codesOf(['viewOrderPlace', 'manageOrderPlace', 'viewRefundPlace']),
  enabled: 1 as const,
  remark: '门票订单',
};
const ofMerchant = {
  belongType: belongType.merchant,
  rightIds: codesOf(['viewRelatedOrderHotel', 'manageRelatedOrderHotel']),
};

const { list, get, add, update, enable, remove } = roles;
describeRecords(
  { list, get, add, enable, remove },
  {
    as,
    kind,
    nothing: { name: '查无此名' },
    found: { belongType: belongType.system, enabled: 1 },
    row,
    record: role,
    form: { ...saved, belongType: belongType.system },
    wrong: { rightIds: [] },
    refused: [
      {
        words: 'for a unit that is out of business',
        given: ['a merchant is disabled'],
        values: { ...ofMerchant, belongId: fromState('unitId', '1') },
        field: 'belongId',
      },
    ],
  },
);
describeRecords({ update }, { as, kind, record: role, form: saved, wrong: { rightIds: [9999] } });
isRefused(roles.add, 'a plain right for a merchant', {
  as,
  input: { body: { ...saved, ...ofMerchant, rightIds: codesOf(['viewOrderHotel']) } },
  status: status.invalid,
  says: '商户角色不能授予全局权限',
  field: 'rightIds',
});

const params = { id: fromState('id', '4') };
succeeds(roles.copy, 'one that is there', {
  as,
  given: [['a record exists', { kind }]],
  input: { params },
  data: role,
});
isRefused(roles.copy, 'one that is gone', {
  as,
  given: [['a record does not exist', { kind }]],
  input: { params },
  status: status.notFound,
});

// Of a unit

describeRecords(
  { listOfOwn: roles.listOfOwn },
  {
    as: 'merchantManager',
    kind,
    own: true,
    nothing: { name: '查无此名' },
    found: { enabled: 1 },
    row,
    record: {},
    form: {},
    wrong: {},
  },
);
succeeds(roles.add, 'for the own unit', {
  as: 'merchantManager',
  input: { body: { ...saved, ...ofMerchant, belongId: fromState('belongId', '2') } },
  data: role,
});

const page = { offset: 0, limit: 10 };
const ofCompany = { as: 'companyAdmin', params: { belongId: fromState('belongId', '1') } } as const;
succeeds(roles.listOfOwnCompany, 'the first page', {
  as: ofCompany.as,
  input: { params: ofCompany.params, query: page },
  data: rows(row),
});
succeeds(roles.listOfOwnCompany, 'nothing has the name', {
  as: ofCompany.as,
  input: { params: ofCompany.params, query: { ...page, name: '查无此名', enabled: 1 } },
  data: noRows,
});
isRefused(roles.listOfOwnCompany, "another company's", {
  as: ofCompany.as,
  given: ['a company exists that is not the own one'],
  input: { params: { belongId: fromState('unitId', '2') }, query: page },
  status: status.forbidden,
});
succeeds(roles.add, 'for the own company', {
  as: ofCompany.as,
  input: {
    body: {
      ...saved,
      belongType: belongType.estate,
      belongId: fromState('belongId', '1'),
      rightIds: codesOf(['viewRelatedEstate']),
    },
  },
  data: role,
});

// For selects

const option = {
  id: id('4'),
  name: filledText('客服'),
  belongType: type,
  belongId: regex('^\\S*$', ''),
  rightIds: rights,
};
const all = { offset: 0, limit: 100 };
succeeds(roles.allEnabled, 'the first page', {
  as,
  given: [['a record exists', { kind }]],
  input: { query: all },
  data: rows(option),
});
succeeds(roles.allEnabled, 'that somebody of a unit may have', {
  as,
  given: [['a unit takes users', { belongType: belongType.merchant }]],
  input: { query: { ...all, belongType: belongType.merchant, belongId: fromState('unitId', '2') } },
  data: rows({ ...option, belongType: { 'pact:matcher:type': 'equality', value: belongType.merchant } }),
});
succeeds(roles.allEnabled, 'nothing is found', {
  as,
  given: [['a record exists', { kind }]],
  input: { query: { ...all, name: '查无此名' } },
  data: noRows,
});
