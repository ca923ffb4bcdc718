import { MatchersV3 } from '@pact-foundation/pact';
import { memberBenefitForm, memberBenefits } from '#contracts/areas/memberBenefits.ts';
import { ordersPlace } from '#contracts/areas/orders.ts';
import { benefitType } from '#contracts/enums/members.ts';
import { valuesOf } from '#contracts/enums.ts';
import { status } from '#contracts/envelope.ts';
import { memberBenefitExample } from '#contracts/examples/memberBenefits.ts';
import { placeOrderExample } from '#contracts/examples/orders.ts';
import { answersOf } from '../../api/testing/matchers.ts';
import { filledText, fromState, id, isRefused, oneOf, type State, succeeds } from '../../api/testing/pact.ts';
import { describeRecords } from '../../api/testing/records.ts';

const as = 'operator';
const { update: _update, ...others } = memberBenefits;
const place = { id: '3', name: '云栖湖度假酒店' };

const { row, record } = answersOf(memberBenefits, {
  form: memberBenefitForm,
  values: {
    ...{ id: '3', gradeCount: 2, createTime: '2026-01-31 09:30:00', version: 1 },
    ...memberBenefitExample,
    ...{ hotels: [place], minsus: [place], products: [place] },
  },
  notInRow: ['version', 'createTime', 'rules'],
  notInRecord: ['id', 'createTime'],
});

/** Its type is that of a benefit that grades give, which no form may change: those that are saved are given by none. */
describeRecords(others, {
  as,
  kind: 'memberBenefit',
  nothing: { name: '查无此名' },
  found: { enabled: 1, type: benefitType.freeNights },
  ...{ row, record },
  form: memberBenefitExample,
  wrong: { type: 99 },
});
isRefused(memberBenefits.add, 'free nights without what they pay at most', {
  ...{ as, status: status.invalid, field: 'nightCap', says: '请输入单晚抵扣上限' },
  input: { body: { ...memberBenefitExample, nightCap: 0 } },
});
isRefused(memberBenefits.enable, 'one that a grade gives off', {
  as,
  given: [['a record that something depends on exists', { kind: 'memberBenefit' }]],
  input: { params: { id: fromState('id', '1') }, body: { enable: 0 } },
  status: status.precondition,
});

const params = { id: fromState('id', '1') };
const unused: State = ['a record that nothing depends on exists', { kind: 'memberBenefit' }];
const version = fromState('version', 1);
const body = { ...memberBenefitExample, version };
succeeds(memberBenefits.update, 'one that no grade gives', {
  as,
  given: [unused],
  input: { params, body },
  data: record,
});
isRefused(memberBenefits.update, 'a wrong form', {
  ...{ as, given: [unused], status: status.invalid, field: 'description' },
  input: { params, body: { ...body, description: '' } },
});
isRefused(memberBenefits.update, 'one that somebody else changed', {
  as,
  given: [['a record was changed by somebody else', { kind: 'memberBenefit' }]],
  status: status.stale,
  input: { params, body },
});
isRefused(memberBenefits.update, 'what another one is called', {
  as,
  given: [['another record with the name exists', { kind: 'memberBenefit' }]],
  status: status.duplicate,
  field: 'name',
  input: { params, body: { ...body, name: fromState('name', '免费间夜') } },
});
isRefused(memberBenefits.update, 'one that a grade gives off', {
  as,
  given: [['a record that something depends on exists', { kind: 'memberBenefit' }]],
  status: status.precondition,
  input: { params, body: { ...body, enabled: 0 } },
});

const places = ['there are places that a benefit can be good for'];
const nights = {
  ...memberBenefitExample,
  hotels: [{ id: fromState('hotelId', '1') }],
  minsus: [{ id: fromState('minsuId', '1') }],
};
const tickets = {
  ...memberBenefitExample,
  ...{ type: benefitType.freeTickets, nightCap: 0, products: [{ id: fromState('productId', '1') }] },
};
for (const [words, form] of [
  ['free nights in some houses', nights],
  ['free tickets of a product', tickets],
] as const) {
  succeeds(memberBenefits.add, words, { as, given: places, input: { body: form }, data: record });
  succeeds(memberBenefits.update, words, {
    as,
    given: [unused, ...places],
    input: { params, body: { ...form, version } },
    data: record,
  });
}

const order = {
  memberMobile: fromState('memberMobile', '19900077777'),
  productId: fromState('productId', '5'),
};
succeeds(memberBenefits.preview, 'a product for which the member has free tickets', {
  as: 'support',
  given: ['a member has free tickets for a product'],
  input: { body: order },
  data: {
    list: MatchersV3.eachLike({
      ...{ id: id('3'), name: filledText('免费门票'), left: MatchersV3.integer(2), unlimited: oneOf(1, 0) },
    }),
  },
});
succeeds(memberBenefits.preview, 'of a member who was picked', {
  as: 'support',
  given: ['a member has free tickets for a product'],
  input: { body: { ...order, memberId: fromState('memberId', '10') } },
  data: { list: MatchersV3.eachLike({ id: id('3') }) },
});
isRefused(memberBenefits.preview, 'of a picked member who is gone', {
  as: 'support',
  given: [['a record does not exist', { kind: 'member' }]],
  input: { body: { memberMobile: '199****7777', memberId: fromState('id', '99999999'), productId: '1' } },
  status: status.precondition,
  field: 'memberMobile',
});
isRefused(memberBenefits.preview, 'without a mobile', {
  as: 'support',
  input: { body: { memberMobile: '', productId: '1' } },
  status: status.invalid,
  field: 'memberMobile',
});
succeeds(ordersPlace.add, 'with free tickets', {
  as: 'support',
  given: ['a member has free tickets for a product'],
  input: {
    body: {
      ...{ ...placeOrderExample, ...order, useDate: fromState('useDate', '2026-05-01') },
      ...{ benefitId: fromState('benefitId', '3'), benefitCount: 1 },
    },
  },
  data: { id: id('5') },
});

succeeds(memberBenefits.accounts, 'of a member whose grade gives benefits', {
  as,
  given: ['a member has free tickets for a product'],
  input: { query: { memberId: fromState('memberId', '1') } },
  data: MatchersV3.eachLike({
    ...{
      id: id('3'),
      name: filledText('免费门票'),
      type: oneOf(...valuesOf(benefitType)),
      year: MatchersV3.integer(2026),
    },
    ...{ counted: oneOf(1, 0), unlimited: oneOf(1, 0) },
    ...{
      total: MatchersV3.integer(2),
      used: MatchersV3.integer(0),
      locked: MatchersV3.integer(0),
      left: MatchersV3.integer(2),
    },
  }),
});
