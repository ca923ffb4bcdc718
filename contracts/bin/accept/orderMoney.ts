import { memberPoints } from '../../src/areas/memberPoints.ts';
import { members } from '../../src/areas/members.ts';
import { pointType } from '../../src/enums/members.ts';
import { discountType, orderStatus, payType } from '../../src/enums/orders.ts';
import { status } from '../../src/envelope.ts';
import { orderMoves as forms } from '../../src/examples/orders.ts';
import { type TradeKind, tradeKinds, trades } from '../../src/trade/trade.ts';
import { equalParts, reckoned, shareOf } from './reckon.ts';
import type { Rule } from './rule.ts';
import {
  gradeTerms,
  type Member,
  newMember,
  newProduct,
  openShop,
  orderForm,
  payOffline,
  pointRows,
  type Shop,
  taken,
} from './shop.ts';
import type { Json, Talk } from './talk.ts';

/** What orders cost and what they take: golden numbers E1 and E2 of the domain design, stock, points. */

/** E1: two rooms for three nights; E2: three tickets of one day. */
export const golden = {
  place: { prices: [10_000], qty: 3, points: 1000, discount: gradeTerms.placeDiscount },
  hotel: { prices: [56_800, 56_800, 42_800], qty: 2, points: 5000, discount: gradeTerms.hotelDiscount },
  house: { prices: [56_800, 56_800, 42_800], qty: 2, points: 5000, discount: gradeTerms.houseDiscount },
};

export interface Scene {
  shop: Shop;
  member: Member;
  productId: string;
  form: Json;
  wanted: ReturnType<typeof reckoned>;
}
export async function goldenScene(
  talk: Talk,
  trade: TradeKind,
  { isToday = false, ...over }: Record<string, unknown> & { isToday?: boolean } = {},
): Promise<Scene> {
  const { prices, qty, points, discount } = golden[trade];
  const shop = await openShop(talk, trade);
  if (isToday) shop.first = shop.today;
  const member = await newMember(talk, { points: points + 500 });
  const productId = await newProduct(talk, shop, prices, over);
  const form = orderForm(shop, productId, member, { qty, nights: prices.length, pointsUsed: points });
  const lines = prices.map((price) => ({ price, qty }));
  const extras = shop.cleaning > 0 ? [shop.cleaning * qty] : [];
  return {
    ...{ shop, member, productId, form },
    wanted: reckoned({ lines, extras, discount, points, limit: 1000 }),
  };
}

/** Stock of the days of the golden order, and of the day after. */
export const goldenStock = (talk: Talk, { shop, productId }: Scene) =>
  taken(talk, shop, productId, golden[shop.trade].prices.length);
export const goldenDays = (trade: TradeKind, one: string) => golden[trade].prices.map(() => one);

export const where = {
  amounts: 'domain design, sections 10.4 and 19 (E1, E2)',
  states: 'domain design, section 10.3',
  stock: 'domain design, section 9.6',
  limits: 'domain design, section 10.5',
};
export const moneyRule = (trade: TradeKind, says: string, place: string, check: Rule['check']): Rule => ({
  ...{ area: `orders${trades[trade].name}`, kind: 'money', where: place, writes: true, check },
  says: `orders${trades[trade].name}: ${says}`,
});

export async function expectPoints(
  talk: Talk,
  { id }: Member,
  points: number,
  pointsLocked: number,
): Promise<void> {
  const held = await talk.ok(memberPoints.get, { params: { id } });
  talk.same('points that can be used', held.points, points);
  talk.same('points that unpaid orders lock', held.pointsLocked, pointsLocked);
}

function expectAmounts(talk: Talk, order: Json, { wanted }: Scene): void {
  talk.same(
    'subtotals of the lines',
    order.lines.map(({ subtotal }: Json) => subtotal),
    wanted.subtotals,
  );
  talk.same(
    'paid of the lines',
    order.lines.map(({ paid }: Json) => paid),
    wanted.paid,
  );
  const { totalPrice, payPrice, grade, pointsUsed } = wanted;
  talk.same('totalPrice', order.totalPrice, totalPrice);
  talk.same('payPrice', order.payPrice, payPrice);
  talk.same('discountPrice', order.discountPrice, totalPrice - payPrice);
  talk.same(
    'discounts',
    order.discounts.map(({ type, amount }: Json) => [type, amount]),
    [
      [discountType.grade, grade],
      [discountType.points, pointsUsed],
    ],
  );
  const commission = shareOf(payPrice, order.commissionRate);
  talk.same('commission', order.commission, commission);
  talk.same('settleAmount', order.settleAmount, payPrice - commission);
}

