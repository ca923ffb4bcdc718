import * as z from 'zod/mini';
import { area, get, post } from '../endpoint.ts';
import { bookingStatus, recommendStatus, settleState } from '../enums/estates.ts';
import { incomeStatus, sendPlanStatus } from '../enums/finance.ts';
import { belongType } from '../enums.ts';
import { listOf, listQuery, type Status, status } from '../envelope.ts';
import {
  recommendAuditForm,
  recommendCancelForm,
  recommendExtendForm,
  recommendForm,
  recommendSettleForm,
  recommendSignForm,
  recommendSubscribeForm,
  recommendUnsubscribeForm,
  recommendVisitForm,
} from '../estate/recommendForms.ts';
import { type recommendRuleFields, saleInfoForm } from '../estate/saleInfo.ts';
import { told } from '../forms/fieldInfo.ts';
import { date, dateTime, flag, id, queryCode, queryFlag, searchText } from '../forms/fields.ts';
import { codeFilter, idFilter } from '../forms/filters.ts';
import { answeredCode, chosenId, shownCode } from '../forms/formFields.ts';
import { dayOrNone, maskedMobile, shownAddress } from '../forms/shownTexts.ts';
import { spanRule } from '../forms/spans.ts';
import { statusLogRow } from '../logs.ts';
import { accessTo, ofOwnCompany, sharedAccess, unassigned } from '../mirror.ts';
import { actions } from '../records.ts';
import { revealCall } from '../reveal.ts';
import type { RightName } from '../rights/rights.ts';
import { statusCountsOf } from '../trade/orders.ts';

/**
 * Recommends (推荐, 报备): members bring buyers and get a commission (domain design, sections 5.3 to 5.6). Lists have a mirror for users of companies;
 * all other calls are for whoever reaches the recommend's project. Every move answers the fresh recommend.
 */

const filters = {
  /** Part of the name, or three or more digits of the mobile that the member had then or has now. */
  recommender: told(z.optional(searchText), { label: 'recommender', max: 20 }),
  memberId: z.optional(id),
  customer: told(z.optional(searchText), { label: 'customer', max: 20 }),
  recommendNo: told(z.optional(searchText), { label: 'recommendNo', isCode: true, isPart: true, max: 20 }),
  estateId: idFilter(chosenId('estate')),
  consultantId: idFilter(chosenId('consultant')),
  /** 1 = settled, 0 = signed and still to settle. */
  settleState: codeFilter(
    told(z.enum(settleState), {
      label: 'settleState',
      enumeration: { name: 'settleState', codes: Object.values(settleState) },
    }),
  ),
  createStart: z.optional(date),
  createEnd: z.optional(date),
  /** Days of approval, visit and subscription, and of what ended a recommend. */
  approvedStart: z.optional(date),
  approvedEnd: z.optional(date),
  visitStart: z.optional(date),
  visitEnd: z.optional(date),
  subscribeStart: z.optional(date),
  subscribeEnd: z.optional(date),
  signStart: z.optional(date),
  signEnd: z.optional(date),
  endStart: z.optional(date),
  endEnd: z.optional(date),
};
const spanRules = [
  spanRule('createStart', 'createEnd'),
  spanRule('approvedStart', 'approvedEnd'),
  spanRule('visitStart', 'visitEnd'),
  spanRule('subscribeStart', 'subscribeEnd'),
  spanRule('signStart', 'signEnd'),
  spanRule('endStart', 'endEnd'),
] as const;
/** One status, or all that are over (80, 85, 90, 95) or not. */
const byStatus = { status: queryCode(recommendStatus), ended: z.optional(queryFlag) };
const recommendListQuery = listQuery({ ...filters, ...byStatus }).check(...spanRules);
export type RecommendListQuery = z.infer<typeof recommendListQuery>;

