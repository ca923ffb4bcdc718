import { addDays } from '../../src/days.ts';
import { orderRefundState, orderStatus, refundSource, refundStatus } from '../../src/enums/orders.ts';
import { status } from '../../src/envelope.ts';
import { guestExamples } from '../../src/examples/orders.ts';
import { refundRuling } from '../../src/trade/refunds.ts';
import { type StayKind, type TradeKind, tradeKinds } from '../../src/trade/trade.ts';
import { askedFor, moneyRule, paidScene, partsOf, payBack, where } from './refundScenes.ts';
import { stayKinds } from './roomGuards.ts';
import type { Rule } from './rule.ts';
import { calls, newMember, newProduct, openShop, payOffline, placeOrder, type Shop } from './shop.ts';
import type { Json, Talk } from './talk.ts';

/** What a refund can be asked of: of which orders, of which of their parts, and by whom against the rule. */

const { invalid, precondition, wrongState } = status;
const { unpaid, done, cancelled, closed } = orderStatus;
const notExisting = '100000000000';

/** What a refund changes of an order, and must not when it is refused. */
const asItWas = ({ status: at, refunds, refundState, refundingAmount, vouchers, lines }: Json) => ({
  ...{ at, refunds, refundState, refundingAmount, parts: vouchers ?? lines },
});

/** By the platform and by the merchant, as an offer and as a refund. */
async function refusedBoth(
  talk: Talk,
  trade: TradeKind,
  { order, items, codes }: { order: Json; items: string[]; codes: number | number[] },
): Promise<void> {
  const { orders, refunds } = calls[trade];
  const preview = { body: { orderId: order.id, items } };
  const add = askedFor(order, items);
  await talk.refused(refunds.preview, codes, preview);
  await talk.refused(refunds.add, codes, add);
  await talk.refused(refunds.previewOfOwn, codes, preview, 'merchantManager');
  await talk.refused(refunds.addOfOwn, codes, add, 'merchantManager');
  const after = await talk.ok(orders.get, { params: { id: order.id } });
  talk.same('the order after it', asItWas(after), asItWas(order));
}

/** Nothing comes back of an order that nobody paid, or that is over. */
async function checkStatuses(talk: Talk, trade: TradeKind): Promise<void> {
  for (const at of [unpaid, done, cancelled, closed]) {
    const { id } = await talk.state('an order is in a status', { trade, own: 1, status: at });
    const order = await talk.ok(calls[trade].orders.get, { params: { id } });
    const keys: string[] = order.vouchers
      ? order.vouchers.map(({ code }: Json) => code)
      : order.lines.map(({ date }: Json) => date).filter(Boolean);
    talk.same('refunds are not offered', order.actions.includes('addRefund'), false);
    // A ticket that nobody paid has no code; parts that came back are in another refund.
    const codes = [
      wrongState,
      ...(keys.length === 0 ? [invalid] : []),
      ...(at === closed ? [precondition] : []),
    ];
    await refusedBoth(talk, trade, { order, items: keys.length === 0 ? [notExisting] : keys, codes });
  }
}

/** Parts that are in another refund, or that are none, are not taken with those that could come back. */
async function checkMixed(talk: Talk, trade: TradeKind): Promise<void> {
  const { scene, order, read } = await paidScene(talk, trade, { cancelRule: 20 });
  const { shop } = scene;
  const { refunds } = shop.calls;
  const [first = '', second = '', third = ''] = partsOf(order).map(({ key }) => key);
  const refuse = async (what: string, items: string[], code: number | number[]) => {
    const before = await read();
    for (const choice of [items, [...items].reverse()]) {
      await talk.refused(refunds.preview, code, { body: { orderId: order.id, items: choice } });
      await talk.refused(refunds.add, code, askedFor(order, choice));
    }
    talk.same(`the order after ${what} was refused`, asItWas(await read()), asItWas(before));
  };
  const taken = [precondition, wrongState];
  const unknown = trade === 'place' ? notExisting : addDays(shop.first, 40);
  await refuse('a part that is none, beside others', [first, unknown, second], invalid);
  const open = await talk.ok(refunds.add, askedFor(order, [second]));
  await refuse('a part of an open refund, beside others', [first, second, third], taken);
  await payBack(talk, shop, open);
  await refuse('a part that came back, beside others', [first, second, third], taken);
  const rest = await talk.ok(refunds.add, askedFor(order, [third, first]));
  const given = rest.items.map(({ key }: Json) => key);
  talk.same(
    'which of the nights or tickets come back',
    [first, second, third].map((key) => given.includes(key)),
    [true, false, true],
  );
}

