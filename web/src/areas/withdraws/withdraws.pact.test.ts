import { MatchersV3 } from '@pact-foundation/pact';
import { withdraws as calls } from '#contracts/areas/withdraws.ts';
import type { AnyEndpoint } from '#contracts/endpoint.ts';
import { journalType, withdrawStatus, withdrawWay } from '#contracts/enums/finance.ts';
import { valuesOf } from '#contracts/enums.ts';
import { status } from '#contracts/envelope.ts';
import { withdrawMoves, withdrawRecordExample, withdrawRefusal } from '#contracts/examples/withdraws.ts';
import { exactly, findsNothing, firstPage, interactionsOf } from '../../api/testing/interactions.ts';
import { answersOf } from '../../api/testing/matchers.ts';
import { filledText, fromState, oneOf, regex, rows, type State } from '../../api/testing/pact.ts';
import { describeReveal } from '../../api/testing/reveal.ts';

/** What the list, the page and the dialogs of withdrawals need. */

const { atLeastLike, boolean, eachLike, integer } = MatchersV3;

const as = 'finance';
const statuses = oneOf(...valuesOf(withdrawStatus));
const ways = oneOf(...valuesOf(withdrawWay));
const stale = '状态已变更，请刷新后重试';
const actions = atLeastLike(regex('^(audit|pay|finish|fail|retry|giveBack|reveal)$', 'audit'), 0, 1);

const { withdrawFrozen, withdrawn, withdrawReturned } = journalType;
const answers = answersOf(calls, {
  values: withdrawRecordExample,
  pinned: {
    ...{ way: ways, status: statuses, 'recent.way': ways, 'recent.status': statuses },
    'journals.type': oneOf(withdrawFrozen, withdrawn, withdrawReturned),
    'account.locked': oneOf(1, 0),
    memberFrozen: oneOf(0, 1),
    accountLocked: oneOf(0, 1),
    auditedByCaller: boolean(false),
  },
  filled: ['journals', 'logs'],
  notInRow: ['memberId', 'payeeName'],
  notInRecord: ['memberNo', 'logs.operatorType', 'logs.fromStatus', 'logs.toStatus'],
});
const row = { ...answers.row, actions };
const record = { ...answers.record, actions };

const inStatus = (code: number, way?: number): State => [
  'a withdrawal is in a status',
  { status: code, ...(way !== undefined && { way }) },
];
const gone: State = 'a withdrawal does not exist';
const params = { id: fromState('id', '3') };
type Named = keyof typeof calls;
const named = (name: Named) => calls[name] as AnyEndpoint;
const { works, fails } = interactionsOf(named, as);
const of = (body?: object) => ({ params, ...(body && { body }) });

const { toAudit, toPay, paying, done, refused, failed, returned } = withdrawStatus;
const { bank } = withdrawWay;

// The list, the counts and the sums

/** Each filter with a value that no withdrawal has. */
const nothing = {
  withdrawNo: '99999999',
  channelNo: '00000000',
  member: '查无此人',
  memberId: '99999999',
  createStart: '2099-01-01',
  createEnd: '2099-12-31',
  finishStart: '2099-01-01',
  finishEnd: '2099-12-31',
  amountMin: 9_999_999_999,
  amountMax: 9_999_999_999,
};
const counts = eachLike({ status: statuses, count: integer(1) });
const sums = {
  ...{ count: integer(9), amount: integer(300_000), arriveAmount: integer(300_000) },
  ...{ toAuditAmount: integer(300_000), toPayAmount: integer(300_000), payingAmount: integer(300_000) },
  ...{ failedAmount: integer(300_000), paidThisMonth: integer(300_000) },
};
works('list', 'the first page', inStatus(toAudit), { query: firstPage }, rows(row));
works(
  'list',
  'by way and status',
  inStatus(paying, bank),
  { query: { ...firstPage, way: bank, status: paying } },
  rows({
    ...row,
    way: exactly(bank),
    status: exactly(paying),
    payeeAccount: regex('^\\*{4}\\d{4}$', '****7808'),
  }),
);
works(
  'list',
  'the largest first',
  inStatus(toAudit),
  { query: { ...firstPage, sort: 'amount', direction: 'desc' } },
  rows(row),
);
findsNothing(calls.list, { as, given: inStatus(toAudit), filters: nothing });
works('countByStatus', 'of all', inStatus(toAudit), { query: {} }, { total: integer(9), counts });
works(
  'countByStatus',
  'of one way',
  inStatus(toAudit, bank),
  { query: { way: bank } },
  { total: integer(9), counts },
);
works('sum', 'of all', inStatus(toAudit), { query: {} }, sums);
works('sum', 'of one way', inStatus(toAudit, bank), { query: { way: bank } }, sums);
works('sum', 'of one status', inStatus(toAudit), { query: { status: toAudit } }, sums);
works('countByStatus', 'nothing matches', inStatus(toAudit), { query: nothing }, { total: 0, counts });
works(
  'sum',
  'nothing matches',
  inStatus(toAudit),
  { query: nothing },
  {
    ...{ count: 0, amount: 0, arriveAmount: 0, toAuditAmount: 0, toPayAmount: 0 },
    ...{ payingAmount: 0, failedAmount: 0, paidThisMonth: 0 },
  },
);

// One

