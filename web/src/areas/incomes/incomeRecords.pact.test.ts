import { MatchersV3 } from '@pact-foundation/pact';
import { incomeRecords as calls } from '#contracts/areas/incomeRecords.ts';
import type { AnyEndpoint } from '#contracts/endpoint.ts';
import {
  incomeSource,
  incomeStatus,
  incomeType,
  sendMode,
  sendPlanStatus,
} from '#contracts/enums/finance.ts';
import { valuesOf } from '#contracts/enums.ts';
import { status } from '#contracts/envelope.ts';
import { incomeExample, incomeMoves, incomeRecordExample } from '#contracts/examples/incomes.ts';
import { exactly, findsNothing, firstPage, interactionsOf } from '../../api/testing/interactions.ts';
import { answersOf } from '../../api/testing/matchers.ts';
import { filledText, fromState, id, noRows, oneOf, regex, rows, type State } from '../../api/testing/pact.ts';
import { describeReveal } from '../../api/testing/reveal.ts';

/** What the list of incomes, their page and their dialogs need. */

const { atLeastLike, eachLike, integer, string } = MatchersV3;

const as = 'finance';
const statuses = oneOf(...valuesOf(incomeStatus));
const actions = atLeastLike(regex('^(audit|void|takeBack|reveal)$', 'audit'), 0, 1);
const { row, record } = answersOf(calls, {
  values: incomeRecordExample,
  pinned: {
    sourceId: string('3'),
    type: oneOf(...valuesOf(incomeType)),
    sourceType: oneOf(...valuesOf(incomeSource)),
    status: statuses,
    sendMode: oneOf(...valuesOf(sendMode)),
    'plans.id': string('7'),
    'plans.planNo': string('FP260131093000204733'),
    'plans.status': oneOf(...valuesOf(sendPlanStatus)),
    'plans.journalNo': string('LS260131093000204733'),
  },
  filled: ['plans', 'logs'],
  notInRecord: ['sentPeriods', 'logs.operatorType', 'logs.fromStatus', 'logs.toStatus'],
});
const shownRow = { ...row, actions };
const shownRecord = { ...record, actions };

const inStatus = (code: number): State => ['an income is in a status', { status: code }];
const gone: State = 'an income does not exist';
const params = { id: fromState('id', '5') };
const { works, fails } = interactionsOf((name: keyof typeof calls) => calls[name] as AnyEndpoint, as);
const of = (body?: object) => ({ params, ...(body && { body }) });

const { toAudit, toSend, sending, sent, rejected, voided } = incomeStatus;

// The list, the counts and the sums

/** Each filter with a value that no income has. */
const nothing = {
  incomeNo: '99999999',
  member: '查无此人',
  memberId: '99999999',
  estateId: '99999999',
  sourceNo: '99999999',
  createStart: '2099-01-01',
  createEnd: '2099-12-31',
  amountMin: 9_999_999_999,
  amountMax: 9_999_999_999,
};
const counts = eachLike({ status: statuses, count: integer(1) });
const sums = {
  ...{ count: integer(9), amount: integer(1_920_000), sentAmount: integer(274_285) },
  ...{ pendingAmount: integer(1_645_715), toAuditAmount: integer(0), cancelAmount: integer(0) },
};
works('list', 'the first page', inStatus(sending), { query: firstPage }, rows(shownRow));
works(
  'list',
  'the largest first',
  inStatus(sending),
  { query: { ...firstPage, sort: 'amount', direction: 'desc' } },
  rows(shownRow),
);
works(
  'list',
  'by status and type',
  inStatus(sending),
  { query: { ...firstPage, status: sending, type: incomeType.hosting } },
  rows({ ...shownRow, status: exactly(sending), type: exactly(incomeType.hosting) }),
);
findsNothing(calls.list, { as, given: inStatus(toAudit), filters: nothing });
works('countByStatus', 'of all', inStatus(toAudit), { query: {} }, { total: integer(9), counts });
works(
  'countByStatus',
  'of a type',
  inStatus(sending),
  { query: { type: incomeType.hosting } },
  { total: integer(9), counts },
);
works('countByStatus', 'nothing matches', inStatus(toAudit), { query: nothing }, { total: 0, counts });
works('sum', 'of all', inStatus(sending), { query: {} }, sums);
works(
  'sum',
  'of one status and type',
  inStatus(sending),
  { query: { status: sending, type: incomeType.hosting } },
  sums,
);
const zero = { count: 0, amount: 0, sentAmount: 0, pendingAmount: 0, toAuditAmount: 0, cancelAmount: 0 };
works('sum', 'nothing matches', inStatus(toAudit), { query: nothing }, zero);

