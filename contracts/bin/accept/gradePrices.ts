import { memberBenefits } from '../../src/areas/memberBenefits.ts';
import { memberPoints } from '../../src/areas/memberPoints.ts';
import { addDays } from '../../src/days.ts';
import { benefitType } from '../../src/enums/members.ts';
import { discountType } from '../../src/enums/orders.ts';
import { memberBenefitExample } from '../../src/examples/memberBenefits.ts';
import { type TradeKind, tradeKinds } from '../../src/trade/trade.ts';
import { give, lowestOf, newGrade, removed } from './gradeGuards.ts';
import { complete, moneyRule } from './orderScenes.ts';
import type { Rule } from './rule.ts';
import { type Member, newMember, newProduct, openShop, orderForm, payOffline, type Shop } from './shop.ts';
import type { Json, Talk } from './talk.ts';
import { unique } from './unique.ts';

/** What a grade is worth for each kind of product: its terms differ from one another, so that none can be taken for another one. */

const terms = { placeDiscount: 93, hotelDiscount: 71, houseDiscount: 82, pointRate: 37 };
const discounts = {
  place: terms.placeDiscount,
  hotel: terms.hotelDiscount,
  house: terms.houseDiscount,
} satisfies Record<TradeKind, number>;
/** Divides by a hundred without a rest, whatever the discount is. */
const price = 60_000;

async function checkKind(talk: Talk, trade: TradeKind): Promise<void> {
  const shop = await openShop(talk, trade);
  shop.first = shop.today;
  const grade = await newGrade(talk, terms);
  const member = await newMember(talk, { gradeId: grade.id });
  const extras = shop.cleaning;
  const reduced = (price * discounts[trade]) / 100;
  // Before he has paid anything: what he pays may raise him to a grade of another rule.
  await checkCents(talk, shop, member);
  const { orders } = shop.calls;
  for (const [what, over, taken] of [
    ['that takes part in discounts', { gradeDiscount: 1 }, price - reduced],
    ['that takes no part in them', { gradeDiscount: 0 }, 0],
  ] as const) {
    const product = await newProduct(talk, shop, [price], over);
    const form = orderForm(shop, product, member, { qty: 1 });
    const { contactName: _name, contactMobile: _mobile, ...asked } = form;
    const quote = await talk.ok(orders.quote, { body: asked });
    const order = await talk.ok(orders.add, { body: form });
    for (const [where, shown] of [
      ['the quote', quote.amounts],
      ['the order', order],
    ] as const) {
      const grades = shown.discounts.filter(({ type }: Json) => type === discountType.grade);
      talk.same(
        `discount of the grade in ${where} of a product ${what}`,
        grades.map(({ amount }: Json) => amount),
        taken > 0 ? [taken] : [],
      );
      talk.same(`payPrice in ${where} of a product ${what}`, shown.payPrice, price + extras - taken);
    }
    talk.same('the grade that the order names', order.gradeName, grade.name);
    if (taken === 0) {
      await talk.ok(orders.cancel, { params: { id: order.id }, body: { reason: '会员不去了' } });
      continue;
    }
    await complete(talk, shop, await payOffline(talk, shop, order));
    const { points } = await talk.ok(memberPoints.get, { params: { id: member.id } });
    talk.same('points for it', points, Math.floor((Math.floor(order.payPrice / 100) * terms.pointRate) / 10));
  }
  await give(talk, member, await lowestOf(talk));
  await removed(talk, grade);
}

/** With the discounts above they leave no part of a cent, a small one, a half and a large one. */
const oddPrices = [60_050, 60_025, 60_003];

/** Half a cent counts up, on each line by itself (domain design, section 0.1). */
async function checkCents(talk: Talk, shop: Shop, member: Member): Promise<void> {
  const product = await newProduct(talk, shop, oddPrices, { gradeDiscount: 1 });
  const taken = oddPrices.map((one) => one - Math.floor((one * discounts[shop.trade] + 50) / 100));
  const quoted = async (at: number, nights: number) => {
    const from = addDays(shop.first, at);
    const {
      contactName: _name,
      contactMobile: _mobile,
      ...asked
    } = orderForm(shop, product, member, {
      ...{ qty: 1, nights, from },
    });
    const { amounts } = await talk.ok(shop.calls.orders.quote, { body: asked });
    return amounts.discounts.find(({ type }: Json) => type === discountType.grade)?.amount;
  };
  for (const [at, cents] of taken.entries())
    talk.same(`discount of the grade on ${oddPrices[at]} cents`, await quoted(at, 1), cents);
  if (shop.trade === 'place') return;
  const all = taken.reduce((sum, cents) => sum + cents, 0);
  talk.same(
    'discount of the grade on all nights, each rounded by itself',
    await quoted(0, taken.length),
    all,
  );
}

