import type {
  CloseType,
  CredentialType,
  DiscountType,
  OrderRefundState,
  OrderStatus,
  PayType,
  RefundReason,
  RefundSource,
  RefundStatus,
  VoucherStatus,
} from '#contracts/enums/orders.ts';
import type { LogRow } from '#contracts/logs.ts';
import type { TradeKind } from '#contracts/trade/trade.ts';
import type { NamedRow, Row } from './row.ts';

/** What is sold, to whom, and what of it came back. Amounts in cents, times of the wire unless another unit is named. */

type Flag = 0 | 1;

/** `name` and `enabled` as everywhere; rates in basis points. */
export interface StoredProduct extends NamedRow {
  kind: TradeKind;
  /** Scenic spot, hotel or guesthouse. */
  resourceId: string;
  /** '' for tickets. */
  roomId: string;
  pictures: string[];
  marketPrice: number;
  cancelRule: number;
  cancelDays: number;
  cancelTime: string;
  /** 0 for tickets. */
  lateFee: number;
  feeRate: number;
  gradeDiscount: Flag;
  pointEnabled: Flag;
  pointLimitRate: number;
  detail: string;
  ordering: number;
  /** What only tickets, or only stays, have; as in their form. */
  terms: TicketTerms | StayTerms;
}
export interface TicketTerms {
  ticketType: number;
  personCount: number;
  useMode: number;
  validDays: number;
  aheadDays: number;
  cutOffTime: string;
  minCount: number;
  maxCount: number;
  dayLimit: number;
  realName: number;
  entryMode: number;
  exchangeAddress: string;
  /** -1 = no limit. */
  ageFrom: number;
  ageTo: number;
  audience: string;
  partRefund: Flag;
  expireRefund: Flag;
  feeIncluded: string;
  usageNotes: string;
}
export interface StayTerms {
  breakfast: number;
  /** Only of guesthouses. */
  breakfastPrice: number;
  confirmMode: number;
  confirmMinutes: number;
  minNights: number;
  maxNights: number;
  aheadDays: number;
  cutOffTime: string;
  maxAheadDays: number;
  maxRooms: number;
  guarantee: string;
  included: string;
  freeNights: Flag;
  notes: string;
}

/** A product's day. */
export interface StoredPriceStock extends Row {
  productId: string;
  date: string;
  price: number;
  /** -1 = by commission. */
  settlePrice: number;
  stock: number;
  locked: number;
  sold: number;
  enabled: Flag;
  /** Counts the changes of what staff set; sales do not make a calendar stale. */
  setVersion: number;
  /** `productId/date`. */
  productDay: string;
  /** `kind/roomId/date`; '' for tickets. */
  roomDay: string;
}

export interface OrderLine {
  /** '' for extras. */
  date: string;
  /** What an extra is. */
  name: string;
  price: number;
  qty: number;
  subtotal: number;
  paid: number;
  /** Refunded or locked in a refund as a whole, else unused. */
  status: VoucherStatus;
  /** Rooms in open refunds, rooms that were refunded, and the cents of both. */
  held: number;
  back: number;
  taken: number;
}
export interface Voucher {
  code: string;
  holder: string;
  credentialNo: string;
  status: VoucherStatus;
  useTime: string;
  useUser: string;
  paid: number;
}
export interface StoredGuest {
  name: string;
  credentialType: CredentialType;
  credentialNo: string;
  mobile: string;
}
export interface StatusLog extends LogRow {
  fromStatus: number;
  toStatus: number;
}

/** Names are snapshots: they stay as they were when the order was made. */
export interface StoredOrder extends Row {
  kind: TradeKind;
  orderNo: string;
  memberId: string;
  memberName: string;
  memberMobile: string;
  gradeName: string;
  merchantId: string;
  merchantName: string;
  resourceId: string;
  resourceName: string;
  roomId: string;
  roomName: string;
  productId: string;
  productName: string;
  pictureUrl: string;
  cancelRule: number;
  cancelDays: number;
  cancelTime: string;
  lateFee: number;
  feeRate: number;
  partRefund: Flag;
  expireRefund: Flag;
  /** 0 = at once. */
  confirmMinutes: number;
  commissionRate: number;
  contactName: string;
  contactMobile: string;
  guests: StoredGuest[];
  /** Day of use, or of check-in. */
  useDate: string;
  /** '' for tickets. */
  checkOutDate: string;
  /** Last day on which a ticket is good; '' for stays. */
  validUntil: string;
  nights: number;
  /** Tickets, or rooms. */
  qty: number;
  lines: OrderLine[];
  totalPrice: number;
  discounts: { type: DiscountType; amount: number; note: string }[];
  /** The benefit that pays nights or tickets; '' for none, and the year of its quota. */
  benefitId: string;
  benefitYear: number;
  /** What it pays and was not given back: a night by its date, with how many rooms; a ticket by its place among the tickets, from 0. */
  benefitParts: { key: string; count: number }[];
  pointsUsed: number;
  /** How many of the used points were given back. */
  pointsReturned: number;
  pointsGiven: number;
  /** The rate of the member's grade when the order was completed, x 10. */
  pointRate: number;
  payPrice: number;
  payType: PayType;
  payNo: string;
  payTime: string;
  certificates: string[];
  /** Epoch milliseconds. */
  expireAt: number;
  /** Epoch milliseconds; 0 = nothing to confirm. */
  confirmBy: number;
  confirmNo: string;
  status: OrderStatus;
  refundState: OrderRefundState;
  refundedAmount: number;
  /** Refunds that succeeded. */
  refundCount: number;
  refundingAmount: number;
  closeType: CloseType;
  closeReason: string;
  vouchers: Voucher[];
  roomNos: string[];
  checkInTime: string;
  memberRemark: string;
  merchantRemark: string;
  finishTime: string;
  logs: StatusLog[];
}

export interface StoredRefund extends Row {
  kind: TradeKind;
  refundNo: string;
  orderId: string;
  orderNo: string;
  memberId: string;
  merchantId: string;
  resourceId: string;
  productId: string;
  source: RefundSource;
  reason: RefundReason;
  description: string;
  images: string[];
  /** Codes of tickets, dates of nights, names of extras. */
  items: { key: string; qty: number; paid: number }[];
  applyAmount: number;
  suggestFee: number;
  suggestAmount: number;
  ruling: number;
  deadline: string;
  feeAmount: number;
  refundAmount: number;
  status: RefundStatus;
  auditUser: string;
  auditTime: string;
  auditRemark: string;
  /** What was said of money that was paid back by hand; '' for what the channel paid. */
  finishRemark: string;
  executeUser: string;
  executeTime: string;
  /** Epoch milliseconds of the channel's answer; 0 = none is awaited. */
  answerAt: number;
  channel: PayType;
  channelNo: string;
  failReason: string;
  certificates: string[];
  finishTime: string;
  /** What the platform's commission on the order became less by it; 0 until it succeeded. */
  commissionBack: number;
  logs: StatusLog[];
}
