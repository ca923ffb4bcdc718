import { companyForm, estateCompanies } from '#contracts/areas/estateCompanies.ts';
import { status } from '#contracts/envelope.ts';
import { companyExample, ownCompanyExample } from '#contracts/examples/estateCompanies.ts';
import { logExample } from '#contracts/examples/logs.ts';
import { operatorType } from '#contracts/logs.ts';
import { answersOf } from '../../api/testing/matchers.ts';
import { fromState, isRefused, oneOf, regex } from '../../api/testing/pact.ts';
import { describeRecords } from '../../api/testing/records.ts';
import { anyPhone, describeReveal } from '../../api/testing/reveal.ts';
import { areaNamed, areaOfState } from '../../api/testing/venues.ts';

const as = 'platformAdmin';
const admin = 'companyAdmin';
const kind = 'estateCompany';
const city = 'a city exists';
const { row, record } = answersOf(estateCompanies, {
  form: companyForm,
  values: {
    ...companyExample,
    id: '1',
    provinceName: '浙江省',
    cityName: '杭州市',
    estateCount: 2,
    userCount: 3,
    createTime: '2026-01-31 09:30:00',
    version: 1,
    logs: [logExample],
  },
  pinned: {
    ...areaNamed,
    contactPhone: regex('^(1\\d{2}\\*{4}\\d{4}|0\\d{2,3}-\\d{6,8}|400-?\\d{3}-?\\d{4})$', '199****1001'),
    'logs.operatorType': oneOf(operatorType.staff, operatorType.system, operatorType.member),
  },
  filled: ['logs'],
});

const form = { ...companyExample, area: areaOfState };
const ownForm = { ...ownCompanyExample, area: areaOfState };
const nothing = { name: '查无此名', keyword: '查无此人', provinceId: '99999999', cityId: '99999999' };
describeRecords(estateCompanies, {
  as,
  kind,
  nothing,
  found: { enabled: 1 },
  actions: ['edit', 'enable', 'remove', 'reveal'],
  row,
  record,
  form,
  given: [city],
  wrong: { creditCode: '91990000MA99K7H3R0' },
});
describeRecords(estateCompanies, {
  as: admin,
  kind,
  own: 'company',
  nothing,
  found: { enabled: 1 },
  actions: ['edit', 'reveal'],
  row,
  record,
  form: ownForm,
  given: [city],
  wrong: { contactPhone: '12345' },
});

const phoneOf = { body: { field: 'contactPhone' }, ...anyPhone };
const id = fromState('id', '1');
describeReveal(estateCompanies.reveal, {
  as,
  params: { id },
  numbers: [phoneOf],
  exists: ['a record exists', { kind }],
});
describeReveal(estateCompanies.revealOfOwnCompany, {
  as: admin,
  params: { belongId: fromState('belongId', '1'), id },
  numbers: [phoneOf],
  exists: ['a record exists', { kind, own: 1 }],
});

isRefused(estateCompanies.add, 'a cooperation that ends before it starts', {
  as,
  given: [city],
  input: { body: { ...form, cooperationEnd: '2025-12-31' } },
  status: status.invalid,
  says: '结束日期不能早于开始日期',
  field: 'cooperationEnd',
});
