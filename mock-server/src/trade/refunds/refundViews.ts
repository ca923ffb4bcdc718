import { dayMs } from '#contracts/days.ts';
import { openRefunds, refundStatus } from '#contracts/enums/orders.ts';
import { maskMobile } from '#contracts/forms/masks.ts';
import type { RefundRow as ListRow, Refund as RefundRecord } from '#contracts/trade/refunds.ts';
import { trades } from '#contracts/trade/trade.ts';
import { epochOf, never } from '#contracts/wireTime.ts';
import type { Context } from '../../records/context.ts';
import { reachOf } from '../../records/reach.ts';
import type { StatusLog } from '../../store/tradeRows.ts';
import { sumOf } from '../money/money.ts';
import { isStaffOf, ownerOfOrder } from '../orders/orderActions.ts';
import { channelRefusalOf, orderOf, possibleRefundMoves, type Refund } from './refundRules.ts';

/** Refunds as lists and details show them (domain design, sections 11.1 and 11.2). */

const waiting: readonly number[] = [refundStatus.toAudit, refundStatus.toPay];

/** Whether it waits for staff for more than a day. */
export const isOverdue = ({ clock }: Context, { status, createTime }: Refund): boolean =>
  waiting.includes(status) && clock.now() - epochOf(createTime) > dayMs;

/** What the caller may do with a refund now, by the name of the call. */
function refundActions(context: Context, refund: Refund): string[] {
  const { kind } = refund;
  const manages = reachOf(context, trades[kind].refund, 'manage')(ownerOfOrder(refund));
  if (!manages) return [];
  return [...possibleRefundMoves(context, refund, isStaffOf(context, kind, 'refund')), 'reveal'];
}

/** When the channel last refused the refund; `never` once a later try was started. */
export const failTimeOf = ({ failReason, logs }: Pick<Refund, 'failReason' | 'logs'>): string =>
  (failReason !== '' && logs.findLast(isFailure)?.time) || never;
/** A log line that changes no status, such as one of 查看, is no failure. */
const isFailure = ({ fromStatus, toStatus }: StatusLog) =>
  toStatus === refundStatus.failed && fromStatus !== toStatus;

export function refundRow(context: Context, refund: Refund): ListRow {
  const order = orderOf(context, refund);
  const { id, refundNo, orderId, orderNo, applyAmount, feeAmount, refundAmount } = refund;
  const { source, reason, status, createTime, finishTime, failReason, items, kind } = refund;
  const { productName, pictureUrl, resourceName, memberId, memberName, payPrice, nights } = order;
  const dates = items.filter(({ key }) => /^\d{4}-/.test(key));
  return {
    id,
    refundNo,
    orderId,
    orderNo,
    applyAmount,
    feeAmount,
    refundAmount,
    source,
    reason,
    status,
    createTime,
    finishTime,
    failReason,
    failTime: failTimeOf(refund),
    channel: refund.channel,
    channelRefusal: channelRefusalOf(context, refund),
    productName,
    pictureUrl,
    resourceName,
    memberId,
    memberName,
    payPrice,
    memberMobile: maskMobile(order.memberMobile),
    qty: kind === 'place' ? sumOf(items.map(({ qty }) => qty)) : Math.max(0, ...dates.map(({ qty }) => qty)),
    nights: kind === 'place' ? 0 : dates.length,
    orderNights: nights,
    overdue: isOverdue(context, refund),
    actions: refundActions(context, refund),
  };
}

export function refundRecord(context: Context, refund: Refund): RefundRecord {
  const order = orderOf(context, refund);
  const { description, images, items, ruling, deadline, suggestFee, suggestAmount } = refund;
  const { auditUser, auditTime, auditRemark, finishRemark, executeUser, executeTime, channelNo } = refund;
  const { cancelRule, cancelDays, cancelTime, lateFee, feeRate, partRefund } = order;
  const { status, qty, useDate, validUntil, checkOutDate, createTime, payTime, totalPrice } = order;
  return {
    ...refundRow(context, refund),
    description,
    images,
    items,
    ruling,
    deadline,
    suggestFee,
    suggestAmount,
    auditUser,
    auditTime,
    auditRemark,
    finishRemark,
    executeUser,
    executeTime,
    channelNo,
    cancelTerms: { cancelRule, cancelDays, cancelTime, lateFee, feeRate, partRefund },
    refundable: refundableOf(context, refund),
    refundedAmount: refundedBefore(order, refund),
    order: {
      ...{ status, qty, useDate, validUntil, checkOutDate, createTime, payTime, totalPrice },
      payType: order.payType,
    },
    certificates: refund.certificates,
    logs: [...refund.logs].reverse(),
  };
}

/** What other refunds of the order gave. Cents. */
const refundedBefore = ({ refundedAmount }: { refundedAmount: number }, refund: Refund): number =>
  refundedAmount - (refund.status === refundStatus.done ? refund.refundAmount : 0);

/** The most that this refund may give, or might have given: its items, and what the order has left beside other refunds. */
export function refundableOf(context: Context, refund: Refund): number {
  const order = orderOf(context, refund);
  const { payPrice, refundingAmount } = order;
  const isOpen = openRefunds.includes(refund.status);
  const others = refundingAmount - (isOpen ? refund.refundAmount : 0);
  return Math.max(0, Math.min(refund.applyAmount, payPrice - refundedBefore(order, refund) - others));
}