const shownRow = {
  id,
  recommendNo: told(z.string(), { label: 'recommendNo' }),
  memberId: id,
  memberName: told(z.string(), { label: 'recommender' }),
  /** Masked. */
  memberMobile: told(maskedMobile, { label: 'recommenderMobile' }),
  gradeName: told(z.string(), { label: 'gradeName' }),
  customerName: told(z.string(), { label: 'customerName' }),
  /** Masked. */
  customerMobile: told(maskedMobile, { label: 'customerMobile' }),
  relation: recommendForm.shape.relation,
  estateId: id,
  estateName: told(z.string(), { label: 'estate' }),
  /** '' until it is approved. */
  consultantName: told(z.string(), { label: 'consultant' }),
  status: shownCode('recommendStatus', { recommendStatus }),
  /** 1970-01-01 while no protection runs. */
  protectUntil: told(dateTime, { label: 'protectUntil' }),
  /** 1号楼-1单元-1201; '' before a room was subscribed. */
  roomText: told(z.string(), { label: 'subscribedRoom' }),
  /** Cents; 0 = not yet. */
  dealPrice: told(z.int(), { label: 'dealPrice' }),
  commissionAmount: told(z.int(), { label: 'commissionDue' }),
  settledAmount: told(z.int(), { label: 'settledAmount' }),
  createTime: told(dateTime, { label: 'recommendTime' }),
  /** 1 = signed, and its last settlement was refused by finance. */
  settleRefused: flag,
  actions,
};
const row = z.object(shownRow);
export type RecommendRow = z.infer<typeof row>;

const { shape: ofSale } = saleInfoForm;
/** `recommendRuleFields` of the sale information. */
const rule = z.object({
  commissionMode: ofSale.commissionMode,
  commissionAmount: ofSale.commissionAmount,
  commissionRate: ofSale.commissionRate,
  visitRewardAmount: ofSale.visitRewardAmount,
  protectDays: ofSale.protectDays,
  settleCondition: ofSale.settleCondition,
  payPeriods: ofSale.payPeriods,
} satisfies Record<(typeof recommendRuleFields)[number], z.core.$ZodType>);
export type ShownRule = z.infer<typeof rule>;

/** An income that came from a recommend, with the dates on which it is paid. */
const income = z.object({
  id,
  incomeNo: z.string(),
  purpose: z.enum(['commission', 'visit']),
  amount: z.int(),
  sentAmount: z.int(),
  status: answeredCode({ incomeStatus }),
  /** Why it was refused or made void; '' otherwise. */
  endReason: z.string(),
  /** Also before its audit, which makes them. */
  plans: z.array(
    z.object({ period: z.int(), planDate: date, amount: z.int(), status: answeredCode({ sendPlanStatus }) }),
  ),
});

const record = z.object({
  ...shownRow,
  remark: z.string(),
  /** The rule of the project as it was when the recommend was approved; null before. */
  rule: z.nullable(rule),
  /** The rule that approving would copy; null where the project takes no recommends. */
  projectRule: z.nullable(rule),
  visitTime: dateTime,
  visitPictures: z.array(shownAddress),
  /** List price and area of its room; null while it has none. */
  roomPrice: z.nullable(z.int()),
  roomArea: z.nullable(z.int()),
  subscribeAmount: z.int(),
  subscribeDate: dayOrNone,
  contractNo: z.string(),
  dealArea: z.int(),
  signDate: dayOrNone,
  settleTime: dateTime,
  settleReason: z.string(),
  /** Why and when it was refused, given back or cancelled. */
  endReason: z.string(),
  endDate: dayOrNone,
  incomes: z.array(income),
  /** What the project knows of the customer besides, by his mobile; empty for who may not see its leads. */
  known: z.object({
    /** Open ones (待联系, 跟进中, 已到访). */
    leads: z.array(
      z.object({ bookingNo: z.string(), status: answeredCode({ bookingStatus }), createTime: dateTime }),
    ),
    /** Those that he has besides that of the recommend, 1号楼-1单元-1201. */
    rooms: z.array(z.string()),
  }),
  /** Newest first. */
  logs: z.array(statusLogRow),
});
export type Recommend = z.infer<typeof record>;

