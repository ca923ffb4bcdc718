import { addDays } from '#contracts/days.ts';
import { pointType } from '#contracts/enums/members.ts';
import {
  closeType,
  orderStatus,
  payType,
  refundReason,
  refundStatus,
  rejectReason,
} from '#contracts/enums/orders.ts';
import { cancelRule, confirmMode, realName, useMode } from '#contracts/enums/products.ts';
import type { TradeKind } from '#contracts/trade/trade.ts';
import { gainPoints, takeBackPoints } from '../../members/points.ts';
import type { Operator } from '../../records/operators.ts';
import { bySystem } from '../../records/operators.ts';
import { personOf } from '../../seed/bookings.ts';
import type { Collection } from '../../store/collection.ts';
import type { StoredRow } from '../../store/collections.ts';
import type { StoredMember } from '../../store/memberRows.ts';
import type { StoredVenue } from '../../store/row.ts';
import { todayOf } from '../../store/today.ts';
import type { StayTerms, StoredProduct, TicketTerms } from '../../store/tradeRows.ts';
import { checkIn, checkOut, confirmOrder, rejectOrder, verifyTickets } from '../../trade/fulfilment.ts';
import {
  memberAppliesForRefund,
  memberBooksRooms,
  memberBuysTickets,
  paidByMember,
} from '../../trade/memberMoves.ts';
import { cancelOrder, type Order, payOrder } from '../../trade/orders/orderMoves.ts';
import { refundableKeys } from '../../trade/orders/refundItems.ts';
import { setDay } from '../../trade/products/days.ts';
import { isOnSale, merchantOfProduct } from '../../trade/products/kinds.ts';
import { takenOfRoom } from '../../trade/products/stock.ts';
import { dropRefund, executeRefund, passRefund, writeRefund } from '../../trade/refunds/refundMoves.ts';
import { offerFor } from '../../trade/refunds/refundOffers.ts';
import type { Refund } from '../../trade/refunds/refundRules.ts';
import { succeed } from '../../trade/refunds/refundSuccess.ts';
import type { Mock } from '../../wire/mock.ts';
import { ControlError } from '../controlError.ts';
import { personaIds } from '../personas.ts';
import { contextOf } from './providerState.ts';

/** Orders and refunds in a wanted state, reached by the moves themselves on a product made for it. */

export interface TradeSetup {
  kind: TradeKind;
  own?: 1 | undefined;
  /** Cancellation rule of the product; 20 = at any time. */
  rule?: number | undefined;
  /** Day of use or check-in from today; tomorrow when left out. */
  inDays?: number | undefined;
}

const by: Operator = { type: 30, name: '前台小林' };
/** Rooms or tickets. */
const qty = 2;
const price = 30_000;

const ownId = ({ store }: Mock) => store.users.get(personaIds.merchantManager)?.belongId;

/** A copy of a seeded product without any limit that could refuse an order, with prices for the next 10 days. */
export function freshProduct(
  mock: Mock,
  { kind, own, rule = cancelRule.anyTime }: TradeSetup,
  manual: boolean,
): StoredProduct {
  const { store } = mock;
  const all = store.products
    .by('kind', kind)
    .filter((row) => !own || merchantOfProduct(row, store) === ownId(mock));
  const like = all.find((row) => isOnSale(contextOf(mock), row) && hasContract(mock, row)) ?? all[0];
  if (!like) throw new ControlError(400, `kind: the seed has no product of kind ${kind}.`);
  openShop(mock, like);
  const { id: _id, version: _version, createTime: _createTime, updateTime: _updateTime, ...values } = like;
  const easy = { aheadDays: 0, cutOffTime: lastMinute };
  const terms = 'ticketType' in like.terms ? easyTicket(like.terms) : easyStay(like.terms, manual);
  const product = store.products.insert({
    ...values,
    name: `${like.name}·契约`,
    cancelRule: rule,
    enabled: 1,
    gradeDiscount: 0,
    marketPrice: 2 * price,
    cancelDays: rule === cancelRule.untilDeadline ? 30 : 0,
    cancelTime: rule === cancelRule.untilDeadline ? '18:00' : '',
    feeRate: 1000,
    lateFee: kind === 'place' ? 0 : 20,
    pointEnabled: 1,
    pointLimitRate: 1000,
    terms: { ...terms, ...easy },
  });
  widenRoom(mock, product);
  for (const date of daysToCome(mock)) setDay(store, product, { date, price, stock: 20 });
  return product as StoredProduct;
}
const daysToCome = ({ clock }: Mock) =>
  Array.from({ length: 10 }, (_, ahead) => addDays(todayOf(clock), ahead));

