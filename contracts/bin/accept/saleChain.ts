import { merchants } from '../../src/areas/merchants.ts';
import { addDays } from '../../src/days.ts';
import type { AnyEndpoint } from '../../src/endpoint.ts';
import { orderStatus } from '../../src/enums/orders.ts';
import { cancelRule, lateFee, saleStep } from '../../src/enums/products.ts';
import { status } from '../../src/envelope.ts';
import { type TradeKind, tradeKinds } from '../../src/trade/trade.ts';
import { moneyRule } from './orderScenes.ts';
import {
  changing,
  closeHouse,
  closeMerchant,
  type House,
  newMerchant,
  openHouse,
  patternMerchant,
  roomCalls,
  venueCalls,
} from './ownHouses.ts';
import { walk } from './reading.ts';
import { partsOf, payBack } from './refundScenes.ts';
import type { Rule } from './rule.ts';
import { newMember, newProduct, orderForm, payOffline, placeOrder } from './shop.ts';
import type { Json, Talk } from './talk.ts';
import { unique } from './unique.ts';

/** From the merchant down to the product: what one link that is off stands against, and what of all that an order keeps as it was. */

/** A merchant of its own with one venue. */
async function openMerchant(talk: Talk, trade: TradeKind): Promise<House> {
  const { id: merchantId } = await newMerchant(talk, await patternMerchant(talk, trade));
  return openHouse(talk, trade, { merchantId });
}

interface Link {
  says: string;
  step: number;
  off: () => Promise<unknown>;
  on: () => Promise<unknown>;
  /** The product is still offered where links lead to one. */
  isOffered?: true;
}

function linksOf(talk: Talk, shop: House, productId: string): Link[] {
  const { trade, today, merchantId, resourceId, roomId, calls } = shop;
  const toggle = (says: string, step: number, call: AnyEndpoint, id: string): Link => {
    const turn = (to: 0 | 1) => () => talk.ok(call, { params: { id }, body: { enable: to } });
    return { says, step, off: turn(0), on: turn(1) };
  };
  const term = async (start: number, end: number) => {
    const over = { contractStart: addDays(today, start), contractEnd: addDays(today, end) };
    return talk.ok(merchants.update, await changing(talk, merchants, merchantId, over));
  };
  const contract = (says: string, start: number, end: number, on: [number, number]): Link => ({
    ...{ says, step: saleStep.contract, isOffered: true },
    off: () => term(start, end),
    on: () => term(...on),
  });
  return [
    toggle('a merchant who is off', saleStep.merchant, merchants.enable, merchantId),
    // The first and the last day count.
    contract('a contract that ended yesterday', -90, -1, [-90, 0]),
    contract('a contract that begins tomorrow', 1, 90, [0, 90]),
    toggle('a venue that is off', saleStep.venue, venueCalls[trade].enable, resourceId),
    ...(trade === 'place'
      ? []
      : [toggle('a room that is off', saleStep.room, roomCalls[trade].enable, roomId)]),
    toggle('a product that is off', saleStep.shelf, calls.products.enable, productId),
  ];
}

async function checkChain(talk: Talk, trade: TradeKind): Promise<void> {
  const shop = await openMerchant(talk, trade);
  const { orders, products } = shop.calls;
  const id = await newProduct(talk, shop, [100], { stock: 20 });
  const { name } = await talk.ok(products.get, { params: { id } });
  const form = orderForm(shop, id, await newMember(talk), { qty: 1 });
  const { contactName: _name, contactMobile: _mobile, ...asked } = form as Json;
  const missing = async () =>
    Promise.all([
      talk.ok(products.get, { params: { id } }),
      talk.ok(venueCalls[trade].get, { params: { id: shop.resourceId } }),
      talk.ok(merchants.get, { params: { id: shop.merchantId } }),
      ...(trade === 'place' ? [] : [talk.ok(roomCalls[trade].get, { params: { id: shop.roomId } })]),
    ]).then((records) => records.map((record) => record.missing));
  const isOffered = async () => {
    const { list } = await walk(talk, products.allEnabled, { name }, talk.person('platformAdmin'));
    return list.some((one) => one.id === id);
  };
  const expectSold = async (says: string) => {
    const { faults, amounts } = await talk.ok(orders.quote, { body: asked });
    talk.same(`faults of a quote ${says}`, [faults, amounts?.totalPrice >= 100], [[], true]);
    const { missing: still } = await talk.ok(products.get, { params: { id } });
    talk.same(`what is missing ${says}`, still, []);
  };
  await expectSold('when all is on');
  for (const { says, step, off, on, isOffered: stays = false } of linksOf(talk, shop, id)) {
    await off();
    const data = await talk.refused(orders.add, status.precondition, { body: form });
    talk.same(`the field that is refused with ${says}`, data?.field, 'productId');
    const { faults } = await talk.ok(orders.quote, { body: asked });
    talk.same(
      `faults of a quote with ${says}`,
      faults.map(({ field }: Json) => field),
      ['productId'],
    );
    const shown = await missing();
    talk.same(
      `what is missing with ${says}`,
      shown,
      shown.map(() => [step]),
    );
    talk.same(`it is offered with ${says}`, await isOffered(), stays);
    await on();
    await expectSold(`after ${says}`);
  }
  const order = await talk.ok(orders.add, { body: form });
  await talk.ok(orders.cancel, { params: { id: order.id }, body: { reason: '会员不去了' } });
  await closeHouse(talk, shop);
  await closeMerchant(talk, shop.merchantId);
}

