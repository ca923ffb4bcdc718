import { type TradeKind, tradeKinds, trades } from '#contracts/trade/trade.ts';
import { enterState } from '#mock/control/states/providerStates.ts';
import type { Mock } from '#mock/wire/mock.ts';
import type { Input } from './running.ts';

/** What the calls of orders and refunds need: a record in the right state, which the provider states make. */

type Values = Record<string, string> & { payPrice?: number; refundAmount?: number; feeAmount?: number };

const guest = (name: string, credentialNo: string) => ({ name, credentialType: 20, credentialNo });
const guests = [guest('陈晨', 'E12345'), guest('周全', 'E12346')];
const contact = { contactName: '何联系', contactMobile: '19900001234' };
const certificates = ['/a.png'];

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

const needs: Record<string, Need> = {
  'orders.get': { state: 'an order is in a status', params: { status: 30 } },
  'orders.reveal': order(30, undefined),
  'orders.cancel': order(10, () => ({ reason: '行程有变' })),
  'orders.changePrice': order(10, () => ({ payPrice: 100, reason: '老客户' })),
  'orders.payOffline': order(10, ({ payPrice }) => ({ amount: payPrice, certificates })),
  'orders.confirm': order(20),
  'orders.reject': order(20, () => ({ reason: 10 })),
  'orders.verify': order(40, ({ item }) => ({ codes: [item] })),
  'orders.checkIn': order(30, () => ({ guests }), { inDays: 0 }),
  'orders.checkOut': order(40),
  'orders.noShow': { state: 'the guests of an order never came', body: () => ({}) },
  'orders.remark': order(30, () => ({ merchantRemark: '已电话确认' })),
  'orders.updateContact': order(30, () => contact),
  'orders.add': {
    state: 'a product can be ordered',
    body: ({ productId, memberMobile, useDate, checkInDate, checkOutDate }, kind) => ({
      ...{ productId, memberMobile, ...contact, qty: 1 },
      ...(kind === 'place' ? { useDate } : { checkInDate, checkOutDate }),
    }),
  },
  'refunds.get': refund(10),
  'refunds.reveal': refund(10),
  'refunds.preview': {
    state: 'an order can be refunded',
    body: ({ orderId, item }) => ({ orderId, items: [item] }),
  },
  'refunds.add': {
    state: 'an order can be refunded',
    body: ({ orderId, item }) => ({ orderId, items: [item], reason: 10 }),
  },
  'refunds.audit': refund(10, ({ refundAmount, feeAmount }) => ({ pass: 1, refundAmount, feeAmount })),
  'refunds.execute': refund(20),
  'refunds.retry': refund(50),
  'refunds.finish': refund(
    30,
    ({ refundAmount }) => ({ amount: refundAmount, certificates, remark: '已转账' }),
    { offline: 1 },
  ),
  'refunds.finishOffline': refund(50, ({ refundAmount }) => ({
    amount: refundAmount,
    certificates,
    remark: '已转账',
  })),
  'refunds.revoke': refund(10, () => ({ reason: '客人改变主意' })),
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
  return { params: { id: values.id ?? '' }, ...(need.body && { body: need.body(values, kind) }) };
}
