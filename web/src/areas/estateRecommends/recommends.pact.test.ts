import { MatchersV3 } from '@pact-foundation/pact';
import * as z from 'zod/mini';
import { estateRecommends as calls } from '#contracts/areas/estateRecommends.ts';
import type { AnyEndpoint } from '#contracts/endpoint.ts';
import { bookingStatus, recommendStatus, settleState } from '#contracts/enums/estates.ts';
import { incomeStatus, sendPlanStatus } from '#contracts/enums/finance.ts';
import { valuesOf } from '#contracts/enums.ts';
import { status } from '#contracts/envelope.ts';
import { recommendForm } from '#contracts/estate/recommendForms.ts';
import { saleInfoForm } from '#contracts/estate/saleInfo.ts';
import { recommendExample, recommendMoves, recommendRecordExample } from '#contracts/examples/recommends.ts';
import { exactly, firstPage, interactionsOf } from '../../api/testing/interactions.ts';
import { answersOf } from '../../api/testing/matchers.ts';
import { fromState, id, isRefused, noRows, oneOf, regex, rows, type State } from '../../api/testing/pact.ts';
import { describeReveal } from '../../api/testing/reveal.ts';

/** What the list of recommends, its drawer and its dialogs need, for the platform and for users of companies. */

const { atLeastLike, eachLike, integer } = MatchersV3;

const as = 'platformAdmin';
const statuses = oneOf(...valuesOf(recommendStatus));
const moved = '当前状态不允许该操作';
const actions = atLeastLike(
  regex('^(audit|visit|subscribe|sign|settle|extend|unsubscribe|cancelDeal|reveal)$', 'audit'),
  0,
  1,
);

/** Amounts of the rule that a rule of the other mode may leave out. */
const ofRates = { 'rule.commissionAmount': undefined, 'projectRule.commissionAmount': undefined };
const rules = z.object({ ...recommendForm.shape, rule: saleInfoForm, projectRule: saleInfoForm });
function answersFor(pinned: object, filled: string[] = []) {
  const { row, record } = answersOf(calls, {
    form: rules,
    values: recommendRecordExample,
    pinned: {
      'incomes.purpose': regex('^(commission|visit)$', 'commission'),
      'incomes.status': oneOf(...valuesOf(incomeStatus)),
      'incomes.plans.status': oneOf(...valuesOf(sendPlanStatus)),
      settleRefused: oneOf(1, 0),
      'known.leads.status': oneOf(...valuesOf(bookingStatus)),
      ...pinned,
    },
    filled: ['logs', ...filled],
    notInRow: ['estateId'],
    notInRecord: ['logs.operatorType', 'logs.fromStatus', 'logs.toStatus'],
  });
  return { row: { ...row, actions }, record: { ...record, actions } };
}
const { row, record: settledRecord } = answersFor({ ...ofRates, incomes: undefined });
const { record: withIncomes } = answersFor(ofRates, ['incomes', 'incomes.plans']);
const { record: waitingRecord } = answersFor({
  ...ofRates,
  ...{ rule: undefined, incomes: undefined, roomPrice: null, roomArea: null },
  'projectRule.commissionRate': undefined,
  'projectRule.commissionAmount': integer(1_500_000),
});

const inStatus = (code: number): State => ['a recommend is in a status', { status: code }];
const gone: State = 'a recommend does not exist';
const params = { id: fromState('id', '3') };
type Named = keyof typeof calls;
const named = (name: Named) => calls[name] as AnyEndpoint;
const { works, fails } = interactionsOf(named, as);
const of = (body?: object) => ({ params, ...(body && { body }) });

// The list, the counts and the sums, for the platform and for a company

