import * as z from 'zod/mini';
import { batchResults } from '../batch.ts';
import { area, get, post } from '../endpoint.ts';
import { incomeStatus, incomeType, planDue, sendPlanStatus } from '../enums/finance.ts';
import { belongType } from '../enums.ts';
import { listOf, listQuery, type Status, status } from '../envelope.ts';
import {
  incomeForm,
  incomeLimits,
  planAdjustForm,
  planBatchSendForm,
  planCancelForm,
  planSendForm,
} from '../finance/incomeForms.ts';
import { told } from '../forms/fieldInfo.ts';
import { date, dateTime, flag, id, searchText, version } from '../forms/fields.ts';
import { codeFilter, idFilter } from '../forms/filters.ts';
import { shownCode } from '../forms/formFields.ts';
import { maskedMobile } from '../forms/shownTexts.ts';
import { spanRule } from '../forms/spans.ts';
import { statusLogRow } from '../logs.ts';
import { actions } from '../records.ts';
import { revealCall } from '../reveal.ts';
import '../words/estates.ts';
import '../words/members.ts';

/**
 * Send plans (发放计划): the dated parts of incomes (domain design, sections 12.4 and 12.5). Sending one puts its money into the member's account. There are
 * plans of audited incomes only. Every move answers the fresh plan.
 */

const statusField = shownCode('sendPlanStatus', { sendPlanStatus });
const filters = {
  planNo: told(z.optional(searchText), { label: 'planNo', isCode: true, isPart: true, max: 20 }),
  /** Part of the name, or three or more digits of the mobile that the member had then or has now. */
  member: told(z.optional(searchText), { label: 'member', max: 20 }),
  memberId: z.optional(id),
  estateId: idFilter(incomeForm.shape.estateId),
  status: codeFilter(statusField),
  /** Days, inclusive. */
  planStart: z.optional(date),
  planEnd: z.optional(date),
  /** On which the money was sent; a plan that was not is on none. */
  sendStart: z.optional(date),
  sendEnd: z.optional(date),
};
/** Those that wait or failed, of today or of days that are past. */
const byDue = { due: codeFilter(shownCode('planDue', { planDue })) };
const spanRules = [spanRule('planStart', 'planEnd'), spanRule('sendStart', 'sendEnd')] as const;
const query = listQuery({ ...filters, ...byDue }).check(...spanRules);
export type SendPlanListQuery = z.infer<typeof query>;

const shown = {
  id,
  planNo: told(z.string(), { label: 'planNo' }),
  incomeId: id,
  incomeNo: told(z.string(), { label: 'incomeNo' }),
  memberId: id,
  memberName: told(z.string(), { label: 'member' }),
  /** Masked. */
  memberMobile: told(maskedMobile, { label: 'memberMobile' }),
  /** Nothing can be sent to a frozen member. */
  memberFrozen: flag,
  /** Nor to an account that is locked. */
  accountLocked: flag,
  incomeType: shownCode('incomeType', { incomeType }),
  /** 1 to `periods`. */
  period: told(z.int(), { label: 'planPeriod' }),
  periods: z.int(),
  planDate: told(date, { label: 'planDate' }),
  /** Cents. */
  amount: told(z.int(), { label: 'planAmount' }),
  status: statusField,
  /** Why it failed the last time; '' otherwise. */
  failReason: z.string(),
  /** 1970-01-01 = not yet. */
  sendTime: told(dateTime, { label: 'sendTime' }),
  /** Who sent it; '' = nobody yet. */
  sendUser: told(z.string(), { label: 'sendUser' }),
  actions,
};
const row = z.object(shown);
export type SendPlanRow = z.infer<typeof row>;

