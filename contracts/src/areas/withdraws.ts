import * as z from 'zod/mini';
import { batchResults } from '../batch.ts';
import { area, get, post } from '../endpoint.ts';
import { accountState, journalType, withdrawStatus, withdrawWay } from '../enums/finance.ts';
import { belongType } from '../enums.ts';
import { listOf, listQuery, queryNumber, type Status, sortedBy, status } from '../envelope.ts';
import { financeAuditForm } from '../finance/auditForm.ts';
import { withdrawBatchForm, withdrawFailForm, withdrawFinishForm } from '../finance/withdrawForms.ts';
import { told } from '../forms/fieldInfo.ts';
import { date, dateTime, flag, id, queryCode, searchText } from '../forms/fields.ts';
import { codeFilter } from '../forms/filters.ts';
import { answeredCode, shownCode } from '../forms/formFields.ts';
import { maskedMobile, shownAddress } from '../forms/shownTexts.ts';
import { spanRule } from '../forms/spans.ts';
import { statusLogRow } from '../logs.ts';
import { actions } from '../records.ts';
import { revealCall } from '../reveal.ts';
import type { RightName } from '../rights/rights.ts';
import { statusCountsOf } from '../trade/orders.ts';
import { say } from '../words.ts';
import '../words/members.ts';
import '../words/orders.ts';
import '../words/refunds.ts';
import '../words/withdraws.ts';

/** Withdrawals (提现): members take money out of their accounts (domain design, section 14). Amounts in cents. Every move answers the fresh withdrawal. */

const cents = z.optional(queryNumber(0, 9_999_999_999));
const way = shownCode('withdrawWay', { withdrawWay });
/** Dates and amounts are inclusive. */
const filters = {
  withdrawNo: told(z.optional(searchText), { label: 'withdrawNo', isCode: true, isPart: true, max: 30 }),
  /** Of the last payment at the channel, or of the transfer at the bank. */
  channelNo: told(z.optional(searchText), { label: 'channelNo', isCode: true, isPart: true, max: 64 }),
  /** Part of the name, or three or more digits of the mobile that the member had then or has now. */
  member: told(z.optional(searchText), { label: 'withdrawMember', max: 20 }),
  memberId: z.optional(id),
  way: codeFilter(way),
  createStart: z.optional(date),
  createEnd: z.optional(date),
  finishStart: z.optional(date),
  finishEnd: z.optional(date),
  amountMin: cents,
  amountMax: cents,
};
interface Amounts {
  amountMin?: number | undefined;
  amountMax?: number | undefined;
}
const rules = [
  spanRule('createStart', 'createEnd'),
  spanRule('finishStart', 'finishEnd'),
  z.refine<Amounts>(({ amountMin = 0, amountMax }) => amountMax === undefined || amountMin <= amountMax, {
    error: say('amountOrder'),
    path: ['amountMax'],
  }),
] as const;
const byStatus = { status: queryCode(withdrawStatus) };
const withdrawListQuery = listQuery({
  ...filters,
  ...byStatus,
  ...sortedBy(['createTime', 'amount']),
}).check(...rules);
export type WithdrawListQuery = z.infer<typeof withdrawListQuery>;

const shownRow = {
  id,
  withdrawNo: told(z.string(), { label: 'withdrawNo' }),
  memberId: id,
  memberNo: told(z.string(), { label: 'memberNo' }),
  memberName: z.string(),
  /** Masked. */
  memberMobile: maskedMobile,
  /** A withdrawal of a frozen member stays as it is: it cannot be passed or paid. */
  memberFrozen: flag,
  /** Nor can one of an account that is locked. */
  accountLocked: flag,
  /** It waits to be paid, and whoever audited it may not pay it. */
  auditedByCaller: z.boolean(),
  amount: told(z.int(), { label: 'withdrawAmount', unit: 'yuan' }),
  fee: told(z.int(), { label: 'feeAmount', unit: 'yuan' }),
  /** `amount` without `fee`. */
  arriveAmount: told(z.int(), { label: 'arriveAmount', unit: 'yuan' }),
  way,
  payeeName: told(z.string(), { label: 'payeeName' }),
  /** Masked, but for the nickname of a WeChat account. */
  payeeAccount: told(z.string(), { label: 'payeeAccount' }),
  /** '' but for cards. */
  payeeBank: told(z.string(), { label: 'payeeBank' }),
  status: shownCode('withdrawStatus', { withdrawStatus }),
  createTime: dateTime,
  /** '' while nobody has. */
  auditUser: z.string(),
  auditTime: dateTime,
  /** When it was last handed to the channel. */
  payTime: told(dateTime, { label: 'payOutTime' }),
  finishTime: told(dateTime, { label: 'arrivalTime' }),
  /** What the channel said when it refused, or staff when the bank sent the transfer back; '' when it has not failed, or once the payment was tried again. */
  failReason: z.string(),
  actions,
};
const row = z.object(shownRow);
export type WithdrawRow = z.infer<typeof row>;

