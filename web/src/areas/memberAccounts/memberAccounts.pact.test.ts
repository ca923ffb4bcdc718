import { MatchersV3 } from '@pact-foundation/pact';
import { accountJournals } from '#contracts/areas/accountJournals.ts';
import { memberAccounts } from '#contracts/areas/memberAccounts.ts';
import { accountState, adjustDirection, journalSource, journalType } from '#contracts/enums/finance.ts';
import { valuesOf } from '#contracts/enums.ts';
import { status } from '#contracts/envelope.ts';
import {
  accountAdjustExample,
  accountExample,
  accountJournalExample,
  accountLockExample,
} from '#contracts/examples/memberAccounts.ts';
import { describeAdjusting } from '../../api/testing/adjusting.ts';
import { findsNothing, firstPage } from '../../api/testing/interactions.ts';
import { answersOf } from '../../api/testing/matchers.ts';
import {
  fromState,
  isRefused,
  oneOf,
  regex,
  rows,
  type State,
  succeeds,
  time,
} from '../../api/testing/pact.ts';

/** What the list of accounts, the page of one of them, its dialogs and the journal need. */

const { integer, equal, atLeastLike } = MatchersV3;
const as = 'finance';
const actions = atLeastLike(regex('^(adjust|lock|unlock)$', 'adjust'), 0, 1);
const pinned = {
  locked: oneOf(...valuesOf(accountState)),
  memberMobile: regex('^1\\d{2}\\*{4}\\d{4}$', accountExample.memberMobile),
  gradeName: regex('^.*$', accountExample.gradeName),
};
const answers = answersOf(memberAccounts, {
  values: accountExample,
  pinned,
  notInRecord: ['changeTime', 'logs.operatorType', 'logs.fromStatus', 'logs.toStatus'],
});
const row = { ...answers.row, actions };
const record = { ...answers.record, actions };

const hasBalance: State = 'a member has a balance';
const params = { id: fromState('memberId', '3') };
const gone = { id: '99999999' };

// The list and its sums

const sums = { count: integer(400), balance: integer(1_280_000), frozen: integer(0) };
const filters = { gradeId: '99999999', balanceMin: 9_000_000_000, keyword: '查无此人' };
succeeds(memberAccounts.list, 'the first page', {
  as,
  given: [hasBalance],
  input: { query: firstPage },
  data: rows(row),
});
succeeds(memberAccounts.list, 'those with a balance, the highest first', {
  as,
  given: [hasBalance],
  input: {
    query: { ...firstPage, balanceMin: 1, balanceMax: 9_000_000_000, sort: 'balance', direction: 'desc' },
  },
  data: rows(row),
});
for (const [lock, state] of [
  [accountState.normal, 'an account is not locked'],
  [accountState.locked, 'an account is locked'],
] as const)
  succeeds(
    memberAccounts.list,
    lock === accountState.locked ? 'those that are locked' : 'those that are not',
    {
      as,
      given: [state],
      input: { query: { ...firstPage, locked: lock } },
      data: rows({ ...row, locked: equal(lock) }),
    },
  );
findsNothing(memberAccounts.list, { as, given: hasBalance, filters });
succeeds(memberAccounts.sum, 'of all', { as, given: [hasBalance], input: { query: {} }, data: sums });
succeeds(memberAccounts.sum, 'of those with a balance that are not locked', {
  as,
  given: [hasBalance],
  input: { query: { balanceMin: 1, locked: accountState.normal } },
  data: sums,
});
succeeds(memberAccounts.sum, 'of those whom further filters let through', {
  as,
  input: { query: { ...filters, balanceMax: 9_000_000_000 } } as never,
  data: sums,
});
for (const call of [memberAccounts.list, memberAccounts.sum])
  isRefused(call, 'the highest balance below the lowest', {
    as,
    input: { query: { balanceMin: 2, balanceMax: 1 } } as never,
    status: status.invalid,
    says: '最高余额不能低于最低余额',
    field: 'balanceMax',
  });

// One account

succeeds(memberAccounts.get, 'with a balance', { as, given: [hasBalance], input: { params }, data: record });
isRefused(memberAccounts.get, 'of nobody', { as, input: { params: gone }, status: status.notFound });

const balance = 100_000;
const { amount } = accountAdjustExample;
const adjusted = (result: number) => ({ ...record, balance: equal(result), version: integer(2) });
describeAdjusting(memberAccounts.adjust, {
  ...{ given: hasBalance, changed: 'an account was changed by somebody else' },
  ...{ params, form: accountAdjustExample, size: 'amount' },
  works: [
    ['adds to it', adjustDirection.increase, amount, adjusted(balance + amount)],
    ['takes from it', adjustDirection.decrease, amount, adjusted(balance - amount)],
  ],
  above: ['aboveBalance', balance + 1, '可用余额不足'],
  wrong: [
    ['amount', 0, '调整金额范围为0.01-100000元'],
    ['amount', 10_000_001, '调整金额范围为0.01-100000元'],
    ['reason', '补偿', '调整原因不能少于5个字符'],
  ],
});

