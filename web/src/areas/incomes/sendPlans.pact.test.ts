import { MatchersV3 } from '@pact-foundation/pact';
import { sendPlans as calls } from '#contracts/areas/sendPlans.ts';
import type { AnyEndpoint } from '#contracts/endpoint.ts';
import {
  incomeStatus,
  incomeType,
  planCancelMode,
  planDue,
  sendPlanStatus,
} from '#contracts/enums/finance.ts';
import { valuesOf } from '#contracts/enums.ts';
import { status } from '#contracts/envelope.ts';
import { planMoves, sendPlanRecordExample } from '#contracts/examples/incomes.ts';
import { exactly, findsNothing, firstPage, interactionsOf } from '../../api/testing/interactions.ts';
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
} from '../../api/testing/pact.ts';
import { describeReveal } from '../../api/testing/reveal.ts';

/** What the list of send plans, their page and their dialogs need. */

const { atLeastLike, integer } = MatchersV3;

const as = 'finance';
const statuses = oneOf(...valuesOf(sendPlanStatus));
const actions = atLeastLike(regex('^(send|adjust|cancel|reveal)$', 'send'), 0, 1);
const { row, record } = answersOf(calls, {
  values: sendPlanRecordExample,
  pinned: {
    incomeType: oneOf(...valuesOf(incomeType)),
    status: statuses,
    memberFrozen: oneOf(1, 0),
    accountLocked: oneOf(1, 0),
    'income.status': oneOf(...valuesOf(incomeStatus)),
    'siblings.status': statuses,
    'account.locked': oneOf(1, 0),
  },
  filled: ['siblings', 'logs'],
  notInRecord: ['logs.operatorType', 'logs.fromStatus', 'logs.toStatus'],
});
const shownRow = { ...row, actions };
const shownRecord = { ...record, actions };

const inStatus = (code: number, inDays = 0): State => [
  'a send plan is in a status',
  { status: code, ...(inDays && { inDays }) },
];
const gone: State = 'a send plan does not exist';
const params = { id: fromState('id', '7') };
const { works, fails } = interactionsOf((name: keyof typeof calls) => calls[name] as AnyEndpoint, as);
const of = (body?: object) => ({ params, ...(body && { body }) });

const { waiting, sent, failed, cancelled } = sendPlanStatus;

// The list, the counts and the sums

/** Each filter with a value that no plan has. */
const nothing = {
  planNo: '99999999',
  member: '查无此人',
  memberId: '99999999',
  estateId: '99999999',
  planStart: '2099-01-01',
  planEnd: '2099-12-31',
  sendStart: '2099-01-01',
  sendEnd: '2099-12-31',
};
works('list', 'the first page', inStatus(sent), { query: firstPage }, rows(shownRow));
works(
  'list',
  'by status',
  inStatus(sent),
  { query: { ...firstPage, status: sent } },
  rows({ ...shownRow, status: exactly(sent) }),
);
works(
  'list',
  'those of today',
  inStatus(waiting),
  { query: { ...firstPage, due: planDue.today } },
  rows(shownRow),
);
works(
  'list',
  'those that are overdue',
  inStatus(waiting, -1),
  { query: { ...firstPage, due: planDue.overdue } },
  rows(shownRow),
);
findsNothing(calls.list, { as, given: inStatus(waiting), filters: nothing });
const counts = { total: integer(9), today: integer(1), overdue: integer(1) };
works('countByDue', 'of all', inStatus(waiting), { query: {} }, counts);
works('countByDue', 'of a status', inStatus(waiting), { query: { status: waiting } }, counts);
works(
  'countByDue',
  'nothing matches',
  inStatus(waiting),
  { query: nothing },
  { total: 0, today: 0, overdue: 0 },
);
const sums = {
  ...{ count: integer(9), amount: integer(374_285), sentAmount: integer(274_285) },
  ...{ pendingAmount: integer(100_000), cancelAmount: integer(100_000) },
};
const zero = { count: 0, amount: 0, sentAmount: 0, pendingAmount: 0, cancelAmount: 0 };
works('sum', 'of all', inStatus(waiting), { query: {} }, sums);
works(
  'sum',
  'of a status that is due',
  inStatus(waiting),
  { query: { status: waiting, due: planDue.today } },
  sums,
);
works('sum', 'nothing matches', inStatus(waiting), { query: nothing }, zero);

// One

works('get', 'one that was sent', inStatus(sent), of(), { ...shownRecord, failReason: '' });
works('get', 'one that waits', inStatus(waiting), of(), { ...shownRecord, journal: null });
works('get', 'one that failed', inStatus(failed), of(), {
  failReason: filledText('账务系统繁忙，请稍后重发'),
});
works('get', 'one that was cancelled', inStatus(cancelled), of(), {
  cancelReason: filledText('会员放弃本期'),
});
works('get', 'one of a member who is frozen', 'the member of a send plan is frozen', of(), {
  memberFrozen: exactly(1),
});
works('get', 'one whose account is locked', 'the account of a send plan is locked', of(), {
  accountLocked: exactly(1),
  account: { locked: 1 },
});
fails('get', 'one that is gone', gone, of(), { status: status.notFound });
describeReveal(calls.reveal, {
  ...{ as, params, exists: inStatus(waiting) },
  numbers: [{ body: { field: 'memberMobile' }, pattern: '^1\\d{10}$', example: '19900001001' }],
});

// The moves

