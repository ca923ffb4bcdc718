import * as z from 'zod/mini';
import { orderStatus, payType, refundReason, refundSource, refundStatus } from '../enums/orders.ts';
import { listQuery, sortedBy } from '../envelope.ts';
import { atMost } from '../forms/atMost.ts';
import { told } from '../forms/fieldInfo.ts';
import { date, dateTime, flag, id, queryCode, queryFlag, searchText, wholeNumber } from '../forms/fields.ts';
import { answeredCode, chosenCode, optionalText, textBetween } from '../forms/formFields.ts';
import { mayBeEmpty, money } from '../forms/numberFields.ts';
import { pictures } from '../forms/pictureFields.ts';
import {
  addressOrNone,
  dayOrNone,
  maskedMobile,
  shownAddress,
  shownDay,
  timeOrNone,
} from '../forms/shownTexts.ts';
import { spanRule } from '../forms/spans.ts';
import { statusLogRow } from '../logs.ts';
import { say } from '../words.ts';
import { channelNumber } from './channelNumber.ts';
import { cancelTerms } from './orders.ts';
import { stayCounts } from './stayCounts.ts';
import type { StayKind } from './trade.ts';
import '../words/refunds.ts';

/** What refunds of the three kinds share (domain design, section 11). Amounts in cents. */

export const refundLimits = { images: 6, description: 200, items: 200, perOrder: 50, days: 365 };

/** Why the fee is what it is: the sentence of the rule that the screens word. */
export const refundRuling = {
  /** No fee: rejected by the merchant, closed by the system, or not confirmed yet. */
  free: 10,
  anyTime: 20,
  inTime: 30,
  lateRate: 40,
  lateFirstNight: 50,
  lateAll: 60,
  /** Not refundable; platform staff may still refund. */
  never: 70,
  /** Checked in: only the nights to come. */
  stayed: 80,
} as const;
export type RefundRuling = (typeof refundRuling)[keyof typeof refundRuling];

/** Why the channel pays a refund back no more, so that only money by hand is left. */
export const channelRefusal = {
  none: 0,
  /** The order was paid longer ago than the channel refunds. */
  tooLate: 10,
  /** The order has had as many refunds as the channel pays. */
  tooMany: 20,
} as const;

/** Codes of tickets, or dates of nights; all nights that are left take the extras with them. */
const keys = told(
  z.array(z.string().check(z.minLength(1), atMost(40)), say('refundItemsRequired')).check(
    z.minLength(1, say('refundItemsRequired')),
    atMost(refundLimits.items),
    z.refine((items) => new Set(items).size === items.length, say('twice', { label: 'refundItems' })),
  ),
  { label: 'refundItems', required: true },
);

/** Of each chosen night so many rooms; all that are in no refund when left out. */
const rooms = (kind: StayKind) =>
  told(mayBeEmpty(wholeNumber(stayCounts[kind].refunded, 1, 20)), { unit: stayCounts[kind].unit });

