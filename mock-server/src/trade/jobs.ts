import { addDays } from '#contracts/days.ts';
import {
  closeType,
  orderStatus,
  refundReason,
  refundSource,
  refundStatus,
  voucherStatus,
} from '#contracts/enums/orders.ts';
import { jobTimes } from '#contracts/jobTimes.ts';
import { epochOf } from '#contracts/wireTime.ts';
import type { Context } from '../records/context.ts';
import { bySystem } from '../records/operators.ts';
import { todayOf } from '../store/today.ts';
import { expireConfirm } from './fulfilment.ts';
import { channelFailure } from './money/channel.ts';
import { departureOf } from './orders/kept.ts';
import { cancelOrder, completeOrder, type Order, writeOrder } from './orders/orderMoves.ts';
import { refundableKeys } from './orders/refundItems.ts';
import { offerFor } from './orders/refundOffers.ts';
import { openRefund, writeRefund } from './refunds/refundMoves.ts';
import { succeed } from './refunds/refundSuccess.ts';

/** Timed jobs of orders and refunds (domain design, section 17), by the mock's clock; each is idempotent. */

export function runTradeJobs(context: Context): void {
  runDeadlines(context);
  answerRefunds(context);
  endStays(context);
  endTickets(context);
}

/** What ends at a moment of its own, which nobody may pay or confirm afterwards (golden number E7). There are few of them at any time. */
export function runDeadlines(context: Context): void {
  expireUnpaid(context);
  expireUnconfirmed(context);
}

function expireUnpaid(context: Context): void {
  for (const order of context.store.orders.by('status', orderStatus.unpaid)) {
    if (order.expireAt <= context.clock.now())
      cancelOrder(context, order, bySystem, closeType.unpaid, '超时未支付');
  }
}

function expireUnconfirmed(context: Context): void {
  for (const order of context.store.orders.by('status', orderStatus.toConfirm)) {
    if (order.confirmBy <= context.clock.now()) expireConfirm(context, order, bySystem);
  }
}

/** The channel has answered. */
function answerRefunds(context: Context): void {
  for (const refund of context.store.refunds.by('status', refundStatus.paying)) {
    if (refund.answerAt === 0 || refund.answerAt > context.clock.now()) continue;
    const failReason = channelFailure(context, refund);
    if (failReason === '') succeed(context, refund, bySystem, '渠道退款成功');
    else {
      const patch = { status: refundStatus.failed, answerAt: 0, failReason };
      writeRefund(context, refund, patch, bySystem, '渠道退款失败', failReason);
    }
  }
}

/** A stay that nobody checked out ends on the day after its departure. */
function endStays(context: Context): void {
  for (const order of context.store.orders.by('status', orderStatus.inUse)) {
    if (order.kind === 'place') continue;
    const end = epochOf(`${addDays(departureOf(order), 1)} ${jobTimes.checkout}:00`);
    if (context.clock.now() >= end) completeOrder(context, order, bySystem, '系统自动离店');
  }
}

/** Unused tickets of yesterday: given back where the product says so, else expired. */
function endTickets(context: Context): void {
  const { store, clock } = context;
  for (const status of [orderStatus.toUse, orderStatus.inUse]) {
    for (const order of store.orders.by('status', status)) {
      if (order.kind !== 'place') continue;
      if (clock.now() >= epochOf(`${addDays(order.validUntil, 1)} ${jobTimes.ticketExpire}:00`))
        endTicketsOf(context, order);
    }
  }
}

function endTicketsOf(context: Context, order: Order): void {
  const keys = refundableKeys(order, todayOf(context.clock));
  if (keys.length === 0) return;
  const offer = order.expireRefund === 1 && offerFor(context, order, { keys, free: true });
  // A lowered price can leave 0 for these tickets; nothing is refunded then.
  if (offer && offer.refundAmount > 0) {
    const request = { source: refundSource.system, reason: refundReason.other, description: '过期自动退' };
    openRefund(context, order, offer, request, bySystem);
    return;
  }
  const vouchers = order.vouchers.map((voucher) =>
    keys.includes(voucher.code) ? { ...voucher, status: voucherStatus.expired } : voucher,
  );
  const expired = writeOrder(context, order, { vouchers }, bySystem, `${keys.length}张票过期`);
  // Tickets that are locked in a refund may become unused again, so the order stays open.
  if (vouchers.every(({ status }) => status !== voucherStatus.locked))
    completeOrder(context, expired, bySystem, '有效期已过，订单完成');
}