for (const [move, lock, from, other] of [
  [memberAccounts.lock, accountState.locked, 'an account is not locked', 'an account is locked'],
  [memberAccounts.unlock, accountState.normal, 'an account is locked', 'an account is not locked'],
] as const) {
  const body = accountLockExample;
  const input = { params, body } as never;
  succeeds(move, 'one that is not so', {
    as,
    given: [from],
    input,
    data: {
      ...record,
      locked: equal(lock),
      ...(lock === accountState.locked && { lockReason: equal(body.reason) }),
    },
  });
  isRefused(move, 'one that is so already', { as, given: [other], input, status: status.wrongState });
  isRefused(move, 'without a reason', {
    as,
    given: [from],
    input: { params, body: { reason: '' } } as never,
    status: status.invalid,
    field: 'reason',
  });
}

// The journal

const { row: journal } = answersOf(accountJournals, {
  values: accountJournalExample,
  pinned: {
    type: oneOf(...valuesOf(journalType)),
    refType: oneOf(...valuesOf(journalSource)),
    memberMobile: pinned.memberMobile,
    refId: regex('^\\S*$', accountJournalExample.refId),
    certificates: atLeastLike(regex('^(https?:\\/\\/|\\/)\\S+$', '/api/resorts/uploads/a.png'), 0, 1),
    createTime: time(),
  },
});
const total = {
  ...{ count: integer(37), income: integer(1_280_000), expense: integer(56_000) },
  frozenChange: integer(0),
};
const today = fromState('today', '2026-01-31');
const added = { type: equal(journalType.added) };
succeeds(accountJournals.list, 'the first page', {
  as,
  given: [hasBalance],
  input: { query: firstPage },
  data: rows(journal),
});
const nothing = {
  memberId: '99999999',
  member: '查无此人',
  journalNo: 'LS999999',
  refNo: 'XX999999',
  startDate: '2099-01-01',
  endDate: '2099-12-31',
  amountMin: 9_000_000_000,
};
findsNothing(accountJournals.list, { as, given: hasBalance, filters: nothing });
const asked = {
  memberId: fromState('memberId', '3'),
  member: fromState('memberName', '陈晨'),
  journalNo: fromState('journalNo', 'LS260131093000204733'),
  type: journalType.added,
  ...{ startDate: today, endDate: today, amountMin: balance, amountMax: balance },
};
succeeds(accountJournals.list, 'by everything but the record that it refers to', {
  as,
  given: [hasBalance],
  input: { query: { ...firstPage, ...asked } } as never,
  data: rows({ ...journal, ...added, change: equal(balance), balanceAfter: equal(balance) }),
});
const refers: State = 'a change of an account refers to a record';
succeeds(accountJournals.list, 'by the record that it refers to', {
  as,
  given: [refers],
  input: { query: { ...firstPage, refNo: fromState('refNo', 'FP260131093000204733') } } as never,
  data: rows(journal),
});
succeeds(accountJournals.sum, 'of all', { as, given: [hasBalance], input: { query: {} }, data: total });
succeeds(accountJournals.sum, 'by everything but the record that it refers to', {
  as,
  given: [hasBalance],
  input: { query: asked } as never,
  data: { count: equal(1), income: equal(balance), expense: equal(0), frozenChange: equal(0) },
});
succeeds(accountJournals.sum, 'by the record that it refers to', {
  as,
  given: [refers],
  input: { query: { refNo: fromState('refNo', 'FP260131093000204733') } } as never,
  data: total,
});
for (const call of [accountJournals.list, accountJournals.sum]) {
  isRefused(call, 'a span that ends before it begins', {
    as,
    input: { query: { startDate: '2026-01-31', endDate: '2026-01-30' } } as never,
    status: status.invalid,
    says: '结束日期不能早于开始日期',
    field: 'endDate',
  });
  isRefused(call, 'the highest amount below the lowest', {
    as,
    input: { query: { amountMin: 2, amountMax: 1 } } as never,
    status: status.invalid,
    says: '最高金额不能低于最低金额',
    field: 'amountMax',
  });
}

/** What the verifier compares in an answer cannot come from the state. */
const day = regex('^\\d{4}-\\d{2}-\\d{2}$', '2026-01-31');
const span = { memberId: fromState('memberId', '3'), startDate: fromState('yesterday', '2026-01-30') };
succeeds(accountJournals.byDay, 'the day of the first change and the one before', {
  as,
  given: [hasBalance],
  input: { query: { ...span, endDate: today } } as never,
  data: [
    { date: day, balance: equal(0), frozen: equal(0) },
    { date: day, balance: equal(balance), frozen: equal(0) },
  ],
});
isRefused(accountJournals.byDay, 'of more than a year', {
  as,
  given: [hasBalance],
  input: { query: { memberId: '1', startDate: '2024-01-01', endDate: '2025-01-01' } },
  status: status.invalid,
  says: '日期范围最多366天',
  field: 'endDate',
});
isRefused(accountJournals.byDay, 'of nobody', {
  as,
  input: { query: { memberId: gone.id, startDate: '2026-01-01', endDate: '2026-01-31' } },
  status: status.notFound,
});
