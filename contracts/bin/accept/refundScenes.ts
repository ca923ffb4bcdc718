import { addDays } from '../../src/days.ts';
import { orderRefundState, orderStatus } from '../../src/enums/orders.ts';
import { refundMoves as forms } from '../../src/examples/refunds.ts';
import { type TradeKind, trades } from '../../src/trade/trade.ts';
import { goldenScene } from './orderScenes.ts';
import { shareOf } from './reckon.ts';
import type { Rule } from './rule.ts';
import { payOffline, type Shop } from './shop.ts';
import type { Json, Talk } from './talk.ts';

/** What comes back of an order: fees by its rule of cancellation (E1, E2), points, stock, and what is left for the merchant. */

export const where = {
  fee: 'domain design, sections 11.4 and 19 (E1, E2)',
  done: 'domain design, section 11.5',
  states: 'domain design, section 11.3',
};
export const moneyRule = (trade: TradeKind, says: string, place: string, check: Rule['check']): Rule => ({
  ...{ area: `refunds${trades[trade].name}`, kind: 'money', where: place, writes: true, check },
  says: `refunds${trades[trade].name}: ${says}`,
});
export const { certificates, remark } = forms.finish;
export const askedFor = (order: Json, items: string[], more: object = {}) => ({
  body: { orderId: order.id, items, reason: 10, description: '', images: [], ...more },
});
const sumOf = (rows: Json[]): number => rows.reduce((before, { paid }) => before + paid, 0);

/** Tickets or nights of an order that can be given back, with what was paid for each. */
export const partsOf = ({ vouchers, lines }: Json): { key: string; paid: number }[] =>
  vouchers
    ? vouchers.filter((one: Json) => one.status === 10).map(({ code, paid }: Json) => ({ key: code, paid }))
    : lines.filter(({ date }: Json) => date).map(({ date, paid }: Json) => ({ key: date, paid }));

export async function paidScene(talk: Talk, trade: TradeKind, over: Parameters<typeof goldenScene>[2] = {}) {
  const scene = await goldenScene(talk, trade, over);
  const order = await payOffline(
    talk,
    scene.shop,
    await talk.ok(scene.shop.calls.orders.add, { body: scene.form }),
  );
  const read = () => talk.ok(scene.shop.calls.orders.get, { params: { id: order.id } });
  return { scene, order, read };
}

/** Hands a refund of money that was paid at the counter out, and answers the order. */
export async function payBack(talk: Talk, { calls: { refunds, orders } }: Shop, refund: Json): Promise<Json> {
  const params = { id: refund.id };
  await talk.ok(refunds.execute, { params });
  await talk.ok(refunds.finish, { params, body: { amount: refund.refundAmount, certificates, remark } });
  return talk.ok(orders.get, { params: { id: refund.orderId } });
}

/** The fee of the golden rule for a choice: a share of tickets, the first night of a stay. */
const feeOf = (trade: TradeKind, order: Json, base: number) =>
  trade === 'place' ? shareOf(base, 1000) : order.lines[0].paid;

/** E1 and E2: all that can come back after the deadline, where of tickets one has been used. */
export async function goldenRefund(talk: Talk, trade: TradeKind) {
  const { scene, order: bought, read } = await paidScene(talk, trade, { isToday: true });
  const { shop } = scene;
  const { orders, refunds } = shop.calls;
  let order = bought;
  if ('verify' in orders) {
    const codes = [order.vouchers[0].code];
    order = await talk.ok(orders.verify, { params: { id: order.id }, body: { codes } });
    talk.same('status with a used ticket', [order.status, order.usedCount ?? 1], [orderStatus.inUse, 1]);
    const [used] = order.vouchers;
    talk.holds(
      'the used ticket says when and who',
      used.useUser !== '' && !used.useTime.startsWith('1970'),
      used,
    );
  }
  const parts = partsOf(order);
  const items = parts.map(({ key }) => key);
  const base = trade === 'place' ? sumOf(parts) : order.payPrice;
  const fee = feeOf(trade, order, base);
  const offer = await talk.ok(refunds.preview, { body: { orderId: order.id, items } });
  const { applyAmount, feeAmount, refundAmount, refundable } = offer;
  talk.same(
    'what the rule gives',
    { applyAmount, feeAmount, refundAmount, refundable },
    {
      ...{ applyAmount: base, feeAmount: fee, refundAmount: base - fee, refundable: base },
    },
  );
  talk.same('the deadline', offer.deadline, `${addDays(shop.first, -30)} 00:00:00`);
  talk.same('the preview changes nothing', (await read()).refundState, orderRefundState.none);
  const refund = await talk.ok(refunds.add, askedFor(order, items));
  return { scene, order, read, items, base, fee, refund };
}

/** Of the tickets, or of the nights and extras. */
export const partStates = ({ vouchers, lines }: Json): number[] =>
  (vouchers ?? lines).map((one: Json) => one.status);
