import { MatchersV3 } from '@pact-foundation/pact';
import { categoryForm, merchantCategories } from '#contracts/areas/merchantCategories.ts';
import { merchantForm, merchants } from '#contracts/areas/merchants.ts';
import { businessType } from '#contracts/enums/merchants.ts';
import { saleStep } from '#contracts/enums/products.ts';
import { valuesOf } from '#contracts/enums.ts';
import { status } from '#contracts/envelope.ts';
import { logExample } from '#contracts/examples/logs.ts';
import { categoryExample, merchantExample, ownMerchantExample } from '#contracts/examples/merchants.ts';
import { operatorType } from '#contracts/logs.ts';
import { answersOf } from '../../api/testing/matchers.ts';
import { filledText, fromState, id, isRefused, oneOf, regex, time } from '../../api/testing/pact.ts';
import { describeRecords } from '../../api/testing/records.ts';
import { anyPhone, describeReveal } from '../../api/testing/reveal.ts';
import { areaNamed, areaOfState } from '../../api/testing/venues.ts';

const { atLeastLike, eachLike, integer, string } = MatchersV3;

const as = 'operator';
const params = { id: fromState('id', '3') };
const version = fromState('version', 1);
const flag = oneOf(1, 0);

// Categories

describeRecords(merchantCategories, {
  as,
  kind: 'merchantCategory',
  nothing: { name: '查无此名' },
  found: { enabled: 1 },
  ...answersOf(merchantCategories, {
    form: categoryForm,
    values: { id: '3', merchantCount: 3, createTime: '2026-01-31 09:30:00', version: 1, ...categoryExample },
    pinned: { name: string(categoryExample.name) },
    notInRow: ['version'],
    notInRecord: ['id', 'merchantCount', 'createTime'],
  }),
  form: categoryExample,
  wrong: { businessTypes: [] },
});
isRefused(merchantCategories.update, 'without a type that merchants of it deal in', {
  as,
  given: ['merchants of a category deal in scenic spots only'],
  input: {
    params: { id: fromState('categoryId', '1') },
    body: { ...categoryExample, businessTypes: [businessType.hotel] },
  },
  status: status.precondition,
  field: 'businessTypes',
});

// Merchants

const day = (example: string) => regex('^\\d{4}-\\d{2}-\\d{2}$', example);
const ownForm = { ...ownMerchantExample, area: areaOfState };
const form = { ...merchantExample, area: areaOfState, categoryId: fromState('categoryId', '3') };
const { row, record } = answersOf(merchants, {
  form: merchantForm,
  values: {
    ...merchantExample,
    ...{ id: '3', merchantNo: 'SH000001', categoryName: '综合度假', createTime: '2026-01-31 09:30:00' },
    ...{ provinceName: '浙江省', cityName: '杭州市', version: 1 },
    ...{ resortCount: 2, hotelCount: 1, minsuCount: 0, productCount: 6, userCount: 0, logs: [logExample] },
    missing: [saleStep.price],
  },
  pinned: {
    ...areaNamed,
    categoryName: string('综合度假'),
    contactPhone: regex('^(1\\d{2}\\*{4}\\d{4}|0\\d{2,3}-\\d{6,8}|400-?\\d{3}-?\\d{4})$', '199****1001'),
    bankAccount: regex('^\\d{12,19}$', merchantExample.bankAccount),
    users: atLeastLike(
      {
        ...{ id: id(), name: filledText('顾云舟'), mobile: regex('^1\\d{2}\\*{4}\\d{4}$', '199****0008') },
        ...{ roleNames: eachLike(filledText('商户店长')), enabled: flag, lastLoginTime: time() },
        actions: atLeastLike(regex('^(edit|reveal|enable|resetPassword|remove)$', 'reveal'), 0, 1),
      },
      0,
      1,
    ),
    recent: {
      ...{ from: day('2026-01-02'), to: day('2026-01-31') },
      types: eachLike({
        businessType: oneOf(...valuesOf(businessType)),
        ...{ orderCount: integer(13), paidAmount: integer(1_735_866), refundedAmount: integer(169_300) },
      }),
    },
    'logs.operatorType': oneOf(operatorType.staff, operatorType.system, operatorType.member),
  },
  filled: ['logs'],
});

const city = 'a city exists';
const everyType = 'a merchant category allows every type';
describeRecords(merchants, {
  as,
  kind: 'merchant',
  nothing: {
    name: '查无此名',
    categoryId: '99999999',
    keyword: '查无此人',
    provinceId: '99999999',
    cityId: '99999999',
    contractEndFrom: '2099-01-01',
    contractEndTo: '2099-12-31',
  },
  found: { businessType: businessType.resort, enabled: 1 },
  row,
  actions: ['edit', 'enable', 'remove', 'reveal'],
  record,
  form,
  given: [city, everyType],
  wrong: { creditCode: '91990000MA99K7H3R0' },
  refused: [
    {
      words: 'into a category that is disabled',
      given: [city, 'a merchant category is disabled'],
      field: 'categoryId',
    },
    {
      words: 'what the category does not allow',
      given: [city, 'merchants of a category deal in scenic spots only'],
      field: 'businessTypes',
    },
  ],
});
describeRecords(merchants, {
  as: 'merchantManager',
  kind: 'merchant',
  own: true,
  actions: ['edit', 'reveal'],
  record,
  form: ownForm,
  given: [city],
  wrong: { contactPhone: '12345' },
});

const phoneOf = { body: { field: 'contactPhone' }, ...anyPhone };
describeReveal(merchants.reveal, {
  ...{ as, params, numbers: [phoneOf] },
  exists: ['a record exists', { kind: 'merchant' }],
});
describeReveal(merchants.revealOfOwn, {
  ...{ as: 'merchantManager', numbers: [phoneOf] },
  params: { belongId: fromState('belongId', '2') },
  exists: ['a record exists', { kind: 'merchant', own: 1 }],
});

isRefused(merchants.add, 'a contract that ends before it starts', {
  as,
  given: [city, everyType],
  input: { body: { ...form, contractEnd: '2025-12-31' } },
  status: status.invalid,
  says: '结束日期不能早于开始日期',
  field: 'contractEnd',
});
isRefused(merchants.update, 'the credit code of another one', {
  as,
  given: ['another merchant has the credit code', city, everyType],
  input: { params, body: { ...form, creditCode: fromState('creditCode', ownForm.creditCode), version } },
  status: status.duplicate,
  field: 'creditCode',
});
isRefused(merchants.update, 'without a type of which it has a place', {
  as,
  given: ['a hotel exists', city, everyType],
  input: {
    params: { id: fromState('merchantId', '2') },
    body: { ...form, businessTypes: [businessType.resort, businessType.minsu] },
  },
  status: status.precondition,
  field: 'businessTypes',
});
