import type * as z from 'zod/mini';
import { orderStatus, payType, refundReason, refundSource, refundStatus } from '../enums/orders.ts';
import {
  type AuditForm,
  channelRefusal,
  type finishForm,
  type Refund,
  type RefundForm,
  type RefundOffer,
  type RefundRow,
  refundRuling,
  type revokeForm,
} from '../trade/refunds.ts';
import { logExample } from './logs.ts';
import { termsExample } from './orders.ts';

/** What staff asks for: one night, or one ticket, of an order, with what the rule gives. */
export const refundExample = {
  orderId: '7',
  items: ['2026-05-01'],
  reason: refundReason.weather,
  description: '台风',
  images: [],
} satisfies Required<Omit<RefundForm, 'refundAmount' | 'rooms'>>;

const certificates = ['/api/resorts/uploads/refund.png'];
const paidBack = { amount: 54_000, certificates, remark: '已转账' } satisfies z.infer<typeof finishForm>;

/** A right form of each move of a refund, by the name of its call; amounts are those of `refundRecordExample`. */
export const refundMoves = {
  audit: { pass: 1, refundAmount: 54_000, feeAmount: 6000, remark: '' } satisfies AuditForm,
  finish: paidBack,
  finishOffline: paidBack,
  revoke: { reason: '会员不退了' } satisfies z.infer<typeof revokeForm>,
};
/** An audit that refuses. */
export const refusalExample = { pass: 0, remark: '票已使用' } satisfies AuditForm;

const items = [{ key: '2026-05-01', qty: 2, paid: 30_000 }];
const amounts = { applyAmount: 60_000, feeAmount: 6000, refundAmount: 54_000 };
const ruled = { ruling: refundRuling.lateRate, deadline: '2026-04-30 18:00:00', refundable: 60_000 };

/** What the rule gives for a choice. */
export const refundOfferExample = { items, ...amounts, ...ruled } satisfies RefundOffer;

const never = '1970-01-01 08:00:00';
const time = '2026-01-31 09:30:00';

/** What rows and pages show of a refund of a stay; what is '' here may be empty. */
export const refundRecordExample = {
  ...amounts,
  ...ruled,
  id: '3',
  refundNo: 'RH260501100000123456',
  orderId: '7',
  orderNo: 'H260430100000123456',
  productName: '湖景大床房',
  pictureUrl: '/api/resorts/uploads/refund.png',
  resourceName: '云栖湖度假酒店',
  memberName: '陈晨',
  memberMobile: '199****1001',
  qty: 2,
  nights: 2,
  orderNights: 3,
  payPrice: 90_000,
  source: refundSource.member,
  reason: refundReason.plans,
  status: refundStatus.toAudit,
  createTime: time,
  finishTime: never,
  failReason: '',
  failTime: never,
  channelRefusal: channelRefusal.none,
  overdue: false,
  description: '',
  images: certificates,
  items,
  cancelTerms: termsExample,
  suggestFee: 6000,
  suggestAmount: 54_000,
  refundedAmount: 0,
  memberId: '10',
  order: {
    ...{
      status: orderStatus.toUse,
      qty: 2,
      useDate: '2026-05-01',
      validUntil: '',
      checkOutDate: '2026-05-03',
    },
    ...{ createTime: time, payTime: time, payType: payType.wechat, totalPrice: 90_000 },
  },
  ...{ auditUser: '', auditTime: never, auditRemark: '', finishRemark: '' },
  ...{ executeUser: '', executeTime: never },
  channel: payType.wechat,
  channelNo: '',
  certificates,
  logs: [{ ...logExample, fromStatus: 0, toStatus: refundStatus.toAudit }],
} satisfies Omit<Refund & RefundRow, 'actions'>;
