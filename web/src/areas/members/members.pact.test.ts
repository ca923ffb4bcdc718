import { MatchersV3 } from '@pact-foundation/pact';
import { members } from '#contracts/areas/members.ts';
import { gainMode, labelColor, memberSource } from '#contracts/enums/members.ts';
import { valuesOf } from '#contracts/enums.ts';
import { type Status, status } from '#contracts/envelope.ts';
import { logExample } from '#contracts/examples/logs.ts';
import { memberExample } from '#contracts/examples/members.ts';
import { maskDocument, maskMobile } from '#contracts/forms/masks.ts';
import { operatorType } from '#contracts/logs.ts';
import { memberForm } from '#contracts/members/memberForms.ts';
import { answersOf } from '../../api/testing/matchers.ts';
import {
  filledText,
  fromState,
  id,
  isRefused,
  oneOf,
  regex,
  rows,
  type State,
  succeeds,
} from '../../api/testing/pact.ts';
import { describeRecords } from '../../api/testing/records.ts';
import { describeReveal } from '../../api/testing/reveal.ts';

const { string } = MatchersV3;
const labelColors = oneOf(...valuesOf(labelColor));
const as = 'operator' as const;
const exists: State = ['a record exists', { kind: 'member' }];
const params = { id: fromState('id', '1') };
const grade = { gradeId: fromState('gradeId', '2') };
const form = { ...memberExample, ...grade };
const mask = regex('^(1\\d{2}\\*{4}\\d{4})?$', '199****9202');

const { row, record } = answersOf(members, {
  form: memberForm,
  values: {
    ...memberExample,
    ...{ id: '3', memberNo: 'M00000003', gradeName: '普通会员', labels: [], growth: 1200, points: 600 },
    ...{
      balance: 12_800,
      frozenAmount: 0,
      consumeAmount: 128_000,
      orderCount: 3,
      refundAmount: 0,
      recommenderName: '',
      recommenderId: '',
    },
    ...{
      source: memberSource.staff,
      createTime: '2026-01-31 09:30:00',
      lastLoginTime: '2026-01-31 09:30:00',
    },
    ...{ frozen: 0, frozenReason: '', gradeMode: gainMode.growth, gradeExpireDate: '', version: 1 },
    labelIds: ['1'],
    ...{ pointsLocked: 0, pointsDebt: 0, dealCount: 0, inviteeCount: 0, logs: [logExample] },
  },
  filled: ['logs'],
  pinned: {
    mobile: regex('^1\\d{2}\\*{4}\\d{4}$', maskMobile(memberExample.mobile)),
    emergencyPhone: mask,
    recommenderMobile: mask,
    credentialNo: regex(
      '^([A-Za-z0-9]{2,4}\\*+[A-Za-z0-9]{2,4})?$',
      maskDocument(memberExample.credentialNo),
    ),
    'logs.operatorType': oneOf(operatorType.staff, operatorType.system, operatorType.member),
    // Of a record that was never changed there are none.
    logs: MatchersV3.atLeastLike(logExample, 0, 1),
    labels: MatchersV3.atLeastLike({ id: id('1'), name: filledText('亲子家庭'), color: labelColors }, 0, 1),
    ...{ 'area.provinceId': string('33'), 'area.cityId': string('3301'), recommenderId: string('') },
  },
});

describeRecords(members, {
  as,
  kind: 'member',
  nothing: {
    ...{ keyword: '查无此人', gradeId: '99999999', labelIds: '99999999', createStart: '2099-01-01' },
    ...{ createEnd: '2099-12-31', consumeMin: 9_000_000_000, recommenderMobile: '00000000000' },
    recommenderId: '99999999',
  },
  found: { source: memberSource.miniProgram, frozen: 0 },
  actions: ['edit', 'reveal', 'label', 'setGrade', 'freeze'],
  row,
  record,
  form,
  given: ['a grade is offered'],
  wrong: { credentialNo: '990000198805126020' },
  unique: { field: 'mobile', example: memberExample.mobile },
  refused: [],
});

succeeds(members.list, 'the one who spent most first', {
  as,
  given: [exists],
  input: {
    query: {
      offset: 0,
      limit: 10,
      sort: 'consumeAmount',
      direction: 'desc',
      consumeMin: 0,
      consumeMax: 9_000_000_000,
    },
  },
  data: rows(row),
});
const flags = { frozen: MatchersV3.equal(0) };
succeeds(members.list, 'those who are not frozen and have no house', {
  as,
  given: [exists],
  input: { query: { offset: 0, limit: 10, frozen: 0, houseOwner: 0 } },
  data: rows({ ...row, ...flags }),
});
// The form

const offered: State = 'a grade is offered';
const refusedForm = (
  words: string,
  given: State,
  values: object,
  rest: { code?: Status; says: string; field: string },
) =>
  isRefused(members.add, words, {
    as,
    given: [offered, given],
    input: { body: { ...form, ...values } },
    status: rest.code ?? status.invalid,
    says: rest.says,
    field: rest.field,
  });
