import type {
  IncomeStatus,
  IncomeType,
  JournalSource,
  JournalType,
  SendMode,
  SendPlanStatus,
  WithdrawStatus,
  WithdrawWay,
} from '#contracts/enums/finance.ts';
import type { Row } from './row.ts';
import type { StatusLog } from './tradeRows.ts';

/** What members are owed, what they have, and what they take out. Amounts in cents. */

/** What the platform owes a member (domain design, section 12). */
export interface StoredIncome extends Row {
  incomeNo: string;
  memberId: string;
  memberName: string;
  memberMobile: string;
  type: IncomeType;
  /** What of its source it is for; one live income for each, but for 'other' (invariant 14). */
  purpose: 'commission' | 'visit' | 'other';
  /** Collection, id and number of the record it comes from; '' where another system named none. */
  sourceType: '' | 'estateRecommends' | 'orders';
  sourceId: string;
  sourceNo: string;
  /** Project that it comes from; '' = none. */
  estateId: string;
  ownerName: string;
  amount: number;
  sentAmount: number;
  cancelAmount: number;
  /** Of what was sent, the part that was taken out of the account again. */
  takenBackAmount: number;
  /** `never` while nothing was. */
  takenBackTime: string;
  sendMode: SendMode;
  /** Between equal parts; 0 for others. */
  everyMonths: number;
  periods: number;
  /** The parts that its audit makes plans of. */
  parts: { period: number; planDate: string; amount: number }[];
  /** How it was computed, for people. */
  basis: string;
  remark: string;
  certificates: string[];
  /** '' where no staff wrote it down. */
  createUserId: string;
  createUser: string;
  /** '' and `never` while nobody has. */
  auditUser: string;
  auditTime: string;
  /** Why it was refused or made void. */
  endReason: string;
  status: IncomeStatus;
  logs: StatusLog[];
}

/** One dated part of an income. */
export interface StoredSendPlan extends Row {
  planNo: string;
  incomeId: string;
  memberId: string;
  /** 1 to `periods`. */
  period: number;
  periods: number;
  planDate: string;
  amount: number;
  status: SendPlanStatus;
  /** '' = not yet. */
  sendTime: string;
  sendUser: string;
  /** Of the last try; '' when it did not fail. */
  failReason: string;
  cancelReason: string;
  /** The period that took its amount; 0 = none. */
  mergedInto: number;
  logs: StatusLog[];
}

/** The account of a member (domain design, section 13). A member without a change has no row yet: his amounts are 0. */
export interface StoredMemberAccount extends Row {
  memberId: string;
  /** What he can use. */
  balance: number;
  /** What withdrawals that are not over hold back. */
  frozen: number;
  totalIncome: number;
  totalWithdraw: number;
  totalPay: number;
  /** 1 = locked. */
  locked: 0 | 1;
  lockReason: string;
  /** Moment of the last change; '' = none. */
  changeTime: string;
  logs: StatusLog[];
}

/** A change of an account. Rows never change; corrections are new rows. */
export interface StoredAccountJournal extends Row {
  journalNo: string;
  memberId: string;
  type: JournalType;
  change: number;
  frozenChange: number;
  balanceAfter: number;
  frozenAfter: number;
  refType: JournalSource;
  /** Of the record that it refers to; '' without one. */
  refId: string;
  refNo: string;
  remark: string;
  /** Pictures that staff added. */
  certificates: string[];
  operatorName: string;
}

/** A member takes money out (domain design, section 14). */
export interface StoredWithdraw extends Row {
  withdrawNo: string;
  memberId: string;
  memberName: string;
  memberMobile: string;
  amount: number;
  fee: number;
  way: WithdrawWay;
  payeeName: string;
  /** Whole; answers mask it. */
  payeeAccount: string;
  /** '' but for cards. */
  payeeBank: string;
  status: WithdrawStatus;
  /** '' and `never` while nobody has. */
  auditUserId: string;
  auditUser: string;
  auditTime: string;
  rejectReason: string;
  payUser: string;
  payTime: string;
  /** How often the channel was asked; it gets `withdrawNo` each time. */
  tries: number;
  /** Epoch milliseconds at which the channel answers; 0 = it was not asked, or does not answer by itself. */
  answerAt: number;
  /** The channel's own number of the last try, or the number of the transfer. */
  channelNo: string;
  failReason: string;
  certificates: string[];
  finishTime: string;
  logs: StatusLog[];
}
