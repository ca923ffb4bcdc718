import { addDays } from '#contracts/days.ts';
import { pointType } from '#contracts/enums/members.ts';
import {
  closeType,
  orderStatus,
  payType,
  refundReason,
  refundSource,
  refundStatus,
  rejectReason,
} from '#contracts/enums/orders.ts';
import { gainPoints, takeBackPoints } from '../../members/points.ts';
import type { Operator } from '../../records/operators.ts';
import { bySystem } from '../../records/operators.ts';
import { personOf } from '../../seed/bookings.ts';
import type { StoredMember } from '../../store/memberRows.ts';
import { todayOf } from '../../store/today.ts';
import { checkIn, checkOut, confirmOrder, rejectOrder, verifyTickets } from '../../trade/fulfilment.ts';
import {
  memberAppliesForRefund,
  memberBooksRooms,
  memberBuysTickets,
  paidByMember,
} from '../../trade/memberMoves.ts';
import { cancelOrder, type Order, payOrder } from '../../trade/orders/orderMoves.ts';
import { refundableKeys } from '../../trade/orders/refundItems.ts';
import { offerFor } from '../../trade/orders/refundOffers.ts';
import {
  dropRefund,
  executeRefund,
  openRefund,
  passRefund,
  writeRefund,
} from '../../trade/refunds/refundMoves.ts';
import type { Refund } from '../../trade/refunds/refundRules.ts';
import { succeed } from '../../trade/refunds/refundSuccess.ts';
import type { Mock } from '../../wire/mock.ts';
import { ControlError } from '../controlError.ts';
import { atAnyTime, freshProduct, type TradeSetup } from './productSetup.ts';
import { contextOf } from './providerState.ts';

/** Orders and refunds in a wanted state, reached by the moves themselves on a product made for it. */

const by: Operator = { type: 30, name: '前台小林' };
/** Rooms or tickets. */
const qty = 2;

/** A member with points, not frozen, and with a pay account that accepts refunds. */
export function memberOf(mock: Mock, ending?: string): Readonly<StoredMember> {
  const { store } = mock;
  const fits = ({ mobile }: Readonly<StoredMember>) =>
    ending ? mobile.endsWith(ending) : !/4[45]$/.test(mobile);
  const member = store.members.find((one) => one.frozen === 0 && fits(one)) ?? store.members.find(fits);
  if (!member) throw new ControlError(400, 'The seed has no such member.');
  const { points, pointsDebt } = member;
  const context = contextOf(mock);
  const cause = { type: pointType.added, by: bySystem };
  if (points < 5_000) gainPoints(context, member.id, 5_000 - points + pointsDebt, cause);
  else takeBackPoints(context, member.id, points - 5_000, { ...cause, type: pointType.deducted });
  return store.members.update(member.id, { frozen: 0 });
}

/** 10. */
const unpaid = (mock: Mock, setup: TradeSetup, manual = false, ending?: string): Order =>
  orderOf(mock, setup, memberOf(mock, ending), { manual, pointsUsed: 500 });

/** 10, of a member. */
export function orderOf(
  mock: Mock,
  setup: TradeSetup,
  member: Readonly<StoredMember>,
  { manual = false, pointsUsed = 0 }: { manual?: boolean; pointsUsed?: number } = {},
): Order {
  const context = contextOf(mock);
  const product = freshProduct(mock, setup, manual);
  const start = addDays(todayOf(mock.clock), setup.inDays ?? 1);
  const tools = { faker: fixedFaker };
  const guests = [personOf(tools, member.name), personOf(tools, '陈晨')];
  const booking = {
    productId: product.id,
    memberMobile: member.mobile,
    contactName: member.name,
    qty,
    guests,
    contactMobile: member.mobile,
    pointsUsed,
    memberRemark: '请安排安静的房间',
  };
  const stay = { checkInDate: start, checkOutDate: addDays(start, setup.nights ?? 2) };
  return atAnyTime(mock, product, () =>
    setup.kind === 'place'
      ? memberBuysTickets(context, { ...booking, useDate: start }, member.name)
      : memberBooksRooms(context, setup.kind, { ...booking, ...stay }, member.name),
  );
}
/** Always the same person. */
const fixedFaker = {
  number: { int: ({ min = 0 }: { min?: number }) => min },
  string: { numeric: (count: number) => '1'.repeat(count) },
} as unknown as Parameters<typeof personOf>[0]['faker'];