// One

works('get', 'one of which a part was sent', inStatus(sending), of(), shownRecord);
const planned = eachLike({
  ...(record.plans as { value: object[] }).value[0],
  id: string(''),
  planNo: string(''),
  journalNo: string(''),
});
works('get', 'one that waits for its audit', inStatus(toAudit), of(), { ...shownRecord, plans: planned });
works('get', 'one that the caller wrote down', 'an income waits that finance wrote down', of(), {
  ...{ isOwn: 1, createUser: filledText('钱思齐'), remark: filledText('组织补贴') },
});
works('get', 'one that was refused', inStatus(rejected), of(), { endReason: filledText('收入依据不足') });
works('get', 'one of a recommend', 'the commission of a recommend waits for its audit', of(), {
  ...{ sourceType: incomeSource.recommend, sourceId: id('3'), sourceNo: filledText('TJ260131093000204733') },
});
fails('get', 'one that is gone', gone, of(), { status: status.notFound });
describeReveal(calls.reveal, {
  ...{ as, params, exists: inStatus(toAudit) },
  numbers: [{ body: { field: 'memberMobile' }, pattern: '^1\\d{10}$', example: '19900001001' }],
});

// 人工补录

const payable: State = 'somebody can be owed money';
const member = {
  id: id('10'),
  name: filledText('陈晨'),
  mobile: regex('^1\\d{2}\\*{4}\\d{4}$', '199****1001'),
  frozen: oneOf(1, 0),
};
works('members', 'the first page', payable, { query: firstPage }, rows(member));
works(
  'members',
  'by a part of the mobile',
  payable,
  { query: { ...firstPage, name: fromState('memberMobile', '19900001001') } },
  rows(member),
);
works('members', 'nobody has the name', payable, { query: { ...firstPage, name: '查无此人' } }, noRows);

const today = fromState('today', '2026-01-31');
const { periods, everyMonths, ...once } = {
  ...incomeExample,
  ...{ memberId: fromState('memberId', '10'), estateId: fromState('estateId', '1'), firstDate: today },
  sendMode: sendMode.once,
};
const wanted = { ...once, sendMode: sendMode.equal, periods, everyMonths };
const custom = {
  ...once,
  ...{ sendMode: sendMode.custom, firstDate: '', amount: 100 },
  plans: [
    { planDate: today, amount: 40 },
    { planDate: fromState('tomorrow', '2026-02-01'), amount: 60 },
  ],
};
works('add', 'in equal parts', payable, { body: wanted }, { id: id() });
works('add', 'in parts of its own', payable, { body: custom }, { id: id() });
works('add', 'at once', payable, { body: once }, { id: id() });
fails(
  'add',
  'from a day that is past',
  payable,
  { body: { ...wanted, firstDate: fromState('yesterday', '2026-01-30') } },
  {
    ...{ status: status.invalid, says: '首期发放日期不能早于今天', field: 'firstDate' },
  },
);
fails(
  'add',
  'parts that do not add up',
  payable,
  { body: { ...custom, amount: 101 } },
  {
    ...{ status: status.amountMismatch, says: '发放金额合计必须等于收入金额，相差0.01元', field: 'plans' },
  },
);
fails(
  'add',
  'parts whose days do not rise',
  payable,
  { body: { ...custom, plans: [custom.plans[1], custom.plans[0]] } },
  {
    ...{ status: status.invalid, says: '发放日期必须递增', field: 'plans' },
  },
);
fails(
  'add',
  'less than a cent a part',
  payable,
  { body: { ...wanted, amount: 6 } },
  {
    ...{ status: status.invalid, says: '每期金额不能小于0.01元', field: 'periods' },
  },
);
fails(
  'add',
  'for nobody',
  payable,
  { body: { ...wanted, memberId: '99999999' } },
  {
    ...{ status: status.invalid, says: '会员不存在', field: 'memberId' },
  },
);

