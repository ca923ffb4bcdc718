import {
  closeType,
  discountType,
  orderRefundState,
  orderStatus,
  payType,
  voucherStatus,
} from '#contracts/enums/orders.ts';
import { status } from '#contracts/envelope.ts';
import { type TradeKind, trades } from '#contracts/trade/trade.ts';
import { never } from '#contracts/wireTime.ts';
import { say } from '#contracts/words.ts';
import { yearOf } from '../../members/benefits.ts';
import { discountOf } from '../../members/gradeRules.ts';
import { lockPoints } from '../../members/points.ts';
import type { Context } from '../../records/context.ts';
import { fail } from '../../records/fail.ts';
import { logLine, type Operator } from '../../records/operators.ts';
import type { NewRow } from '../../store/collection.ts';
import type { StoredMember } from '../../store/memberRows.ts';
import { nowOf, todayOf } from '../../store/today.ts';
import type { OrderLine, StoredOrder, StoredProduct } from '../../store/tradeRows.ts';
import { orderAmounts } from '../money/orderAmounts.ts';
import { isOnSale, kinds } from '../products/kinds.ts';
import { dayRow, hold } from '../products/stock.ts';
import type { Booking, OrderTerms } from './bookingTypes.ts';
import { bookStay, type StayBooking } from './bookStay.ts';
import { bookTickets, type TicketBooking } from './bookTickets.ts';
import { coverOf, lockAll } from './orderBenefits.ts';
import { type Order, payOrder } from './orderMoves.ts';

/** An order is made: by the member's app, or by staff for him, with the same checks (domain design, sections 9.7, 10.4, 10.5). */

export const bookTicket = (context: Context, booking: Booking & TicketBooking, by: Operator) =>
  book(context, 'place', booking, by, (product, member) => bookTickets(context, product, member, booking));
export const bookRooms = (
  context: Context,
  kind: 'hotel' | 'house',
  booking: Booking & StayBooking,
  by: Operator,
) => book(context, kind, booking, by, (product) => bookStay(context, product, booking));

function book(
  context: Context,
  kind: TradeKind,
  booking: Booking,
  by: Operator,
  check: (product: Readonly<StoredProduct>, member: Readonly<StoredMember>) => OrderTerms,
): Order {
  const { store, clock } = context;
  const member = memberOf(context, booking.memberMobile);
  const product = sellable(context, kind, booking.productId);
  const booked = check(product, member);
  const prices = booked.dates.map((date) => priceOf(context, product, date));
  hold(store, product, booked.dates, booking.qty);
  const points = booking.pointsUsed ?? 0;
  if (points > member.points) fail(status.short, say('pointsShort'), { field: 'pointsUsed' });
  const grade = store.memberGrades.get(member.gradeId);
  const priced = booked.dates.map((date, at) => ({ date, price: prices[at] ?? 0, qty: booking.qty }));
  const { benefit, covered, parts } = coverOf(context, member.id, product, priced, booking);
  const amounts = orderAmounts({
    lines: priced,
    covered,
    extras: booked.extras.map(({ price, qty }) => price * qty),
    discount: product.gradeDiscount === 1 ? discountOf(grade, kind) : 100,
    points,
    pointsLimitRate: product.pointEnabled === 1 ? product.pointLimitRate : 0,
  });
  const extras: OrderLine[] = booked.extras.map((extra, at) => ({
    ...extra,
    date: '',
    status: voucherStatus.unused,
    subtotal: amounts.extras[at]?.subtotal ?? 0,
    paid: amounts.extras[at]?.paid ?? 0,
  }));
  const lines: OrderLine[] = booked.dates.map((date, at) => ({
    date,
    name: '',
    price: prices[at] ?? 0,
    qty: booking.qty,
    status: voucherStatus.unused,
    subtotal: amounts.lines[at]?.subtotal ?? 0,
    paid: amounts.lines[at]?.paid ?? 0,
  }));
  const values = {
    ...names(context, product),
    ...orderNumber(context, kind),
    kind,
    memberId: member.id,
    memberName: member.name,
    memberMobile: member.mobile,
    gradeName: grade?.name ?? '',
    contactName: booking.contactName,
    contactMobile: booking.contactMobile,
    guests: booking.guests ?? [],
    useDate: booked.useDate,
    checkOutDate: booked.checkOutDate,
    validUntil: booked.validUntil,
    nights: kind === 'place' ? 0 : booked.dates.length,
    qty: booking.qty,
    lines: [...lines, ...extras],
    totalPrice: amounts.totalPrice,
    discounts: [
      { type: discountType.benefit, amount: amounts.benefit, note: benefit?.name ?? '' },
      { type: discountType.grade, amount: amounts.grade, note: '' },
      { type: discountType.points, amount: amounts.points, note: '' },
    ].filter(({ amount }) => amount > 0),
    benefitId: benefit?.id ?? '',
    benefitYear: benefit ? yearOf(context) : 0,
    benefitParts: parts,
    pointsUsed: amounts.points,
    payPrice: amounts.payPrice,
    expireRefund: booked.expireRefund,
    partRefund: booked.partRefund,
    confirmMinutes: booked.confirmMinutes,
    expireAt: clock.now() + maxPayMinutes(context) * 60_000,
    memberRemark: booking.memberRemark ?? '',
    ...untouched,
    status: orderStatus.unpaid,
    logs: [logLine(context, by, '提交订单', 0, orderStatus.unpaid)],
  } satisfies NewRow<StoredOrder>;
  const order = store.orders.insert({ ...values, createTime: nowOf(clock) });
  lockPoints(context, member.id, order.pointsUsed);
  lockAll(context, order);
  // Nothing left to pay: it counts as paid at once.
  return order.payPrice > 0 ? order : payOrder(context, order, { payType: payType.nothing, payNo: '' }, by);
}

