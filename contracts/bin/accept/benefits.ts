import { memberBenefits } from '../../src/areas/memberBenefits.ts';
import { memberGrades } from '../../src/areas/memberGrades.ts';
import { members } from '../../src/areas/members.ts';
import { addDays } from '../../src/days.ts';
import { gainMode } from '../../src/enums/members.ts';
import { discountType, orderStatus, payType, refundStatus } from '../../src/enums/orders.ts';
import { status } from '../../src/envelope.ts';
import { memberGradeExample } from '../../src/examples/memberGrades.ts';
import { saved } from './gradeGuards.ts';
import { guest, precondition, price, short } from './orderLimits.ts';
import { complete, moneyRule } from './orderScenes.ts';
import { reckoned } from './reckon.ts';
import { payBack } from './refundScenes.ts';
import type { Rule } from './rule.ts';
import {
  giveFreeTickets,
  gradeTerms,
  type Member,
  newMember,
  newProduct,
  openShop,
  orderForm,
  payOffline,
  placeOrder,
  theGrade,
} from './shop.ts';
import type { Json, Talk } from './talk.ts';
import { unique } from './unique.ts';

/** What free nights and free tickets pay of an order, and when they come back. */

const nightRules = (trade: 'hotel' | 'house'): Rule[] => [
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
        extras: shop.cleaning ? [shop.cleaning] : [],
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
export async function expectBenefit(
  talk: Talk,
  { id }: Member,
  benefitId: string,
  wanted: [number, number, number],
): Promise<void> {
  const list = await talk.ok(memberBenefits.accounts, { query: { memberId: id } });
  const own = list.find((one: Json) => one.id === benefitId);
  talk.same('used, locked and left of the benefit', own && [own.used, own.locked, own.left], wanted);
}

/** One of two free nights comes back, before the arrival or after the departure; the other one is used. */
const usedRule = (trade: 'hotel' | 'house'): Rule =>
  moneyRule(
    trade,
    'a free night comes back once, also of a stay that is over',
    'domain design, sections 6.5 and 11.5',
    async (talk) => {
      const shop = await openShop(talk, trade);
      shop.first = shop.today;
      const { orders, refunds } = shop.calls;
      if (!('checkIn' in orders)) return;
      const { nightsId } = await theGrade(talk);
      const id = await newProduct(talk, shop, [60_000, 60_000], { cancelRule: 20, pointEnabled: 0 });
      for (const when of ['before', 'after']) {
        const member = await newMember(talk);
        const more = { qty: 1, nights: 2, benefitId: nightsId, benefitCount: 2 };
        const order = await payOffline(talk, shop, await placeOrder(talk, shop, id, member, more));
        const params = { id: order.id };
        const arrive = () => talk.ok(orders.checkIn, { params, body: { guests: [guest], roomNos: [] } });
        if (when === 'after') await arrive();
        const items = [addDays(shop.today, 1)];
        const refund = await talk.ok(refunds.add, { body: { orderId: order.id, items, reason: 10 } });
        if (when === 'before') {
          await payBack(talk, shop, refund);
          await expectBenefit(talk, member, nightsId, [0, 1, 2]);
          await arrive();
        }
        await talk.ok(orders.checkOut, { params, body: {} });
        if (when === 'after') {
          await expectBenefit(talk, member, nightsId, [2, 0, 1]);
          await payBack(talk, shop, refund);
        }
        await expectBenefit(talk, member, nightsId, [1, 0, 2]);
      }
    },
  );

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

const quotaRule: Rule = {
  ...{ area: 'memberBenefits', kind: 'money', where: 'domain design, section 6.5', writes: true },
  says: 'memberBenefits: the quota of the year is that of the new grade when a member rises, and what is taken stays taken until it comes back',
  async check(talk) {
    const shop = await openShop(talk, 'hotel');
    const { id: gradeId, nightsId } = await theGrade(talk);
    const low = await lowerGrade(talk, gradeId, nightsId);
    const member = await newMember(talk, { gradeId: low });
    // Above the cap of a night, so that the order has to be paid.
    const id = await newProduct(talk, shop, [2 * gradeTerms.nightCap]);
    await expectBenefit(talk, member, nightsId, [0, 0, 1]);
    const more = { qty: 1, benefitId: nightsId, benefitCount: 1 };
    const order = await placeOrder(talk, shop, id, member, more);
    await expectBenefit(talk, member, nightsId, [0, 1, 0]);
    for (const quantity of [2, 1]) {
      const change = { benefits: [{ benefitId: nightsId, quantity }] };
      talk.same('status of another quantity', await saved(talk, low, change), status.ok);
      await expectBenefit(talk, member, nightsId, [0, 1, quantity - 1]);
    }
    const rise = { gradeId, expireDate: '', reason: '年度贵宾' };
    await talk.ok(members.setGrade, { params: { id: member.id }, body: rise });
    await expectBenefit(talk, member, nightsId, [0, 1, gradeTerms.nights - 1]);
    await talk.ok(shop.calls.orders.cancel, { params: { id: order.id }, body: { reason: '会员不去了' } });
    await expectBenefit(talk, member, nightsId, [0, 0, gradeTerms.nights]);
    const two = await placeOrder(talk, shop, id, member, { ...more, qty: 2, benefitCount: 2 });
    const fall = { ...rise, gradeId: low };
    await talk.ok(members.setGrade, { params: { id: member.id }, body: fall });
    const [{ total }] = (await talk.ok(memberBenefits.accounts, { query: { memberId: member.id } })).filter(
      (one: Json) => one.id === nightsId,
    );
    talk.same('the total of who fell, of which two are taken', total, 2);
    await expectBenefit(talk, member, nightsId, [0, 2, 0]);
    await talk.ok(shop.calls.orders.cancel, { params: { id: two.id }, body: { reason: '会员不去了' } });
    // The second one was there only because it was taken.
    await expectBenefit(talk, member, nightsId, [0, 0, 1]);
    await talk.ok(members.setGrade, { params: { id: member.id }, body: rise });
    await talk.ok(memberGrades.remove, { params: { id: low } });
  },
};

/** A grade below that of acceptance, which gives one of its free nights. */
async function lowerGrade(talk: Talk, gradeId: string, benefitId: string): Promise<string> {
  const { level: above } = await talk.ok(memberGrades.get, { params: { id: gradeId } });
  const { growthThreshold: _growth, houseThreshold: _house, ...form } = memberGradeExample;
  const body = { ...form, name: unique('验收'), gainModes: [gainMode.staff], giftPoints: 0 };
  const benefits = [{ benefitId, quantity: 1 }];
  for (let level = above - 1; level > 0; level--) {
    const { answer } = await talk.call(memberGrades.add, { body: { ...body, level, benefits } });
    if (answer.status === status.ok) return (answer.data as Json).id;
  }
  return talk.skip('there is no level for another grade');
}

export const benefitRules = (): Rule[] => [
  quotaRule,
  freeTicketRule,
  ...nightRules('hotel'),
  ...nightRules('house'),
  usedRule('hotel'),
  usedRule('house'),
];