const lastMinute = '23:59';

/** Makes an order at any time of the day: for the moment of ordering the cut-off is 24:00, which no form could send. */
function atAnyTime(mock: Mock, product: Readonly<StoredProduct>, order: () => Order): Order {
  const { products } = mock.store;
  products.note(product.id, { terms: { ...product.terms, cutOffTime: '24:00' } });
  const made = order();
  products.note(product.id, { terms: { ...product.terms, cutOffTime: lastMinute } });
  return made;
}

/** Enables the product's resource, room and merchant, and extends the merchant's contract if it has ended. */
function openShop(mock: Mock, product: Readonly<StoredProduct>): void {
  const { store, clock } = mock;
  const rooms = roomsOf(mock, product);
  const merchantId = merchantOfProduct(product, store);
  for (const [collection, id] of [
    [store[resourcesOf[product.kind]], product.resourceId],
    ...(rooms ? [[rooms, product.roomId] as const] : []),
    [store.merchants, merchantId],
  ] as const) {
    // The cast is safe: only `enabled` is used, which all of them have.
    const rows = collection as unknown as Collection<StoredVenue>;
    if (rows.get(id)?.enabled === 0) rows.update(id, { enabled: 1 });
  }
  if (!hasContract(mock, product))
    store.merchants.update(merchantId, { contractEnd: addDays(todayOf(clock), 365) });
}
/** By kind, what products are of. */
export const resourcesOf = { place: 'resorts', hotel: 'hotels', house: 'minsus' } as const;

function roomsOf(
  { store }: Mock,
  { kind }: Readonly<StoredProduct>,
): Collection<StoredRow<'hotelRooms'>> | undefined {
  if (kind === 'place') return undefined;
  return (kind === 'hotel' ? store.hotelRooms : store.minsuRooms) as Collection<StoredRow<'hotelRooms'>>;
}

/** Seeded orders have taken a random number of the room: its room count is raised so that 50 are free every day. */
function widenRoom(mock: Mock, product: Readonly<StoredProduct>): void {
  const taken = daysToCome(mock).map((date) => takenOfRoom(mock.store, product, date));
  roomsOf(mock, product)?.update(product.roomId, { roomCount: 50 + Math.max(...taken) });
}
function hasContract({ store, clock }: Mock, product: Readonly<StoredProduct>): boolean {
  const merchant = store.merchants.get(merchantOfProduct(product, store));
  return merchant !== undefined && merchant.contractEnd >= todayOf(clock);
}
const easyTicket = (terms: TicketTerms): TicketTerms => ({
  ...terms,
  useMode: useMode.onDate,
  minCount: 1,
  maxCount: 20,
  dayLimit: 0,
  partRefund: 1,
  expireRefund: 0,
  realName: realName.none,
});
const easyStay = (terms: StayTerms, manual: boolean): StayTerms => ({
  ...terms,
  confirmMode: manual ? confirmMode.manual : confirmMode.instant,
  confirmMinutes: 600,
  minNights: 1,
  maxNights: 10,
  maxAheadDays: 60,
  maxRooms: 5,
});
/** A member with points, not frozen, and with a pay account that accepts refunds. */
export function memberOf(mock: Mock, ending?: string): Readonly<StoredMember> {
  const { store } = mock;
  const fits = ({ mobile }: Readonly<StoredMember>) =>
    ending ? mobile.endsWith(ending) : !/4[45]$/.test(mobile);
  const fitting = store.members.all().filter(fits);
  const member = fitting.find(({ frozen }) => frozen === 0) ?? fitting[0];
  if (!member) throw new ControlError(400, 'The seed has no such member.');
  const { points, pointsDebt } = member;
  const context = contextOf(mock);
  const cause = { type: pointType.added, by: bySystem };
  if (points < 5_000) gainPoints(context, member.id, 5_000 - points + pointsDebt, cause);
  else takeBackPoints(context, member.id, points - 5_000, { ...cause, type: pointType.deducted });
  return store.members.update(member.id, { frozen: 0 });
}

/** 10. */
function unpaid(mock: Mock, setup: TradeSetup, manual = false, ending?: string): Order {
  const context = contextOf(mock);
  const product = freshProduct(mock, setup, manual);
  const member = memberOf(mock, ending);
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
    pointsUsed: 500,
    memberRemark: '请安排安静的房间',
  };
  const stay = { checkInDate: start, checkOutDate: addDays(start, 2) };
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

export const refundOfferOf = (mock: Mock, order: Order) =>
  offerFor(contextOf(mock), order, { keys: refundableKeys(order, todayOf(mock.clock)), exceptional: true });