const paid = (mock: Mock, order: Order, offline = false): Order =>
  offline
    ? payOrder(
        contextOf(mock),
        order,
        { payType: payType.offline, payNo: '', certificates: [order.pictureUrl], remark: '现金' },
        by,
      )
    : paidByMember(contextOf(mock), order, { transactionId: `4200${order.orderNo}`, amount: order.payPrice });

/** Makes a new order and moves it to a status by as few moves as possible. */
export function orderIn(
  mock: Mock,
  setup: TradeSetup,
  status: number,
  offline = false,
  ending?: string,
): Order {
  const context = contextOf(mock);
  const isTicket = setup.kind === 'place';
  if (status === orderStatus.unpaid) return unpaid(mock, setup);
  if (status === orderStatus.cancelled)
    return cancelOrder(context, unpaid(mock, setup), by, closeType.byStaff, '行程取消');
  if (status === orderStatus.toConfirm) return paid(mock, unpaid(mock, setup, true, ending), offline);
  if (status === orderStatus.closed && !isTicket)
    return rejectOrder(context, paid(mock, unpaid(mock, setup, true)), { reason: rejectReason.full }, by);
  const begins = status === orderStatus.inUse || status === orderStatus.done;
  const first = unpaid(mock, begins ? { ...setup, inDays: 0 } : setup, !isTicket, ending);
  const bought = paid(mock, first, offline);
  const ready = isTicket ? bought : confirmOrder(context, bought, 'C10086', by);
  if (status === orderStatus.toUse) return ready;
  if (status === orderStatus.closed) {
    const refund = askRefund(mock, ready);
    settle(mock, refund, refundStatus.done);
    return context.store.orders.get(ready.id) as Order;
  }
  const codes = ready.vouchers.map(({ code }) => code);
  const isDone = status === orderStatus.done;
  if (isTicket) return verifyTickets(context, ready, isDone ? codes : codes.slice(0, 1), by);
  const staying = checkIn(
    context,
    ready,
    { guests: ready.guests, roomNos: [`${ready.id}-1`, `${ready.id}-2`] },
    by,
  );
  return isDone ? checkOut(context, staying, by) : staying;
}

const askRefund = (mock: Mock, order: Order): Refund =>
  memberAppliesForRefund(contextOf(mock), order, {
    items: refundableKeys(order, todayOf(mock.clock)),
    reason: refundReason.plans,
    description: '航班取消',
    images: [order.pictureUrl],
  });

/** From 10 to another status. */
function settle(mock: Mock, refund: Refund, status: number): Refund {
  const context = contextOf(mock);
  const { refused, revoked } = refundStatus;
  if (status === refundStatus.toAudit) return refund;
  if (status === refused || status === revoked) return dropRefund(context, refund, status, '已协商改期', by);
  const { refundAmount, feeAmount } = refund;
  const passed = passRefund(context, refund, { refundAmount, feeAmount }, by);
  if (status === refundStatus.toPay) return passed;
  const paying = executeRefund(context, passed, by);
  if (status === refundStatus.done) {
    const byHand = paying.channel === payType.offline;
    return byHand
      ? succeed(context, paying, by, '线下退款', { certificates: refund.images })
      : succeed(context, paying, by, '渠道退款成功');
  }
  // The simulated channel would answer within seconds; the answer is put off so that the refund stays in this status.
  const awaited = paying.answerAt > 0 ? { answerAt: mock.clock.now() + 3_600_000 } : {};
  if (status === refundStatus.paying) return context.store.refunds.update(paying.id, awaited);
  const failReason = '收款账户已注销，退款失败';
  const failed = { status: refundStatus.failed, answerAt: 0, failReason };
  return writeRefund(context, paying, failed, by, '渠道退款失败', failReason);
}

/** A refund of a whole order in a status; `offline` = of money that was paid at the counter. */
export function refundIn(mock: Mock, setup: TradeSetup, status: number, offline = false): Refund {
  const ready = orderIn(
    mock,
    setup,
    orderStatus.toUse,
    offline,
    status === refundStatus.failed ? '44' : undefined,
  );
  return settle(mock, askRefund(mock, ready), status);
}

/** A refund of a whole order that staff began, in status 20. */
export function staffRefundOf(mock: Mock, setup: TradeSetup): Refund {
  const order = orderIn(mock, setup, orderStatus.toUse);
  const request = { source: refundSource.staff, reason: refundReason.plans };
  return openRefund(contextOf(mock), order, refundOfferOf(mock, order), request, by);
}

export const refundOfferOf = (mock: Mock, order: Order) =>
  offerFor(contextOf(mock), order, { keys: refundableKeys(order, todayOf(mock.clock)), exceptional: true });
