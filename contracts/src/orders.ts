import * as z from 'zod/mini';
import { credentialType, orderRefundState, orderStatus, payType, rejectReason } from './enums/orders.ts';
import { listQuery, queryNumber } from './envelope.ts';
import { date, dateTime, id, mobile, queryCode, searchText, text, wholeNumber } from './fields.ts';
import {
  checkedText,
  chosenCode,
  chosenDate,
  chosenId,
  mayBeEmpty,
  money,
  optionalText,
  personName,
  pictures,
  textBetween,
} from './formFields.ts';
import { isIdCard } from './identity.ts';
import { logRow } from './logs.ts';
import { say } from './words.ts';
import './words/orders.ts';
import './words/products.ts';

/** What orders of the three kinds share (domain design, section 10). Amounts in cents. */

export const orderLimits = { certificates: 6, remark: 500, reason: 200, guests: 80, vouchers: 200 };

const isCredential = (type: number, no: string) =>
  type === credentialType.idCard ? isIdCard(no) : /^[A-Za-z0-9]{5,20}$/.test(no);

/** Somebody who travels, with his document. */
const guest = z
  .object({
    name: personName('guestName'),
    credentialType: chosenCode('credentialType', credentialType),
    credentialNo: text('credentialNo', 20),
    mobile: z.optional(z.union([z.literal(''), mobile], say('mobile'))),
  })
  .check(
    z.refine(({ credentialType: type, credentialNo }) => isCredential(type, credentialNo), {
      error: say('credentialNo'),
      path: ['credentialNo'],
    }),
  );
export type Guest = z.infer<typeof guest>;
const guests = z.array(guest).check(z.maxLength(orderLimits.guests));

/** What staff types for a member, of every kind; a guest list may be empty. */
const orderFields = {
  memberMobile: mobile,
  productId: chosenId('productName'),
  contactName: personName('contactName'),
  contactMobile: mobile,
  guests: z.optional(guests),
  pointsUsed: mayBeEmpty(wholeNumber('pointsUsed', 0, 10_000_000)),
  memberRemark: optionalText('memberRemark', orderLimits.remark),
};
export const placeOrder = z.object({
  ...orderFields,
  useDate: chosenDate('useDate'),
  qty: wholeNumber('ticketCount', 1, 200),
});
export const stayOrder = z
  .object({
    ...orderFields,
    checkInDate: chosenDate('checkInDate'),
    checkOutDate: chosenDate('checkOutDate'),
    qty: wholeNumber('roomsWanted', 1, 20),
  })
  .check(
    z.refine(({ checkInDate, checkOutDate }) => checkInDate < checkOutDate, {
      error: say('checkOutAfterCheckIn'),
      path: ['checkOutDate'],
    }),
  );
export type PlaceOrderForm = z.infer<typeof placeOrder>;
export type StayOrderForm = z.infer<typeof stayOrder>;

/** Forms of the transitions. */
export const cancelForm = z.object({ reason: textBetween('cancelReason', 2, orderLimits.reason) });
export const priceForm = z.object({
  payPrice: z
    .int(say('required', { label: 'changedPrice' }))
    .check(z.gte(1, say('changedPrice')), z.lte(9_999_999_999, say('changedAboveTotal'))),
  reason: textBetween('changeReason', 2, orderLimits.reason),
});
export const offlineForm = z.object({
  amount: money('paidAmount'),
  certificates: pictures('payCertificates', 1, orderLimits.certificates),
  remark: optionalText('remark', orderLimits.reason),
});
export const confirmForm = z.object({ confirmNo: optionalText('confirmNo', 40) });
export const rejectForm = z
  .object({
    reason: chosenCode('rejectReason', rejectReason),
    note: optionalText('rejectNote', orderLimits.reason),
  })
  .check(
    z.refine(({ reason, note }) => reason !== rejectReason.other || Boolean(note), {
      error: say('required', { label: 'rejectNote' }),
      path: ['note'],
    }),
  );