/** Of what was worth nothing nothing comes back; together with the rest it does. */
async function checkNothing(talk: Talk, trade: TradeKind): Promise<void> {
  const shop = await openShop(talk, trade);
  const { orders, refunds } = shop.calls;
  const product = await newProduct(talk, shop, [5_000, 5_000], { cancelRule: 20 });
  const member = await newMember(talk);
  const made = await placeOrder(talk, shop, product, member, { qty: 2, nights: 2 });
  const change = { payPrice: 1, reason: '老客户' };
  const cheap = await talk.ok(orders.changePrice, { params: { id: made.id }, body: change });
  const order = await payOffline(talk, shop, cheap);
  const free = partsOf(order).find(({ paid }) => paid === 0);
  talk.same('what was paid', order.payPrice, 1);
  if (!free) return talk.skip('the cent is not on one part');
  const read = () => talk.ok(orders.get, { params: { id: order.id } });
  await talk.refused(refunds.add, [precondition, invalid], askedFor(order, [free.key]));
  if (trade !== 'place')
    await talk.refused(refunds.add, [precondition, invalid], askedFor(order, [free.key], { rooms: 1 }));
  talk.same('the order after it', asItWas(await read()), asItWas(order));
  const whole = await talk.ok(
    refunds.add,
    askedFor(
      order,
      partsOf(order).map(({ key }) => key),
    ),
  );
  talk.same('the whole', [whole.refundAmount, whole.feeAmount, whole.status], [1, 0, refundStatus.toPay]);
  const after = await payBack(talk, shop, whole);
  talk.same(
    'the order when it is back',
    [after.status, after.refundState, after.refundedAmount],
    [closed, orderRefundState.whole, 1],
  );
}

/** A shop in a room of the merchant whose user works with it. */
async function ownShop(talk: Talk, trade: StayKind): Promise<Shop> {
  const shop = await openShop(talk, trade);
  const { productId } = await talk.state('a product can be ordered', { trade, own: 1 });
  const { resourceId, roomId } = await talk.ok(shop.calls.products.get, { params: { id: productId } });
  return { ...shop, resourceId, roomId, first: shop.today };
}
async function staying(talk: Talk, shop: Shop, over: object): Promise<Json> {
  const product = await newProduct(talk, shop, [5_000, 5_000], { cancelRule: 20, ...over });
  const form = { qty: 1, nights: 2 };
  return payOffline(talk, shop, await placeOrder(talk, shop, product, await newMember(talk), form));
}

