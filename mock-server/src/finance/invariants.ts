import { journalType, withdrawStatus } from '#contracts/enums/finance.ts';
import { payType, refundStatus } from '#contracts/enums/orders.ts';
import { tradeSources } from '#contracts/finance/journalSources.ts';
import { happened } from '#contracts/wireTime.ts';
import { broken } from '../records/broken.ts';
import type { StoredMemberAccount } from '../store/financeRows.ts';
import type { Store } from '../store/store.ts';
import { type AccountJournal, accountOf } from './accounts.ts';
import { incomeViolations } from './incomeInvariants.ts';

/** What holds for incomes, accounts and withdrawals at any time (domain design, section 16, invariants 9 to 14). Each violation is a sentence that names the record. */
export const financeViolations = (store: Store): string[] => [
  ...incomeViolations(store),
  ...ofAccounts(store),
  ...ofTrade(store),
  ...ofWithdraws(store),
];

const held: readonly number[] = [
  withdrawStatus.toAudit,
  withdrawStatus.toPay,
  withdrawStatus.paying,
  withdrawStatus.failed,
];
const changeOf = ({ change }: AccountJournal) => change;
const frozenChangeOf = ({ frozenChange }: AccountJournal) => frozenChange;
function sumOf<Row>(rows: readonly Row[], cents: (row: Row) => number): number {
  return rows.reduce((sum, row) => sum + cents(row), 0);
}

/** 9, 10. */
function ofAccounts(store: Store): string[] {
  const rowsOf = Map.groupBy(store.accountJournals.all(), ({ memberId }) => memberId);
  const withdrawsOf = Map.groupBy(store.withdraws.all(), ({ memberId }) => memberId);
  const memberIds = new Set([
    ...rowsOf.keys(),
    ...store.memberAccounts.all().map(({ memberId }) => memberId),
  ]);
  return [...memberIds].flatMap((memberId) => {
    const account = accountOf(store, memberId);
    const rows = rowsOf.get(memberId) ?? [];
    const withdraws = withdrawsOf.get(memberId) ?? [];
    const ofType = (...types: number[]) => rows.filter(({ type }) => types.includes(type));
    const { journalNo } = firstBreak(rows) ?? {};
    const { balance, frozen, totalIncome, totalWithdraw, totalPay }: Readonly<StoredMemberAccount> = account;
    return broken({
      'it has more than one account': store.memberAccounts.by('memberId', memberId).length <= 1,
      'its balance is not the sum of its journal': balance === sumOf(rows, changeOf) && balance >= 0,
      'what is frozen is not the sum of its journal': frozen === sumOf(rows, frozenChangeOf) && frozen >= 0,
      [`row ${journalNo} of its journal does not follow from the one before`]: journalNo === undefined,
      'what is frozen is not what its withdrawals hold back':
        frozen ===
        sumOf(
          withdraws.filter(({ status }) => held.includes(status)),
          ({ amount }) => amount,
        ),
      'its income is not what its journal says':
        totalIncome === sumOf(ofType(journalType.incomeSent), changeOf),
      'what was withdrawn is not the sum of its withdrawals':
        totalWithdraw ===
        sumOf(
          withdraws.filter(({ status }) => status === withdrawStatus.done),
          ({ amount }) => amount,
        ),
      'what was paid is not what its journal says':
        totalPay === -sumOf(ofType(journalType.paid, journalType.refunded), changeOf),
    }).map((words) => `account of member ${memberId}: ${words}`);
  });
}

/** The first row whose amounts do not follow from those of the row before. */
function firstBreak(rows: readonly AccountJournal[]): AccountJournal | undefined {
  let [balance, frozen] = [0, 0];
  return rows.find((row) => {
    balance += row.change;
    frozen += row.frozenChange;
    return row.balanceAfter !== balance || row.frozenAfter !== frozen;
  });
}

/** Of the money of orders and refunds that goes over balances: each stands in the journal once, and no other one does. */
function ofTrade(store: Store): string[] {
  const rowsOf = Map.groupBy(store.accountJournals.all(), ({ refType, refId }) => `${refType}/${refId}`);
  const check = (source: number, id: string, words: string, type: number, change: number): string[] => {
    const rows = rowsOf.get(`${source}/${id}`) ?? [];
    const wanted = change === 0 ? 0 : 1;
    const right = rows.filter((row) => row.type === type && row.change === change && row.frozenChange === 0);
    return rows.length === wanted && right.length === wanted
      ? []
      : [`${words}: the journal does not have its money as it moved`];
  };
  return [
    ...store.orders.all().flatMap(({ kind, id, orderNo, payType: way, payTime, payPrice }) => {
      const paid = way === payType.balance && happened(payTime) ? payPrice : 0;
      return check(tradeSources[kind].order, id, `order ${orderNo}`, journalType.paid, -paid);
    }),
    ...store.refunds.all().flatMap(({ kind, id, refundNo, channel, status, refundAmount }) => {
      const isBack = channel === payType.balance && status === refundStatus.done;
      const words = `refund ${refundNo}`;
      return check(tradeSources[kind].refund, id, words, journalType.refunded, isBack ? refundAmount : 0);
    }),
  ];
}

/** 11. */
function ofWithdraws(store: Store): string[] {
  return store.withdraws.all().flatMap((withdraw) => {
    const { id, withdrawNo, status, amount } = withdraw;
    const rows = store.accountJournals.by('refId', id).filter(({ refNo }) => refNo === withdrawNo);
    const count = (type: number, change: number, frozenChange: number) =>
      rows.filter((row) => row.type === type && row.change === change && row.frozenChange === frozenChange)
        .length;
    const isBack = [withdrawStatus.refused, withdrawStatus.returned, withdrawStatus.revoked].some(
      (one) => one === status,
    );
    return broken({
      'its amount was not frozen exactly once': count(journalType.withdrawFrozen, -amount, amount) === 1,
      'its money went out without its being done, or not exactly once':
        count(journalType.withdrawn, 0, -amount) === (status === withdrawStatus.done ? 1 : 0),
      'its money came back without its being over, or not exactly once':
        count(journalType.withdrawReturned, amount, -amount) === (isBack ? 1 : 0),
      'the journal has other rows of it':
        rows.length === 1 + (isBack || status === withdrawStatus.done ? 1 : 0),
    }).map((words) => `withdrawal ${withdrawNo}: ${words}`);
  });
}