export const verifyForm = z.object({
  codes: z
    .array(z.string().check(z.minLength(1), z.maxLength(40)), say('choose', { label: 'vouchers' }))
    .check(
      z.minLength(1, say('choose', { label: 'vouchers' })),
      z.maxLength(orderLimits.vouchers),
      z.refine((codes) => new Set(codes).size === codes.length, say('twice', { label: 'vouchers' })),
    ),
});
export const checkInForm = z.object({
  guests: z
    .array(guest, say('registerGuests'))
    .check(z.minLength(1, say('registerGuests')), z.maxLength(orderLimits.guests)),
  roomNos: z.optional(
    z.array(checkedText('roomNos', (no) => /^[\w-]{1,10}$/.test(no), 'invalid')).check(
      z.maxLength(20),
      z.refine((nos) => new Set(nos).size === nos.length, say('twice', { label: 'roomNos' })),
    ),
  ),
});
export const remarkForm = z.object({ merchantRemark: optionalText('merchantRemark', orderLimits.remark) });
const contact = { contactName: personName('contactName'), contactMobile: mobile };
/** Those who travel with tickets stand on the tickets. */
export const ticketContactForm = z.object(contact);
export const contactForm = z.object({ ...contact, guests: z.optional(guests) });

const cents = z.optional(queryNumber(0, 9_999_999_999));
/** A whole order number, or at least the last six characters of one. */
const orderNo = z.optional(
  z.string().check(z.trim(), z.regex(/^$|^[A-Za-z]?\d{6,18}$/, say('orderNoDigits'))),
);

/** Filters of the list, the counts by status and the sums. Dates are inclusive, amounts cents. */
const orderFilters = {
  orderNo,
  /** Name or any part of the mobile number. */
  member: z.optional(searchText),
  contactMobile: z.optional(
    z.string().check(z.regex(/^\d{0,11}$/, say('digits', { label: 'contactMobile' }))),
  ),
  productName: z.optional(searchText),
  productId: z.optional(id),
  resourceId: z.optional(id),
  merchantId: z.optional(id),
  refundState: queryCode(orderRefundState),
  payType: queryCode(payType),
  createStart: z.optional(date),
  createEnd: z.optional(date),
  /** Day of use, or of check-in. */
  useStart: z.optional(date),
  useEnd: z.optional(date),
  /** Day of payment. */
  payStart: z.optional(date),
  payEnd: z.optional(date),
  payMin: cents,
  payMax: cents,
};
interface Ranges {
  payMin?: number | undefined;
  payMax?: number | undefined;
  createStart?: string | undefined;
  createEnd?: string | undefined;
  useStart?: string | undefined;
  useEnd?: string | undefined;
}
const notAfter = (from: string | undefined, to: string | undefined) => !from || !to || from <= to;
const rangeRules = [
  z.refine<Ranges>(({ createStart, createEnd }) => notAfter(createStart, createEnd), {
    error: say('dateRange'),
    path: ['createEnd'],
  }),
  z.refine<Ranges>(({ useStart, useEnd }) => notAfter(useStart, useEnd), {
    error: say('dateRange'),
    path: ['useEnd'],
  }),
  z.refine<Ranges>(({ payMin, payMax }) => payMin === undefined || payMax === undefined || payMin <= payMax, {
    error: say('amountOrder'),
    path: ['payMax'],
  }),
] as const;

/** Newest first unless another column is named. */
const orderSorts = ['createTime', 'payPrice', 'useDate'] as const;
export const orderListQuery = listQuery({
  ...orderFilters,
  status: queryCode(orderStatus),
  sort: z.optional(z.enum(orderSorts)),
  direction: z.optional(z.enum(['asc', 'desc'])),
}).check(...rangeRules);
export const orderCountQuery = z.object(orderFilters).check(...rangeRules);
export const orderSumQuery = z
  .object({ ...orderFilters, status: queryCode(orderStatus) })
  .check(...rangeRules);
export type OrderListQuery = z.infer<typeof orderListQuery>;

/** Number of records in each status, all statuses of the kind included. */
export const statusCounts = z.object({
  total: z.int(),
  counts: z.array(z.object({ status: z.int(), count: z.int() })),
});
export const orderSums = z.object({ count: z.int(), payPrice: z.int(), refundedAmount: z.int() });