export const previewForm = z.object({ orderId: id, items: keys });
const previewOf = (kind: StayKind) => z.object({ ...previewForm.shape, rooms: rooms(kind) });
export const stayPreviewForms = { hotel: previewOf('hotel'), house: previewOf('house') };
export const refundForm = z.object({
  orderId: id,
  items: keys,
  reason: chosenCode('refundReason', { refundReason }),
  description: optionalText('refundDescription', refundLimits.description),
  images: z.optional(pictures('refundImages', 0, refundLimits.images)),
  /** What to give back; the suggestion of the rule when left out. */
  refundAmount: told(z.optional(money('refundAmount', 1)), { label: 'refundAmount', unit: 'yuan' }),
});
const refundOf = (kind: StayKind) => z.object({ ...refundForm.shape, rooms: rooms(kind) });
export const stayRefundForms = { hotel: refundOf('hotel'), house: refundOf('house') };
/** `rooms` only of stays. */
export type RefundForm = z.infer<typeof stayRefundForms.hotel>;
export const auditForm = z
  .object({
    pass: told(flag, { label: 'auditPass', required: true }),
    refundAmount: z.optional(money('refundAmount', 1)),
    feeAmount: z.optional(money('feeAmount')),
    remark: optionalText('auditRemark', refundLimits.description),
  })
  .check(
    z.refine(({ pass, refundAmount }) => pass === 0 || refundAmount !== undefined, {
      error: say('required', { label: 'refundAmount' }),
      path: ['refundAmount'],
    }),
    z.refine(({ pass, feeAmount }) => pass === 0 || feeAmount !== undefined, {
      error: say('required', { label: 'feeAmount' }),
      path: ['feeAmount'],
    }),
    z.refine(({ pass, remark }) => pass === 1 || (remark ?? '').length > 0, {
      error: say('required', { label: 'refuseReason' }),
      path: ['remark'],
    }),
    z.refine(({ pass, remark }) => pass === 1 || (remark ?? '').length >= 2, {
      error: say('tooShort', { label: 'refuseReason', n: 2 }),
      path: ['remark'],
    }),
  );
export type AuditForm = z.infer<typeof auditForm>;
/** Paid by hand: how much, with its certificates. */
const paidByHand = {
  amount: money('refundAmount', 1),
  certificates: pictures('finishCertificates', 1, refundLimits.images),
};
export const finishForm = z.object({
  ...paidByHand,
  remark: optionalText('finishRemark', refundLimits.description),
});
/** In place of the channel, which is to be explained. */
export const finishOfflineForm = z.object({
  ...paidByHand,
  remark: textBetween('finishRemark', 2, refundLimits.description),
});
export const revokeForm = z.object({ reason: textBetween('revokeReason', 2, refundLimits.description) });

const numberPart = (label: 'orderNo' | 'refundNo') =>
  told(
    z.optional(z.string().check(z.trim(), z.regex(/^$|^[A-Za-z]{0,2}\d{6,18}$/, say('lastSix', { label })))),
    {
      label,
      isCode: true,
      isEnding: true,
      max: 20,
    },
  );

/** Dates are inclusive. */
const refundFilters = {
  refundNo: numberPart('refundNo'),
  orderNo: numberPart('orderNo'),
  /** Of the refund at the channel. */
  channelNo: channelNumber('refundChannelNo'),
  memberMobile: z.optional(z.string().check(z.regex(/^\d{0,11}$/, say('digits', { label: 'mobile' })))),
  memberId: z.optional(id),
  merchantId: z.optional(id),
  resourceId: z.optional(id),
  productId: z.optional(id),
  source: queryCode(refundSource),
  reason: queryCode(refundReason),
  channel: queryCode(payType),
  /** 1 = waits for more than 24 hours, as the row says of itself; 0 = does not. */
  overdue: z.optional(queryFlag),
  createStart: z.optional(date),
  createEnd: z.optional(date),
  finishStart: z.optional(date),
  finishEnd: z.optional(date),
  /** Day on which the order was made, and on which it counts for the settlement with its merchant. */
  orderStart: z.optional(date),
  orderEnd: z.optional(date),
  settleStart: z.optional(date),
  settleEnd: z.optional(date),
  /** Any part of what the channel said. */
  failReason: z.optional(searchText),
  failStart: z.optional(date),
  failEnd: z.optional(date),
};
const rangeRules = [
  spanRule('createStart', 'createEnd'),
  spanRule('finishStart', 'finishEnd'),
  spanRule('orderStart', 'orderEnd'),
  spanRule('settleStart', 'settleEnd'),
  spanRule('failStart', 'failEnd'),
] as const;
const sorts = ['createTime', 'refundAmount'] as const;
export const refundListQuery = listQuery({
  ...refundFilters,
  status: queryCode(refundStatus),
  ...sortedBy(sorts),
}).check(...rangeRules);
export const refundCountQuery = z.object(refundFilters).check(...rangeRules);
export const refundSumQuery = z
  .object({ ...refundFilters, status: queryCode(refundStatus) })
  .check(...rangeRules);
