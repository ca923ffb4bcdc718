import { memberPoints } from '../../src/areas/memberPoints.ts';
import { discountType } from '../../src/enums/orders.ts';
import { orderMoves as forms } from '../../src/examples/orders.ts';
import { type TradeKind, trades } from '../../src/trade/trade.ts';
import { reckoned, shareOf } from './reckon.ts';
import type { Rule } from './rule.ts';
import {
  gradeTerms,
  type Member,
  newMember,
  newProduct,
  openShop,
  orderForm,
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
  const extras = shop.cleaning > 0 ? [shop.cleaning] : [];
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

export function expectAmounts(talk: Talk, order: Json, { wanted }: Scene): void {
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
  // Nothing is earned before it is paid.
  talk.same('commission and settleAmount', [order.commission, order.settleAmount], [0, 0]);
}

/** What the platform and the merchant get of an order that was paid. */
export function expectEarned(talk: Talk, order: Json, { wanted: { payPrice } }: Scene): void {
  const commission = shareOf(payPrice, order.commissionRate);
  talk.same(
    'commission and settleAmount',
    [order.commission, order.settleAmount],
    [commission, payPrice - commission],
  );
}

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