/** When all is charged, or guests have come, a merchant gives nothing back; the platform may. */
async function checkExceptions(talk: Talk, trade: StayKind): Promise<void> {
  const shop = await ownShop(talk, trade);
  const { orders, refunds } = shop.calls;
  if (!('checkIn' in orders)) return;
  const refuse = async (order: Json, items: string[]) => {
    const preview = { body: { orderId: order.id, items } };
    await talk.refused(refunds.previewOfOwn, precondition, preview, 'merchantManager');
    for (const more of [{}, { refundAmount: 100 }])
      await talk.refused(refunds.addOfOwn, precondition, askedFor(order, items, more), 'merchantManager');
    const after = await talk.ok(orders.get, { params: { id: order.id } });
    talk.same('the order after it', asItWas(after), asItWas(order));
  };
  const charged = await staying(talk, shop, { cancelRule: 30, lateFee: 30 });
  const both = [shop.today, addDays(shop.today, 1)];
  await refuse(charged, both);
  // Nothing is suggested, and nothing is no refund; how much it is says who makes the exception.
  await talk.refused(refunds.add, [precondition, invalid], askedFor(charged, both));
  const given = await talk.ok(refunds.add, askedFor(charged, both, { refundAmount: 100 }));
  talk.same(
    'the exception of the platform',
    [given.ruling, given.suggestAmount, given.suggestFee, given.refundAmount, given.feeAmount, given.source],
    [refundRuling.lateAll, 0, charged.payPrice, 100, charged.payPrice - 100, refundSource.staff],
  );
  const come = await staying(talk, shop, {});
  const body = { guests: guestExamples.slice(0, 1), roomNos: [] };
  const there = await talk.ok(orders.checkIn, { params: { id: come.id }, body });
  await refuse(there, both.slice(1));
  const back = await talk.ok(refunds.add, askedFor(there, both.slice(1)));
  talk.same('the night to come, by the platform', [back.ruling, back.feeAmount], [refundRuling.stayed, 0]);
}

/** A merchant may refuse an order all of which is being refunded: no money is owed twice. */
async function checkRejected(talk: Talk, trade: StayKind): Promise<void> {
  const { scene, order } = await paidScene(talk, trade, { cancelRule: 20, confirmMode: 20 });
  const { shop } = scene;
  const { orders, refunds } = shop.calls;
  if (!('reject' in orders)) return;
  const keys = partsOf(order).map(({ key }) => key);
  // Whatever was granted before, the end by the merchant gives everything back.
  const refund = await talk.ok(refunds.add, askedFor(order, keys, { refundAmount: 100 }));
  const params = { id: order.id };
  const rejected = await talk.ok(orders.reject, { params, body: { reason: 10, note: '满房' } });
  talk.same(
    'status, why, refunds and what is being refunded',
    [rejected.status, rejected.closeType, rejected.refunds.length, rejected.refundingAmount],
    [closed, 40, 1, order.payPrice],
  );
  talk.holds('it says why', rejected.closeReason !== '', rejected.closeReason);
  talk.holds('it ended', !rejected.finishTime.startsWith('1970'), rejected.finishTime);
  const revoke = { params: { id: refund.id }, body: { reason: '客人改变主意' } };
  await talk.refused(refunds.revoke, wrongState, revoke);
  const full = await talk.ok(refunds.get, { params: { id: refund.id } });
  talk.same(
    'the refund, which cannot be taken back',
    [full.status, full.refundAmount, full.feeAmount, full.actions.includes('revoke')],
    [refundStatus.toPay, order.payPrice, 0, false],
  );
  const after = await payBack(talk, shop, full);
  talk.same(
    'when the money is back',
    [after.status, after.closeType, after.refundState, after.refundedAmount, after.refundingAmount],
    [closed, 40, orderRefundState.whole, order.payPrice, 0],
  );
}

export const refundAskedRules: Rule[] = [
  ...tradeKinds.flatMap((trade) => [
    moneyRule(
      trade,
      'nothing is refunded of an order that nobody paid, or that is over',
      'domain design, section 11.3',
      (talk) => checkStatuses(talk, trade),
    ),
    moneyRule(
      trade,
      'parts that cannot come back are not refunded together with others',
      'domain design, section 11.3 (refundable)',
      (talk) => checkMixed(talk, trade),
    ),
    moneyRule(trade, 'a part that was worth nothing comes back with others only', where.states, (talk) =>
      checkNothing(talk, trade),
    ),
  ]),
  ...stayKinds.flatMap((trade) => [
    moneyRule(
      trade,
      'where all is charged, or guests have come, the platform alone gives money back',
      'domain design, sections 11.3 and 11.4',
      (talk) => checkExceptions(talk, trade),
    ),
    moneyRule(
      trade,
      'an order all of which is being refunded can be rejected, and is refunded once',
      'domain design, sections 10.3 and 11.3',
      (talk) => checkRejected(talk, trade),
    ),
  ]),
];
