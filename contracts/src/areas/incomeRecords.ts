import * as z from 'zod/mini';
import { batchResults } from '../batch.ts';
import { area, get, post } from '../endpoint.ts';
import { incomeSource, incomeStatus, incomeType, sendMode, sendPlanStatus } from '../enums/finance.ts';
import { belongType } from '../enums.ts';
import { listOf, listQuery, queryNumber, type Status, sortedBy, status } from '../envelope.ts';
import { financeAuditForm } from '../finance/auditForm.ts';
import { incomeBatchForm, incomeForm, incomeTakeBackForm, incomeVoidForm } from '../finance/incomeForms.ts';
import { told } from '../forms/fieldInfo.ts';
import { date, dateTime, flag, id, queryCode, searchText } from '../forms/fields.ts';
import { codeFilter, idFilter } from '../forms/filters.ts';
import { coded, shownCode } from '../forms/formFields.ts';
import { idOrNone } from '../forms/shownIds.ts';
import { maskedMobile, shownAddress } from '../forms/shownTexts.ts';
import { spanRule } from '../forms/spans.ts';
import { statusLogRow } from '../logs.ts';
import { actions } from '../records.ts';
import { revealCall } from '../reveal.ts';
import { statusCountsOf } from '../trade/orders.ts';
import { say } from '../words.ts';
import '../words/estates.ts';
import '../words/members.ts';

/**
 * Incomes (收入记录): what the platform owes members, and the parts in which it is paid (domain design, sections 12.1 to 12.3). Every move answers the fresh
 * income. amount = sentAmount + pendingAmount + cancelAmount.
 */

const incomeTypeField = shownCode('incomeType', { incomeType });
const cents = z.optional(queryNumber(0, 9_999_999_999));
const filters = {
  incomeNo: told(z.optional(searchText), { label: 'incomeNo', isCode: true, isPart: true, max: 20 }),
  /** Part of the name, or three or more digits of the mobile that the member had then or has now. */
  member: told(z.optional(searchText), { label: 'member', max: 20 }),
  memberId: z.optional(id),
  type: codeFilter(incomeTypeField),
  estateId: idFilter(incomeForm.shape.estateId),
  sourceNo: told(z.optional(searchText), { label: 'sourceNo', isCode: true, isPart: true, max: 20 }),
  createStart: z.optional(date),
  createEnd: z.optional(date),
  /** Cents. */
  amountMin: cents,
  amountMax: cents,
};
interface Amounts {
  amountMin?: number | undefined;
  amountMax?: number | undefined;
}
const rules = [
  spanRule('createStart', 'createEnd'),
  z.refine<Amounts>(({ amountMin = 0, amountMax }) => amountMax === undefined || amountMin <= amountMax, {
    error: say('amountOrder'),
    path: ['amountMax'],
  }),
] as const;
const byStatus = { status: queryCode(incomeStatus) };
const query = listQuery({
  ...filters,
  ...byStatus,
  ...sortedBy(['createTime', 'amount']),
}).check(...rules);
export type IncomeListQuery = z.infer<typeof query>;

const shown = {
  id,
  incomeNo: told(z.string(), { label: 'incomeNo' }),
  memberId: id,
  memberName: told(z.string(), { label: 'member' }),
  /** Masked. */
  memberMobile: told(maskedMobile, { label: 'memberMobile' }),
  type: incomeTypeField,
  /** The record that it comes from; '' without one. */
  sourceType: coded(z.literal(Object.values(incomeSource)), { incomeSource }),
  sourceId: idOrNone,
  sourceNo: told(z.string(), { label: 'sourceNo' }),
  ownerName: told(z.string(), { label: 'incomeOwner' }),
  /** Cents. */
  amount: told(z.int(), { label: 'incomeAmount' }),
  sentAmount: told(z.int(), { label: 'sentAmount' }),
  pendingAmount: told(z.int(), { label: 'pendingAmount' }),
  cancelAmount: told(z.int(), { label: 'cancelAmount' }),
  /** Parts that were sent, of all. */
  sentPeriods: z.int(),
  periods: told(z.int(), { label: 'incomePeriods' }),
  status: shownCode('incomeStatus', { incomeStatus }),
  createTime: told(dateTime, { label: 'incomeTime' }),
  actions,
};
const row = z.object(shown);
export type IncomeRow = z.infer<typeof row>;

