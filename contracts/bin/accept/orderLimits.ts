import { hotelRooms } from '../../src/areas/hotelRooms.ts';
import { memberBenefits } from '../../src/areas/memberBenefits.ts';
import { members } from '../../src/areas/members.ts';
import { minsuRooms } from '../../src/areas/minsuRooms.ts';
import { addDays } from '../../src/days.ts';
import { discountType, orderStatus, payType, refundStatus } from '../../src/enums/orders.ts';
import { status } from '../../src/envelope.ts';
import { guestExamples } from '../../src/examples/orders.ts';
import { type TradeKind, tradeKinds } from '../../src/trade/trade.ts';
import { complete, moneyRule, where } from './orderMoney.ts';
import { reckoned } from './reckon.ts';
import { payBack } from './refundMoney.ts';
import type { Rule } from './rule.ts';
import {
  giveFreeTickets,
  gradeTerms,
  type Member,
  newMember,
  newMobile,
  newProduct,
  openShop,
  orderForm,
  payOffline,
  placeOrder,
  type Shop,
  taken,
  theGrade,
} from './shop.ts';
import type { Json, Talk } from './talk.ts';

/** What cannot be ordered: sold out, too many, too late, by the wrong people. And what benefits pay of an order. */

const { invalid, precondition, short } = status;
const price = 10_000;
const [guest, other] = guestExamples;

/** Whatever is wrong is refused, and holds nothing. */
async function refuse(talk: Talk, shop: Shop, code: number, form: Json, what: string): Promise<void> {
  await talk.refused(shop.calls.orders.add, code, { body: form });
  const left = await taken(talk, shop, form.productId, 3);
  talk.holds(
    `nothing is held after ${what}`,
    left.every((day) => day === '0/0' || day === '-'),
    left,
  );
}

const limitRules = (trade: TradeKind): Rule[] => [
  moneyRule(
    trade,
    'what is not on sale, has no price, or is not left, cannot be ordered',
    where.limits,
    async (talk) => {
      const shop = await openShop(talk, trade, 10);
      const { stocks, products, orders } = shop.calls;
      const id = await newProduct(talk, shop, [price, price, price], { stock: 4, cancelRule: 20 });
      const member = await newMember(talk);
      const form = (more: object = {}) => orderForm(shop, id, member, { qty: 1, ...more });
      await refuse(talk, shop, short, form({ qty: 5 }), 'one more than there are');
      await refuse(talk, shop, precondition, form({ memberMobile: newMobile() }), 'somebody unknown');
      await refuse(talk, shop, precondition, form({ from: addDays(shop.first, 3) }), 'a day without a price');
      await refuse(talk, shop, short, form({ pointsUsed: 1 }), 'points that he does not have');
      await refuse(talk, shop, invalid, form({ qty: 0 }), 'none');
      await refuse(
        talk,
        shop,
        invalid,
        form({ from: addDays(shop.today, -1), nights: 2 }),
        'a day that is over',
      );
      const close = { date: shop.first, version: 1, price, stock: 4, enabled: 0 };
      await talk.ok(stocks.save, { params: { id }, body: { days: [close] } });
      await refuse(talk, shop, precondition, form(), 'a closed day');
      await talk.ok(stocks.save, { params: { id }, body: { days: [{ ...close, version: 2, enabled: 1 }] } });
      await talk.ok(products.enable, { params: { id }, body: { enable: 0 } });
      await refuse(talk, shop, precondition, form(), 'a product that is off');
      await talk.ok(products.enable, { params: { id }, body: { enable: 1 } });
      if (shop.roomId) {
        const rooms = trade === 'hotel' ? hotelRooms : minsuRooms;
        await talk.ok(rooms.enable, { params: { id: shop.roomId }, body: { enable: 0 } });
        await refuse(talk, shop, precondition, form(), 'a room that is off');
        await talk.ok(rooms.enable, { params: { id: shop.roomId }, body: { enable: 1 } });
      }
      await talk.ok(members.freeze, { params: { id: member.id }, body: { reason: '核实身份' } });
      await refuse(talk, shop, precondition, form(), 'a frozen member');
      const fit = await newMember(talk);
      await placeOrder(talk, shop, id, fit, { qty: 3 });
      await talk.refused(orders.add, short, { body: orderForm(shop, id, fit, { qty: 2 }) });
      await placeOrder(talk, shop, id, fit, { qty: 1 });
      talk.same('all are taken', (await taken(talk, shop, id, 1))[0], '4/0');
    },
  ),
  moneyRule(
    trade,
    'a quote names the faults for which the order would be refused',
    where.limits,
    async (talk) => {
      const shop = await openShop(talk, trade);
      const id = await newProduct(talk, shop, [price], { stock: 2 });
      const {
        contactName: _name,
        contactMobile: _mobile,
        ...asked
      } = orderForm(shop, id, await newMember(talk), { qty: 3 }) as Json;
      const { faults } = await talk.ok(shop.calls.orders.quote, { body: asked });
      talk.holds(
        'it names qty',
        faults.some(({ field }: Json) => field === 'qty'),
        faults,
      );
      const gone = await talk.ok(shop.calls.orders.quote, {
        body: { ...asked, qty: 1, memberMobile: newMobile() },
      });
      talk.same(
        'member and fault',
        [gone.member, gone.faults.map(({ field }: Json) => field)],
        [null, ['memberMobile']],
      );
    },
  ),
];

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
      const early = await newProduct(talk, shop, [price, price, price], { aheadDays: 2 });
      await refuse(talk, shop, precondition, form(early, { qty: 1 }), 'a day that is too near');
      await talk.ok(shop.calls.orders.add, { body: form(early, { qty: 1, from: addDays(shop.first, 1) }) });
      const late = await newProduct(talk, shop, [price], { aheadDays: 1, cutOffTime: '00:00' });
      await refuse(talk, shop, precondition, form(late, { qty: 1 }), 'the cut-off');
      const daily = await newProduct(talk, shop, [price], { dayLimit: 3 });
      await refuse(talk, shop, precondition, form(daily, { qty: 4 }), 'more than a day allows');
      await talk.ok(shop.calls.orders.add, { body: form(daily, { qty: 2 }) });
      await talk.refused(shop.calls.orders.add, precondition, { body: form(daily, { qty: 2 }) });
      const own = orderForm(shop, daily, await newMember(talk), { qty: 3 });
      await talk.ok(shop.calls.orders.add, { body: own });
      const named = await newProduct(talk, shop, [price], { realName: 30 });
      await refuse(talk, shop, invalid, form(named, { qty: 2, guests: [guest] }), 'a person too few');
      await refuse(talk, shop, invalid, form(named, { qty: 2, guests: [guest, guest] }), 'a document twice');
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

