import type {
  ordersHotel as hotelCalls,
  ordersHouse as houseCalls,
  ordersPlace as placeCalls,
} from '#contracts/areas/orders.ts';
import { closeType, orderStatus, payType } from '#contracts/enums/orders.ts';
import { status } from '#contracts/envelope.ts';
import type { Revealed } from '#contracts/reveal.ts';
import type {
  OrderGuest,
  PlaceOrderForm,
  StayOrderForm,
  StayQuoteForm,
} from '#contracts/trade/orderForms.ts';
import type { OrderListQuery } from '#contracts/trade/orderQueries.ts';
import type { MaskedOfOrder } from '#contracts/trade/orders.ts';
import { type StayKind, type TradeKind, trades } from '#contracts/trade/trade.ts';
import { say } from '#contracts/words.ts';
import { arrivingGuests, wholeGuests } from '../members/guests.ts';
import type { Context, Handlers } from '../records/context.ts';
import { fail, notFound } from '../records/fail.ts';
import { type Operator, operatorOf } from '../records/operators.ts';
import { reachOf } from '../records/reach.ts';
import { revealAction, unmasked } from '../records/reveal.ts';
import {
  changeRooms,
  checkIn,
  checkOut,
  confirmOrder,
  markNoShow,
  rejectOrder,
  storedGuest,
  verifyTickets,
} from '../trade/fulfilment.ts';
import { bookRooms, bookTicket } from '../trade/orders/booking.ts';
import { expectRoomFor } from '../trade/orders/bookStay.ts';
import { ownerOfOrder } from '../trade/orders/orderActions.ts';
import { countOrders, orderPage, sumOrders } from '../trade/orders/orderList.ts';
import { wholeMobiles } from '../trade/orders/orderMember.ts';
import { cancelOrder, changePrice, type Order, payOrder, writeOrder } from '../trade/orders/orderMoves.ts';
import { expectMove } from '../trade/orders/orderRules.ts';
import { orderViews, wholeOfOrder } from '../trade/orders/orderViews.ts';
import { quoteRooms, quoteTickets } from '../trade/orders/quote.ts';
import { roomsUsed } from '../trade/orders/refundItems.ts';

/** Orders of the three kinds (domain design, section 10). The moves themselves stand in `trade/`. */

type OfOne<Body> = { params: { id: string }; body: Body };
type Move<Body> = (context: Context, order: Order, body: Body, by: Operator) => Order;

/** -1004 for an order of another kind, and for one that the caller does not reach, which look the same. */
function reached(
  context: Context,
  kind: TradeKind,
  id: string,
  op: 'view' | 'manage',
  otherwise: 'orderNotFound' | 'voucherUnknown' = 'orderNotFound',
): Order {
  const order = context.store.orders.get(id);
  if (order?.kind !== kind || !reachOf(context, trades[kind].order, op)(ownerOfOrder(order)))
    return fail(status.notFound, say(otherwise));
  return order;
}

function handlersOf<const Kind extends TradeKind>(kind: Kind) {
  const { row, record } = orderViews[kind];
  /** The handler of a move: only whoever manages the order may call it; the changed order is the answer. */
  const moves =
    <Body>(move: Move<Body>) =>
    ({ params, body }: OfOne<Body>, context: Context) => {
      const order = reached(context, kind, params.id, 'manage');
      return record(context, move(context, order, body, operatorOf(context)));
    };
  const list = ({ query }: { query: OrderListQuery }, context: Context) => {
    const { count, list: rows } = orderPage(context, kind, query);
    return { count, list: rows.map((order) => row(context, order)) };
  };
  const countByStatus = ({ query }: { query: Parameters<typeof countOrders>[2] }, context: Context) =>
    countOrders(context, kind, query);
  const sum = ({ query }: { query: Parameters<typeof sumOrders>[2] }, context: Context) =>
    sumOrders(context, kind, query);
  const get = ({ params }: { params: { id: string } }, context: Context) =>
    record(context, reached(context, kind, params.id, 'view'));
  const reveal = ({ params, body }: OfOne<Revealed<MaskedOfOrder>>, context: Context) => {
    const order = reached(context, kind, params.id, 'manage');
    const { value, label, of } = wholeOfOrder(order, body) ?? notFound();
    writeOrder(context, order, {}, operatorOf(context), revealAction(label), of);
    return { value };
  };
  const cancel = moves<{ reason: string }>((context, order, { reason }, by) =>
    cancelOrder(context, order, by, closeType.byStaff, reason),
  );
  const remark = moves<{ merchantRemark?: string | undefined }>(
    (context, order, { merchantRemark = '' }, by) =>
      writeOrder(context, order, { merchantRemark }, by, '修改商家备注', merchantRemark),
  );
  const updateContact = moves(changeContact);
  return {
    moves,
    calls: {
      list,
      countByStatus,
      sum,
      get,
      reveal,
      cancel,
      remark,
      updateContact,
      listOfOwn: list,
      countByStatusOfOwn: countByStatus,
      sumOfOwn: sum,
      getOfOwn: get,
      revealOfOwn: reveal,
      cancelOfOwn: cancel,
      remarkOfOwn: remark,
      updateContactOfOwn: updateContact,
      changePrice: moves<{ payPrice: number; reason: string }>(repriced),
      payOffline: moves<{ amount: number; certificates: string[]; remark?: string | undefined }>(paidOffline),
    },
  };
}