/** Fields of an order that the clock and its refunds change. */
const moving = ['serverTime', 'refunds', 'logs', 'actions', 'relatives', 'freeRoomNos'];
const kept = (order: Json): Json =>
  Object.fromEntries(Object.entries(order).filter(([name]) => !moving.includes(name)));

const pictures = ['/api/resorts/uploads/order.png', '/api/resorts/uploads/income.png'];

/** Gives everything that an order copied another name, price or rule. */
async function changeAll(talk: Talk, shop: House, productId: string): Promise<Json> {
  const { trade, calls, merchantId, resourceId, roomId } = shop;
  const other = { name: unique('验收改') };
  const late = { cancelDays: 30, cancelTime: '00:00', feeRate: 2500 };
  const terms = {
    cancelRule: cancelRule.untilDeadline,
    ...late,
    ...(trade !== 'place' && { lateFee: lateFee.rate }),
  };
  const product = await talk.ok(
    calls.products.update,
    await changing(talk, calls.products, productId, {
      ...other,
      ...terms,
      pointEnabled: 0,
      gradeDiscount: 0,
      pictures: [...pictures].reverse(),
    }),
  );
  const day = { date: shop.first, version: 1, price: 7_000, stock: 5, enabled: 1 };
  await talk.ok(calls.stocks.save, { params: { id: productId }, body: { days: [day] } });
  if (trade !== 'place')
    await talk.ok(roomCalls[trade].update, await changing(talk, roomCalls[trade], roomId, other));
  await talk.ok(venueCalls[trade].update, await changing(talk, venueCalls[trade], resourceId, other));
  const commissionRate = 777;
  await talk.ok(merchants.update, await changing(talk, merchants, merchantId, { ...other, commissionRate }));
  return { ...other, ...late, commissionRate, price: 7_000, pictureUrl: product.pictures[0] };
}

async function checkCopies(talk: Talk, trade: TradeKind): Promise<void> {
  const shop = await openMerchant(talk, trade);
  const { orders, refunds } = shop.calls;
  const id = await newProduct(talk, shop, [10_000], { cancelRule: cancelRule.anyTime, pictures });
  const member = await newMember(talk);
  const first = await payOffline(talk, shop, await placeOrder(talk, shop, id, member, { qty: 2 }));
  const open = await placeOrder(talk, shop, id, member, { qty: 1 });
  const wanted = await changeAll(talk, shop, id);
  for (const before of [first, open]) {
    const after = await talk.ok(orders.get, { params: { id: before.id } });
    talk.same('an order after all that it copied has changed', kept(after), kept(before));
  }
  const items = partsOf(first).map(({ key }) => key);
  const offer = await talk.ok(refunds.preview, { body: { orderId: first.id, items } });
  talk.same(
    'fee by the rule at the time of the order',
    [offer.feeAmount, offer.refundAmount],
    [0, first.payPrice],
  );
  const paid = await payOffline(talk, shop, open);
  talk.same('what is paid for the open order', paid.payPrice, open.payPrice);
  const next = await placeOrder(talk, shop, id, member, { qty: 1 });
  const { productName, resourceName, merchantName, commissionRate, cancelTerms, lines } = next;
  talk.same('its first picture', [first.pictureUrl, next.pictureUrl], pictures);
  talk.same(
    'what a new order copies',
    { names: [productName, resourceName, merchantName], commissionRate, price: lines[0].price },
    {
      names: [wanted.name, wanted.name, wanted.name],
      ...{ commissionRate: wanted.commissionRate, price: wanted.price },
    },
  );
  talk.same(
    'the rule of a new order',
    [cancelTerms.cancelRule, cancelTerms.feeRate],
    [cancelRule.untilDeadline, wanted.feeRate],
  );
  await talk.ok(orders.cancel, { params: { id: next.id }, body: { reason: '会员不去了' } });
  for (const order of [first, paid]) {
    const body = { orderId: order.id, items: partsOf(order).map(({ key }) => key), reason: 10 };
    const over = await payBack(talk, shop, await talk.ok(refunds.add, { body }));
    talk.same('status', over.status, orderStatus.closed);
  }
  await closeHouse(talk, shop);
  await closeMerchant(talk, shop.merchantId);
}

export const saleChainRules: Rule[] = tradeKinds.flatMap((trade) => [
  moneyRule(
    trade,
    'merchant, contract, venue, room and product have each to be on, and what is missing is named',
    'domain design, sections 8.1 and 9.7',
    (talk) => checkChain(talk, trade),
  ),
  moneyRule(
    trade,
    'an order keeps names, price, commission and cancellation rule as they were when it was made',
    'domain design, sections 8.1, 9.7 and 10.6',
    (talk) => checkCopies(talk, trade),
  ),
]);
