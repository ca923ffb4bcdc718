import { pointType } from '#contracts/enums/members.ts';
import {
  closeType,
  openRefunds,
  orderRefundState,
  orderStatus,
  payType,
  refundStatus,
  voucherStatus,
} from '#contracts/enums/orders.ts';
import { hundredths } from '#contracts/hundredths.ts';
import { endRebates } from '../../finance/orderIncomes.ts';
import { gainPoints, takeBackPoints } from '../../members/points.ts';
import type { Context } from '../../records/context.ts';
import { logLine, type Operator } from '../../records/operators.ts';
import { nowOf, todayOf } from '../../store/today.ts';
import type { StoredOrder, StoredRefund } from '../../store/tradeRows.ts';
import { giveToBalance } from '../money/balance.ts';
import { commissionOf, giftBase, giftPoints } from '../money/orderAmounts.ts';
import { pointsBack } from '../money/refundFee.ts';
import { freeParts } from '../orders/orderBenefits.ts';
import { causeOf, completeOrder, type Order, sms, writeOrder } from '../orders/orderMoves.ts';
import { mark } from '../orders/refundItems.ts';
import { giveBack } from '../products/stock.ts';

/** 30 or 50 → 40, with everything that follows from it in one transaction (domain design, section 11.5). */
export function succeed(
  context: Context,
  refund: Readonly<StoredRefund>,
  by: Operator,
  action: string,
  patch: Partial<StoredRefund> = {},
): Readonly<StoredRefund> {
  const { store, clock } = context;
  const line = logLine(context, by, action, refund.status, refundStatus.done, patch.finishRemark);
  const order = store.orders.get(refund.orderId) as Order;
  const refundedAmount = order.refundedAmount + refund.refundAmount;
  const done = store.refunds.update(refund.id, {
    ...patch,
    status: refundStatus.done,
    answerAt: 0,
    failReason: '',
    finishTime: nowOf(clock),
    commissionBack: commissionFor(order, order.refundedAmount) - commissionFor(order, refundedAmount),
    logs: [...refund.logs, line],
  });
  giveToBalance(context, refund, by);
  giveBackDays(context, order, refund);
  const marked = mark(order, refund.items, voucherStatus.refunded);
  const returned = returnPoints(context, order, refund, refundedAmount, by);
  const after = writeOrder(
    context,
    order,
    {
      ...marked,
      ...freeParts(context, order, refund.items, order.status === orderStatus.done),
      refundedAmount,
      refundCount: order.refundCount + 1,
      pointsReturned: order.pointsReturned + returned,
      refundingAmount: order.refundingAmount - refund.refundAmount,
      refundState: stateOf(context, order, refundedAmount),
      pointsGiven: order.pointsGiven - takeBackGift(context, { ...order, ...marked }, refundedAmount, by),
    },
    by,
    `退款${refund.refundNo}成功`,
  );
  settleOrder(context, after, by);
  const isAllBack = order.payPrice > 0 && refundedAmount === order.payPrice;
  // Of an order that was given back wholly nothing is owed either, where a fee of it was kept.
  const isClosed = store.orders.get(order.id)?.status === orderStatus.closed;
  if (isAllBack || isClosed)
    endRebates(context, order, `订单${order.orderNo}${isAllBack ? '已全额退款' : '已全部退订'}`, by);
  // Certificates are of money that was paid by hand in place of the channel.
  const byHand = done.channel === payType.offline || done.certificates.length > 0;
  const way = byHand ? '线下退还' : '原路退回';
  if (refund.refundAmount > 0) sms(context, after, `您的退款${hundredths(refund.refundAmount)}元已${way}`);
  return done;
}

const commissionFor = ({ payPrice, commissionRate }: Order, refunded: number) =>
  commissionOf(payPrice, refunded, commissionRate);

/** Returns the stock of refunded days; days that are over stay sold. A cancelled order, paid too late, has returned its days already. */
function giveBackDays(context: Context, order: Order, { items }: Readonly<StoredRefund>): void {
  if (order.status === orderStatus.cancelled) return;
  const today = todayOf(context.clock);
  if (order.kind === 'place') {
    if (order.useDate >= today) giveBack(context.store, order.productId, [order.useDate], items.length);
    return;
  }
  for (const { key, qty } of items.filter(({ key }) => /^\d{4}-/.test(key) && key >= today))
    giveBack(context.store, order.productId, [key], qty);
}

/** Returns used points in proportion to the refunded amount; all that are left once everything was refunded. They live as gains do. */
function returnPoints(
  context: Context,
  order: Order,
  { refundAmount, refundNo }: Readonly<StoredRefund>,
  refundedAmount: number,
  by: Operator,
): number {
  const left = order.pointsUsed - order.pointsReturned;
  const isAll = refundedAmount === order.payPrice;
  const back = isAll ? left : Math.min(left, pointsBack(order.pointsUsed, refundAmount, order.payPrice));
  const cause = causeOf(order, pointType.returned, by);
  gainPoints(context, order.memberId, back, { ...cause, remark: `退款${refundNo}` });
  return back;
}

/** Gifted points go back as well, by the rate at which they were given. */
function takeBackGift(context: Context, order: Order, refundedAmount: number, by: Operator): number {
  const due = giftPoints(giftBase(order, refundedAmount), order.pointRate);
  const back = Math.max(0, order.pointsGiven - due);
  if (order.status !== orderStatus.done || back === 0) return 0;
  takeBackPoints(context, order.memberId, back, causeOf(order, pointType.giftTakenBack, by));
  return back;
}

function stateOf(context: Context, order: Order, refundedAmount: number): StoredOrder['refundState'] {
  const open = context.store.refunds.by('orderId', order.id).some((one) => openRefunds.includes(one.status));
  if (open) return orderRefundState.open;
  // Of an order that cost nothing no money comes back, so it is never the whole.
  const isWhole = order.payPrice > 0 && refundedAmount === order.payPrice;
  return isWhole ? orderRefundState.whole : orderRefundState.partly;
}

const isOver = ({ status }: { status: number }) =>
  status !== voucherStatus.unused && status !== voucherStatus.locked;
const isBack = ({ status }: { status: number }) => status === voucherStatus.refunded;

/** 20 or 30 → 70 when all came back before any use; 30 or 40 → 50 when the last unused ticket came back. */
function settleOrder(context: Context, order: Order, by: Operator): void {
  const before = order.status === orderStatus.toConfirm || order.status === orderStatus.toUse;
  const parts = order.kind === 'place' ? order.vouchers : order.lines;
  if (before && parts.every(isBack)) {
    const patch = {
      status: orderStatus.closed,
      closeType: closeType.refunded,
      finishTime: nowOf(context.clock),
    };
    writeOrder(context, order, patch, by, '全部退订，订单关闭');
    return;
  }
  const isOpen = before || order.status === orderStatus.inUse;
  if (order.kind === 'place' && isOpen && order.vouchers.every(isOver))
    completeOrder(context, order, by, '剩余票已退，订单完成');
}