const record = z.object({
  ...shown,
  /** How it was computed, in words; '' where staff wrote it down. */
  basis: z.string(),
  sendMode: shownCode('sendMode', { sendMode }),
  /** Between equal parts; 0 for others. */
  everyMonths: z.int(),
  remark: z.string(),
  certificates: z.array(shownAddress),
  /** Who wrote it down; '' where no staff did. */
  createUser: z.string(),
  /** 1 = the caller wrote it down, so that somebody else has to audit it. */
  isOwn: flag,
  /** '' and 1970-01-01 before the audit. */
  auditUser: z.string(),
  auditTime: dateTime,
  /** Why it was refused or made void. */
  endReason: z.string(),
  /** Of what was sent, the part that was taken out of the account again. */
  takenBackAmount: z.int(),
  /** Of the member's account now. */
  balance: z.int(),
  /** As they will be, without id and number, before the audit and where it was refused. */
  plans: z.array(
    z.object({
      id: z.string(),
      planNo: z.string(),
      period: z.int(),
      planDate: date,
      amount: z.int(),
      status: shownCode('sendPlanStatus', { sendPlanStatus }),
      /** 1970-01-01 = not yet. */
      sendTime: dateTime,
      /** Of the row of the journal; '' before it was sent. */
      journalNo: z.string(),
      /** Why it was cancelled; '' otherwise. */
      cancelReason: z.string(),
      /** The period that took its amount when it was cancelled; 0 = it was written off, or is not cancelled. */
      mergedInto: z.int(),
    }),
  ),
  /** Newest first. */
  logs: z.array(statusLogRow),
});
export type IncomeRecord = z.infer<typeof record>;

const mayView = { rights: ['viewIncomeRecord'], belongTypes: [belongType.system] } as const;
const mayManage = { rights: ['manageIncomeRecord'], belongTypes: [belongType.system] } as const;

const move = <const Verb extends string, Body>(
  verb: Verb,
  purpose: string,
  body: z.core.$ZodType<Body, unknown>,
  errors: readonly Status[],
) =>
  post({
    path: `income-records/${verb}/{id}` as `income-records/${Verb}/{id}`,
    purpose,
    access: mayManage,
    body,
    data: record,
    errors: [status.invalid, status.notFound, status.wrongState, ...errors],
  });

export const incomeRecords = area('incomeRecords', {
  list: get({
    path: 'income-records/list',
    purpose: 'Incomes that match, newest first unless another column is named.',
    access: mayView,
    query,
    data: listOf(row),
  }),
  countByStatus: get({
    path: 'income-records/count-by-status',
    purpose: 'How many of the incomes that match are in each status.',
    access: mayView,
    query: z.object(filters).check(...rules),
    data: statusCountsOf({ incomeStatus }),
  }),
  sum: get({
    path: 'income-records/sum',
    purpose:
      'Number and amounts of all incomes that match, and of what is pending the part that waits for its audit.',
    access: mayView,
    query: z.object({ ...filters, ...byStatus }).check(...rules),
    data: z.object({
      count: z.int(),
      amount: z.int(),
      sentAmount: z.int(),
      pendingAmount: z.int(),
      /** Part of `pendingAmount`. */
      toAuditAmount: z.int(),
      cancelAmount: z.int(),
    }),
  }),
  members: get({
    path: 'income-records/list-members',
    purpose: 'Members to choose from for an income: part of the name, or three or more digits of the mobile.',
    access: mayManage,
    query: listQuery({ name: z.optional(searchText) }),
    data: listOf(
      z.object({
        id,
        name: z.string(),
        /** Masked. */
        mobile: maskedMobile,
        /** Nothing can be sent to him while he is. */
        frozen: flag,
      }),
    ),
  }),
  get: post({
    path: 'income-records/get/{id}',
    purpose: 'One income with its plans and log, and what the caller may do with it.',
    access: mayView,
    data: record,
    errors: [status.notFound],
  }),
  reveal: revealCall({
    resource: 'income-records',
    noun: 'income',
    fields: ['memberMobile'],
    access: mayManage,
  }),
  add: post({
    path: 'income-records/add',
    purpose: 'Writes down an income by hand (人工补录), which somebody else has to audit.',
    access: mayManage,
    body: incomeForm,
    data: record,
    errors: [status.invalid, status.amountMismatch],
  }),
  audit: move(
    'audit',
    'Approves an income (1), which makes its plans; or refuses it (0): the commission of a recommend can then be settled again.',
    financeAuditForm,
    [status.precondition],
  ),
  batchAudit: post({
    path: 'income-records/batch-audit',
    purpose:
      'Approves several incomes in the parts that they have, each for itself: repeating it makes no plans twice.',
    access: mayManage,
    body: incomeBatchForm,
    data: batchResults,
    errors: [status.invalid],
  }),
  void: move(
    'void',
    'Makes an income void: plans that wait or failed are cancelled; what was sent stays, or is taken back. With the sent amount that was confirmed, an income of which another amount was sent by now is -1007.',
    incomeVoidForm,
    [status.short, status.stale],
  ),
  takeBack: move(
    'take-back',
    'Takes what was sent out of the account again, of an income that was sent wholly or is void.',
    incomeTakeBackForm,
    [status.short],
  ),
});
