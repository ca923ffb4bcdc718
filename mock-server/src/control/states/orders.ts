import * as z from 'zod/mini';
import { addDays } from '#contracts/days.ts';
import { orderStatus, refundStatus } from '#contracts/enums/orders.ts';
import { cancelRule } from '#contracts/enums/products.ts';
import { maskDocument, maskMobile } from '#contracts/forms/masks.ts';
import { tradeKinds } from '#contracts/trade/trade.ts';
import { sessionMs } from '../../accounts/access.ts';
import { keepPresence } from '../../accounts/presence.ts';
import { todayOf } from '../../store/today.ts';
import type { Order } from '../../trade/orders/orderMoves.ts';
import { refundableKeys } from '../../trade/orders/refundItems.ts';
import { setDay } from '../../trade/products/days.ts';
import type { Mock } from '../../wire/mock.ts';
import { personaIds } from '../personas.ts';
import { begunOrder, lateOrder } from './begunSetup.ts';
import { freshProduct } from './productSetup.ts';
import { type AnyState, contextOf, state } from './providerState.ts';
import { memberOf, orderIn, refundIn, refundOfferOf } from './tradeSetup.ts';

/** Orders and refunds, each on a product of its own, so that states do not affect one another. */

const own = z.optional(z.literal(1));
const ofTrade = z.strictObject({ trade: z.enum(tradeKinds), own });
const ofArriving = z.strictObject({
  trade: z.enum(tradeKinds),
  own,
  status: z.optional(z.enum({ toUse: orderStatus.toUse, inUse: orderStatus.inUse })),
});
const ofOrder = z.strictObject({
  trade: z.enum(tradeKinds),
  own,
  status: z.enum(orderStatus),
  rule: z.optional(z.enum(cancelRule)),
  inDays: z.optional(z.int().check(z.gte(-365), z.lte(365))),
  offline: z.optional(z.literal(1)),
});
const ofRefund = z.strictObject({
  trade: z.enum(tradeKinds),
  own,
  status: z.enum(refundStatus),
  rule: z.optional(z.enum(cancelRule)),
  offline: z.optional(z.literal(1)),
});
const ofBegun = z.strictObject({
  trade: z.enum(tradeKinds),
  own,
  status: z.enum({ toUse: orderStatus.toUse, inUse: orderStatus.inUse }),
  daysAgo: z.int().check(z.gte(1), z.lte(30)),
  days: z.int().check(z.gte(0), z.lte(9)),
  expireRefund: z.optional(z.literal(1)),
  offline: z.optional(z.literal(1)),
});
const ofLate = z.strictObject({
  trade: z.enum(tradeKinds),
  own,
  status: z.enum({ unpaid: orderStatus.unpaid, toConfirm: orderStatus.toConfirm }),
  offline: z.optional(z.literal(1)),
});
const kindWords = `trade: ${tradeKinds.join(' | ')}, own?: 1`;
const orderWords = `{${kindWords}, status: 10 … 70, rule?: 10 | 20 | 30, inDays?: days, offline?: 1}`;
const arrivingWords = `{${kindWords}, status?: 30 | 40}`;
const begunWords = `{${kindWords}, status: 30 | 40, daysAgo: 1 … 30, days: 0 … 9, expireRefund?: 1, offline?: 1}`;
const lateWords = `{${kindWords}, status: 10 | 20, offline?: 1}`;
const refundWords = `{${kindWords}, status: 10 … 70, rule?: 10 | 20 | 30, offline?: 1}`;

/** What an interaction about an order may name. */
export function named(mock: Mock, order: Order) {
  const { id, orderNo, productId, productName, resourceId, merchantId, memberName, memberMobile } = order;
  const [part = ''] = refundableKeys(order, todayOf(mock.clock));
  return {
    id,
    orderId: id,
    orderNo,
    productId,
    productName,
    resourceId,
    merchantId,
    memberName,
    memberMobile,
    orderTail: orderNo.slice(-6),
    contactMobile: order.contactMobile,
    payPrice: order.payPrice,
    totalPrice: order.totalPrice,
    useDate: order.useDate,
    today: todayOf(mock.clock),
    code: order.vouchers[0]?.code ?? '',
    item: part,
    guestName: order.guests[0]?.name ?? '',
    guestDocument: maskDocument(order.guests[0]?.credentialNo ?? ''),
  };
}

