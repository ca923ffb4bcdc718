import { orderMoves } from '#contracts/examples/orders.ts';
import { refundExample, refundMoves } from '#contracts/examples/refunds.ts';
import { type TradeKind, tradeKinds, trades } from '#contracts/trade/trade.ts';
import { enterState } from '#mock/control/states/providerStates.ts';
import type { Mock } from '#mock/wire/mock.ts';
import { newPlaceOrder, newStayOrder } from './forms.ts';
import type { Input } from './running.ts';

/** What the calls of orders and refunds need: a record in the right state, which the provider states make. */

type Values = Record<string, string> & { payPrice?: number; refundAmount?: number; feeAmount?: number };

interface Need {
  state: string;
  params?: object;
  body?: (values: Values, kind: TradeKind) => object;
}
const order = (status: number, body: Need['body'] = () => ({}), more: object = {}): Need => ({
  ...{ state: 'an order is in a status', params: { status, ...more }, body },
});
const refund = (status: number, body?: Need['body'], more: object = {}): Need => ({
  ...{ state: 'a refund is in a status', params: { status, ...more }, ...(body && { body }) },
});

const paidBack: Need['body'] = ({ refundAmount }) => ({ ...refundMoves.finish, amount: refundAmount });

const needs: Record<string, Need> = {
  'orders.get': { state: 'an order is in a status', params: { status: 30 } },
  'orders.reveal': order(30, undefined),
  'orders.cancel': order(10, () => orderMoves.cancel),
  'orders.changePrice': order(10, () => ({ ...orderMoves.changePrice, payPrice: 100 })),
  'orders.payOffline': order(10, ({ payPrice }) => ({ ...orderMoves.payOffline, amount: payPrice })),
  'orders.confirm': order(20, () => orderMoves.confirm),
  'orders.reject': order(20, () => orderMoves.reject),
  'orders.verify': order(40, ({ item }) => ({ codes: [item] })),
  'orders.getByCode': order(30),
  'orders.checkIn': order(30, () => orderMoves.checkIn, { inDays: 0 }),
  'orders.changeRooms': order(40, () => orderMoves.changeRooms),
  'orders.checkOut': order(40),
  'orders.noShow': { state: 'the guests of an order never came', body: () => ({}) },
  'orders.remark': order(30, () => orderMoves.remark),
  'orders.updateContact': order(30, () => orderMoves.updateContact),
  'orders.add': {
    state: 'a product can be ordered',
    body: ({ productId, memberMobile, useDate, checkInDate, checkOutDate }, kind) => ({
      ...(kind === 'place' ? { ...newPlaceOrder, useDate } : { ...newStayOrder, checkInDate, checkOutDate }),
      ...{ productId, memberMobile },
    }),
  },
  'orders.quote': {
    state: 'a product can be ordered',
    body: ({ productId, memberMobile, useDate, checkInDate, checkOutDate }, kind) => {
      const { contactName: _name, contactMobile: _mobile, ...wanted } = newPlaceOrder;
      const { useDate: _day, ...stay } = { ...wanted, checkInDate, checkOutDate };
      return { ...(kind === 'place' ? { ...wanted, useDate } : stay), productId, memberMobile };
    },
  },
  'refunds.get': refund(10),
  'refunds.reveal': refund(10),
  'refunds.preview': {
    state: 'an order can be refunded',
    body: ({ orderId, item }) => ({ orderId, items: [item] }),
  },
  'refunds.add': {
    state: 'an order can be refunded',
    body: ({ orderId, item }) => ({ ...refundExample, orderId, items: [item] }),
  },
  'refunds.audit': refund(10, ({ refundAmount, feeAmount }) => ({
    ...refundMoves.audit,
    refundAmount,
    feeAmount,
  })),
  'refunds.execute': refund(20),
  'refunds.retry': refund(50),
  'refunds.finish': refund(30, paidBack, { offline: 1 }),
  'refunds.finishOffline': refund(50, paidBack),
  'refunds.revoke': refund(10, () => refundMoves.revoke),
};

/** Undefined for the calls of other areas, and for lists. @param name of an endpoint, ordersHotel.checkInOfOwn */
export function tradeInput(mock: Mock, name: string): Input | undefined {
  const [area = '', call = ''] = name.split('.');
  const kind = tradeKinds.find((one) => area.endsWith(trades[one].name));
  const need = kind && needs[`${area.slice(0, -trades[kind].name.length)}.${call.replace(/OfOwn$/, '')}`];
  if (!kind || !need) return undefined;
  const own = call.endsWith('OfOwn') ? { own: 1 } : {};
  const values = enterState(mock, {
    state: need.state,
    params: { trade: kind, ...own, ...need.params },
  }) as Values;
  if (call.startsWith('getByCode')) return { query: { code: values.code ?? '' } };
  return { params: { id: values.id ?? '' }, ...(need.body && { body: need.body(values, kind) }) };
}
