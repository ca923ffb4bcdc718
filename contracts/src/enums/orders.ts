/** Codes of orders and refunds, with the Chinese labels (domain design, section 1.2). */

export const orderStatus = {
  unpaid: 10,
  toConfirm: 20,
  toUse: 30,
  inUse: 40,
  done: 50,
  cancelled: 60,
  closed: 70,
} as const;
export type OrderStatus = (typeof orderStatus)[keyof typeof orderStatus];
/** Somebody still waits for something of these orders. */
export const unfinishedStatuses: readonly number[] = [
  orderStatus.unpaid,
  orderStatus.toConfirm,
  orderStatus.toUse,
  orderStatus.inUse,
];
export const orderRefundState = { none: 0, open: 10, partly: 20, whole: 30 } as const;
export type OrderRefundState = (typeof orderRefundState)[keyof typeof orderRefundState];
export const closeType = {
  none: 0,
  unpaid: 10,
  byMember: 20,
  byStaff: 30,
  rejected: 40,
  refunded: 50,
  expired: 60,
} as const;
export type CloseType = (typeof closeType)[keyof typeof closeType];
/** 0 until something was paid. */
export const payType = { none: 0, wechat: 10, balance: 20, offline: 30, nothing: 40 } as const;
export type PayType = (typeof payType)[keyof typeof payType];
export const voucherStatus = { unused: 10, used: 20, locked: 30, refunded: 40, expired: 50 } as const;
export type VoucherStatus = (typeof voucherStatus)[keyof typeof voucherStatus];
export const discountType = { grade: 10, points: 20, benefit: 30, change: 40 } as const;
export type DiscountType = (typeof discountType)[keyof typeof discountType];
export const credentialType = {
  idCard: 10,
  passport: 20,
  hongKongMacao: 30,
  taiwan: 40,
  officer: 50,
  other: 90,
} as const;
export type CredentialType = (typeof credentialType)[keyof typeof credentialType];
/** Why a merchant does not take an order. */
export const rejectReason = { full: 10, wrongPrice: 20, closed: 30, other: 90 } as const;

export const refundStatus = {
  toAudit: 10,
  toPay: 20,
  paying: 30,
  done: 40,
  failed: 50,
  refused: 60,
  revoked: 70,
} as const;
export type RefundStatus = (typeof refundStatus)[keyof typeof refundStatus];
export const refundSource = { member: 10, staff: 20, rejected: 30, system: 40 } as const;
export type RefundSource = (typeof refundSource)[keyof typeof refundSource];
export const refundReason = {
  plans: 10,
  wrongData: 20,
  tooMany: 30,
  weather: 40,
  notServed: 50,
  notAsDescribed: 60,
  other: 90,
} as const;
export type RefundReason = (typeof refundReason)[keyof typeof refundReason];

/** Statuses of refunds that hold their codes or nights, section 11.3. */
export const openRefunds: readonly number[] = [
  refundStatus.toAudit,
  refundStatus.toPay,
  refundStatus.paying,
  refundStatus.failed,
];

export const orderCodes = {
  ticketOrderStatus: {
    10: '待付款',
    30: '待使用',
    40: '部分使用',
    50: '已完成',
    60: '已取消',
    70: '已关闭',
  },
  stayOrderStatus: {
    10: '待付款',
    20: '待确认',
    30: '待入住',
    40: '已入住',
    50: '已完成',
    60: '已取消',
    70: '已关闭',
  },
  orderRefundState: { 0: '无退款', 10: '退款中', 20: '部分退款', 30: '全部退款' },
  closeType: {
    0: '-',
    10: '超时未支付',
    20: '会员取消',
    30: '后台取消',
    40: '商家拒单',
    50: '全部退订',
    60: '过期关闭',
  },
  payType: { 0: '-', 10: '微信支付', 20: '余额支付', 30: '线下支付', 40: '权益抵扣' },
  voucherStatus: { 10: '未使用', 20: '已使用', 30: '退款锁定', 40: '已退款', 50: '已过期' },
  discountType: { 10: '会员折扣', 20: '积分抵扣', 30: '权益抵扣', 40: '改价' },
  credentialType: {
    10: '身份证',
    20: '护照',
    30: '港澳通行证',
    40: '台胞证',
    50: '军官证',
    90: '其他',
  },
  rejectReason: { 10: '满房', 20: '价格错误', 30: '停业', 90: '其他' },
  operatorType: { 10: '系统', 20: '会员', 30: '后台' },
} as const;

export const refundCodes = {
  refundStatus: {
    10: '待审核',
    20: '待退款',
    30: '退款中',
    40: '退款成功',
    50: '退款失败',
    60: '已拒绝',
    70: '已撤销',
  },
  refundSource: { 10: '会员申请', 20: '后台发起', 30: '商家拒单', 40: '系统自动' },
  refundReason: {
    10: '行程有变',
    20: '信息填错',
    30: '买多/买错',
    40: '天气原因',
    50: '商家无法接待',
    60: '与描述不符',
    90: '其他',
  },
} as const;