/** What a free night pays at most. */
const nightCap = 7_700;

/** Points pay a share of what benefit and discount left, extras included, in whole yuan; what a benefit pays is not discounted. */
async function checkLimit(talk: Talk, trade: TradeKind): Promise<void> {
  const shop = await openShop(talk, trade);
  const limit = { pointEnabled: 1, pointLimitRate: 2333, cancelRule: 20 };
  const product = await newProduct(talk, shop, [price], limit);
  const closed = await newProduct(talk, shop, [price], { pointEnabled: 0, pointLimitRate: 2333 });
  const isPlace = trade === 'place';
  const type = isPlace ? benefitType.freeTickets : benefitType.freeNights;
  const products = isPlace ? [{ id: product }] : [];
  const benefit = await talk.ok(memberBenefits.add, {
    body: { ...memberBenefitExample, name: unique('验收'), type, nightCap, products },
  });
  const grade = await newGrade(talk, { ...terms, benefits: [{ benefitId: benefit.id, quantity: 9 }] });
  const member = await newMember(talk, { gradeId: grade.id, points: 50_000 });
  const left = (cents: number) => (cents * discounts[trade]) / 100;
  const free = { benefitId: benefit.id, benefitCount: 1 };
  const covered = isPlace ? price : nightCap;
  const { orders } = shop.calls;
  for (const [what, id, over, pointsUsed, mostPoints] of [
    ['more than the limit', product, {}, 50_000, 50_000],
    ['less than the limit', product, {}, 300, 300],
    ['more than the limit beside a benefit', product, free, 50_000, 50_000],
    ['a product that takes none', closed, {}, 50_000, 0],
  ] as const) {
    const base = 2 * price - ('benefitId' in over ? covered : 0);
    const rest = left(base) + shop.cleaning;
    const used = Math.min(mostPoints, Math.floor((rest * 2333) / 10_000 / 100) * 100);
    const form = orderForm(shop, id, member, { qty: 2, pointsUsed, ...over });
    const order = await talk.ok(orders.add, { body: form });
    const amountOf = (wanted: number): number =>
      order.discounts.find((one: Json) => one.type === wanted)?.amount ?? 0;
    const { points: paid, grade: ofGrade, benefit: ofBenefit } = discountType;
    talk.same(
      `points, discount and benefit with ${what}`,
      [amountOf(paid), amountOf(ofGrade), amountOf(ofBenefit)],
      [used, base - left(base), 2 * price - base],
    );
    talk.same(`payPrice with ${what}`, order.payPrice, rest - used);
    const { points, pointsLocked } = await talk.ok(memberPoints.get, { params: { id: member.id } });
    talk.same(`points left and locked with ${what}`, [points, pointsLocked], [50_000 - used, used]);
    const quote = await talk.ok(orders.quote, { body: { memberMobile: member.mobile } });
    const { id: memberId, gradeName, points: offered } = quote.member ?? {};
    talk.same(
      `the member in a quote with ${what}`,
      [memberId, gradeName, offered],
      [member.id, grade.name, 50_000 - used],
    );
    await talk.ok(orders.cancel, { params: { id: order.id }, body: { reason: '会员不去了' } });
  }
  await give(talk, member, await lowestOf(talk));
  await removed(talk, grade);
  await talk.call(memberBenefits.remove, { params: { id: benefit.id } });
}

export const gradePriceRules = (): Rule[] =>
  tradeKinds.flatMap((trade) => [
    moneyRule(
      trade,
      'a member pays by the discount that his grade has for this kind, and gets points at its rate',
      'domain design, sections 6.2, 10.4 and 13.5',
      (talk) => checkKind(talk, trade),
    ),
    moneyRule(
      trade,
      'points pay a share of what the discount left, in whole yuan, of products that take points',
      'domain design, section 10.4',
      (talk) => checkLimit(talk, trade),
    ),
  ]);