const rulesOf = (trade: TradeKind): Rule[] => [
  moneyRule(
    trade,
    'a new order costs what its quote says, holds stock and locks points',
    where.amounts,
    async (talk) => {
      const scene = await goldenScene(talk, trade);
      const { shop, form, member } = scene;
      const { contactName: _name, contactMobile: _mobile, ...asked } = form;
      const quote = await talk.ok(shop.calls.orders.quote, { body: asked });
      talk.same('faults of the quote', quote.faults, []);
      talk.same('the quote holds no stock', await goldenStock(talk, scene), goldenDays(trade, '0/0'));
      const order = await talk.ok(shop.calls.orders.add, { body: form });
      expectAmounts(talk, order, scene);
      const { totalPrice, payPrice } = quote.amounts;
      talk.same('amounts of the quote', [totalPrice, payPrice], [order.totalPrice, order.payPrice]);
      talk.same('discounts of the quote', quote.amounts.discounts, order.discounts);
      talk.same(
        'days left in the quote',
        quote.days.map(({ left }: Json) => left),
        goldenDays(trade, '').map(() => 10),
      );
      talk.same('status', order.status, orderStatus.unpaid);
      const { qty, points } = golden[trade];
      talk.same('stock that is locked', await goldenStock(talk, scene), goldenDays(trade, `${qty}/0`));
      await expectPoints(talk, member, 500, points);
      const after = await talk.ok(shop.calls.orders.get, { params: { id: order.id } });
      talk.same('the order as it is read', [after.payPrice, after.lines], [order.payPrice, order.lines]);
      const [line] = order.logs;
      talk.same('its log', [line.fromStatus, line.toStatus, order.logs.length], [0, orderStatus.unpaid, 1]);
    },
  ),
  moneyRule(
    trade,
    'a payment of another amount is refused, the right one sells the stock and uses the points',
    where.states,
    async (talk) => {
      const scene = await goldenScene(talk, trade);
      const { shop, form, member, wanted } = scene;
      const { qty, points } = golden[trade];
      const order = await talk.ok(shop.calls.orders.add, { body: form });
      for (const wrong of [-1, 1]) {
        const body = { ...forms.payOffline, amount: wanted.payPrice + wrong };
        await talk.refused(shop.calls.orders.payOffline, status.amountMismatch, {
          params: { id: order.id },
          body,
        });
      }
      talk.same('stock after it', await goldenStock(talk, scene), goldenDays(trade, `${qty}/0`));
      const paid = await payOffline(talk, shop, order);
      talk.same('stock that is sold', await goldenStock(talk, scene), goldenDays(trade, `0/${qty}`));
      await expectPoints(talk, member, 500, 0);
      const rows = await pointRows(talk, member, order.orderNo);
      talk.same(
        'points in the journal',
        rows.map(({ type, change }) => [type, change]),
        [[pointType.used, -points]],
      );
      talk.same('payType', paid.payType, payType.offline);
      talk.same('certificates', paid.certificates, forms.payOffline.certificates);
      talk.holds('payTime is now', !paid.payTime.startsWith('1970'), paid.payTime);
      talk.same('status', paid.status, orderStatus.toUse);
      if (trade === 'place') {
        talk.same(
          'paid of each ticket',
          paid.vouchers.map((one: Json) => one.paid),
          equalParts(wanted.payPrice, qty),
        );
        talk.same('codes are unique', new Set(paid.vouchers.map((one: Json) => one.code)).size, qty);
        talk.holds(
          'tickets are unused',
          paid.vouchers.every((one: Json) => one.status === 10),
          paid.vouchers,
        );
      }
      const { orderCount, consumeAmount, growth } = await talk.ok(members.get, { params: { id: member.id } });
      talk.same(
        'orders and consumption of the member',
        [orderCount, consumeAmount, growth],
        [1, wanted.payPrice, 0],
      );
    },
  ),
  moneyRule(trade, 'a cancelled order gives back its stock and its points', where.stock, async (talk) => {
    const scene = await goldenScene(talk, trade);
    const { shop, form, member } = scene;
    const { points } = golden[trade];
    const { id } = await talk.ok(shop.calls.orders.add, { body: form });
    const cancelled = await talk.ok(shop.calls.orders.cancel, { params: { id }, body: forms.cancel });
    talk.same('stock', await goldenStock(talk, scene), goldenDays(trade, '0/0'));
    await expectPoints(talk, member, points + 500, 0);
    talk.same('closeType', cancelled.closeType, 30);
    talk.same('closeReason', cancelled.closeReason, forms.cancel.reason);
    talk.same('refunds', cancelled.refunds, []);
    talk.same('payType', cancelled.payType, payType.none);
  }),
  moneyRule(
    trade,
    'a changed price is what has to be paid, and is split over the lines',
    where.amounts,
    async (talk) => {
      const scene = await goldenScene(talk, trade);
      const { shop, form, wanted } = scene;
      const { orders } = shop.calls;
      const { id } = await talk.ok(orders.add, { body: form });
      const change = (payPrice: number) => ({ params: { id }, body: { ...forms.changePrice, payPrice } });
      await talk.refused(orders.changePrice, status.invalid, change(wanted.totalPrice + 1));
      await talk.refused(orders.changePrice, status.invalid, change(0));
      for (const payPrice of [wanted.payPrice - 1234, wanted.totalPrice, wanted.payPrice - 777]) {
        const order = await talk.ok(orders.changePrice, change(payPrice));
        talk.same('payPrice', order.payPrice, payPrice);
        const sum = order.lines.reduce((before: number, { paid }: Json) => before + paid, 0);
        talk.same('the lines add up', sum, payPrice);
        const off = order.discounts.reduce((before: number, { amount }: Json) => before + amount, 0);
        talk.same('total less discounts', order.totalPrice - off, payPrice);
        const changes = order.discounts.filter(({ type }: Json) => type === discountType.change);
        talk.same(
          'what was changed',
          changes.map(({ amount }: Json) => amount),
          [wanted.payPrice - payPrice],
        );
        talk.same('discountPrice', order.discountPrice, wanted.totalPrice - payPrice);
        talk.holds(
          'no line is below 0',
          order.lines.every(({ paid }: Json) => paid >= 0),
          order.lines,
        );
      }
      const old = { params: { id }, body: { ...forms.payOffline, amount: wanted.payPrice } };
      await talk.refused(orders.payOffline, status.amountMismatch, old);
      const paid = await payOffline(talk, shop, { id, payPrice: wanted.payPrice - 777 });
      if (trade === 'place') {
        const parts = equalParts(wanted.payPrice - 777, golden.place.qty);
        talk.same(
          'paid of each ticket',
          paid.vouchers.map((one: Json) => one.paid),
          parts,
        );
      }
    },
  ),
  moneyRule(
    trade,
    'a completed order gives points by the grade, and growth',
    'domain design, sections 6.5 and 13.5',
    async (talk) => {
      const scene = await goldenScene(talk, trade, { isToday: true });
      const { shop, form, member, wanted } = scene;
      const { orders } = shop.calls;
      const order = await payOffline(talk, shop, await talk.ok(orders.add, { body: form }));
      const done = await complete(talk, shop, order);
      talk.same('status', done.status, orderStatus.done);
      talk.holds('finishTime is now', !done.finishTime.startsWith('1970'), done.finishTime);
      const given = Math.floor((Math.floor(wanted.payPrice / 100) * gradeTerms.pointRate) / 10);
      const rows = (await pointRows(talk, member, order.orderNo)).filter(
        ({ type }) => type === pointType.gift,
      );
      talk.same(
        'points given',
        rows.map(({ change }) => change),
        [given],
      );
      await expectPoints(talk, member, 500 + given, 0);
      const { growth, consumeAmount } = await talk.ok(members.get, { params: { id: member.id } });
      talk.same(
        'growth and consumption',
        [growth, consumeAmount],
        [Math.floor(wanted.payPrice / 100), wanted.payPrice],
      );
      talk.same('stock stays sold', (await goldenStock(talk, scene))[0], `0/${golden[trade].qty}`);
    },
  ),
];

/** By the gate, or by arrival and departure. */
export async function complete(talk: Talk, shop: Shop, order: Json): Promise<Json> {
  const params = { id: order.id };
  const { orders } = shop.calls;
  if ('verify' in orders) {
    const codes = order.vouchers.map(({ code }: Json) => code);
    return talk.ok(orders.verify, { params, body: { codes } });
  }
  await talk.ok(orders.checkIn, { params, body: { ...forms.checkIn, roomNos: [] } });
  return talk.ok(orders.checkOut, { params, body: {} });
}

export const orderMoneyRules = (): Rule[] => tradeKinds.flatMap(rulesOf);