const { toAudit, valid, visited, subscribed, signed, settled, expired } = recommendStatus;
/** Each filter with a value that no recommend has. */
const nothing = {
  recommender: '查无此人',
  memberId: '99999999',
  customer: '查无此人',
  recommendNo: '99999999',
  estateId: '99999999',
  consultantId: '99999999',
  createStart: '2099-01-01',
  createEnd: '2099-12-31',
  approvedStart: '2099-01-01',
  approvedEnd: '2099-12-31',
  visitStart: '2099-01-01',
  visitEnd: '2099-12-31',
  subscribeStart: '2099-01-01',
  subscribeEnd: '2099-12-31',
  endStart: '2099-01-01',
  endEnd: '2099-12-31',
  signStart: '2099-01-01',
  signEnd: '2099-12-31',
};
const counts = eachLike({ status: statuses, count: integer(1) });
const sums = {
  ...{ count: integer(9), dealPrice: integer(128_000_000) },
  ...{ commissionAmount: integer(1_920_000), settledAmount: integer(1_920_000) },
};
for (const own of [false, true]) {
  const persona = own ? 'companyAdmin' : as;
  const ending = own ? 'OfOwnCompany' : '';
  const listed = (query: object) => ({
    ...(own && { params: { belongId: fromState('belongId', '1') } }),
    query,
  });
  const reads = (
    name: 'list' | 'countByStatus' | 'sum',
    words: string,
    given: State,
    query: object,
    data: unknown,
  ) => works(`${name}${ending}` as Named, words, given, listed(query), data, persona);
  reads('list', 'the first page', inStatus(settled), firstPage, rows(row));
  const ofAll = { settleState: settleState.settled, status: settled, ended: 0 };
  reads(
    'list',
    'by status and settlement',
    inStatus(settled),
    { ...firstPage, ...ofAll },
    rows({
      ...row,
      status: exactly(settled),
    }),
  );
  reads('list', 'nothing matches', inStatus(toAudit), { ...firstPage, ...nothing }, noRows);
  reads('countByStatus', 'of all', inStatus(toAudit), {}, { total: integer(9), counts });
  const { settleState: settlement } = ofAll;
  reads(
    'countByStatus',
    'of those that were settled',
    inStatus(settled),
    { settleState: settlement },
    {
      ...{ total: integer(9), counts },
    },
  );
  reads('countByStatus', 'nothing matches', inStatus(toAudit), nothing, { total: 0, counts });
  reads('sum', 'of all', inStatus(settled), {}, sums);
  reads('sum', 'of one status and settlement', inStatus(settled), ofAll, sums);
  const zero = { count: 0, dealPrice: 0, commissionAmount: 0, settledAmount: 0 };
  reads('sum', 'nothing matches', inStatus(toAudit), nothing, zero);
}

// One

works('get', 'one that was settled', inStatus(settled), of(), withIncomes);
works('get', 'one that waits for its audit', 'a recommend has a fixed commission', of(), {
  ...waitingRecord,
  rule: null,
});
works('get', 'one that was signed', inStatus(signed), of(), settledRecord);
works('get', 'one whose settlement was refused', 'the settlement of a recommend was refused', of(), {
  settleRefused: 1,
});
works('get', 'one that a consultant reads', inStatus(valid), of(), { actions }, 'consultant');
fails('get', 'one that is gone', gone, of(), { status: status.notFound });
const whole = { pattern: '^1\\d{10}$', example: '19900001001' };
describeReveal(calls.reveal, {
  ...{ as, params, exists: inStatus(valid) },
  numbers: [
    { body: { field: 'memberMobile' }, ...whole },
    { body: { field: 'customerMobile' }, ...whole },
  ],
});

// A recommend by staff

const wanted = {
  ...recommendExample,
  estateId: fromState('estateId', recommendExample.estateId),
  memberMobile: fromState('memberMobile', recommendExample.memberMobile),
  customerMobile: fromState('customerMobile', recommendExample.customerMobile),
};
works('add', 'a customer whom nobody has', 'a customer can be recommended', { body: wanted }, { id: id() });
fails(
  'add',
  'a customer whom somebody has',
  'a customer has been recommended',
  { body: wanted },
  {
    ...{ status: status.duplicate, says: '该客户已被推荐，请勿重复推荐', field: 'customerMobile' },
  },
);
fails(
  'add',
  'for a project that takes none',
  'a project takes no recommends',
  { body: wanted },
  {
    ...{ status: status.precondition, says: '该项目暂不接受推荐', field: 'estateId' },
  },
);
fails(
  'add',
  'by a member who is frozen',
  'the recommender is frozen',
  { body: wanted },
  {
    ...{ status: status.precondition, says: '账号已冻结', field: 'memberMobile' },
  },
);
fails(
  'add',
  'oneself',
  'a customer can be recommended',
  {
    body: { ...wanted, customerMobile: fromState('memberMobile', recommendExample.memberMobile) },
  },
  { status: status.invalid, says: '不能推荐自己', field: 'customerMobile' },
);

// The moves: one that waits for it, one that somebody else has moved on

const today = fromState('today', '2026-01-31');
const bodies = {
  audit: { ...recommendMoves.audit, consultantId: fromState('consultantId', '1') },
  visit: { ...recommendMoves.visit, visitTime: fromState('now', '2026-01-31 10:30:00') },
  extend: recommendMoves.extend,
  subscribe: { ...recommendMoves.subscribe, roomId: fromState('roomId', '1'), subscribeDate: today },
  unsubscribe: { ...recommendMoves.unsubscribe, date: today },
  sign: { ...recommendMoves.sign, signDate: today },
  settle: {
    ...recommendMoves.settle,
    settledAmount: fromState('commissionAmount', 1_920_000),
    firstDate: today,
  },
  cancelDeal: { ...recommendMoves.cancelDeal, date: today },
};
type Move = keyof typeof bodies;
const moves: [name: Move, from: number, to: number][] = [
  ['audit', toAudit, valid],
  ['visit', valid, visited],
  ['extend', expired, valid],
  ['subscribe', visited, subscribed],
  ['unsubscribe', subscribed, recommendStatus.unsubscribed],
  ['sign', subscribed, signed],
  ['settle', signed, settled],
  ['cancelDeal', settled, recommendStatus.cancelled],
];
for (const [name, from, to] of moves) {
  works(name, 'one that waits for it', inStatus(from), of(bodies[name]), { status: exactly(to) });
  fails(name, 'one that somebody else has moved on', inStatus(to), of(bodies[name]), {
    ...{ status: status.wrongState, says: moved },
  });
}
works('audit', 'refuses it', inStatus(toAudit), of({ pass: 0, reason: '号码无法接通' }));

