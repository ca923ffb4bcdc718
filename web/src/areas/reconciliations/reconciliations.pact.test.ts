import { MatchersV3 } from '@pact-foundation/pact';
import { reconciliations } from '#contracts/areas/reconciliations.ts';
import { differenceKind, journalSource, journalType } from '#contracts/enums/finance.ts';
import { valuesOf } from '#contracts/enums.ts';
import { status } from '#contracts/envelope.ts';
import { filledText, fromState, id, isRefused, regex, succeeds, time } from '../../api/testing/pact.ts';

/** What 对账 needs. */

const { integer, equal } = MatchersV3;
const as = 'finance';
const today = fromState('today', '2026-01-31');
const span = { startDate: today, endDate: today };
const balances = { opening: integer(1_280_000), closing: integer(1_380_000) };
const counted = { journalCount: integer(1), journalAmount: integer(100_000), differenceCount: integer(0) };
/** Every type of change in order; changes by hand come from no record. */
const byHand: readonly number[] = [journalType.added, journalType.deducted];
const lines = valuesOf(journalType).map((type) => ({
  ...counted,
  type: equal(type),
  recordCount: byHand.includes(type) ? equal(null) : integer(1),
  recordAmount: byHand.includes(type) ? equal(null) : integer(100_000),
}));

const rowOfJournal = {
  ...{ id: id(), journalNo: filledText('LS20260131000001'), memberId: id() },
  ...{ memberName: filledText('林知夏'), change: integer(100_000), frozenChange: integer(0) },
  ...{ balanceAfter: integer(100_000), frozenAfter: integer(0), createTime: time() },
};

succeeds(reconciliations.get, 'a day on which a change was made by hand', {
  as,
  given: ['a member has a balance'],
  input: { query: span },
  data: { ...balances, lines, differenceCount: equal(0) },
});
succeeds(reconciliations.get, 'a day on which a record differs from the journal', {
  as,
  given: ['a record differs from the journal'],
  input: { query: span },
  data: { ...balances, lines, differenceCount: equal(1) },
});

const page = { ...span, offset: 0, limit: 10 };
succeeds(reconciliations.list, 'nothing differs', {
  as,
  given: ['a member has a balance'],
  input: { query: page },
  data: { count: equal(0), list: [] },
});
succeeds(reconciliations.list, 'a record differs from the journal', {
  as,
  given: ['a record differs from the journal'],
  input: { query: page },
  data: {
    count: equal(1),
    list: [
      {
        ...{ id: id('10-50-3'), kind: equal(differenceKind.amount), type: equal(journalType.incomeSent) },
        ...{ memberId: id(), memberName: filledText('林知夏'), refType: equal(journalSource.sendPlan) },
        ...{ refId: id(), refNo: regex('^\\S+$', 'FF20260131000001'), time: time() },
        ...{ journalAmount: integer(100_000), recordAmount: integer(100_001), account: equal(null) },
        journals: [rowOfJournal],
      },
    ],
  },
});
const ofAccount = {
  ...{ id: id('account-3'), kind: equal(differenceKind.balance), type: integer(journalType.withdrawFrozen) },
  ...{ memberId: id(), memberName: filledText('林知夏'), refType: equal(journalSource.none) },
  ...{ refId: equal(''), refNo: equal(''), time: time() },
  ...{ journalAmount: integer(100_000), recordAmount: integer(100_005) },
};
const hasAndJournal = { balance: integer(100_005), frozen: integer(0), journalBalance: integer(100_000) };
const noWrongRow = { dueBalance: equal(null), dueFrozen: equal(null) };
const planted = 'a difference between journal and records exists';

succeeds(reconciliations.list, 'a balance differs from its journal', {
  as,
  given: [[planted, { kind: differenceKind.balance, type: journalType.paid }]],
  input: { query: page },
  data: {
    count: equal(1),
    list: [
      {
        ...ofAccount,
        journals: [],
        account: { ...hasAndJournal, journalFrozen: integer(0), ...noWrongRow },
      },
    ],
  },
});
isRefused(reconciliations.get, 'of more than a year', {
  as,
  input: { query: { startDate: '2024-01-01', endDate: '2025-01-01' } },
  status: status.invalid,
  says: '日期范围最多366天',
  field: 'endDate',
});
isRefused(reconciliations.list, 'of more than a year', {
  as,
  input: { query: { ...page, startDate: '2024-01-01', endDate: '2025-01-01' } },
  status: status.invalid,
  says: '日期范围最多366天',
  field: 'endDate',
});
