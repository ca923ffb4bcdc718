import { MatchersV3 } from '@pact-foundation/pact';
import { merchantCategories, merchants } from '#contracts/areas/merchants.ts';
import { businessType, settleType } from '#contracts/enums/merchants.ts';
import { valuesOf } from '#contracts/enums.ts';
import { status } from '#contracts/envelope.ts';
import { operatorType } from '#contracts/logs.ts';
import { filledText, fromState, id, isRefused, oneOf, regex, time } from '../../api/testing/pact.ts';
import { describeRecords } from '../../api/testing/records.ts';
import { anyPhone, describeReveal } from '../../api/testing/reveal.ts';

const { atLeastLike, eachLike, integer, string } = MatchersV3;

const as = 'operator';
const params = { id: fromState('id', '3') };
const version = fromState('version', 1);
const flag = oneOf(1, 0);
const types = eachLike(oneOf(...valuesOf(businessType)));

// Categories

const category = { name: string('景区文旅'), businessTypes: types, ordering: integer(90), enabled: flag };
const categoryForm = {
  name: '主题乐园',
  businessTypes: [businessType.resort, businessType.hotel],
  ordering: 5,
  enabled: 1,
};

describeRecords(merchantCategories, {
  as,
  kind: 'merchantCategory',
  nothing: { name: '查无此名' },
  found: { enabled: 1 },
  row: { id: id(), ...category, merchantCount: integer(3), createTime: time() },
  record: { ...category, version: integer(1) },
  form: categoryForm,
  wrong: { businessTypes: [] },
});
isRefused(merchantCategories.update, 'without a type that merchants of it deal in', {
  as,
  given: ['merchants of a category deal in scenic spots only'],
  input: {
    params: { id: fromState('categoryId', '1') },
    body: { ...categoryForm, businessTypes: [businessType.hotel], enabled: 1 },
  },
  status: status.precondition,
  field: 'businessTypes',
});

// Merchants

const picture = regex('^(https?://|/)\\S+$', '/api/resorts/uploads/logo.png');
const day = (example: string) => regex('^\\d{4}-\\d{2}-\\d{2}$', example);
const maskedPhone = regex('^(1\\d{2}\\*{4}\\d{4}|0\\d{2,3}-\\d{6,8}|400-?\\d{3}-?\\d{4})$', '199****1001');
const counts = { resortCount: integer(2), hotelCount: integer(1), minsuCount: integer(0) };
/** What the list and the details show. */
const shown = {
  merchantNo: filledText('SH000001'),
  logoUrl: picture,
  name: filledText('云栖湖文旅'),
  categoryName: string('景区文旅'),
  businessTypes: types,
  contactName: filledText('沈云舒'),
  ...counts,
  commissionRate: integer(600),
  contractEnd: day('2027-06-30'),
  enabled: flag,
  createTime: time(),
};

/** What both forms hold: what a merchant user may change himself. */
const ownFields = {
  name: '栖霞山文旅',
  logoUrl: '/api/resorts/uploads/logo.png',
  contactName: '沈云舒',
  contactPhone: '19900001234',
  area: {
    provinceId: fromState('provinceId', '33'),
    cityId: fromState('cityId', '3301'),
    provinceName: '浙江省',
    cityName: '杭州市',
  },
  address: '栖霞路18号',
  intro: '经营栖霞山景区与山脚的酒店。',
  creditCode: '91990000MA99K7H3RX',
  licenseUrl: '/api/resorts/uploads/license.png',
  legalName: '沈云舒',
  legalIdFrontUrl: '/api/resorts/uploads/front.png',
  legalIdBackUrl: '/api/resorts/uploads/back.png',
  permits: ['/api/resorts/uploads/permit.png'],
};
const form = {
  ...ownFields,
  categoryId: fromState('categoryId', '3'),
  businessTypes: valuesOf(businessType),
  contractNo: 'HT-2026-018',
  contractStart: '2026-01-01',
  contractEnd: '2027-12-31',
  settleType: settleType.monthly,
  commissionRate: 650,
  accountName: '栖霞山文旅有限公司',
  bankName: '华夏东方银行杭州分行',
  bankAccount: '9900001234567808',
  ordering: 5,
  enabled: 1 as const,
};

const merchant = {
  id: id(),
  ...shown,
  contactPhone: maskedPhone,
  area: {
    provinceId: id('33'),
    cityId: id('3301'),
    provinceName: filledText('浙江省'),
    cityName: filledText('杭州市'),
  },
  address: filledText('云栖湖路18号'),
  intro: string('运营云栖湖景区。'),
  creditCode: filledText(ownFields.creditCode),
  licenseUrl: picture,
  legalName: filledText('沈云舒'),
  legalIdFrontUrl: picture,
  legalIdBackUrl: picture,
  permits: atLeastLike(picture, 0, 1),
  categoryId: id('1'),
  contractNo: string('HT-2025-001'),
  contractStart: day('2025-07-01'),
  settleType: oneOf(...valuesOf(settleType)),
  accountName: filledText('云栖湖文旅有限公司'),
  bankName: filledText('华夏东方银行'),
  bankAccount: regex('^\\d{12,19}$', form.bankAccount),
  ordering: integer(0),
  productCount: integer(6),
  userCount: integer(0),
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
  version: integer(1),
  logs: eachLike({
    time: time(),
    operatorType: oneOf(operatorType.staff, operatorType.system, operatorType.member),
    operatorName: filledText('周明慧'),
    action: filledText('添加商户'),
    remark: string(''),
  }),
};

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
    contractEndFrom: '2999-01-01',
    contractEndTo: '1999-12-31',
  },
  found: { businessType: businessType.resort, enabled: 1 },
  row: {
    id: id(),
    ...shown,
    contactPhone: maskedPhone,
    provinceName: filledText('浙江省'),
    cityName: filledText('杭州市'),
  },
  actions: ['edit', 'enable', 'remove', 'reveal'],
  record: merchant,
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
  record: merchant,
  form: ownFields,
  given: [city],
  wrong: { contactPhone: '12345' },
});

const phoneOf = { body: { field: 'contactPhone' }, ...anyPhone };
describeReveal(merchants.reveal, {
  ...{ as, params, numbers: [phoneOf] },
  exists: ['a record exists', { kind: 'merchant' }],
  gone: ['a record does not exist', { kind: 'merchant' }],
});
describeReveal(merchants.revealOfOwn, {
  ...{ as: 'merchantManager', numbers: [phoneOf] },
  params: { belongId: fromState('belongId', '2') },
  exists: ['a record exists', { kind: 'merchant', own: 1 }],
  gone: ['a record does not exist', { kind: 'merchant' }],
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
  input: { params, body: { ...form, creditCode: fromState('creditCode', ownFields.creditCode), version } },
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