const moved = { status: status.wrongState, says: '状态已变更，请刷新后重试' } as const;
const otherId = fromState('otherId', '2');
const tomorrow = fromState('tomorrow', '2026-02-01');
const bodies = {
  adjust: {
    planDate: tomorrow,
    amount: fromState('lessAmount', 90_000),
    otherId,
    version: fromState('version', 1),
  },
  cancel: { ...planMoves.cancel, otherId, version: fromState('version', 1) },
};

works('send', 'one that is due', inStatus(waiting), of({ amount: fromState('amount', 100_000) }), {
  status: exactly(sent),
});
fails('send', 'one that has another amount than was confirmed', inStatus(waiting), of({ amount: 1 }), {
  ...{ status: status.stale, says: '数据已被修改，请刷新后重试' },
});
works('send', 'again one that failed', inStatus(failed), of(), { status: exactly(sent) });
works('send', 'one that fails', 'sending a plan fails', of(), {
  ...{ status: exactly(failed), failReason: filledText('账务系统繁忙，请稍后重发') },
});
fails('send', 'one that was sent', inStatus(sent), of(), moved);
fails('send', 'one of a day to come', inStatus(waiting, 1), of(), {
  ...{ status: status.precondition, says: '未到计划发放日期' },
});
fails('send', 'to a member who is frozen', 'the member of a send plan is frozen', of(), {
  ...{ status: status.precondition, says: '会员已冻结' },
});
fails('send', 'to an account that is locked', 'the account of a send plan is locked', of(), {
  ...{ status: status.precondition, says: '会员账户已锁定' },
});
const result = (code: number, message: string) => ({
  id: id(),
  status: exactly(code),
  message,
});
works(
  'batchSend',
  'of which two cannot be sent',
  'plans wait of which one cannot be sent',
  {
    body: {
      ids: [
        fromState('one', '1'),
        fromState('future', '2'),
        fromState('failing', '3'),
        fromState('two', '4'),
      ],
    },
  },
  [
    result(status.ok, '操作成功'),
    result(status.precondition, '未到计划发放日期'),
    result(status.precondition, '账务系统繁忙，请稍后重发'),
    result(status.ok, '操作成功'),
  ],
);
works('batchSend', 'what has been sent', inStatus(sent), { body: { ids: [fromState('id', '7')] } }, [
  result(status.ok, '操作成功'),
]);
works(
  'batchSend',
  'one that has another amount than was confirmed',
  inStatus(waiting),
  { body: { ids: [fromState('id', '7')], amounts: [1] } },
  [result(status.stale, '数据已被修改，请刷新后重试')],
);
isRefused(calls.batchSend, 'none', {
  ...{ as, input: { body: { ids: [] } }, status: status.invalid, says: '请选择所选计划', field: 'ids' },
});

works(
  'adjust',
  'its day',
  inStatus(waiting),
  of({ ...bodies.adjust, amount: fromState('amount', 100_000), otherId: '' }),
  {
    status: exactly(waiting),
  },
);
works('adjust', 'its amount, too', inStatus(waiting), of(bodies.adjust), { status: exactly(waiting) });
fails('adjust', 'one that was sent', inStatus(sent), of(bodies.adjust), moved);
fails(
  'adjust',
  'to a day that is past',
  inStatus(waiting),
  of({ ...bodies.adjust, planDate: fromState('yesterday', '2026-01-30') }),
  {
    ...{ status: status.invalid, says: '发放日期不能早于今天', field: 'planDate' },
  },
);
fails(
  'adjust',
  'to a day behind the next part',
  inStatus(waiting),
  of({
    ...bodies.adjust,
    ...{ planDate: fromState('otherDate', '2026-04-01'), amount: fromState('amount', 100_000), otherId: '' },
  }),
  { status: status.invalid, says: '发放日期必须递增', field: 'planDate' },
);
fails('adjust', 'its amount without another plan', inStatus(waiting), of({ ...bodies.adjust, otherId: '' }), {
  ...{ status: status.invalid, says: '请选择同一收入的其他待发期次', field: 'otherId' },
});
fails('adjust', 'more than another plan has', inStatus(waiting), of({ ...bodies.adjust, amount: 200_000 }), {
  ...{ status: status.invalid, says: '调整后其他期次的金额不能小于0.01元', field: 'amount' },
});
fails(
  'adjust',
  'one that somebody else has adjusted',
  inStatus(waiting),
  of({ ...bodies.adjust, version: 99 }),
  {
    status: status.stale,
  },
);

works('cancel', 'into another plan', inStatus(waiting), of(bodies.cancel), { status: exactly(cancelled) });
works(
  'cancel',
  'and writes it off',
  inStatus(failed),
  of({ ...bodies.cancel, mode: planCancelMode.writeOff, otherId: '' }),
  {
    status: exactly(cancelled),
  },
);
fails('cancel', 'one that was sent', inStatus(sent), of(bodies.cancel), moved);
fails(
  'cancel',
  'one that somebody else has adjusted',
  inStatus(waiting),
  of({ ...bodies.cancel, version: 99 }),
  { status: status.stale },
);
fails('cancel', 'without another plan', inStatus(waiting), of({ ...bodies.cancel, otherId: '' }), {
  ...{ status: status.invalid, says: '请选择转入期次', field: 'otherId' },
});
fails('cancel', 'without a reason', inStatus(waiting), of({ ...bodies.cancel, reason: '' }), {
  ...{ status: status.invalid, says: '请输入计划取消原因', field: 'reason' },
});