const stayRules = (trade: 'hotel' | 'house'): Rule[] => [
  moneyRule(trade, 'stays keep to nights, rooms, guests and days', where.limits, async (talk) => {
    const shop = await openShop(talk, trade);
    const member = await newMember(talk);
    const prices = [price, price, price, price, price];
    const id = await newProduct(talk, shop, prices, {
      minNights: 2,
      maxNights: 3,
      maxRooms: 2,
      maxAheadDays: 3,
      aheadDays: 1,
    });
    const form = (more: object) => orderForm(shop, id, member, { qty: 1, nights: 2, ...more });
    await refuse(talk, shop, invalid, form({ nights: 1 }), 'a night too few');
    await refuse(talk, shop, invalid, form({ nights: 4 }), 'a night too many');
    await refuse(talk, shop, invalid, form({ qty: 3 }), 'a room too many');
    await refuse(talk, shop, invalid, form({ checkOutDate: shop.first }), 'no night');
    await refuse(
      talk,
      shop,
      precondition,
      form({ from: addDays(shop.today, 4), nights: 2 }),
      'too far ahead',
    );
    const many = Array.from({ length: 12 }, () => guest);
    await refuse(talk, shop, precondition, form({ guests: many }), 'too many guests');
    const early = await newProduct(talk, shop, prices, { aheadDays: 3 });
    await refuse(talk, shop, precondition, orderForm(shop, early, member), 'a day that is too near');
    const order = await talk.ok(shop.calls.orders.add, { body: form({ nights: 3, qty: 2 }) });
    talk.same('stock, without the day of departure', await taken(talk, shop, id, 4), [
      '2/0',
      '2/0',
      '2/0',
      '0/0',
    ]);
    talk.same('nights', [order.nights, order.lines.filter(({ date }: Json) => date).length], [3, 3]);
  }),
  moneyRule(
    trade,
    'guests beyond those included cost extra',
    'domain design, sections 8.5, 8.6 and 10.4',
    async (talk) => {
      const shop = await openShop(talk, trade);
      const id = await newProduct(talk, shop, [price, price]);
      const rooms = trade === 'hotel' ? hotelRooms : minsuRooms;
      const room = await talk.ok(rooms.get, { params: { id: shop.roomId } });
      const included = room.maxGuests ?? room.adults + room.children;
      const each = room.extraGuestPrice ?? room.extraBedPrice;
      const guests = Array.from({ length: included + 1 }, () => guest);
      const order = await placeOrder(talk, shop, id, await newMember(talk), { qty: 1, nights: 2, guests });
      const extras = order.lines
        .filter(({ date }: Json) => date === '')
        .map(({ subtotal }: Json) => subtotal);
      talk.same('extras', extras, [...(shop.cleaning ? [shop.cleaning] : []), 2 * each]);
    },
  ),
  moneyRule(
    trade,
    'two products of a room share its rooms (E5)',
    'domain design, sections 9.6 and 19 (E5)',
    async (talk) => {
      const shop = await openShop(talk, trade, 10);
      const member = await newMember(talk);
      const a = await newProduct(talk, shop, [price], { stock: 8 });
      const b = await newProduct(talk, shop, [price], { stock: 6 });
      await payOffline(talk, shop, await placeOrder(talk, shop, a, member, { qty: 6 }));
      await placeOrder(talk, shop, a, member, { qty: 1 });
      await payOffline(talk, shop, await placeOrder(talk, shop, b, member, { qty: 2 }));
      const query = { startDate: shop.first, endDate: shop.first };
      const { list } = await talk.ok(shop.calls.stocks.list, { params: { id: b }, query });
      talk.same('what the room has left', list[0].roomLeft, 1);
      await talk.refused(shop.calls.orders.add, short, { body: orderForm(shop, a, member, { qty: 2 }) });
      await placeOrder(talk, shop, a, member, { qty: 1 });
      await talk.refused(shop.calls.orders.add, short, { body: orderForm(shop, b, member, { qty: 1 }) });
      talk.same(
        'stock',
        [...(await taken(talk, shop, a, 1)), ...(await taken(talk, shop, b, 1))],
        ['2/6', '0/2'],
      );
    },
  ),
  moneyRule(
    trade,
    'free nights pay the first nights up to their cap, and come back',
    'domain design, sections 6.5 and 10.4',
    async (talk) => {
      const shop = await openShop(talk, trade);
      const member = await newMember(talk);
      const { nightsId } = await theGrade(talk);
      const prices = [56_800, 42_800];
      const id = await newProduct(talk, shop, prices, { cancelRule: 20, pointEnabled: 0 });
      const use = (benefitCount: number) =>
        orderForm(shop, id, member, { qty: 2, nights: 2, benefitId: nightsId, benefitCount });
      const { nights, nightCap, hotelDiscount } = gradeTerms;
      await expectBenefit(talk, member, nightsId, [0, 0, nights]);
      await talk.refused(shop.calls.orders.add, short, { body: use(nights + 1) });
      const wanted = reckoned({
        lines: prices.map((each) => ({ price: each, qty: 2 })),
        covered: [2 * nightCap, 42_800],
        extras: shop.cleaning ? [2 * shop.cleaning] : [],
        discount: hotelDiscount,
      });
      const first = await talk.ok(shop.calls.orders.add, { body: use(3) });
      talk.same('payPrice', first.payPrice, wanted.payPrice);
      talk.same(
        'paid of the lines',
        first.lines.map(({ paid }: Json) => paid),
        wanted.paid,
      );
      const free = first.discounts.find(({ type }: Json) => type === discountType.benefit);
      talk.same('what the benefit pays', free?.amount, 2 * nightCap + 42_800);
      await expectBenefit(talk, member, nightsId, [0, 3, 0]);
      await talk.refused(shop.calls.orders.add, short, { body: use(1) });
      await talk.ok(shop.calls.orders.cancel, { params: { id: first.id }, body: { reason: '会员不去了' } });
      await expectBenefit(talk, member, nightsId, [0, 0, 3]);
      const order = await payOffline(talk, shop, await talk.ok(shop.calls.orders.add, { body: use(2) }));
      await expectBenefit(talk, member, nightsId, [0, 2, 1]);
      const { refunds } = shop.calls;
      const one = await talk.ok(refunds.add, {
        body: { orderId: order.id, items: [addDays(shop.first, 1)], reason: 10 },
      });
      await payBack(talk, shop, one);
      await expectBenefit(talk, member, nightsId, [0, 2, 1]);
      const two = await talk.ok(refunds.add, {
        body: { orderId: order.id, items: [shop.first], reason: 10 },
      });
      await payBack(talk, shop, two);
      await expectBenefit(talk, member, nightsId, [0, 0, 3]);
      const closed = await newProduct(talk, shop, prices, { freeNights: 0 });
      await talk.refused(shop.calls.orders.add, precondition, { body: { ...use(1), productId: closed } });
    },
  ),
  moneyRule(
    trade,
    'free nights of a stay that is over are used',
    'domain design, section 6.5',
    async (talk) => {
      const shop = await openShop(talk, trade);
      shop.first = shop.today;
      const member = await newMember(talk);
      const { nightsId } = await theGrade(talk);
      const id = await newProduct(talk, shop, [60_000]);
      const form = orderForm(shop, id, member, { qty: 2, benefitId: nightsId, benefitCount: 2 });
      await complete(
        talk,
        shop,
        await payOffline(talk, shop, await talk.ok(shop.calls.orders.add, { body: form })),
      );
      await expectBenefit(talk, member, nightsId, [2, 0, 1]);
    },
  ),
];

