import {
  closeType,
  openRefunds,
  orderRefundState,
  orderStatus,
  payType,
  type RefundReason,
  type RefundSource,
  refundSource,
  refundStatus,
  voucherStatus,
} from '#contracts/enums/orders.ts';
import { status } from '#contracts/envelope.ts';
import { trades } from '#contracts/trade/trade.ts';
import { never } from '#contracts/wireTime.ts';
import { say } from '#contracts/words.ts';
import type { Context } from '../../records/context.ts';
import { fail } from '../../records/fail.ts';
import { logLine, type Operator } from '../../records/operators.ts';
import { nowOf } from '../../store/today.ts';
import type { StoredOrder, StoredRefund } from '../../store/tradeRows.ts';
import { askChannel } from '../money/channel.ts';
import { stamp } from '../orders/booking.ts';
import { isCovered } from '../orders/orderBenefits.ts';
import { type Order, writeOrder } from '../orders/orderMoves.ts';
import { mark } from '../orders/refundItems.ts';
import type { Offer } from '../orders/refundOffers.ts';
import { expectRefundMove, isOverLimit, orderOf, type Refund } from './refundRules.ts';
import { succeed } from './refundSuccess.ts';

/** The moves of a refund (domain design, section 11.3). Each checks the status it starts from, as with orders. */

export function writeRefund(
  context: Context,
  refund: Refund,
  patch: Partial<StoredRefund>,
  by: Operator,
  action: string,
  remark = '',
): Refund {
  const line = logLine(context, by, action, refund.status, patch.status ?? refund.status, remark);
  return context.store.refunds.update(refund.id, { ...patch, logs: [...refund.logs, line] });
}

export interface Request {
  source: RefundSource;
  reason: RefundReason;
  description?: string;
  images?: string[];
  /** Of the rule, unless staff chose another amount. */
  refundAmount?: number | undefined;
}

/**
 * – → 10, or 20 where nobody has to audit: the items are locked, the amount counts as being refunded. Nothing may be owed of parts that a lowered price
 * left nothing for, and of parts that a benefit paid; that is done at once.
 */
export function openRefund(
  context: Context,
  order: Order,
  offer: Offer,
  request: Request,
  by: Operator,
): Refund {
  const { store, clock } = context;
  const refundAmount = request.refundAmount ?? offer.refundAmount;
  const isOwed = request.source === refundSource.rejected || request.source === refundSource.system;
  if (!isOwed && isOverLimit(context, order)) fail(status.precondition, say('tooManyRefunds'));
  const isFree = isCovered(
    order,
    offer.items.map(({ key }) => key),
  );
  if (!isOwed && !isFree && refundAmount < 1) fail(status.precondition, say('nothingToRefund'));
  if (refundAmount > offer.refundable)
    fail(status.invalid, say('refundAboveLimit'), { field: 'refundAmount' });
  const first = request.source === refundSource.member ? refundStatus.toAudit : refundStatus.toPay;
  const { items, applyAmount, feeAmount: suggestFee, refundAmount: suggestAmount, ruling, deadline } = offer;
  const refund = store.refunds.insert({
    items,
    applyAmount,
    suggestFee,
    suggestAmount,
    ruling,
    deadline,
    refundAmount,
    createTime: nowOf(clock),
    kind: order.kind,
    refundNo: refundNumber(context, order),
    orderId: order.id,
    orderNo: order.orderNo,
    memberId: order.memberId,
    merchantId: order.merchantId,
    resourceId: order.resourceId,
    productId: order.productId,
    source: request.source,
    reason: request.reason,
    description: request.description ?? '',
    images: request.images ?? [],
    feeAmount: applyAmount - refundAmount,
    status: first,
    channel: order.payType,
    ...untouched,
    logs: [logLine(context, by, '申请退款', 0, first, request.description)],
  });
  writeOrder(
    context,
    order,
    {
      ...mark(order, items, voucherStatus.locked),
      refundState: orderRefundState.open,
      refundingAmount: order.refundingAmount + refundAmount,
    },
    by,
    `申请退款${refund.refundNo}`,
  );
  return refundAmount === 0 ? succeed(context, refund, by, '无需退款') : refund;
}
const untouched = {
  auditUser: '',
  auditTime: never,
  auditRemark: '',
  finishRemark: '',
  executeUser: '',
  executeTime: never,
  answerAt: 0,
  channelNo: '',
  failReason: '',
  certificates: [],
  finishTime: never,
  commissionBack: 0,
};
function refundNumber({ store, clock }: Context, { kind }: Order): string {
  const digits = String((store.refunds.rows().length * 617 + 350_377) % 1_000_000).padStart(6, '0');
  return `R${trades[kind].letter}${stamp(nowOf(clock))}${digits}`;
}

