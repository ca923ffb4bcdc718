import { addDays } from '../../src/days.ts';
import { credentialType, orderStatus } from '../../src/enums/orders.ts';
import { useMode } from '../../src/enums/products.ts';
import { status } from '../../src/envelope.ts';
import { idNumber } from './kinds.ts';
import { guest, invalid, other, precondition, price, refuse, short } from './orderLimits.ts';
import { moneyRule, where } from './orderScenes.ts';
import { payBack } from './refundScenes.ts';
import type { Rule } from './rule.ts';
import { newMember, newProduct, openShop, orderForm, payOffline, placeOrder } from './shop.ts';
import type { Json } from './talk.ts';

/** Tickets: their limits, and how they are taken at the gate. */

const ticketRules: Rule[] = [
  moneyRule(
    'place',
    'tickets keep to their number, their days, and the people who are named',
    where.limits,
    async (talk) => {
      const shop = await openShop(talk, 'place');
      const member = await newMember(talk);
      const few = await newProduct(talk, shop, [price, price, price], {
        minCount: 2,
        maxCount: 3,
        stock: 50,
      });
      const form = (id: string, more: Record<string, unknown>) => orderForm(shop, id, member, more);
      await refuse(talk, shop, invalid, form(few, { qty: 1 }), 'too few');
      await refuse(talk, shop, invalid, form(few, { qty: 4 }), 'too many');
      for (const qty of [2, 3]) await talk.ok(shop.calls.orders.add, { body: form(few, { qty }) });
      const early = await newProduct(talk, shop, [price, price, price], { aheadDays: 2 });
      await refuse(talk, shop, precondition, form(early, { qty: 1 }), 'a day that is too near');
      await talk.ok(shop.calls.orders.add, { body: form(early, { qty: 1, from: addDays(shop.first, 1) }) });
      const late = await newProduct(talk, shop, [price, price], { aheadDays: 1, cutOffTime: '00:00' });
      await refuse(talk, shop, precondition, form(late, { qty: 1 }), 'the cut-off');
      await talk.ok(shop.calls.orders.add, { body: form(late, { qty: 1, from: addDays(shop.first, 1) }) });
      const daily = await newProduct(talk, shop, [price], { dayLimit: 3 });
      await refuse(talk, shop, precondition, form(daily, { qty: 4 }), 'more than a day allows');
      await talk.ok(shop.calls.orders.add, { body: form(daily, { qty: 2 }) });
      await talk.refused(shop.calls.orders.add, precondition, { body: form(daily, { qty: 2 }) });
      const own = orderForm(shop, daily, await newMember(talk), { qty: 3 });
      await talk.ok(shop.calls.orders.add, { body: own });
      const named = await newProduct(talk, shop, [price], { realName: 30 });
      await refuse(talk, shop, invalid, form(named, { qty: 2, guests: [guest] }), 'a person too few');
      await refuse(talk, shop, invalid, form(named, { qty: 2, guests: [guest, guest] }), 'a document twice');
      const passport = (credentialNo: string) => ({
        ...{ ...guest, credentialNo, credentialType: credentialType.passport },
      });
      const inBothCases = [passport('EA1234567'), passport('ea1234567')];
      await refuse(talk, shop, invalid, form(named, { qty: 2, guests: inBothCases }), 'a passport twice');
      await talk.ok(shop.calls.orders.add, { body: form(named, { qty: 2, guests: [guest, other] }) });
      await talk.refused(shop.calls.orders.add, precondition, {
        body: form(named, { qty: 1, guests: [other] }),
      });
      const taker = await newProduct(talk, shop, [price], { realName: 20 });
      await refuse(talk, shop, invalid, form(taker, { qty: 2 }), 'nobody who takes them');
      const shown = await talk.ok(shop.calls.orders.add, { body: form(taker, { qty: 2, guests: [guest] }) });
      talk.holds('documents are masked', shown.guests[0].credentialNo.includes('*'), shown.guests);
      const { orders } = shop.calls;
      const whole = await talk.ok(orders.reveal, {
        params: { id: shown.id },
        body: { field: 'guests.credentialNo', index: 0 },
      });
      talk.same('the whole document', whole.value, guest.credentialNo);
      const after = await talk.ok(orders.get, { params: { id: shown.id } });
      talk.same('lines in the log', after.logs.length, shown.logs.length + 1);
    },
  ),
  moneyRule(
    'place',
    'tickets for any day of their validity cost what the day of purchase says, and last as many days',
    'domain design, sections 9.2 and 10.4',
    async (talk) => {
      const shop = await openShop(talk, 'place');
      const untilDay = { cancelRule: 30, cancelDays: 2, cancelTime: '18:00', feeRate: 1000 };
      const terms = { ...untilDay, useMode: useMode.withinValidity, validDays: 30, from: shop.today };
      const id = await newProduct(talk, shop, [price], terms);
      const body = orderForm(shop, id, await newMember(talk), { qty: 1 });
      const order = await talk.ok(shop.calls.orders.add, { body });
      talk.same(
        'useDate, validUntil and price',
        [order.useDate, order.validUntil, order.lines[0].price],
        [...[shop.today, addDays(shop.today, 30), price]],
      );
      const { vouchers } = await payOffline(talk, shop, order);
      const offer = await talk.ok(shop.calls.refunds.preview, {
        body: { orderId: order.id, items: vouchers.map(({ code }: Json) => code) },
      });
      const deadline = `${addDays(shop.today, 28)} 18:00:00`;
      talk.same('deadline and fee', [offer.deadline, offer.feeAmount], [deadline, 0]);
    },
  ),
  moneyRule(
    'place',
    'orders that were cancelled or given back in full count for no limit',
    where.limits,
    async (talk) => {
      const shop = await openShop(talk, 'place');
      const member = await newMember(talk);
      const { orders, refunds } = shop.calls;
      const terms = { dayLimit: 2, realName: 30, cancelRule: 20, stock: 2 };
      const id = await newProduct(talk, shop, [price], terms);
      const body = orderForm(shop, id, member, { qty: 2, guests: [guest, other] });
      const cancelled = await talk.ok(orders.add, { body });
      await talk.refused(orders.add, [precondition, short], { body });
      await talk.ok(orders.cancel, { params: { id: cancelled.id }, body: { reason: '会员不去了' } });
      const order = await payOffline(talk, shop, await talk.ok(orders.add, { body }));
      await talk.refused(orders.add, [precondition, short], { body });
      const items = order.vouchers.map(({ code }: Json) => code);
      const refund = await talk.ok(refunds.add, { body: { orderId: order.id, items, reason: 10 } });
      talk.same('status', (await payBack(talk, shop, refund)).status, orderStatus.closed);
      await talk.ok(orders.add, { body });
    },
  ),
  moneyRule(
    'place',
    'of an order with one ticket given back, the other ticket and its person still count for the limits of the day, that one not',
    where.limits,
    async (talk) => {
      const shop = await openShop(talk, 'place');
      const member = await newMember(talk);
      const { orders, refunds } = shop.calls;
      const terms = { dayLimit: 2, realName: 30, cancelRule: 20, stock: 9 };
      const id = await newProduct(talk, shop, [price], terms);
      const of = (...guests: object[]) => ({
        body: orderForm(shop, id, member, { qty: guests.length, guests }),
      });
      for (const [kept, back, at] of [
        [other, guest, 0],
        [guest, other, 1],
      ] as const) {
        const order = await payOffline(talk, shop, await talk.ok(orders.add, of(guest, other)));
        const items = [order.vouchers[at].code];
        const refund = await talk.ok(refunds.add, { body: { orderId: order.id, items, reason: 10 } });
        await talk.refused(orders.add, precondition, of(back));
        talk.same('status', (await payBack(talk, shop, refund)).status, orderStatus.toUse);
        await talk.refused(orders.add, precondition, of(kept));
        await talk.refused(orders.add, precondition, of(back, { ...guest, credentialNo: idNumber() }));
        const again = await talk.ok(orders.add, of(back));
        await talk.ok(orders.cancel, { params: { id: again.id }, body: { reason: '会员不去了' } });
        const rest = [order.vouchers[1 - at].code];
        const last = await talk.ok(refunds.add, { body: { orderId: order.id, items: rest, reason: 10 } });
        talk.same('status without tickets', (await payBack(talk, shop, last)).status, orderStatus.closed);
      }
    },
  ),
  moneyRule(
    'place',
    'tickets are taken at the gate on their day, each once',
    'domain design, section 10.3',
    async (talk) => {
      const shop = await openShop(talk, 'place');
      shop.first = shop.today;
      const id = await newProduct(talk, shop, [price], { cancelRule: 20 });
      const order = await payOffline(
        talk,
        shop,
        await placeOrder(talk, shop, id, await newMember(talk), { qty: 3 }),
      );
      const { orders, refunds } = shop.calls;
      if (!('verify' in orders)) return;
      const [one, two, three] = order.vouchers.map(({ code }: Json) => code);
      const verify = (codes: string[]) => ({ params: { id: order.id }, body: { codes } });
      talk.same(
        'the order by a code',
        (await talk.ok(orders.getByCode, { query: { code: two } })).id,
        order.id,
      );
      await talk.ok(orders.verify, verify([one]));
      await talk.refused(orders.verify, precondition, verify([one]));
      await talk.refused(orders.verify, precondition, verify([two, one]));
      await talk.refused(orders.verify, invalid, verify(['100000000000']));
      const refund = await talk.ok(refunds.add, { body: { orderId: order.id, items: [two], reason: 10 } });
      await talk.refused(orders.verify, precondition, verify([two]));
      const used = await talk.ok(orders.verify, verify([three]));
      talk.same('status while a refund is open', used.status, orderStatus.inUse);
      const offered = ['verify', 'addRefund'].filter((move) => used.actions.includes(move));
      talk.same('moves of tickets when none is unused', offered, []);
      talk.same(
        'tickets',
        used.vouchers.map((each: Json) => each.status),
        [20, 30, 20],
      );
      const over = await payBack(talk, shop, refund);
      talk.same('status when it is done', over.status, orderStatus.done);
      await talk.refused(orders.verify, status.wrongState, verify([two]));
    },
  ),
];

export const ticketLimitRules = (): Rule[] => ticketRules;
