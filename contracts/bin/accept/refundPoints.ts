import { pointType } from '../../src/enums/members.ts';
import { orderMoves } from '../../src/examples/orders.ts';
import { type StayKind, type TradeKind, tradeKinds } from '../../src/trade/trade.ts';
import { expectPoints, golden } from './orderScenes.ts';
import { askedFor, moneyRule, paidScene, partsOf, payBack, where } from './refundScenes.ts';
import { stayKinds } from './roomGuards.ts';
import type { Rule } from './rule.ts';
import { gradeTerms, pointRows } from './shop.ts';
import type { Talk } from './talk.ts';

/** How many of the points that paid an order come back with a part of the money. */

/** The amount up to the given one whose share of the points is nearest below a whole point. */
function nearlyWhole(most: number, points: number, payPrice: number): number {
  const beyond = (cents: number) => (points * cents) % payPrice;
  const amounts = Array.from({ length: Math.min(most, 2_000) }, (_, at) => most - at);
  return amounts.reduce((best, cents) => (beyond(cents) > beyond(best) ? cents : best), most);
}

async function checkFloor(talk: Talk, trade: TradeKind): Promise<void> {
  const { scene, order } = await paidScene(talk, trade, { cancelRule: 20 });
  const { points } = golden[trade];
  const { refunds } = scene.shop.calls;
  const returned: number[] = [];
  for (const { key, paid } of partsOf(order).slice(0, 2)) {
    const refundAmount = nearlyWhole(paid, points, order.payPrice);
    const refund = await talk.ok(refunds.add, askedFor(order, [key], { refundAmount }));
    await payBack(talk, scene.shop, refund);
    returned.push(Math.floor((points * refundAmount) / order.payPrice));
    const rows = await pointRows(talk, scene.member, order.orderNo);
    const back = rows.filter(({ type }) => type === pointType.returned).map(({ change }) => change);
    talk.same('points that came back, the last first', back, [...returned].reverse());
  }
  await expectPoints(talk, scene.member, 500 + returned.reduce((sum, one) => sum + one, 0), 0);
}

/** Gifts of a stay that has ended are taken back so that those for the rest of the money stay, whatever each refund is. */
async function checkGifts(talk: Talk, trade: StayKind): Promise<void> {
  const { scene, order } = await paidScene(talk, trade, { isToday: true });
  const { orders, refunds } = scene.shop.calls;
  if (!('checkIn' in orders)) return;
  const params = { id: order.id };
  await talk.ok(orders.checkIn, { params, body: { ...orderMoves.checkIn, roomNos: [] } });
  const gift = (cents: number) => Math.floor((Math.floor(cents / 100) * gradeTerms.pointRate) / 10);
  let kept = order.payPrice;
  const taken: number[] = [];
  const opened = [];
  for (const { key, paid } of partsOf(order).slice(1)) {
    // By itself this amount would earn less than what it takes away, or more.
    const differs = (cents: number) => gift(kept) - gift(kept - cents) !== gift(cents);
    const refundAmount = Array.from({ length: 900 }, (_, at) => paid - at).find(differs) ?? paid;
    opened.push(await talk.ok(refunds.add, askedFor(order, [key], { refundAmount })));
    taken.push(gift(kept - refundAmount) - gift(kept));
    kept -= refundAmount;
  }
  await talk.ok(orders.checkOut, { params, body: {} });
  for (const refund of opened) await payBack(talk, scene.shop, refund);
  const rows = await pointRows(talk, scene.member, order.orderNo);
  const back = rows.filter(({ type }) => type === pointType.giftTakenBack).map(({ change }) => change);
  talk.same('gifts taken back, the last first', back, taken.reverse());
}

export const refundPointRules = (): Rule[] => [
  ...tradeKinds.map((trade) =>
    moneyRule(trade, 'a part of the money brings back whole points, never rounded up', where.done, (talk) =>
      checkFloor(talk, trade),
    ),
  ),
  ...stayKinds.map((trade) =>
    moneyRule(trade, 'the gifts that stay are those for the money that stays', where.done, (talk) =>
      checkGifts(talk, trade),
    ),
  ),
];