function repriced(
  context: Context,
  order: Order,
  { payPrice, reason }: { payPrice: number; reason: string },
  by: Operator,
) {
  expectMove(context, order, 'changePrice');
  if (payPrice > order.totalPrice) fail(status.invalid, say('changedAboveTotal'), { field: 'payPrice' });
  return payPrice === order.payPrice ? order : changePrice(context, order, payPrice, reason, by);
}

function paidOffline(
  context: Context,
  order: Order,
  {
    amount,
    certificates,
    remark = '',
  }: { amount: number; certificates: string[]; remark?: string | undefined },
  by: Operator,
) {
  expectMove(context, order, 'payOffline');
  if (amount !== order.payPrice) fail(status.amountMismatch, say('paidAmountDiffers'), { field: 'amount' });
  return payOrder(context, order, { payType: payType.offline, payNo: '', certificates, remark }, by);
}

interface Contact {
  contactName: string;
  contactMobile: string;
  /** Masks stand for the numbers of the guests whom the order has. */
  guests?: OrderGuest[] | undefined;
}
/** Contact of an order in status 20 or 30; guests are changed only of a stay in status 30. */
function changeContact(
  context: Context,
  order: Order,
  { contactName, contactMobile, guests }: Contact,
  by: Operator,
) {
  expectMove(context, order, 'updateContact');
  const withGuests = guests !== undefined && order.kind !== 'place';
  if (withGuests && guests.length > 0) {
    if (order.status !== orderStatus.toUse) fail(status.wrongState, say('guestsLater'), { field: 'guests' });
    expectRoomFor(context.store, order, roomsUsed(order), guests.length);
  }
  const whole = unmasked(contactMobile, order.contactMobile, 'contactMobile', 'mobile');
  const patch = {
    contactName,
    contactMobile: whole,
    vouchers: heldBy(order, contactName),
    ...(withGuests &&
      order.status === orderStatus.toUse && {
        guests: arrivingGuests(context, order, guests).map(storedGuest),
      }),
  };
  return writeOrder(context, order, patch, by, '修改联系人');
}

/** Tickets for which no traveller is named are the contact's. */
const heldBy = ({ vouchers, guests }: Order, contactName: string) =>
  vouchers.map((voucher, at) => (guests[at] ? voucher : { ...voucher, holder: contactName }));

/** The order with the whole numbers of its member, its contact and its guests. */
const bookingOf = <Form extends PlaceOrderForm | StayOrderForm>(
  context: Context,
  { guests = [], memberId, ...rest }: Form,
) => {
  const mobiles = wholeMobiles(context, { memberId, ...rest });
  return {
    ...rest,
    ...mobiles,
    guests: wholeGuests(context, mobiles.memberMobile, guests).map(storedGuest),
  };
};

function placeHandlers(): Handlers<typeof placeCalls> {
  const { moves, calls } = handlersOf('place');
  const verify = moves<{ codes: string[] }>((context, order, { codes }, by) =>
    verifyTickets(context, order, codes, by),
  );
  const getByCode = ({ query: { code } }: { query: { code: string } }, context: Context) => {
    const isOf = ({ vouchers }: Order) => vouchers.some((voucher) => voucher.code === code);
    const id = context.store.orders.by('kind', 'place').find(isOf)?.id ?? '';
    if (id === '') fail(status.notFound, say('voucherUnknown'));
    return orderViews.place.record(context, reached(context, 'place', id, 'manage', 'voucherUnknown'));
  };
  return {
    ...calls,
    getByCode,
    getByCodeOfOwn: getByCode,
    verify,
    verifyOfOwn: verify,
    quote: ({ body }, context) => quoteTickets(context, body),
    add: ({ body }, context) =>
      orderViews.place.record(context, bookTicket(context, bookingOf(context, body), operatorOf(context))),
  };
}

function stayHandlers(kind: StayKind) {
  const { moves, calls } = handlersOf(kind);
  const confirm = moves<{ confirmNo?: string | undefined }>((context, order, { confirmNo = '' }, by) =>
    confirmOrder(context, order, confirmNo, by),
  );
  const reject = moves(rejectOrder);
  const checkInMove = moves(checkIn);
  const changeRoomsMove = moves<{ roomNos?: string[] | undefined }>((context, order, { roomNos = [] }, by) =>
    changeRooms(context, order, roomNos, by),
  );
  const checkOutMove = moves((context, order, _body: object, by) => checkOut(context, order, by));
  const noShow = moves((context, order, _body: object, by) => markNoShow(context, order, by));
  return {
    ...calls,
    confirm,
    reject,
    checkIn: checkInMove,
    changeRooms: changeRoomsMove,
    checkOut: checkOutMove,
    noShow,
    confirmOfOwn: confirm,
    rejectOfOwn: reject,
    checkInOfOwn: checkInMove,
    changeRoomsOfOwn: changeRoomsMove,
    checkOutOfOwn: checkOutMove,
    noShowOfOwn: noShow,
    quote: ({ body }: { body: StayQuoteForm }, context: Context) => quoteRooms(context, kind, body),
    add: ({ body }: { body: StayOrderForm }, context: Context) =>
      orderViews[kind].record(
        context,
        bookRooms(context, kind, bookingOf(context, body), operatorOf(context)),
      ),
  };
}

export const ordersPlace = placeHandlers();
export const ordersHotel: Handlers<typeof hotelCalls> = stayHandlers('hotel');
export const ordersHouse: Handlers<typeof houseCalls> = stayHandlers('house');