export const orderStates: Record<string, AnyState> = {
  'an order is in a status': state(ofOrder, orderWords, (mock, { trade, status, offline, ...setup }) =>
    named(mock, orderIn(mock, { kind: trade, ...setup }, status, offline === 1)),
  ),
  'a colleague is at an order': state(ofTrade, `{${kindWords}}`, (mock, { trade, own }) => {
    const order = orderIn(mock, { kind: trade, own }, orderStatus.toConfirm);
    const userId = personaIds.support;
    const session = { userId, expiresAt: mock.clock.now() + sessionMs };
    const { id: token } = mock.store.sessions.insert({ id: mock.context.randomId(), ...session });
    const place = { kind: `orders-${trade}`, id: order.id, page: token };
    keepPresence(contextOf(mock), { ...place, userId, token, editing: false });
    return named(mock, order);
  }),
  'a refund is in a status': state(ofRefund, refundWords, (mock, { trade, status, offline, ...setup }) => {
    const refund = refundIn(mock, { kind: trade, ...setup }, status, offline === 1);
    const order = mock.store.orders.get(refund.orderId) as Order;
    const { id, refundNo, refundAmount, feeAmount, applyAmount } = refund;
    return {
      ...named(mock, order),
      id,
      refundNo,
      refundAmount,
      feeAmount,
      applyAmount,
      refundTail: refundNo.slice(-6),
      aboveLimit: applyAmount + 1,
    };
  }),
  'an order can be refunded': state(ofTrade, `{${kindWords}}`, (mock, { trade, own: mine }) => {
    const order = orderIn(mock, { kind: trade, own: mine }, orderStatus.toUse);
    const { refundAmount, applyAmount } = refundOfferOf(mock, order);
    return { ...named(mock, order), refundAmount, applyAmount };
  }),
  // Another order of the same house is checked in to the room tonight.
  'a room number is taken': state(ofArriving, arrivingWords, (mock, { trade, own: mine, status }) => {
    const today = { kind: trade, own: mine, inDays: 0 };
    const { roomNos } = orderIn(mock, today, orderStatus.inUse);
    return { ...named(mock, orderIn(mock, today, status ?? orderStatus.toUse)), roomNo: roomNos[0] ?? '' };
  }),
  'the guests of an order never came': state(ofTrade, `{${kindWords}}`, (mock, { trade, own: mine }) => {
    const { id } = orderIn(mock, { kind: trade, own: mine, inDays: 0 }, orderStatus.toUse);
    return named(mock, mock.store.orders.update(id, { useDate: addDays(todayOf(mock.clock), -1) }));
  }),
  // A stay of so many nights, or tickets valid until so many days after their first one.
  'an order began days ago': state(ofBegun, begunWords, (mock, { trade, own: mine, ...begun }) =>
    named(mock, begunOrder(mock, { kind: trade, own: mine }, begun)),
  ),
  'the time of an order ran out': state(ofLate, lateWords, (mock, { trade, own: mine, status, offline }) =>
    named(mock, lateOrder(mock, { kind: trade, own: mine }, status, offline === 1)),
  ),
  'an order does not exist': state(ofTrade, `{${kindWords}}`, () => ({
    id: '99999999',
    orderId: '99999999',
    // What a call could name of an order that exists.
    totalPrice: 60_000,
    payPrice: 59_500,
    code: '117150456320',
  })),
  'a refund does not exist': state(ofTrade, `{${kindWords}}`, () => ({ id: '99999999' })),
  'a product can be ordered': state(ofTrade, `{${kindWords}}`, (mock, { trade, own: mine }) =>
    orderable(mock, { kind: trade, own: mine }, 20),
  ),
  'a product is sold out': state(ofTrade, `{${kindWords}}`, (mock, { trade, own: mine }) =>
    orderable(mock, { kind: trade, own: mine }, 0),
  ),
  'a product is no longer on sale': state(ofTrade, `{${kindWords}}`, (mock, { trade, own: mine }) => {
    const wanted = orderable(mock, { kind: trade, own: mine }, 20);
    mock.store.products.update(wanted.productId, { enabled: 0 });
    return wanted;
  }),
  'a member is frozen': state(ofTrade, `{${kindWords}}`, (mock, { trade, own: mine }) => {
    const wanted = orderable(mock, { kind: trade, own: mine }, 20);
    const member = mock.store.members.by('mobile', wanted.memberMobile)[0];
    if (member) mock.store.members.update(member.id, { frozen: 1 });
    return wanted;
  }),
};

function orderable(mock: Mock, setup: Parameters<typeof freshProduct>[1], stock: number) {
  const product = freshProduct(mock, setup, false);
  const { id: memberId, mobile, name } = memberOf(mock);
  const useDate = addDays(todayOf(mock.clock), 1);
  setDay(mock.store, product, { date: useDate, price: 30_000, stock });
  return {
    productId: product.id,
    productName: product.name,
    memberId,
    memberMobile: mobile,
    memberMask: maskMobile(mobile),
    memberName: name,
    useDate,
    checkInDate: useDate,
    checkOutDate: addDays(useDate, 1),
  };
}