const { withdrawFrozen, withdrawn, withdrawReturned } = journalType;
/** A change of the account that a withdrawal made. */
const journal = z.object({
  id,
  journalNo: z.string(),
  type: answeredCode({ journalType: { withdrawFrozen, withdrawn, withdrawReturned } }),
  change: z.int(),
  frozenChange: z.int(),
  balanceAfter: z.int(),
  frozenAfter: z.int(),
  operatorName: z.string(),
  createTime: dateTime,
});

/** Another withdrawal of the same member. */
const earlier = z.object({
  id,
  withdrawNo: z.string(),
  amount: z.int(),
  way: answeredCode({ withdrawWay }),
  status: answeredCode({ withdrawStatus }),
  createTime: dateTime,
});

const record = z.object({
  ...shownRow,
  /** Why it was refused; '' otherwise. */
  rejectReason: z.string(),
  payUser: z.string(),
  /** Number of the payment at the channel, or of the transfer at the bank. */
  channelNo: told(z.string(), { label: 'channelNo' }),
  certificates: z.array(shownAddress),
  /** The member's account as it is now. */
  account: z.object({
    balance: z.int(),
    frozen: z.int(),
    totalIncome: z.int(),
    totalWithdraw: z.int(),
    locked: answeredCode({ accountState }),
  }),
  /** Oldest first. */
  journals: z.array(journal),
  /** The last five others, newest first. */
  recent: z.array(earlier),
  /** Newest first. */
  logs: z.array(statusLogRow),
});
export type Withdraw = z.infer<typeof record>;

const ofPlatform = (right: RightName) => ({ rights: [right], belongTypes: [belongType.system] });
const [view, manage] = [ofPlatform('viewWithdraw'), ofPlatform('manageWithdraw')];

const move = <const Verb extends string, Body = undefined>(
  verb: Verb,
  purpose: string,
  errors: readonly Status[],
  body?: z.core.$ZodType<Body, unknown>,
) =>
  post({
    path: `withdraws/${verb}/{id}` as `withdraws/${Verb}/{id}`,
    purpose,
    access: manage,
    ...(body && { body }),
    data: record,
    errors: [...(body ? [status.invalid] : []), status.notFound, status.wrongState, ...errors],
  });

/** A move of several: each row is compared and set for itself, so that a batch that comes twice moves nothing twice. */
const batch = <const Verb extends string>(verb: Verb, purpose: string) =>
  post({
    path: `withdraws/batch-${verb}` as `withdraws/batch-${Verb}`,
    purpose,
    access: manage,
    body: withdrawBatchForm,
    data: batchResults,
    errors: [status.invalid],
  });

export const withdraws = area('withdraws', {
  list: get({
    path: 'withdraws/list',
    purpose: 'Withdrawals that match, newest first unless another column is named.',
    access: view,
    query: withdrawListQuery,
    data: listOf(row),
  }),
  countByStatus: get({
    path: 'withdraws/count-by-status',
    purpose: 'How many of the withdrawals that match are in each status.',
    access: view,
    query: z.object(filters).check(...rules),
    data: statusCountsOf({ withdrawStatus }),
  }),
  sum: get({
    path: 'withdraws/sum',
    purpose:
      'Number and amounts of all withdrawals that match; and, whatever status is asked for, what waits for its audit or payment, is being paid or failed, and what has arrived this month.',
    access: view,
    query: z.object({ ...filters, ...byStatus }).check(...rules),
    data: z.object({
      count: z.int(),
      amount: z.int(),
      arriveAmount: z.int(),
      toAuditAmount: z.int(),
      toPayAmount: z.int(),
      payingAmount: z.int(),
      failedAmount: z.int(),
      /** By the day of arrival, without fees. */
      paidThisMonth: z.int(),
    }),
  }),
  get: post({
    path: 'withdraws/get/{id}',
    purpose: 'One withdrawal with the account that it is of, and what the caller may do with it.',
    access: view,
    data: record,
    errors: [status.notFound],
  }),
  reveal: revealCall({
    resource: 'withdraws',
    noun: 'withdrawal',
    fields: ['memberMobile', 'payeeAccount'],
    access: manage,
    // The account of WeChat is a nickname.
    value: z.string(),
  }),
  audit: move(
    'audit',
    'Lets a withdrawal pass (1), or refuses it (0), which gives the money back to the balance.',
    [status.precondition],
    financeAuditForm,
  ),
  batchAudit: batch('audit', 'Lets several withdrawals pass, each for itself.'),
  pay: move('pay', 'Hands the money to the channel. Whoever audited the withdrawal may not.', [
    status.precondition,
  ]),
  batchPay: batch(
    'pay',
    'Hands the money of several withdrawals to the channel, each for itself: what may not be paid, or is being paid already, stays as it is, so repeating it pays nothing twice.',
  ),
  finish: move(
    'finish',
    'A bank transfer has arrived. Its number may not be that of another withdrawal (-1009).',
    [status.amountMismatch, status.duplicate],
    withdrawFinishForm,
  ),
  fail: move(
    'fail',
    'A bank transfer came back: the money stays frozen until it is paid again or given back.',
    [],
    withdrawFailForm,
  ),
  retry: move('retry', 'Hands the money to the channel again, under the same number.', [status.precondition]),
  giveBack: move('give-back', 'Gives the money of a failed withdrawal back to the balance.', []),
});