const summary = {
  id,
  orderNo: z.string(),
  productId: id,
  productName: z.string(),
  pictureUrl: z.string(),
  resourceName: z.string(),
  memberName: z.string(),
  /** Masked. */
  memberMobile: z.string(),
  gradeName: z.string(),
  /** Tickets, or rooms. */
  qty: z.int(),
  totalPrice: z.int(),
  discountPrice: z.int(),
  payPrice: z.int(),
  refundedAmount: z.int(),
  payType: z.int(),
  status: z.int(),
  refundState: z.int(),
  createTime: dateTime,
  /** What the caller may do with it now, by the name of the call; `addRefund` = ask for a refund. */
  actions: z.array(z.string()),
};
export const placeRow = z.object({
  ...summary,
  useDate: z.string(),
  contactName: z.string(),
  usedCount: z.int(),
});
export const stayRow = z.object({
  ...summary,
  roomName: z.string(),
  checkInDate: z.string(),
  checkOutDate: z.string(),
  nights: z.int(),
  /** First guest, or the contact while nobody is registered. */
  guestName: z.string(),
  guestCount: z.int(),
});
export type PlaceOrderRow = z.infer<typeof placeRow>;
export type StayOrderRow = z.infer<typeof stayRow>;

/** A day of the order, or an extra such as cleaning (`date` is '' then, `name` says what). */
const line = z.object({
  date: z.string(),
  name: z.string(),
  price: z.int(),
  qty: z.int(),
  subtotal: z.int(),
  /** What of it was really paid. */
  paid: z.int(),
  /** The codes of tickets: 10, 30 in a refund, 40 given back. */
  status: z.int(),
});
const voucher = z.object({
  code: z.string(),
  holder: z.string(),
  status: z.int(),
  /** 1970-01-01 = not yet. */
  useTime: dateTime,
  useUser: z.string(),
  paid: z.int(),
});
/** The cancellation rule as it was when the order was made. */
export const cancelTerms = z.object({
  cancelRule: z.int(),
  cancelDays: z.int(),
  cancelTime: z.string(),
  /** 0 = none. */
  lateFee: z.int(),
  feeRate: z.int(),
  partRefund: z.int(),
});
const detail = {
  ...summary,
  resourceId: id,
  merchantId: id,
  merchantName: z.string(),
  memberId: id,
  contactName: z.string(),
  contactMobile: z.string(),
  guests: z.array(
    z.object({
      name: z.string(),
      credentialType: z.int(),
      /** Masked, as the mobile. */
      credentialNo: z.string(),
      mobile: z.string(),
    }),
  ),
  lines: z.array(line),
  discounts: z.array(z.object({ type: z.int(), amount: z.int(), note: z.string() })),
  cancelTerms,
  payNo: z.string(),
  payTime: dateTime,
  certificates: z.array(z.string()),
  /** When an unpaid order ends. */
  expireTime: dateTime,
  /** Until when the merchant has to confirm; 1970 = nothing to confirm. */
  confirmDeadline: dateTime,
  confirmNo: z.string(),
  closeType: z.int(),
  closeReason: z.string(),
  refundingAmount: z.int(),
  /** Basis points, of the merchant when the order was made. */
  commissionRate: z.int(),
  commission: z.int(),
  /** What the merchant gets. */
  settleAmount: z.int(),
  memberRemark: z.string(),
  merchantRemark: z.string(),
  finishTime: dateTime,
  refunds: z.array(
    z.object({ id, refundNo: z.string(), refundAmount: z.int(), status: z.int(), createTime: dateTime }),
  ),
  logs: z.array(z.object({ ...logRow.shape, fromStatus: z.int(), toStatus: z.int() })),
  /** The server's clock when it answered, so that countdowns do not trust the machine. */
  serverTime: dateTime,
};
export const placeOrderRecord = z.object({
  ...detail,
  useDate: z.string(),
  /** Last day of use; the use date itself unless any day of a validity will do. */
  validUntil: z.string(),
  vouchers: z.array(voucher),
});
export const stayOrderRecord = z.object({
  ...detail,
  roomName: z.string(),
  checkInDate: z.string(),
  checkOutDate: z.string(),
  nights: z.int(),
  roomNos: z.array(z.string()),
  checkInTime: dateTime,
});
export type PlaceOrder = z.infer<typeof placeOrderRecord>;
export type StayOrder = z.infer<typeof stayOrderRecord>;
