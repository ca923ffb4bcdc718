import {
  type JournalSource,
  type JournalType,
  journalSource,
  journalType,
} from '#contracts/enums/finance.ts';
import { status } from '#contracts/envelope.ts';
import { say } from '#contracts/words.ts';
import '#contracts/words/memberAccounts.ts';
import type { Context } from '../records/context.ts';
import { fail } from '../records/fail.ts';
import { numberAt } from '../records/numbers.ts';
import { logLine, type Operator } from '../records/operators.ts';
import type { StoredAccountJournal, StoredMemberAccount, StoredSendPlan } from '../store/financeRows.ts';
import type { Store } from '../store/store.ts';
import { nowOf } from '../store/today.ts';
import type { StatusLog } from '../store/tradeRows.ts';

/**
 * The accounts of members (domain design, section 13): nothing else changes what a member has. A change is a row of the journal, and no row of the journal
 * is ever changed.
 */

export type Account = Readonly<StoredMemberAccount>;
export type AccountJournal = Readonly<StoredAccountJournal>;

/** What an account is before its first change. */
export const untouched = {
  balance: 0,
  frozen: 0,
  totalIncome: 0,
  totalWithdraw: 0,
  totalPay: 0,
  locked: 0 as const,
  lockReason: '',
  changeTime: '',
  logs: [],
};

/** The account of a member; that of one without a change has version 0 and no id. */
export const accountOf = (store: Store, memberId: string): Account =>
  store.memberAccounts.first('memberId', memberId) ?? {
    ...{ id: '', version: 0, createTime: '', updateTime: '', removed: 0, memberId },
    ...untouched,
  };

/** Changes the account of a member, who gets one if he has none. An open form of it becomes stale. */
export function writeAccount(
  { store }: Context,
  memberId: string,
  patch: Partial<Omit<StoredMemberAccount, 'memberId'>>,
): Account {
  const { id } = accountOf(store, memberId);
  return id === ''
    ? store.memberAccounts.insert({ memberId, ...untouched, ...patch })
    : store.memberAccounts.update(id, patch);
}

/** A line of the log of an account. */
export const accountLine = (
  context: Context,
  { locked }: Account,
  action: string,
  remark: string,
  by: Operator,
  to: Account['locked'] = locked,
): StatusLog => logLine(context, by, action, locked, to, remark);

/** @throws -1008 when the account is locked */
export function expectUnlocked({ store }: Context, memberId: string): void {
  if (accountOf(store, memberId).locked === 1) fail(status.precondition, say('memberAccountLocked'));
}

interface Source {
  type: JournalSource;
  id: string;
  no: string;
}
export interface Posting {
  memberId: string;
  type: JournalType;
  /** Cents, of the balance and of what is frozen; either may be 0. */
  change: number;
  frozenChange?: number;
  /** The record that it refers to. */
  source?: Source;
  remark?: string;
  certificates?: string[];
  by: Operator;
  /** What the log of the account says of it; '' where the log of its source does. */
  action?: string;
}

/** How the sums of an account count a change. */
const totals: Partial<Record<JournalType, (posting: Required<Posting>) => Partial<StoredMemberAccount>>> = {
  [journalType.incomeSent]: ({ change }) => ({ totalIncome: change }),
  [journalType.withdrawn]: ({ frozenChange }) => ({ totalWithdraw: -frozenChange }),
  [journalType.paid]: ({ change }) => ({ totalPay: -change }),
  [journalType.refunded]: ({ change }) => ({ totalPay: -change }),
};
const none: Source = { type: journalSource.none, id: '', no: '' };

/**
 * Writes a row of the journal, and the account follows it.
 * @throws -1006 when more is taken than there is
 */
export function post(context: Context, given: Posting): AccountJournal {
  const { store, clock } = context;
  const posting = { frozenChange: 0, source: none, remark: '', certificates: [], action: '', ...given };
  const { memberId, type, change, frozenChange, source, remark, certificates, by, action } = posting;
  const account = accountOf(store, memberId);
  const [balance, frozen] = [account.balance + change, account.frozen + frozenChange];
  if (balance < 0 || frozen < 0) fail(status.short, say('balanceShort'));
  const sums = totals[type]?.(posting) ?? {};
  const counted = Object.fromEntries(
    Object.entries(sums).map(([name, cents]) => [name, account[name as 'totalIncome'] + (cents as number)]),
  );
  const changeTime = nowOf(clock);
  const logs = action ? { logs: [...account.logs, accountLine(context, account, action, remark, by)] } : {};
  writeAccount(context, memberId, { balance, frozen, ...counted, changeTime, ...logs });
  return store.accountJournals.insert({
    ...{ memberId, type, change, frozenChange, remark, certificates },
    journalNo: numberAt(changeTime, 'LS', store.accountJournals.rows().length),
    balanceAfter: balance,
    frozenAfter: frozen,
    ...{ refType: source.type, refId: source.id, refNo: source.no },
    operatorName: by.name,
  });
}

/**
 * The money of a send plan comes in.
 * @throws -1008 when the account is locked
 */
export function postSent(
  context: Context,
  { id, planNo, memberId, amount }: Readonly<StoredSendPlan>,
  by: Operator,
): AccountJournal {
  expectUnlocked(context, memberId);
  return post(context, {
    ...{ memberId, type: journalType.incomeSent, change: amount, by },
    source: { type: journalSource.sendPlan, id, no: planNo },
  });
}