/** The refund state that an order would have without one of its refunds. */
function stateWithout(context: Context, order: Order, refundId: string): StoredOrder['refundState'] {
  const others = context.store.refunds.by('orderId', order.id).filter(({ id }) => id !== refundId);
  if (others.some((one) => openRefunds.includes(one.status))) return orderRefundState.open;
  // What a benefit paid comes back without money.
  return others.some((one) => one.status === refundStatus.done)
    ? orderRefundState.partly
    : orderRefundState.none;
}

/** 10 → 20, with the amounts of the audit. */
export function passRefund(
  context: Context,
  refund: Refund,
  { refundAmount, feeAmount, remark = '' }: { refundAmount: number; feeAmount: number; remark?: string },
  by: Operator,
): Refund {
  expectRefundMove(context, refund, 'audit');
  const order = orderOf(context, refund);
  context.store.orders.update(order.id, {
    refundingAmount: order.refundingAmount - refund.refundAmount + refundAmount,
  });
  const patch = { status: refundStatus.toPay, refundAmount, feeAmount, auditRemark: remark };
  return writeRefund(context, refund, { ...patch, ...audited(context, by) }, by, '审核通过', remark);
}
const audited = ({ clock }: Context, by: Operator) => ({ auditUser: by.name, auditTime: nowOf(clock) });

/** 10 → 20, and what is in 20 already: all without a fee, whatever was granted before, because the order ends by the merchant's fault. */
export function grantInFull(
  context: Context,
  refund: Refund,
  { by, action, reason }: { by: Operator; action: string; reason: string },
): void {
  const amounts = { refundAmount: refund.applyAmount, feeAmount: 0 };
  if (refund.status === refundStatus.toAudit) {
    passRefund(context, refund, amounts, by);
    return;
  }
  const kept = refund.applyAmount - refund.refundAmount;
  if (kept === 0) return;
  const order = orderOf(context, refund);
  context.store.orders.update(order.id, { refundingAmount: order.refundingAmount + kept });
  writeRefund(context, refund, amounts, by, action, reason);
}

/** 10 → 60 or 70, or 20 → 70 of what staff began: the items are free again. */
export function dropRefund(
  context: Context,
  refund: Refund,
  to: typeof refundStatus.refused | typeof refundStatus.revoked,
  reason: string,
  by: Operator,
): Refund {
  const refused = to === refundStatus.refused;
  expectRefundMove(context, refund, refused ? 'audit' : 'revoke');
  const order = orderOf(context, refund);
  writeOrder(
    context,
    order,
    {
      ...mark(order, refund.items, voucherStatus.unused),
      refundState: stateWithout(context, order, refund.id),
      refundingAmount: order.refundingAmount - refund.refundAmount,
    },
    by,
    `退款${refund.refundNo}${refused ? '被拒绝' : '已撤销'}`,
    reason,
  );
  const patch = refused ? { auditRemark: reason, ...audited(context, by) } : {};
  return writeRefund(
    context,
    refund,
    { ...patch, status: to },
    by,
    refused ? '拒绝退款' : '撤销退款',
    reason,
  );
}

/** 20 → 30, or 50 → 30 again under the same number: the channel has it; a balance is paid at once. */
export function executeRefund(
  context: Context,
  refund: Refund,
  by: Operator,
  move: 'execute' | 'retry' = 'execute',
): Refund {
  expectRefundMove(context, refund, move);
  const paying = writeRefund(
    context,
    refund,
    {
      status: refundStatus.paying,
      failReason: '',
      executeUser: by.name,
      executeTime: nowOf(context.clock),
      ...askChannel(context, refund),
    },
    by,
    move === 'retry' ? '重试退款' : '发起退款',
  );
  return refund.channel === payType.balance ? succeed(context, paying, by, '余额退款成功') : paying;
}

/** All tickets or nights back without a fee, and the order is closed: refused, or not confirmed in time. */
export function closeWithRefund(
  context: Context,
  order: Order,
  offer: Offer,
  {
    by,
    close,
    reason,
    action,
  }: { by: Operator; close: (typeof closeType)[keyof typeof closeType]; reason: string; action: string },
): Order {
  const source = close === closeType.rejected ? refundSource.rejected : refundSource.system;
  const patch = { status: orderStatus.closed, closeType: close, closeReason: reason };
  const closed = writeOrder(
    context,
    order,
    { ...patch, finishTime: nowOf(context.clock) },
    by,
    action,
    reason,
  );
  openRefund(context, closed, offer, { source, reason: 50, description: reason }, by);
  return context.store.orders.get(order.id) as Order;
}
