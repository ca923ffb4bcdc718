import { newRoleForm, roles } from '#contracts/areas/roles.ts';
import { belongType } from '#contracts/enums.ts';
import { status } from '#contracts/envelope.ts';
import {
  newOwnRoleExample,
  newRoleExample,
  roleExample,
  roleRecordExample,
} from '#contracts/examples/accounts.ts';
import { operatorType } from '#contracts/logs.ts';
import { codesOf } from '#contracts/rights/rights.ts';
import { answersOf } from '../../api/testing/matchers.ts';
import { fromState, isRefused, noRows, oneOf, regex, rows, succeeds } from '../../api/testing/pact.ts';
import { actionsOf, describeRecords } from '../../api/testing/records.ts';

const as = 'platformAdmin';
const kind = 'role';
const actions = actionsOf(['edit', 'copy', 'enable', 'remove']);
const shown = {
  form: newRoleForm,
  values: roleRecordExample,
  // A template has no unit.
  pinned: {
    belongId: regex('^\\S*$', ''),
    'logs.operatorType': oneOf(operatorType.staff, operatorType.system, operatorType.member),
  },
  filled: ['logs'],
};
const answers = answersOf(roles, shown);
const row = { ...answers.row, actions };
const role = { ...answers.record, actions };

const { belongId: _belongId, ...ofMerchant } = newOwnRoleExample;

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
    form: newRoleExample,
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
describeRecords({ update }, { as, kind, record: role, form: roleExample, wrong: { rightIds: [9999] } });
isRefused(roles.add, 'a plain right for a merchant', {
  as,
  input: { body: { ...ofMerchant, rightIds: codesOf(['viewOrderHotel']) } },
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
  input: { body: { ...ofMerchant, belongId: fromState('belongId', '2') } },
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
      ...roleExample,
      belongType: belongType.estate,
      belongId: fromState('belongId', '1'),
      rightIds: codesOf(['viewRelatedEstate']),
    },
  },
  data: role,
});

// For selects

const option = answersOf({ list: roles.allEnabled }, { ...shown, notInRow: ['enabled'] }).row;
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
