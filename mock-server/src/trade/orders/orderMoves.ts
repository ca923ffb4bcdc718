import { nightsOf } from '#contracts/days.ts';
import { type PointType, pointSource, pointType } from '#contracts/enums/members.ts';
import type { CloseType, PayType } from '#contracts/enums/orders.ts';
import { closeType, discountType, orderStatus, payType, voucherStatus } from '#contracts/enums/orders.ts';
import { hundredths } from '#contracts/hundredths.ts';
import { pointRateOf } from '../../members/gradeRules.ts';
import { followGrowth } from '../../members/grades.ts';
import { gainPoints, lockPoints, spendLocked } from '../../members/points.ts';
import type { Context } from '../../records/context.ts';
import { logLine, type Operator } from '../../records/operators.ts';
import { sendSms } from '../../records/sms.ts';
import { nowOf } from '../../store/today.ts';
import type { StoredOrder, Voucher } from '../../store/tradeRows.ts';
import { takeFromBalance } from '../money/balance.ts';
import { split, sumOf, takeOff } from '../money/money.ts';
import { giftBase, giftPoints, ticketsPaid } from '../money/orderAmounts.ts';
import { release, sell } from '../products/stock.ts';
import { freeAll, takeAll } from './orderBenefits.ts';
import { expectMove } from './orderRules.ts';

/**
 * The moves of an order (domain design, section 10.3). Each checks the status it starts from: of two callers the second one gets -1005.
 * Values are replaced, never changed in place, so that a failed call can be taken back.
 */

export type Order = Readonly<StoredOrder>;
/** The dates on which an order takes stock. */
export const datesOf = ({ kind, useDate, checkOutDate }: Order) =>
  kind === 'place' ? [useDate] : nightsOf(useDate, checkOutDate);

const pointSources = {
  place: pointSource.placeOrder,
  hotel: pointSource.hotelOrder,
  house: pointSource.houseOrder,
};
/** Why an order changes the points of its member. */
export const causeOf = ({ kind, id, orderNo }: Order, type: PointType, by: Operator) => ({
  ...{ type, by },
  source: { type: pointSources[kind], id, no: orderNo },
});

/** Writes a change with its line in the log. */
export function writeOrder(
  context: Context,
  order: Order,
  patch: Partial<StoredOrder>,
  by: Operator,
  action: string,
  remark = '',
): Order {
  const line = logLine(context, by, action, order.status, patch.status ?? order.status, remark);
  return context.store.orders.update(order.id, { ...patch, logs: [...order.logs, line] });
}

/** 10 → 60: stock and points are free again. */
export function cancelOrder(
  context: Context,
  order: Order,
  by: Operator,
  close: CloseType,
  reason: string,
): Order {
  expectMove(context, order, 'cancel');
  release(context.store, order.productId, datesOf(order), order.qty);
  lockPoints(context, order.memberId, -order.pointsUsed);
  const freed = freeAll(context, order);
  const action = close === closeType.unpaid ? '超时未支付，订单取消' : '取消订单';
  const patch = { status: orderStatus.cancelled, closeType: close, closeReason: reason };
  return writeOrder(
    context,
    order,
    { ...patch, ...freed, pointsReturned: order.pointsUsed },
    by,
    action,
    reason,
  );
}

export interface Payment {
  payType: PayType;
  /** Transaction number of the pay channel; '' for offline payments. */
  payNo: string;
  certificates?: string[];
  remark?: string;
}

/** 10 → 30, or 20 where the merchant has to confirm: stock is sold, tickets get their codes. */
export function payOrder(context: Context, order: Order, payment: Payment, by: Operator): Order {
  expectMove(context, order, 'pay');
  takeFromBalance(context, order, payment.payType, by);
  sell(context.store, order.productId, datesOf(order), order.qty);
  spendLocked(context, order.memberId, order.pointsUsed, causeOf(order, pointType.used, by));
  const waits = order.confirmMinutes > 0;
  const patch: Partial<StoredOrder> = {
    status: waits ? orderStatus.toConfirm : orderStatus.toUse,
    payType: payment.payType,
    payNo: payment.payNo,
    payTime: nowOf(context.clock),
    certificates: payment.certificates ?? [],
    confirmBy: waits ? context.clock.now() + order.confirmMinutes * 60_000 : 0,
    vouchers: order.kind === 'place' ? vouchersOf(order) : [],
  };
  const action = payment.payType === payType.offline ? '线下收款' : '支付成功';
  const paid = writeOrder(context, order, patch, by, action, payment.remark);
  sms(context, paid, waits ? '您的订单已支付，等待商家确认' : '您的订单已支付成功');
  return paid;
}

function vouchersOf({ id, qty, payPrice, guests, contactName, benefitParts }: Order): Voucher[] {
  const free = benefitParts.length;
  const paid = ticketsPaid(payPrice, qty, free);
  return Array.from({ length: qty }, (_, at) => ({
    code: codeOf(Number(id) * 256 + at),
    holder: guests[at]?.name ?? contactName,
    credentialNo: guests[at]?.credentialNo ?? '',
    status: voucherStatus.unused,
    useTime: '',
    useUser: '',
    paid: paid[at] ?? 0,
  }));
}
/** A voucher code of twelve digits: unique for each number, and not consecutive for consecutive numbers. */
const codeOf = (number: number) => String(100_000_000_000 + ((number * 99_991) % 899_999_999_981));

/** New amount of an unpaid order; the parts are split anew. */
export function changePrice(context: Context, order: Order, payPrice: number, reason: string, by: Operator) {
  expectMove(context, order, 'changePrice');
  const kept = order.discounts.filter(({ type }) => type !== discountType.change);
  const before = order.totalPrice - sumOf(kept.map(({ amount }) => amount));
  const discounts = [...kept, { type: discountType.change, amount: before - payPrice, note: reason }];
  return writeOrder(
    context,
    order,
    { payPrice, discounts: discounts.filter(({ amount }) => amount !== 0), lines: shared(order, payPrice) },
    by,
    `改价为${hundredths(payPrice)}元`,
    reason,
  );
}
/**
 * Splits the new price over the lines: a higher one by their subtotals, a lower one by taking the difference off what each was to be
 * paid.
 */
function shared({ lines }: Order, payPrice: number) {
  const paid = lines.map((line) => line.paid);
  const sum = sumOf(paid);
  const parts = payPrice <= sum ? takeOff(sum - payPrice, paid) : split(payPrice, weightsOf(lines));
  return lines.map((line, at) => ({ ...line, paid: parts[at] ?? 0 }));
}
const weightsOf = (lines: StoredOrder['lines']) => lines.map(({ subtotal }) => subtotal);

/** → 50: points for what was really paid, at the rate of the grade that the member had, and growth that may earn a higher one. */
export function completeOrder(
  context: Context,
  order: Order,
  by: Operator,
  action: string,
  gift = true,
): Order {
  const pointRate = pointRateOf(context.store, order.memberId);
  const given = gift ? giftPoints(giftBase(order, order.refundedAmount), pointRate) : 0;
  const patch = { status: orderStatus.done, finishTime: nowOf(context.clock), pointsGiven: given, pointRate };
  gainPoints(context, order.memberId, given, causeOf(order, pointType.gift, by));
  takeAll(context, order);
  const done = writeOrder(context, order, patch, by, action);
  followGrowth(context, order.memberId);
  return done;
}
/** Tells the member what became of an order. */
export const sms = (context: Context, { contactMobile, orderNo }: Order, message: string): void =>
  sendSms(context, contactMobile, `${message}，订单号${orderNo}`);