const record = z.object({
  ...shown,
  createTime: dateTime,
  /** Why it was cancelled; '' otherwise. */
  cancelReason: z.string(),
  version,
  income: z.object({
    status: shownCode('incomeStatus', { incomeStatus }),
    ownerName: z.string(),
    amount: z.int(),
    sentAmount: z.int(),
    pendingAmount: z.int(),
    cancelAmount: z.int(),
  }),
  /** The other parts of the income. */
  siblings: z.array(
    z.object({
      id,
      planNo: z.string(),
      period: z.int(),
      planDate: date,
      amount: z.int(),
      status: statusField,
      sendTime: dateTime,
    }),
  ),
  /** Of the member's account: before and after it was sent, or as they would be now. */
  account: z.object({ before: z.int(), after: z.int(), frozen: z.int(), locked: flag }),
  /** Its row of the journal; null before it was sent. */
  journal: z.nullable(
    z.object({ journalNo: z.string(), change: z.int(), balanceAfter: z.int(), time: dateTime }),
  ),
  /** Newest first. */
  logs: z.array(statusLogRow),
});
export type SendPlanRecord = z.infer<typeof record>;

const mayView = { rights: ['viewSendPlan'], belongTypes: [belongType.system] } as const;
const mayManage = { rights: ['manageSendPlan'], belongTypes: [belongType.system] } as const;

const move = <const Verb extends string, Body = undefined>(
  verb: Verb,
  purpose: string,
  errors: readonly Status[],
  body?: z.core.$ZodType<Body, unknown>,
) =>
  post({
    path: `send-plans/${verb}/{id}` as `send-plans/${Verb}/{id}`,
    purpose,
    access: mayManage,
    ...(body && { body }),
    data: record,
    errors: [status.notFound, status.wrongState, ...errors],
  });

export const sendPlans = area('sendPlans', {
  list: get({
    path: 'send-plans/list',
    purpose:
      'Send plans that match: first those that wait or failed, by their day; then the others, the latest day first.',
    access: mayView,
    query,
    data: listOf(row),
  }),
  countByDue: get({
    path: 'send-plans/count-by-due',
    purpose: 'How many of the plans that match there are, and how many of them are due today or overdue.',
    access: mayView,
    query: z.object(filters).check(...spanRules),
    data: z.object({ total: z.int(), today: z.int(), overdue: z.int() }),
  }),
  sum: get({
    path: 'send-plans/sum',
    purpose:
      'Number of all plans that match; the amount of those that were sent and of those that wait or failed, both together in `amount`; and apart from them what was cancelled, of which another plan may have taken the money.',
    access: mayView,
    query: z.object({ ...filters, ...byDue }).check(...spanRules),
    data: z.object({
      count: z.int(),
      amount: z.int(),
      sentAmount: z.int(),
      pendingAmount: z.int(),
      cancelAmount: z.int(),
    }),
  }),
  get: post({
    path: 'send-plans/get/{id}',
    purpose:
      "One plan with its income, the member's account and its log, and what the caller may do with it.",
    access: mayView,
    data: record,
    errors: [status.notFound],
  }),
  reveal: revealCall({
    resource: 'send-plans',
    noun: 'send plan',
    fields: ['memberMobile'],
    access: mayManage,
  }),
  send: move(
    'send',
    'Puts the money into the member’s account (发放, 重发). A technical failure is no error: the plan then has status 30 with the reason. With the amount that was confirmed, a plan that has another one by now is -1007.',
    [status.precondition, status.stale],
    planSendForm,
  ),
  batchSend: post({
    path: 'send-plans/batch-send',
    purpose: `Sends at most ${incomeLimits.batch} plans; each succeeds or fails for itself (a technical failure is -1008 with its reason). What has been sent counts as done, so repeating it sends nothing twice. With the amounts that were confirmed, one for each plan, a plan that has another one by now is -1007.`,
    access: mayManage,
    body: planBatchSendForm,
    data: batchResults,
    errors: [status.invalid],
  }),
  adjust: move(
    'adjust',
    'Another day for a plan that waits, after that of the pending plan before it and before that of the one behind it; or another amount, of which another pending plan of the income takes the difference.',
    [status.invalid, status.stale],
    planAdjustForm,
  ),
  cancel: move(
    'cancel',
    'Cancels a plan: another pending plan takes its amount, or it is written off.',
    [status.invalid, status.stale],
    planCancelForm,
  ),
});