export type RefundListQuery = z.infer<typeof refundListQuery>;
export const refundSums = z.object({
  count: z.int(),
  /** Of all of them, those that were refused, withdrawn or have failed included. */
  refundAmount: z.int(),
  /** Of those that succeeded. */
  refundedAmount: z.int(),
});

const summary = {
  id,
  refundNo: z.string(),
  orderId: id,
  orderNo: z.string(),
  productName: z.string(),
  pictureUrl: addressOrNone,
  resourceName: z.string(),
  memberId: id,
  memberName: z.string(),
  /** Masked. */
  memberMobile: maskedMobile,
  /** Tickets, or rooms; of a refund in which nights have different numbers of rooms the highest. */
  qty: z.int(),
  /** Nights of a stay that are given back, and all of its nights; 0 for tickets. */
  nights: z.int(),
  orderNights: z.int(),
  payPrice: z.int(),
  applyAmount: z.int(),
  feeAmount: z.int(),
  refundAmount: z.int(),
  source: answeredCode({ refundSource }),
  reason: answeredCode({ refundReason }),
  status: answeredCode({ refundStatus }),
  createTime: dateTime,
  finishTime: dateTime,
  /** The channel's reason for its last refusal; '' when there was none, or once the refund was tried again. */
  failReason: z.string(),
  /** When the channel refused; 1970-01-01 when `failReason` is ''. */
  failTime: dateTime,
  /** As the order was paid. */
  channel: answeredCode({ payType }),
  /** Of a refund that waits for its payment, or whose payment failed; 0 of all others. */
  channelRefusal: answeredCode({ channelRefusal }),
  /** Waits for more than 24 hours. */
  overdue: z.boolean(),
};
/** Tickets or nights, in the order's sequence. */
const refundItem = z.object({
  /** A code, a date, or the name of an extra. */
  key: z.string(),
  qty: z.int(),
  paid: z.int(),
});
/** What the rule gives for a choice. */
export const refundOffer = z.object({
  items: z.array(refundItem),
  applyAmount: z.int(),
  feeAmount: z.int(),
  refundAmount: z.int(),
  ruling: answeredCode({ refundRuling }),
  /** What may be given back at most. */
  refundable: z.int(),
  /** Last moment without a fee; '' where there is none. */
  deadline: timeOrNone,
});
export type RefundOffer = z.infer<typeof refundOffer>;

/** A row of the list, with the actions that can be started from it. */
export const refundRow = z.object({ ...summary, actions: z.array(z.string()) });
export type RefundRow = z.infer<typeof refundRow>;

export const refundRecord = z.object({
  ...summary,
  description: z.string(),
  images: z.array(shownAddress),
  items: z.array(refundItem),
  cancelTerms,
  ruling: answeredCode({ refundRuling }),
  deadline: timeOrNone,
  suggestFee: z.int(),
  suggestAmount: z.int(),
  refundable: z.int(),
  /** Of the order, before this one. */
  refundedAmount: z.int(),
  order: z.object({
    status: answeredCode({ orderStatus }),
    qty: z.int(),
    /** Day of use, or of check-in; '' of departure for tickets. */
    useDate: shownDay,
    /** Last day of use of tickets; '' for stays. */
    validUntil: dayOrNone,
    checkOutDate: dayOrNone,
    createTime: dateTime,
    payTime: dateTime,
    payType: answeredCode({ payType }),
    totalPrice: z.int(),
  }),
  auditUser: z.string(),
  auditTime: dateTime,
  auditRemark: z.string(),
  /** What was said of money that was paid back by hand; '' for what the channel paid. */
  finishRemark: z.string(),
  executeUser: z.string(),
  executeTime: dateTime,
  channelNo: z.string(),
  certificates: z.array(shownAddress),
  logs: z.array(statusLogRow),
  /** What the caller may do with it now, by the name of the call. */
  actions: z.array(z.string()),
});
export type Refund = z.infer<typeof refundRecord>;
