import { closeType, orderRefundState, orderStatus, payType } from '#contracts/enums/orders.ts';
import { type TradeKind, trades } from '#contracts/trade/trade.ts';
import { never } from '#contracts/wireTime.ts';
import { yearOf } from '../../members/benefits.ts';
import { lockPoints } from '../../members/points.ts';
import { strictly } from '../../records/attempts.ts';
import type { Context } from '../../records/context.ts';
import { logLine, type Operator } from '../../records/operators.ts';
import type { NewRow } from '../../store/collection.ts';
import { nowOf } from '../../store/today.ts';
import type { OrderLine, StoredOrder, StoredProduct } from '../../store/tradeRows.ts';
import { kinds } from '../products/kinds.ts';
import { hold } from '../products/stock.ts';
import type { Booking } from './bookingTypes.ts';
import type { StayBooking } from './bookStay.ts';
import type { TicketBooking } from './bookTickets.ts';
import { lockAll } from './orderBenefits.ts';
import { type Order, payOrder } from './orderMoves.ts';
import { discountsOf, merchantOf, reckon, stayCheck, ticketCheck } from './reckon.ts';
import { inNoRefund } from './refundItems.ts';

/** An order is made: by the member's app, or by staff for him, with the same checks (domain design, sections 9.7, 10.4, 10.5). */

export const bookTicket = (context: Context, booking: Booking & TicketBooking, by: Operator) =>
  book(context, 'place', booking, by, ticketCheck(context, booking));
export const bookRooms = (
  context: Context,
  kind: 'hotel' | 'house',
  booking: Booking & StayBooking,
  by: Operator,
) => book(context, kind, booking, by, stayCheck(context, booking));

function book(
  context: Context,
  kind: TradeKind,
  booking: Booking,
  by: Operator,
  check: Parameters<typeof reckon>[3],
): Order {
  const { store, clock } = context;
  const { member, product, booked, priced, cover, amounts } = reckon(context, kind, booking, check, strictly);
  if (!member || !product || !booked || !amounts) throw new Error('an order passed checks that it failed');
  hold(store, product, booked.dates, booking.qty);
  const grade = store.memberGrades.get(member.gradeId);
  const { benefit, parts } = cover;
  const extras: OrderLine[] = booked.extras.map((extra, at) => ({
    ...extra,
    date: '',
    ...inNoRefund,
    subtotal: amounts.extras[at]?.subtotal ?? 0,
    paid: amounts.extras[at]?.paid ?? 0,
  }));
  const lines: OrderLine[] = priced.map((line, at) => ({
    ...line,
    name: '',
    ...inNoRefund,
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
    discounts: discountsOf(amounts, cover),
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
