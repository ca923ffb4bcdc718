import { merchants } from '../../src/areas/merchants.ts';
import type { AnyEndpoint } from '../../src/endpoint.ts';
import { orderStatus } from '../../src/enums/orders.ts';
import { confirmMode } from '../../src/enums/products.ts';
import { status } from '../../src/envelope.ts';
import { orderMoves as forms } from '../../src/examples/orders.ts';
import { type TradeKind, tradeKinds, trades } from '../../src/trade/trade.ts';
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
import { askedFor, partsOf, payBack } from './refundScenes.ts';
import { designRule, type Rule } from './rule.ts';
import { newMember, newProduct, payOffline, placeOrder, taken } from './shop.ts';
import type { Json, Talk } from './talk.ts';

/** Orders that are not over: they keep what they are of, and go on whatever of it is switched off. */

const { precondition } = status;
const { unpaid, toConfirm, toUse, inUse, done } = orderStatus;

/** A merchant of its own with one venue, and a product of it that can be used today. */
async function openToday(
  talk: Talk,
  trade: TradeKind,
  over: Record<string, unknown> = {},
): Promise<{ shop: House; id: string }> {
  const { id: merchantId } = await newMerchant(talk, await patternMerchant(talk, trade));
  const house = await openHouse(talk, trade, { merchantId });
  const shop = { ...house, first: house.today };
  return { shop, id: await newProduct(talk, shop, [10_000], over) };
}
const byHand = (trade: TradeKind): Record<string, unknown> =>
  trade === 'place' ? {} : { confirmMode: confirmMode.manual, confirmMinutes: 120 };

type Step = [status: number, step: (order: Json) => Promise<Json>];
/** The way of an order through every status that is not over, to the end. */
function stepsOf(talk: Talk, shop: House): Step[] {
  const { orders } = shop.calls;
  const move =
    (call: AnyEndpoint, body: object): Step[1] =>
    ({ id }) =>
      talk.ok(call, { params: { id }, body });
  const pay: Step[1] = (order) => payOffline(talk, shop, order);
  if ('verify' in orders) {
    const use =
      (at: number): Step[1] =>
      (order) =>
        move(orders.verify, { codes: [order.vouchers[at].code] })(order);
    return [
      [toUse, pay],
      [inUse, use(0)],
      [done, use(1)],
    ];
  }
  return [
    [toConfirm, pay],
    [toUse, move(orders.confirm, forms.confirm)],
    [inUse, move(orders.checkIn, { ...forms.checkIn, roomNos: [] })],
    [done, move(orders.checkOut, {})],
  ];
}

async function checkProduct(talk: Talk, trade: TradeKind): Promise<void> {
  const { shop, id } = await openToday(talk, trade, byHand(trade));
  const { products } = shop.calls;
  let order = await placeOrder(talk, shop, id, await newMember(talk), { qty: 2 });
  const params = { id };
  // Off sale or not, it is kept.
  await talk.ok(products.enable, { params, body: { enable: 0 } });
  talk.same('status of a new order', order.status, unpaid);
  for (const [wanted, step] of [[unpaid, async () => order] as Step, ...stepsOf(talk, shop)]) {
    order = await step(order);
    talk.same('status of the order', order.status, wanted);
    if (wanted === done) await talk.ok(products.remove, { params });
    else await talk.refused(products.remove, precondition, { params });
  }
  await closeHouse(talk, shop);
  await closeMerchant(talk, shop.merchantId);
}

/** The venue goes to another merchant, so that nothing but the order holds the first one. */
async function checkMerchant(talk: Talk, trade: TradeKind): Promise<void> {
  const { shop, id } = await openToday(talk, trade, byHand(trade));
  let order = await placeOrder(talk, shop, id, await newMember(talk), { qty: 2 });
  const { id: heir } = await newMerchant(talk, await patternMerchant(talk, trade));
  const venue = venueCalls[trade];
  const given = await changing(talk, venue, shop.resourceId, { merchantId: heir });
  const { answer } = await talk.call(venue.update, given);
  if (answer.status !== status.ok) return talk.skip('a venue with orders stays with its merchant');
  const params = { id: shop.merchantId };
  for (const [wanted, step] of [[unpaid, async () => order] as Step, ...stepsOf(talk, shop)]) {
    order = await step(order);
    talk.same('status and merchant', [order.status, order.merchantId], [wanted, shop.merchantId]);
    if (wanted === done) await talk.ok(merchants.remove, { params });
    else await talk.refused(merchants.remove, precondition, { params });
  }
  await closeHouse(talk, shop);
  await closeMerchant(talk, heir);
}

async function checkGoesOn(talk: Talk, trade: TradeKind): Promise<void> {
  const { shop, id } = await openToday(talk, trade, byHand(trade));
  const { products, refunds } = shop.calls;
  const member = await newMember(talk);
  let order = await placeOrder(talk, shop, id, member, { qty: 2 });
  const back = await payOffline(talk, shop, await placeOrder(talk, shop, id, member, { qty: 1 }));
  const left = await placeOrder(talk, shop, id, member, { qty: 1 });
  const day = { date: shop.first, version: 1, price: 77_700, stock: 9, enabled: 0 };
  await talk.ok(shop.calls.stocks.save, { params: { id }, body: { days: [day] } });
  const { payPrice } = order;
  const links: [AnyEndpoint, string][] = [
    [products.enable, id],
    ...(trade === 'place' ? [] : [[roomCalls[trade].enable, shop.roomId] as [AnyEndpoint, string]]),
    [venueCalls[trade].enable, shop.resourceId],
    [merchants.enable, shop.merchantId],
  ];
  for (const [call, one] of links) await talk.ok(call, { params: { id: one }, body: { enable: 0 } });
  for (const [wanted, step] of stepsOf(talk, shop)) {
    order = await step(order);
    talk.same(
      'status and price of an order of what is off',
      [order.status, order.payPrice],
      [wanted, payPrice],
    );
  }
  const refund = await talk.ok(
    refunds.add,
    askedFor(
      back,
      partsOf(back).map(({ key }) => key),
    ),
  );
  const over = await payBack(talk, shop, refund);
  talk.same('status after it was refunded', over.status, orderStatus.closed);
  const { orders } = shop.calls;
  const cancelled = await talk.ok(orders.cancel, { params: { id: left.id }, body: forms.cancel });
  talk.same('status after it was cancelled', cancelled.status, orderStatus.cancelled);
  talk.same('what is taken of the day, which is closed', await taken(talk, shop, id, 1), ['0/2']);
  // None of the three is in the way any more.
  await closeHouse(talk, shop);
  await talk.ok(merchants.remove, { params: { id: shop.merchantId } });
}

export const unfinishedOrderRules: Rule[] = tradeKinds.flatMap((trade) => {
  const area = `products${trades[trade].name}`;
  return [
    designRule(area, 'input', 'an order in any status that is not over keeps its product', '9.7', (talk) =>
      checkProduct(talk, trade),
    ),
    designRule(
      'merchants',
      'input',
      `an order of ${area} in any status that is not over keeps its merchant`,
      '8.1',
      (talk) => checkMerchant(talk, trade),
    ),
    designRule(
      `orders${trades[trade].name}`,
      'move',
      'orders go on to their end, also by refund and cancellation, while day, product, room, venue and merchant are off',
      '8.1 and 9.7',
      (talk) => checkGoesOn(talk, trade),
    ),
  ];
});