/** Used, locked, left. */
async function expectBenefit(
  talk: Talk,
  { id }: Member,
  benefitId: string,
  wanted: [number, number, number],
): Promise<void> {
  const list = await talk.ok(memberBenefits.accounts, { query: { memberId: id } });
  const own = list.find((one: Json) => one.id === benefitId);
  talk.same('used, locked and left of the benefit', own && [own.used, own.locked, own.left], wanted);
}

const freeTicketRule = moneyRule(
  'place',
  'free tickets cost nothing, and come back once',
  'domain design, sections 6.5 and 10.4',
  async (talk) => {
    const shop = await openShop(talk, 'place');
    const member = await newMember(talk);
    const id = await newProduct(talk, shop, [price], { cancelRule: 20 });
    const strange = await newProduct(talk, shop, [price]);
    const benefitId = await giveFreeTickets(talk, id);
    const form = (qty: number, benefitCount: number) =>
      orderForm(shop, id, member, { qty, benefitId, benefitCount });
    const shown = await talk.ok(memberBenefits.preview, {
      body: { memberMobile: member.mobile, productId: id },
    });
    talk.same(
      'what can be used',
      shown.list.map((one: Json) => [one.id, one.left]),
      [[benefitId, gradeTerms.tickets]],
    );
    await talk.refused(shop.calls.orders.add, precondition, { body: { ...form(1, 1), productId: strange } });
    const free = await talk.ok(shop.calls.orders.add, { body: form(2, 2) });
    talk.same(
      'paid at once',
      [free.payPrice, free.payType, free.status],
      [0, payType.nothing, orderStatus.toUse],
    );
    await expectBenefit(talk, member, benefitId, [0, 2, 0]);
    await talk.refused(shop.calls.orders.add, short, { body: form(1, 1) });
    const { refunds, orders } = shop.calls;
    const code = free.vouchers[0].code;
    const back = await talk.ok(refunds.add, { body: { orderId: free.id, items: [code], reason: 10 } });
    talk.same('done at once', [back.status, back.refundAmount], [refundStatus.done, 0]);
    await expectBenefit(talk, member, benefitId, [0, 1, 1]);
    await talk.refused(refunds.add, [precondition, status.wrongState], {
      body: { orderId: free.id, items: [code], reason: 10 },
    });
    await expectBenefit(talk, member, benefitId, [0, 1, 1]);
    const mixed = await payOffline(talk, shop, await talk.ok(orders.add, { body: form(3, 1) }));
    const each = (price * gradeTerms.placeDiscount) / 100;
    talk.same(
      'paid of each ticket',
      mixed.vouchers.map(({ paid }: Json) => paid),
      [0, each, each],
    );
    await expectBenefit(talk, member, benefitId, [0, 2, 0]);
  },
);

export const orderLimitRules = (): Rule[] => [
  ...tradeKinds.flatMap(limitRules),
  ...ticketRules,
  freeTicketRule,
  ...stayRules('hotel'),
  ...stayRules('house'),
];
