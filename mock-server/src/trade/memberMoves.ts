import type { RefundReason } from '#contracts/enums/orders.ts';
import { closeType, orderStatus, payType, refundSource } from '#contracts/enums/orders.ts';
import { status } from '#contracts/envelope.ts';
import { say } from '#contracts/words.ts';
import type { Context } from '../records/context.ts';
import { fail } from '../records/fail.ts';
import { byMember, bySystem } from '../records/operators.ts';
import { nowOf } from '../store/today.ts';
import { takeFromBalance } from './money/balance.ts';
import { bookRooms, bookTicket } from './orders/booking.ts';
import type { Booking } from './orders/bookingTypes.ts';
import type { StayBooking } from './orders/bookStay.ts';
import type { TicketBooking } from './orders/bookTickets.ts';
import { cancelOrder, type Order, payOrder, writeOrder } from './orders/orderMoves.ts';
import { offerFor } from './orders/refundOffers.ts';
import { executeRefund, openRefund } from './refunds/refundMoves.ts';
import type { Refund } from './refunds/refundRules.ts';

/** What members do in their own app, which is no part of this system: for the control plane, the seed and the living demo. */

const memberOf = ({ memberName }: Order) => byMember({ name: memberName });

export const memberBuysTickets = (context: Context, booking: Booking & TicketBooking, name: string): Order =>
  bookTicket(context, booking, byMember({ name }));
export const memberBooksRooms = (
  context: Context,
  kind: 'hotel' | 'house',
  booking: Booking & StayBooking,
  name: string,
): Order => bookRooms(context, kind, booking, byMember({ name }));

/** 10 → 60. */
export const memberCancels = (context: Context, order: Order, reason: string): Order =>
  cancelOrder(context, order, memberOf(order), closeType.byMember, reason);

export interface Callback {
  transactionId: string;
  /** Cents. */
  amount: number;
  payType?: 10 | 20;
}

/**
 * The channel says that an order was paid. The same transaction twice changes nothing; one that comes too late is given back in full while
 * the order stays cancelled (section 10.3, golden number E7).
 * @throws -1006 when the balance does not suffice, -1010 for another amount, -1009 for a transaction that has paid another order, -1005 for an order that another transaction has paid
 */
export function paidByMember(context: Context, order: Order, callback: Callback): Order {
  const { transactionId, amount, payType: way = payType.wechat } = callback;
  if (order.payNo === transactionId) return order;
  // Removed orders count, too: the transaction has paid one of them.
  if (context.store.orders.everBy('payNo', transactionId).length > 0)
    fail(status.duplicate, say('transactionTaken'));
  if (amount !== order.payPrice) fail(status.amountMismatch, say('paidAmountDiffers'));
  const isLate = order.status === orderStatus.cancelled && order.payNo === '';
  if (isLate) return paidTooLate(context, order, transactionId, way);
  if (order.status === orderStatus.unpaid && context.clock.now() >= order.expireAt) {
    const closed = cancelOrder(context, order, bySystem, closeType.unpaid, '超时未支付');
    return paidTooLate(context, closed, transactionId, way);
  }
  return payOrder(context, order, { payType: way, payNo: transactionId }, memberOf(order));
}

function paidTooLate(context: Context, order: Order, payNo: string, way: 10 | 20): Order {
  takeFromBalance(context, order, way, memberOf(order));
  const patch = { payNo, payType: way, payTime: nowOf(context.clock) };
  const paid = writeOrder(context, order, patch, bySystem, '超时支付已自动退款');
  const items = paid.lines
    .filter(({ paid: cents }) => cents > 0)
    .map(({ date, name, qty, paid: cents }) => ({
      key: date || name,
      qty,
      paid: cents,
    }));
  const offer = {
    items,
    applyAmount: paid.payPrice,
    refundAmount: paid.payPrice,
    refundable: paid.payPrice,
    feeAmount: 0,
    ruling: 10 as const,
    deadline: '',
  };
  const request = { source: refundSource.system, reason: 90, description: '超时支付' } as const;
  executeRefund(context, openRefund(context, paid, offer, request, bySystem), bySystem);
  return context.store.orders.get(order.id) as Order;
}

/** Opens a refund in status 10; only what the cancellation rule gives. */
export function memberAppliesForRefund(
  context: Context,
  order: Order,
  {
    items,
    reason,
    description = '',
    images = [],
  }: { items: string[]; reason: RefundReason; description?: string; images?: string[] },
): Refund {
  const offer = offerFor(context, order, { keys: items });
  return openRefund(
    context,
    order,
    offer,
    { source: refundSource.member, reason, description, images },
    memberOf(order),
  );
}