works('get', 'one that waits for its audit', inStatus(toAudit), of(), record);
works('get', 'one that a bank has paid', inStatus(done, bank), of(), {
  ...record,
  payeeBank: filledText('华夏东方银行杭州分行'),
  certificates: eachLike(regex('^(https?:\\/\\/|\\/)\\S+$', '/api/resorts/uploads/transfer.png')),
});
works('get', 'one that the caller has audited', 'a withdrawal was audited by finance', of(), {
  auditedByCaller: true,
});
works(
  'get',
  'of a member who is frozen',
  ['the member of a withdrawal is frozen', { status: toAudit }],
  of(),
  {
    memberFrozen: exactly(1),
  },
);
works(
  'get',
  'of an account that is locked',
  ['the account of a withdrawal is locked', { status: toAudit }],
  of(),
  {
    accountLocked: exactly(1),
  },
);
fails('get', 'one that is gone', gone, of(), { status: status.notFound });
describeReveal(calls.reveal, {
  ...{ as, params, exists: inStatus(toAudit, bank) },
  numbers: [
    { body: { field: 'memberMobile' }, pattern: '^1\\d{10}$', example: '19900001001' },
    { body: { field: 'payeeAccount' }, pattern: '^\\d{12,19}$', example: '9900001234567808' },
  ],
});

// The moves: one that waits for it, one that somebody else has moved on

/** The number of a transfer that no withdrawal has yet. */
const transferNo = fromState('transferNo', withdrawMoves.finish.transferNo);
const moves: [name: Named, from: State, wrong: State, to: number, body?: object][] = [
  ['audit', inStatus(toAudit), inStatus(toPay), toPay, withdrawMoves.audit],
  ['pay', inStatus(toPay), inStatus(paying), paying],
  ['finish', inStatus(paying, bank), inStatus(done, bank), done, { ...withdrawMoves.finish, transferNo }],
  ['fail', inStatus(paying, bank), inStatus(done, bank), failed, withdrawMoves.fail],
  ['retry', inStatus(failed), inStatus(paying), paying],
  ['giveBack', inStatus(failed), inStatus(returned), returned],
];
for (const [name, from, wrong, to, body] of moves) {
  works(name, 'one that waits for it', from, of(body), { status: exactly(to) });
  fails(name, 'one that somebody else has moved on', wrong, of(body), {
    ...{ status: status.wrongState, says: stale },
  });
}
works('audit', 'refuses it', inStatus(toAudit), of(withdrawRefusal), { status: exactly(refused) });
fails('audit', 'a refusal without a reason', inStatus(toAudit), of({ pass: 0, reason: '' }), {
  ...{ status: status.invalid, says: '请输入驳回原因', field: 'reason' },
});
const hindered: [name: Named, from: number, body?: object][] = [
  ['audit', toAudit, withdrawMoves.audit],
  ['pay', toPay],
  ['retry', failed],
];
for (const [name, code, body] of hindered) {
  fails(
    name,
    'of a member who is frozen',
    ['the member of a withdrawal is frozen', { status: code }],
    of(body),
    {
      ...{ status: status.precondition, says: '会员已冻结' },
    },
  );
  fails(
    name,
    'of an account that is locked',
    ['the account of a withdrawal is locked', { status: code }],
    of(body),
    {
      ...{ status: status.precondition, says: '会员账户已锁定' },
    },
  );
}
fails('pay', 'one that the caller has audited', 'a withdrawal was audited by finance', of(), {
  ...{ status: status.precondition, says: '审核与打款不能为同一人' },
});
fails('giveBack', 'one that the channel still has', inStatus(paying), of(), {
  ...{ status: status.wrongState, says: '渠道处理中，不能退回' },
});
const finish = (values: object) => of({ ...withdrawMoves.finish, ...values });
fails('finish', 'another amount', inStatus(paying, bank), finish({ amount: 1 }), {
  ...{ status: status.amountMismatch, says: '打款金额须等于到账金额', field: 'amount' },
});
fails(
  'finish',
  'with the number of a transfer that has paid another one',
  'the transfer of another withdrawal has arrived',
  finish({ transferNo }),
  { ...{ status: status.duplicate, says: '该交易号已用于其他提现', field: 'transferNo' } },
);
fails('finish', 'without a certificate', inStatus(paying, bank), finish({ certificates: [] }), {
  ...{ status: status.invalid, says: '请上传打款凭证', field: 'certificates' },
});
fails('fail', 'one that the channel has', inStatus(paying), of(withdrawMoves.fail), {
  ...{ status: status.wrongState, says: stale },
});
fails('fail', 'without a reason', inStatus(paying, bank), of({ reason: '' }), {
  ...{ status: status.invalid, says: '请输入失败原因', field: 'reason' },
});

const result = (code: number) => ({
  id: filledText('3'),
  status: exactly(code),
  message: filledText('操作成功'),
});
const ids = [fromState('id', '3'), fromState('otherId', '4')];
works(
  'batchAudit',
  'one that waits, and one that was refused',
  'one of two withdrawals waits for its audit',
  { body: { ids } },
  [result(status.ok), result(status.wrongState)],
);
works(
  'batchPay',
  'one that waits, and one that the caller has audited',
  'finance audited one of two withdrawals that wait to be paid',
  { body: { ids } },
  [result(status.ok), result(status.precondition)],
);
const batches: [name: Named, of: number][] = [
  ['batchAudit', toAudit],
  ['batchPay', toPay],
];
for (const [name, code] of batches)
  fails(
    name,
    'none',
    inStatus(code),
    { body: { ids: [] } },
    { status: status.invalid, says: '请选择提现申请', field: 'ids' },
  );
