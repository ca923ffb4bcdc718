import { memberGrades } from '../../src/areas/memberGrades.ts';
import { members } from '../../src/areas/members.ts';
import { addDays, daysOf } from '../../src/days.ts';
import { guestExamples } from '../../src/examples/orders.ts';
import { type TradeKind, tradeKinds } from '../../src/trade/trade.ts';
import { moneyRule } from './orderScenes.ts';
import { roomCalls } from './ownHouses.ts';
import type { Rule } from './rule.ts';
import { newMember, newProduct, openShop, orderForm, placeOrder, taken, theGrade } from './shop.ts';
import type { Json, Talk } from './talk.ts';

/** What a quote shows while the order is typed, field by field, and that it is the order in the end. */

/** Two weeks are shown before the days are chosen. */
const shownDays = 14;

async function checkTyping(talk: Talk, trade: TradeKind): Promise<void> {
  const shop = await openShop(talk, trade);
  const { orders, stocks } = shop.calls;
  const prices = [10_000, 20_000, 30_000];
  const id = await newProduct(talk, shop, prices, { stock: 5 });
  const [closed, last] = [addDays(shop.first, 1), addDays(shop.first, 2)];
  const day = { date: closed, version: 1, price: 20_000, stock: 5, enabled: 0 };
  await talk.ok(stocks.save, { params: { id }, body: { days: [day] } });
  const member = await newMember(talk);
  await placeOrder(talk, shop, id, member, { qty: 2 });
  const quoted = (body: object) => talk.ok(orders.quote, { body });
  const shown = ({ days }: Json) => days.map(({ date, price, left }: Json) => [date, price, left]);
  const calendar = (from: string, count = shownDays) =>
    daysOf(from, addDays(from, count - 1)).map((date) =>
      date === shop.first ? [date, 10_000, 3] : date === last ? [date, 30_000, 5] : [date, null, 0],
    );

  const blank = { faults: [], product: null, days: [], amounts: null };
  const empty = await quoted({});
  talk.same('a quote of nothing', empty, { ...blank, member: null });
  const { name } = await talk.ok(members.get, { params: { id: member.id } });
  const { name: gradeName } = await talk.ok(memberGrades.get, { params: { id: (await theGrade(talk)).id } });
  const who = { id: member.id, name, gradeName, points: 0 };
  const ofMember = await quoted({ memberMobile: member.mobile });
  talk.same('a quote of a member alone', ofMember, { ...blank, member: who });
  const ofProduct = await quoted({ productId: id });
  talk.same(
    'faults, member and amounts of a product alone',
    [ofProduct.faults, ofProduct.member, ofProduct.amounts],
    [[], null, null],
  );
  talk.same('its two weeks', shown(ofProduct), calendar(shop.today));
  const [from, until] = trade === 'place' ? ['useDate'] : ['checkInDate', 'checkOutDate'];
  if (until) {
    const begun = await quoted({ productId: id, [from as string]: last });
    talk.same('two weeks from the arrival on', shown(begun), calendar(last));
    talk.same('faults and amounts of an arrival', [begun.faults, begun.amounts], [[], null]);
  }
  const stay = (first: string, nights: number) => ({
    [from as string]: first,
    ...(until && { [until]: addDays(first, nights) }),
  });
  const one = await quoted({ productId: id, ...stay(last, 1) });
  talk.same('the day that was chosen', shown(one), calendar(last, 1));
  talk.same(
    'its amounts for nobody, for one',
    [one.member, one.amounts?.totalPrice],
    [null, 30_000 + shop.cleaning],
  );
  talk.same('nothing is taken off for nobody', one.amounts?.discounts, []);
  const shut = await quoted({ productId: id, qty: 2, ...stay(closed, 1) });
  talk.same('a closed day', [shown(shut), shut.amounts], [calendar(closed, 1), null]);
  talk.holds('a closed day is a fault', shut.faults.length > 0, shut.faults);
  talk.same('what is taken after all quotes', await taken(talk, shop, id, 1), ['2/0']);
}

/** Its lines, extras and discounts are those of the order with the same form. */
async function checkSame(talk: Talk, trade: TradeKind): Promise<void> {
  const shop = await openShop(talk, trade);
  const { orders, products } = shop.calls;
  const [guest] = guestExamples;
  const points = 2_000;
  const member = await newMember(talk, { points });
  const { nightsId } = await theGrade(talk);
  const id = await newProduct(talk, shop, [30_000, 70_000], { pointLimitRate: 5_000 });
  let count = 2;
  if (trade !== 'place') {
    const room = await talk.ok(roomCalls[trade].get, { params: { id: shop.roomId } });
    // More than the rooms include, so that somebody pays extra.
    count = (room.maxGuests ?? room.adults + room.children) * 2 + 1;
  }
  const more = {
    ...{ qty: 2, nights: 2, pointsUsed: 1_000, guests: Array.from({ length: count }, () => guest) },
    ...(trade !== 'place' && { benefitId: nightsId, benefitCount: 1 }),
  };
  const { contactName, contactMobile, ...asked } = orderForm(shop, id, member, more) as Json;
  const quote = await talk.ok(orders.quote, { body: asked });
  const order = await talk.ok(orders.add, { body: { ...asked, contactName, contactMobile } });
  const brief = (lines: Json[]) =>
    lines.map(({ date, name, price, qty, subtotal }) => [date, name, price, qty, subtotal]);
  talk.same('faults', quote.faults, []);
  talk.same('lines and extras', brief(quote.amounts.lines), brief(order.lines));
  const { totalPrice, payPrice, discounts } = quote.amounts;
  talk.same(
    'amounts and what was taken off',
    [totalPrice, payPrice, discounts],
    [order.totalPrice, order.payPrice, order.discounts],
  );
  const { breakfast = null, confirmMode = null } = await talk.ok(products.get, { params: { id } });
  talk.same('how it can be cancelled, breakfast and confirmation', quote.product, {
    cancelTerms: order.cancelTerms,
    breakfast,
    confirmMode,
  });
  talk.same('how many discounts there are', order.discounts.length, trade === 'place' ? 2 : 3);
}

export const quoteDayRules: Rule[] = tradeKinds.flatMap((trade) => [
  moneyRule(
    trade,
    'a quote shows two weeks until the days are chosen, then these, and amounts when it has a price',
    'contracts/src/trade/quotes.ts',
    (talk) => checkTyping(talk, trade),
  ),
  moneyRule(
    trade,
    'lines, extras and discounts of a quote are those of its order',
    'domain design, section 10.4',
    (talk) => checkSame(talk, trade),
  ),
]);
