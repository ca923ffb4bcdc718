import type * as z from 'zod/mini';
import { relationType } from '../enums/members.ts';
import {
  closeType,
  credentialType,
  discountType,
  orderRefundState,
  orderStatus,
  payType,
  refundStatus,
  rejectReason,
  voucherStatus,
} from '../enums/orders.ts';
import { cancelRule } from '../enums/products.ts';
import type {
  cancelForm,
  checkInForm,
  confirmForm,
  contactForm,
  Guest,
  offlineForm,
  PlaceOrderForm,
  priceForm,
  rejectForm,
  remarkForm,
  roomNosForm,
  StayOrderForm,
} from '../trade/orderForms.ts';
import type { cancelTerms, PlaceOrder, PlaceOrderRow, StayOrder, StayOrderRow } from '../trade/orders.ts';
import { logExample } from './logs.ts';

const guest = {
  name: '林小雨',
  credentialType: credentialType.idCard,
  credentialNo: '990000199001011239',
  mobile: '',
} satisfies Guest;
export const guestExamples = [
  guest,
  { ...guest, name: '陈晨', credentialType: credentialType.passport, credentialNo: 'E12345678' },
] satisfies [Guest, Guest];

const contact = { contactName: '林小雨', contactMobile: '19900001234' };
const wanted = {
  memberMobile: '19900077777',
  productId: '5',
  ...contact,
  memberRemark: '',
  qty: 2,
  guests: guestExamples,
};
/** Right orders for a member; product, member and days are those of a test. */
export const placeOrderExample = { ...wanted, useDate: '2026-05-01' } satisfies Required<
  Omit<PlaceOrderForm, 'memberId' | 'pointsUsed' | 'benefitId' | 'benefitCount'>
>;
export const stayOrderExample = {
  ...wanted,
  checkInDate: '2026-05-01',
  checkOutDate: '2026-05-02',
} satisfies Required<Omit<StayOrderForm, 'memberId' | 'pointsUsed' | 'benefitId' | 'benefitCount'>>;

const certificates = ['/api/resorts/uploads/order.png'];
type Form<S extends z.core.$ZodType> = Required<z.infer<S>>;

/** A right form of each move of an order, by the name of its call; amounts are those of `placeOrderRecordExample`. */
export const orderMoves = {
  cancel: { reason: '会员不去了' } satisfies Form<typeof cancelForm>,
  changePrice: { payPrice: 60_000, reason: '老客户' } satisfies Form<typeof priceForm>,
  payOffline: { amount: 59_500, certificates, remark: '现金' } satisfies Form<typeof offlineForm>,
  confirm: { confirmNo: 'C10086' } satisfies Form<typeof confirmForm>,
  reject: { reason: rejectReason.full, note: '' } satisfies Form<typeof rejectForm>,
  checkIn: { guests: guestExamples, roomNos: ['8801', '8802'] } satisfies Form<typeof checkInForm>,
  changeRooms: { roomNos: ['8803', '8804'] } satisfies Form<typeof roomNosForm>,
  remark: { merchantRemark: '已电话确认' } satisfies Form<typeof remarkForm>,
  updateContact: contact satisfies Omit<z.infer<typeof contactForm>, 'guests'>,
};

/** The cancellation rule of an order. */
export const termsExample = {
  cancelRule: cancelRule.untilDeadline,
  cancelDays: 1,
  cancelTime: '18:00',
  lateFee: 20,
  feeRate: 1000,
  partRefund: 1,
} satisfies z.infer<typeof cancelTerms>;

const never = '1970-01-01 08:00:00';
const time = '2026-01-31 09:30:00';

/** What rows and pages show of an order; what is '' here may be empty. */
const record = {
  id: '3',
  orderNo: 'H260430100000123456',
  productId: '5',
  productName: '湖景大床房',
  pictureUrl: '/api/resorts/uploads/order.png',
  resourceId: '1',
  resourceName: '云栖湖度假酒店',
  merchantId: '2',
  merchantName: '云栖湖文旅',
  memberId: '10',
  memberName: '吴浩然',
  memberMobile: '199****0010',
  gradeName: '',
  contactName: '吴浩然',
  contactMobile: '199****0010',
  guests: [{ ...guest, credentialNo: '9900**********1239' }],
  qty: 2,
  totalPrice: 60_000,
  discountPrice: 500,
  discounts: [{ type: discountType.points, amount: 500, note: '' }],
  payPrice: 59_500,
  payType: payType.wechat,
  payNo: '',
  payTime: time,
  certificates,
  status: orderStatus.toUse,
  refundState: orderRefundState.none,
  refundedAmount: 0,
  refundingAmount: 0,
  refunds: [
    {
      ...{ id: '3', refundNo: 'RH260501100000123456', refundAmount: 54_000 },
      ...{ status: refundStatus.toAudit, createTime: time },
    },
  ],
  lines: [
    {
      ...{ date: '2026-05-01', name: '', price: 30_000, qty: 2, subtotal: 60_000, paid: 59_500 },
      ...{ status: voucherStatus.unused, held: 0, back: 0 },
    },
  ],
  cancelTerms: termsExample,
  createTime: time,
  expireTime: time,
  confirmDeadline: never,
  confirmNo: '',
  closeType: closeType.none,
  closeReason: '',
  commissionRate: 600,
  commission: 3570,
  settleAmount: 55_930,
  memberRemark: '',
  merchantRemark: '',
  finishTime: never,
  logs: [{ ...logExample, fromStatus: 0, toStatus: orderStatus.unpaid }],
  serverTime: time,
};

export const placeOrderRecordExample = {
  ...record,
  useDate: '2026-05-01',
  validUntil: '2026-05-01',
  usedCount: 0,
  vouchers: [
    {
      ...{ code: '117150456320', holder: '吴浩然', status: voucherStatus.unused },
      ...{ useTime: never, useUser: '', paid: 29_750 },
    },
  ],
} satisfies Omit<PlaceOrder & PlaceOrderRow, 'actions'>;

export const stayOrderRecordExample = {
  ...record,
  roomId: '3',
  roomName: '湖景大床房',
  checkInDate: '2026-05-01',
  checkOutDate: '2026-05-02',
  nights: 1,
  kept: { arrivalDate: '2026-05-01', departureDate: '2026-05-02', rooms: 2, nights: 1, roomNights: 2 },
  guestName: '吴浩然',
  guestCount: 2,
  roomNos: ['1201'],
  checkInTime: never,
  noShow: 0,
  relatives: [
    {
      ...{ id: '3', name: '陆知夏', relation: relationType.spouse, mobile: '199****0011' },
      ...{ credentialType: credentialType.idCard, credentialNo: '9900**********1239' },
    },
  ],
  freeRoomNos: ['1202'],
} satisfies Omit<StayOrder & StayOrderRow, 'actions'>;
