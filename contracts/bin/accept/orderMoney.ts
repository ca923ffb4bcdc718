import { members } from '../../src/areas/members.ts';
import { pointType } from '../../src/enums/members.ts';
import { discountType, orderStatus, payType } from '../../src/enums/orders.ts';
import { status } from '../../src/envelope.ts';
import { orderMoves as forms } from '../../src/examples/orders.ts';
import { type TradeKind, tradeKinds } from '../../src/trade/trade.ts';
import {
  complete,
  expectAmounts,
  expectEarned,
  expectPoints,
  golden,
  goldenDays,
  goldenScene,
  goldenStock,
  moneyRule,
  where,
} from './orderScenes.ts';
import { equalParts } from './reckon.ts';
import type { Rule } from './rule.ts';
import { gradeTerms, payOffline, pointRows } from './shop.ts';
import type { Json } from './talk.ts';

/** What orders cost and what they take: golden numbers E1 and E2 of the domain design, stock, points. */

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
      const offPoints = async (pointsUsed: number) => {
        const { amounts } = await talk.ok(shop.calls.orders.quote, { body: { ...asked, pointsUsed } });
        const used = amounts.discounts.find(({ type }: Json) => type === discountType.points);
        return used?.amount ?? 0;
      };
      const { pointsMost } = quote.amounts;
      talk.same('what the most points take off', await offPoints(pointsMost), pointsMost);
      if (pointsMost + 100 <= quote.member.points)
        talk.same('what more points take off', await offPoints(pointsMost + 100), pointsMost);
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
      expectEarned(talk, paid, scene);
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

export const orderMoneyRules = (): Rule[] => tradeKinds.flatMap(rulesOf);