// The moves: one that waits for it, one that somebody else has moved on

const refusal = { pass: 0, reason: '收入依据不足' };
const moves: [name: 'audit' | 'void' | 'takeBack', words: string, from: number, to: number, body: object][] =
  [
    ['audit', 'approves it', toAudit, toSend, incomeMoves.audit],
    ['audit', 'refuses it', toAudit, rejected, refusal],
    ['void', 'and takes back what was sent', sending, voided, incomeMoves.void],
    ['void', 'and leaves what was sent', sending, voided, { ...incomeMoves.void, takeBack: 0 }],
    ['takeBack', 'of one that was sent wholly', sent, voided, incomeMoves.takeBack],
  ];
for (const [name, words, from, to, body] of moves)
  works(name, words, inStatus(from), of(body), { status: exactly(to) });
for (const [name, , from, , body] of [moves[0], moves[2], moves[4]] as typeof moves) {
  const wrong = from === toAudit ? toSend : toAudit;
  fails(name, 'one that somebody else has moved on', inStatus(wrong), of(body), {
    ...{ status: status.wrongState, says: '状态已变更，请刷新后重试' },
  });
}
fails('audit', 'by who wrote it down', 'an income waits that finance wrote down', of(incomeMoves.audit), {
  ...{ status: status.precondition, says: '不能审核自己补录的记录' },
});
const result = (code: number) => ({
  id: filledText('5'),
  status: exactly(code),
  message: filledText('操作成功'),
});
works(
  'batchAudit',
  'one that waits, and one that the caller wrote down',
  'finance wrote down one of two incomes that wait',
  { body: { ids: [fromState('id', '5'), fromState('otherId', '6')] } },
  [result(status.ok), result(status.precondition)],
);
fails(
  'batchAudit',
  'none',
  inStatus(toAudit),
  { body: { ids: [] } },
  {
    ...{ status: status.invalid, says: '请选择所选收入', field: 'ids' },
  },
);
fails('audit', 'refuses it without a reason', inStatus(toAudit), of({ pass: 0, reason: '' }), {
  ...{ status: status.invalid, says: '请输入驳回原因', field: 'reason' },
});
fails('void', 'without a reason', inStatus(sending), of({ ...incomeMoves.void, reason: '' }), {
  ...{ status: status.invalid, says: '请输入作废原因', field: 'reason' },
});
fails(
  'void',
  'of which another amount was sent than was confirmed',
  inStatus(sending),
  {
    ...of({ ...incomeMoves.void, sentAmount: 1 }),
  },
  { status: status.stale, says: '数据已被修改，请刷新后重试' },
);
fails('takeBack', 'without a reason', inStatus(sent), of({ reason: '' }), {
  ...{ status: status.invalid, says: '请输入追回原因', field: 'reason' },
});
const spent = { status: status.short, says: '账户余额不足，无法追回' } as const;
fails(
  'void',
  'of which the money was spent',
  'the money of an income that is being sent has been spent',
  of(incomeMoves.void),
  spent,
);
fails(
  'takeBack',
  'of which the money was spent',
  'the money of an income that was sent has been spent',
  of(incomeMoves.takeBack),
  spent,
);