const view = accessTo('Recommend', 'view');
const [mayView, mayManage] = [sharedAccess('Recommend', 'view'), sharedAccess('Recommend', 'manage')];
/** Whoever manages all recommends, or those of his company; consultants do not decide on recommends. */
const byManager = unassigned(mayManage);
/** Staff of the platform who manage all recommends. */
const byStaff = { rights: ['manageRecommend' as RightName], belongTypes: [belongType.system] };

const list = get({
  path: 'estate-recommends/list',
  purpose: 'Recommends that match, newest first.',
  access: view.plain,
  query: recommendListQuery,
  data: listOf(row),
});
const countByStatus = get({
  path: 'estate-recommends/count-by-status',
  purpose: 'How many of the recommends that match are in each status.',
  access: view.plain,
  query: z.object(filters).check(...spanRules),
  data: statusCountsOf({ recommendStatus }),
});
const sum = get({
  path: 'estate-recommends/sum',
  purpose: 'Number and amounts of the recommends that match.',
  access: view.plain,
  query: z.object({ ...filters, ...byStatus }).check(...spanRules),
  data: z.object({ count: z.int(), dealPrice: z.int(), commissionAmount: z.int(), settledAmount: z.int() }),
});

const move = <const Verb extends string, Body>(
  verb: Verb,
  purpose: string,
  access: typeof mayManage,
  body: z.core.$ZodType<Body, unknown>,
  errors: readonly Status[] = [],
) =>
  post({
    path: `estate-recommends/${verb}/{id}` as `estate-recommends/${Verb}/{id}`,
    purpose,
    access,
    body,
    data: record,
    errors: [status.invalid, status.notFound, status.wrongState, ...errors],
  });

export const estateRecommends = area('estateRecommends', {
  list,
  countByStatus,
  sum,
  listOfOwnCompany: ofOwnCompany(list, view.ownCompany),
  countByStatusOfOwnCompany: ofOwnCompany(countByStatus, view.ownCompany),
  sumOfOwnCompany: ofOwnCompany(sum, view.ownCompany),
  get: post({
    path: 'estate-recommends/get/{id}',
    purpose: 'One recommend with its rule, incomes and log, and what the caller may do with it.',
    access: mayView,
    data: record,
    errors: [status.notFound],
  }),
  reveal: revealCall({
    resource: 'estate-recommends',
    noun: 'recommend',
    fields: ['memberMobile', 'customerMobile'],
    access: mayManage,
  }),
  add: post({
    path: 'estate-recommends/add',
    purpose: 'Recommends a buyer in the name of a member (代报备).',
    access: mayManage,
    body: recommendForm,
    data: record,
    errors: [status.invalid, status.precondition, status.duplicate],
  }),
  audit: move(
    'audit',
    'Approves a recommend (1) with its consultant, which copies the rule of the project and starts the protection; or refuses it (0).',
    byManager,
    recommendAuditForm,
    [status.precondition],
  ),
  visit: move('visit', 'The customer came: a reward for the visit is owed.', mayManage, recommendVisitForm),
  extend: move('extend', 'Protects an expired recommend again.', byStaff, recommendExtendForm, [
    status.precondition,
  ]),
  subscribe: move(
    'subscribe',
    'The customer subscribes a room of the project; of two for one room the second gets -1005.',
    mayManage,
    recommendSubscribeForm,
  ),
  unsubscribe: move('unsubscribe', 'Gives the subscribed room back.', byManager, recommendUnsubscribeForm),
  sign: move('sign', 'The contract is signed: the rule gives the commission.', mayManage, recommendSignForm, [
    status.duplicate,
  ]),
  settle: move(
    'settle',
    'Settles the commission: makes one income with its send plans.',
    byStaff,
    recommendSettleForm,
    [status.precondition],
  ),
  cancelDeal: move(
    'cancel-deal',
    'The purchase is cancelled: the room is free, an income is voided; refused once money went out.',
    byStaff,
    recommendCancelForm,
    [status.precondition],
  ),
});