const refusals: [name: Move, words: string, from: State, more: object, says: string, field?: string][] = [
  [
    'audit',
    'without a consultant',
    inStatus(toAudit),
    { consultantId: '' },
    '请选择置业顾问',
    'consultantId',
  ],
  [
    ...(['visit', 'before the recommend', inStatus(valid)] as const),
    ...([{ visitTime: '2000-01-01 10:30:00' }, '到访时间不能早于推荐时间', 'visitTime'] as const),
  ],
  [
    ...(['visit', 'that is still to come', inStatus(valid)] as const),
    ...([{ visitTime: '2099-01-01 10:30:00' }, '到访时间不能晚于现在', 'visitTime'] as const),
  ],
  ['extend', 'for too long', inStatus(expired), { days: 91 }, '延长天数范围为1-90', 'days'],
  [
    ...(['subscribe', 'a room of another project', inStatus(visited)] as const),
    ...([{ roomId: '99999999' }, '请选择该项目的房源', 'roomId'] as const),
  ],
  [
    ...(['unsubscribe', 'before it was subscribed', inStatus(subscribed)] as const),
    ...([{ date: '2000-01-01' }, '退定日期不能早于认购日期', 'date'] as const),
  ],
  [
    ...(['sign', 'before it was subscribed', inStatus(subscribed)] as const),
    ...([{ signDate: '2000-01-01' }, '签约日期不能早于认购日期', 'signDate'] as const),
  ],
  [
    ...(['settle', 'more than is due', inStatus(signed)] as const),
    ...([{ settledAmount: 9_999_999_999 }, '结佣金额不能大于应结佣金', 'settledAmount'] as const),
  ],
  [
    ...(['settle', 'another amount without a reason', inStatus(signed)] as const),
    ...([{ settledAmount: 1 }, '结佣金额与应结佣金不一致，请填写差异原因', 'settleReason'] as const),
  ],
  [
    ...(['settle', 'from a day that is past', inStatus(signed)] as const),
    ...([{ firstDate: '2000-01-01' }, '首期发放日期不能早于今天', 'firstDate'] as const),
  ],
  [
    ...(['cancelDeal', 'before it was signed', inStatus(settled)] as const),
    ...([{ date: '2000-01-01' }, '退房日期不能早于签约日期', 'date'] as const),
  ],
  [
    ...(['cancelDeal', 'without finance', inStatus(settled)] as const),
    ...([{ financeConfirmed: 0 }, '请确认财务已核对佣金', 'financeConfirmed'] as const),
  ],
];
for (const [name, words, from, more, says, field] of refusals)
  fails(name, words, from, of({ ...bodies[name], ...more }), {
    ...{ status: status.invalid, says, ...(field && { field }) },
  });
fails('audit', 'for a project without a rule', 'the project of a recommend has no rule', of(bodies.audit), {
  ...{ status: status.precondition, says: '该项目暂不接受推荐' },
});
fails(
  'settle',
  'one for which nothing is due',
  'nothing is due for a recommend',
  of({ ...bodies.settle, settledAmount: 1 }),
  {
    status: status.precondition,
  },
);
fails(
  'extend',
  'one whose customer somebody else has',
  'an expired customer was recommended again',
  of(bodies.extend),
  {
    ...{ status: status.precondition, says: '客户已被他人推荐' },
  },
);
fails('subscribe', 'a room that is taken', 'the room of a recommend is taken', of(bodies.subscribe), {
  ...{ status: status.wrongState, says: '房源已被认购' },
});
fails(
  'sign',
  'under the number of another contract',
  'the contract number of a recommend is taken',
  of({
    ...bodies.sign,
    contractNo: fromState('contractNo', 'HT-2026-0108'),
  }),
  { status: status.duplicate, says: '合同编号已存在', field: 'contractNo' },
);
fails(
  'cancelDeal',
  'one whose commission was paid in part',
  'a part of a commission was sent',
  of(bodies.cancelDeal),
  {
    ...{ status: status.precondition, says: '佣金已发放2742.85元，请先追回' },
  },
);
fails(
  'cancelDeal',
  'one whose room was handed over',
  'the room of a recommend was handed over',
  of(bodies.cancelDeal),
  {
    ...{ status: status.precondition, says: '房源已交付，不能退房' },
  },
);
for (const name of ['settle', 'extend', 'cancelDeal'] as const)
  isRefused(named(name), 'by a company', {
    ...{ as: 'companyAdmin', given: [inStatus(signed)], status: status.forbidden },
    input: of(bodies[name]) as never,
  });
