import * as z from 'zod/mini';
import { relationType } from '../enums/members.ts';
import {
  closeType,
  credentialType,
  discountType,
  orderRefundState,
  orderStatus,
  payType,
  refundStatus,
  voucherStatus,
} from '../enums/orders.ts';
import { cancelRule, lateFee } from '../enums/products.ts';
import { told } from '../forms/fieldInfo.ts';
import { dateTime, flag, id } from '../forms/fields.ts';
import { answeredCode } from '../forms/formFields.ts';
import {
  addressOrNone,
  clockOrNone,
  dayOrNone,
  maskedDocument,
  maskedMobile,
  maskedMobileOrNone,
  orderNumber,
  shownAddress,
  shownDay,
} from '../forms/shownTexts.ts';
import { statusLogRow } from '../logs.ts';
import { keptStay } from './keptStay.ts';
import '../words/orders.ts';

/** What orders of the three kinds share (domain design, section 10). Amounts in cents. */

/** Number of records in each status, all statuses of the kind included. */
export const statusCountsOf = (named: Record<string, Readonly<Record<string, number>>>) =>
  z.object({
    total: z.int(),
    counts: z.array(z.object({ status: answeredCode(named), count: z.int() })),
  });
export type StatusCounts = z.infer<ReturnType<typeof statusCountsOf>>;
export const orderSums = z.object({ count: z.int(), payPrice: z.int(), refundedAmount: z.int() });

/** The fields of an order that are masked. */
export const maskedOfOrder = [
  'memberMobile',
  'contactMobile',
  'guests.credentialNo',
  'guests.mobile',
] as const;
export type MaskedOfOrder = (typeof maskedOfOrder)[number];

const summary = {
  id,
  orderNo: orderNumber,
  productId: id,
  productName: z.string(),
  pictureUrl: addressOrNone,
  resourceName: z.string(),
  memberId: id,
  memberName: z.string(),
  /** Masked. */
  memberMobile: maskedMobile,
  gradeName: z.string(),
  /** Tickets, or rooms. */
  qty: z.int(),
  totalPrice: z.int(),
  discountPrice: z.int(),
  payPrice: z.int(),
  refundedAmount: z.int(),
  /** Of what is paid and not refunded; 0 before the payment. */
  commission: z.int(),
  /** What the merchant gets. */
  settleAmount: z.int(),
  payType: answeredCode({ payType }),
  status: answeredCode({ orderStatus }),
  refundState: answeredCode({ orderRefundState }),
  createTime: dateTime,
  /** When an unpaid order ends. */
  expireTime: dateTime,
  /** Until when the merchant has to confirm; 1970 = nothing to confirm. */
  confirmDeadline: dateTime,
  /** What the guest asked for, and what the merchant noted; '' = nothing. */
  memberRemark: z.string(),
  merchantRemark: z.string(),
  /** What the caller may do with it now, by the name of the call; `addRefund` = ask for a refund. */
  actions: z.array(z.string()),
};
/** 1 = completed although the guests never came (标记未入住): nobody has checked them in. */
const noShow = told(flag, { label: 'noShow' });
export const placeRow = z.object({
  ...summary,
  useDate: shownDay,
  contactName: z.string(),
  usedCount: z.int(),
});
export const stayRow = z.object({
  ...summary,
  roomId: id,
  roomName: z.string(),
  /** As they were booked; see `kept`. */
  checkInDate: shownDay,
  checkOutDate: shownDay,
  nights: z.int(),
  kept: keptStay,
  /** First guest, or the contact while nobody is registered. */
  guestName: z.string(),
  guestCount: z.int(),
  /** Of the rooms that the guests have or had. */
  roomNos: z.array(z.string()),
  noShow,
});
export type PlaceOrderRow = z.infer<typeof placeRow>;
export type StayOrderRow = z.infer<typeof stayRow>;

/** A day of the order, or an extra such as cleaning (`date` is '' then, `name` says what). */
const line = z.object({
  date: dayOrNone,
  name: z.string(),
  price: z.int(),
  qty: z.int(),
  subtotal: z.int(),
  /** What of it was really paid. */
  paid: z.int(),
  /** The codes of tickets: 10, 30 in a refund, 40 given back; 10 while some of the rooms are in no refund. */
  status: answeredCode({ voucherStatus }),
  /** Rooms of a night that are in a refund, and that were given back. */
  held: z.int(),
  back: z.int(),
});
/** What was taken off the price. */
export const discount = z.object({
  type: answeredCode({ discountType }),
  amount: z.int(),
  note: z.string(),
});
const voucher = z.object({
  code: z.string(),
  holder: z.string(),
  status: answeredCode({ voucherStatus }),
  /** 1970-01-01 = not yet. */
  useTime: dateTime,
  useUser: z.string(),
  paid: z.int(),
});
/** The cancellation rule as it was when the order was made. */
export const cancelTerms = z.object({
  cancelRule: answeredCode({ cancelRule }),
  cancelDays: z.int(),
  cancelTime: clockOrNone,
  /** 0 = none. */
  lateFee: answeredCode({ lateFee }, 'orNone'),
  feeRate: z.int(),
  partRefund: flag,
});
const detail = {
  ...summary,
  resourceId: id,
  merchantId: id,
  merchantName: z.string(),
  contactName: z.string(),
  /** Masked. */
  contactMobile: maskedMobile,
  guests: z.array(
    z.object({
      name: z.string(),
      credentialType: answeredCode({ credentialType }),
      /** Masked, as the mobile. */
      credentialNo: maskedDocument,
      mobile: maskedMobileOrNone,
    }),
  ),
  lines: z.array(line),
  discounts: z.array(discount),
  cancelTerms,
  payNo: z.string(),
  payTime: dateTime,
  certificates: z.array(shownAddress),
  confirmNo: z.string(),
  closeType: answeredCode({ closeType }),
  closeReason: z.string(),
  refundingAmount: z.int(),
  /** Basis points, of the merchant when the order was made. */
  commissionRate: z.int(),
  finishTime: dateTime,
  refunds: z.array(
    z.object({
      id,
      refundNo: z.string(),
      refundAmount: z.int(),
      status: answeredCode({ refundStatus }),
      createTime: dateTime,
    }),
  ),
  logs: z.array(statusLogRow),
  /** The server's time of the answer; countdowns use it instead of the browser's clock. */
  serverTime: dateTime,
};
export const placeOrderRecord = z.object({
  ...detail,
  useDate: shownDay,
  /** Last day of use; the use date itself unless any day of a validity will do. */
  validUntil: shownDay,
  vouchers: z.array(voucher),
});
/** A relative of the member, who can be registered as a guest without his document being typed. */
const relative = z.object({
  id,
  name: z.string(),
  relation: answeredCode({ relationType }),
  credentialType: answeredCode({ credentialType }),
  credentialNo: maskedDocument,
  mobile: maskedMobileOrNone,
});
export type Relative = z.infer<typeof relative>;
export const stayOrderRecord = z.object({
  ...detail,
  roomName: z.string(),
  checkInDate: shownDay,
  checkOutDate: shownDay,
  nights: z.int(),
  kept: keptStay,
  roomNos: z.array(z.string()),
  checkInTime: dateTime,
  noShow,
  /** Relatives of the member, to whoever may check the order in now; to others, and at other times, none. Numbers masked. */
  relatives: z.array(relative),
  /** Room numbers that guests of the same room had lately and nobody has during this stay, likewise and to whoever may change its rooms now. */
  freeRoomNos: z.array(z.string()),
});
export type PlaceOrder = z.infer<typeof placeOrderRecord>;
export type StayOrder = z.infer<typeof stayOrderRecord>;