const untouched = {
  pointsReturned: 0,
  pointsGiven: 0,
  pointRate: 10,
  payType: payType.none,
  payNo: '',
  payTime: never,
  certificates: [],
  confirmBy: 0,
  confirmNo: '',
  refundState: orderRefundState.none,
  refundedAmount: 0,
  refundCount: 0,
  refundingAmount: 0,
  closeType: closeType.none,
  closeReason: '',
  vouchers: [],
  roomNos: [],
  checkInTime: never,
  merchantRemark: '',
  finishTime: never,
};

function memberOf({ store }: Context, mobile: string): Readonly<StoredMember> {
  const member = store.members.by('mobile', mobile)[0];
  if (!member) return fail(status.precondition, say('memberNotFound'), { field: 'memberMobile' });
  if (member.frozen === 1) fail(status.precondition, say('memberFrozen'), { field: 'memberMobile' });
  return member;
}

/** Still there, on sale with its room, resource and merchant, and the merchant's contract in force. */
function sellable(context: Context, kind: TradeKind, id: string): Readonly<StoredProduct> {
  const product = context.store.products.get(id);
  const merchant = product?.kind === kind ? merchantOf(context, product) : undefined;
  const today = todayOf(context.clock);
  const inForce = merchant && merchant.contractStart <= today && today <= merchant.contractEnd;
  if (!product || !inForce || !isOnSale(context, product))
    return fail(status.precondition, say('notSellable'), { field: 'productId' });
  return product;
}
function merchantOf({ store }: Context, { kind, resourceId }: Readonly<StoredProduct>) {
  return store.merchants.get(kinds[kind].resource(store, resourceId)?.merchantId ?? '');
}

/** -1008 for a day without an open price. */
function priceOf({ store }: Context, product: Readonly<StoredProduct>, date: string): number {
  const row = dayRow(store, product.id, date);
  if (row?.enabled !== 1)
    return fail(status.precondition, say('dayNotSellable', { date }), {
      field: product.kind === 'place' ? 'useDate' : 'checkInDate',
      date,
    });
  return row.price;
}

/** Names as they are now; they stay on the order. */
function names(context: Context, product: Readonly<StoredProduct>) {
  const { store } = context;
  const { kind, resourceId, roomId, cancelRule, cancelDays, cancelTime, lateFee, feeRate } = product;
  const merchant = merchantOf(context, product);
  return {
    resourceId,
    roomId,
    cancelRule,
    cancelDays,
    cancelTime,
    lateFee,
    feeRate,
    productId: product.id,
    productName: product.name,
    pictureUrl: product.pictures[0] ?? '',
    resourceName: kinds[kind].resource(store, resourceId)?.name ?? '',
    roomName: kinds[kind].room(store, roomId)?.name ?? '',
    merchantId: merchant?.id ?? '',
    merchantName: merchant?.name ?? '',
    commissionRate: merchant?.commissionRate ?? 0,
  };
}

/** The letter of the kind, the wire time as digits, and six digits that do not repeat within a second. */
function orderNumber({ store, clock }: Context, kind: TradeKind) {
  const digits = String((store.orders.rows().length * 617 + 104_729) % 1_000_000).padStart(6, '0');
  return { orderNo: `${trades[kind].letter}${stamp(nowOf(clock))}${digits}` };
}
/** yyMMddHHmmss. */
export const stamp = (time: string) => time.replace(/\D/g, '').slice(2);

const maxPayMinutes = ({ store }: Context) => store.settings.all()[0]?.maxPayMinutes ?? 30;