refusedForm(
  'a grade that is not offered',
  offered,
  { gradeId: '99999999' },
  { says: '会员等级不存在或已停用', field: 'gradeId' },
);
const notByStaff: State = 'a member grade that staff do not give exists';
const notGiven = { says: '该等级不能由后台指定', field: 'gradeId' };
refusedForm('a grade that staff do not give', notByStaff, {}, notGiven);
refusedForm(
  'a label by rule, or none',
  offered,
  { labelIds: ['99999999'] },
  {
    says: '标签不存在、已停用或不是手动标签',
    field: 'labelIds',
  },
);
refusedForm(
  'a recommender who is no member',
  offered,
  { recommenderMobile: '19999999998' },
  {
    says: '推荐人不存在',
    field: 'recommenderMobile',
  },
);
refusedForm(
  'a birthday that is not that of the ID card',
  offered,
  { birthday: '1988-05-13' },
  {
    says: '证件号码与生日不一致',
    field: 'birthday',
  },
);
succeeds(members.add, 'with a label and a recommender', {
  as,
  given: [offered, 'a label can be given', 'a member recommended another one'],
  input: {
    body: {
      ...form,
      labelIds: [fromState('labelId', '1')],
      recommenderMobile: fromState('memberMobile', '19900003000'),
    } as never,
  },
});
const chained: State = 'a member recommended another one';
for (const [words, mobile, says] of [
  ['himself as recommender', fromState('memberMobile', '19900003000'), '推荐人不能是会员本人'],
  ['a recommender whom he recommended', fromState('invitedMobile', '19900003001'), '推荐关系不能形成循环'],
] as const)
  isRefused(members.update, words, {
    as,
    given: [chained],
    input: {
      params: { id: fromState('memberId', '1') },
      body: { ...form, recommenderMobile: mobile, version: fromState('memberVersion', 1) } as never,
    },
    status: status.invalid,
    says,
    field: 'recommenderMobile',
  });

// The moves

const byHand = {
  gradeId: fromState('gradeId', '2'),
  expireDate: fromState('today', '2026-12-31'),
  reason: '老客户回馈',
};
succeeds(members.setGrade, 'until a day', {
  as,
  given: [exists, offered],
  input: { params, body: { ...byHand, version: fromState('version', 1) } as never },
  data: record,
});
isRefused(members.setGrade, 'until a day that is past', {
  as,
  given: [exists, offered],
  input: { params, body: { ...byHand, expireDate: fromState('yesterday', '2026-01-30') } as never },
  status: status.invalid,
  says: '有效期不能早于今天',
  field: 'expireDate',
});
isRefused(members.setGrade, 'of a member whom somebody has changed since', {
  as,
  given: [exists, offered],
  input: { params, body: { ...byHand, version: 99999 } as never },
  status: status.stale,
  says: '数据已被修改，请刷新后重试',
});
isRefused(members.setGrade, 'a grade that is not offered', {
  as,
  given: [exists, offered],
  input: { params, body: { ...byHand, gradeId: '99999999' } as never },
  status: status.precondition,
  says: '会员等级不存在或已停用',
  field: 'gradeId',
});
isRefused(members.setGrade, 'a grade that staff do not give', {
  as,
  given: [exists, offered, notByStaff],
  input: { params, body: byHand as never },
  status: status.precondition,
  ...notGiven,
});
const frozen: State = 'a member who is frozen exists';
const free: State = 'a member who is not frozen exists';
for (const [move, body, from, other, after] of [
  [members.freeze, { reason: '涉嫌刷单' }, free, frozen, 1],
  [members.unfreeze, undefined, frozen, free, 0],
] as const) {
  const sent = body && { body };
  const input = { params: { id: fromState('memberId', '1') }, ...sent } as never;
  succeeds(move, 'one who was not', {
    as,
    given: [from],
    input,
    data: { ...record, frozen: MatchersV3.equal(after) },
  });
  isRefused(move, 'one who is already', { as, given: [other], input, status: status.wrongState });
}
isRefused(members.freeze, 'without a reason', {
  as,
  given: [free],
  input: { params: { id: fromState('memberId', '1') }, body: { reason: '' } } as never,
  status: status.invalid,
  field: 'reason',
});

// Labels of many

const labelling = (give: 0 | 1) => ({
  ids: [fromState('memberId', '1'), '99999999'],
  labelIds: [fromState('labelId', '1')],
  give,
});
const result = (code: Status) => ({
  id: id('1'),
  status: MatchersV3.equal(code),
  message: filledText('操作成功'),
});
for (const give of [1, 0] as const)
  succeeds(members.batchLabel, `${give ? 'given to' : 'taken from'} a member, and one who is gone`, {
    as,
    given: [free, 'a label can be given'],
    input: { body: labelling(give) as never },
    data: [result(status.ok), result(status.notFound)],
  });
succeeds(members.batchLabel, 'of one who has as many as are allowed', {
  as,
  given: ['a member has as many labels as are allowed'],
  input: { body: { ...labelling(1), ids: [fromState('memberId', '1')] } as never },
  data: [result(status.invalid)],
});
isRefused(members.batchLabel, 'a label that staff cannot give', {
  as,
  given: [free],
  input: { body: { ...labelling(1), labelIds: ['99999999'] } as never },
  status: status.invalid,
  says: '标签不存在、已停用或不是手动标签',
  field: 'labelIds',
});
describeReveal(members.reveal, {
  as,
  exists,
  params,
  numbers: [
    { body: { field: 'mobile' }, pattern: '^1\\d{10}$', example: '19900009201' },
    { body: { field: 'credentialNo' }, pattern: '^([A-Za-z0-9]{5,20})?$', example: '990000198805126021' },
    { body: { field: 'emergencyPhone' }, pattern: '^.*$', example: '19900009202' },
  ],
});
