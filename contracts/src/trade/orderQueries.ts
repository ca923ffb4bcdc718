import * as z from 'zod/mini';
import { orderRefundState, orderStatus, payType } from '../enums/orders.ts';
import { listQuery, queryNumber, sortedBy } from '../envelope.ts';
import { atMost } from '../forms/atMost.ts';
import { told } from '../forms/fieldInfo.ts';
import { date, id, queryCode, queryFlag, searchText } from '../forms/fields.ts';
import { spanRule } from '../forms/spans.ts';
import { say } from '../words.ts';
import { channelNumber } from './channelNumber.ts';
import '../words/orders.ts';

const cents = z.optional(queryNumber(0, 9_999_999_999));
/** A whole order number, or at least the last six characters of one. */
const orderNo = told(
  z.optional(
    z.string().check(z.trim(), z.regex(/^$|^[A-Za-z]?\d{6,18}$/, say('lastSix', { label: 'orderNo' }))),
  ),
  { label: 'orderNo', isCode: true, isEnding: true, max: 20 },
);

/** The whole code of a ticket. */
const voucherCode = z.optional(z.string().check(z.trim(), z.regex(/^$|^[A-Za-z0-9]{6,40}$/)));

/** Of stays: a part of the name of a guest, or of the contact. */
const guest = told(z.optional(searchText), { isPart: true });
/** Of stays: the whole number of a room that its guests have or had. */
const roomNo = z.optional(z.string().check(z.trim(), atMost(10)));

/** Filters of the list, the counts by status and the sums. Dates are inclusive, amounts cents. */
const orderFilters = {
  orderNo,
  /** Name or any part of the mobile number. */
  member: z.optional(searchText),
  memberId: z.optional(id),
  /** Of tickets alone. */
  voucherCode,
  guest,
  roomNo,
  /** Of stays: 1 = nobody came, 0 = the others. */
  noShow: z.optional(queryFlag),
  /** Of the payment at the channel. */
  payNo: channelNumber('payNo'),
  /** Of stays: the kind of room. */
  roomId: z.optional(id),
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
  /** Day of use, or of arrival: the first night that was not given back. */
  useStart: z.optional(date),
  useEnd: z.optional(date),
  /** Day on which a stay ends, which is the one after the last night that was not given back; tickets have none. */
  leaveStart: z.optional(date),
  leaveEnd: z.optional(date),
  /** 1 = paid, also what was closed since; 0 = never paid. */
  paid: z.optional(queryFlag),
  /** Day on which a completed order, or a closed one that kept a fee, counts for the settlement with its merchant. */
  settleStart: z.optional(date),
  settleEnd: z.optional(date),
  /** Day of payment. */
  payStart: z.optional(date),
  payEnd: z.optional(date),
  payMin: cents,
  payMax: cents,
};
interface Amounts {
  payMin?: number | undefined;
  payMax?: number | undefined;
}
const rangeRules = [
  spanRule('createStart', 'createEnd'),
  spanRule('useStart', 'useEnd'),
  spanRule('leaveStart', 'leaveEnd'),
  spanRule('settleStart', 'settleEnd'),
  spanRule('payStart', 'payEnd'),
  z.refine<Amounts>(
    ({ payMin, payMax }) => payMin === undefined || payMax === undefined || payMin <= payMax,
    {
      error: say('amountOrder'),
      path: ['payMax'],
    },
  ),
] as const;

/** Newest first unless another column is named. */
const orderSorts = ['createTime', 'payPrice', 'useDate', 'confirmDeadline'] as const;
export const orderListQuery = listQuery({
  ...orderFilters,
  status: queryCode(orderStatus),
  ...sortedBy(orderSorts),
}).check(...rangeRules);
export const orderCountQuery = z.object(orderFilters).check(...rangeRules);
export const orderSumQuery = z
  .object({ ...orderFilters, status: queryCode(orderStatus) })
  .check(...rangeRules);
export type OrderListQuery = z.infer<typeof orderListQuery>;
