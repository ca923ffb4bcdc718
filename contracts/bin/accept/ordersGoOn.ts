import { orderStatus } from '../../src/enums/orders.ts';
import { cancelRule, lateFee } from '../../src/enums/products.ts';
import { status } from '../../src/envelope.ts';
import { refundRuling } from '../../src/trade/refunds.ts';
import { type TradeKind, tradeKinds } from '../../src/trade/trade.ts';
import { moneyRule } from './orderScenes.ts';
import { changing } from './ownHouses.ts';
import { shareOf } from './reckon.ts';
import { askedFor, partsOf } from './refundScenes.ts';
import type { Rule } from './rule.ts';
import { newMember, newProduct, openShop, payOffline, placeOrder, type Shop } from './shop.ts';
import type { Talk } from './talk.ts';

/** Orders that were made go on by what was agreed, whatever becomes of the rules of their product. */

const { untilDeadline, never } = cancelRule;
const { toConfirm, toUse } = orderStatus;

const change = async (talk: Talk, { calls: { products } }: Shop, id: string, over: object) =>
  talk.ok(products.update, await changing(talk, products, id, over));

/** Each part of the rule by which an order is cancelled is that of its day. */
async function checkRule(talk: Talk, trade: TradeKind): Promise<void> {
  const shop = await openShop(talk, trade);
  const { orders, refunds } = shop.calls;
  const inTime = { cancelDays: 0, cancelTime: '23:59' };
  const late = { cancelDays: 30, cancelTime: '00:00' };
  const share = {
    cancelRule: untilDeadline,
    feeRate: 1500,
    ...(trade !== 'place' && { lateFee: lateFee.rate }),
  };
  const others = [
    { feeRate: 2500 },
    ...(trade === 'place'
      ? []
      : [
          { feeRate: undefined, lateFee: lateFee.firstNight },
          { feeRate: undefined, lateFee: lateFee.all },
        ]),
    { cancelRule: cancelRule.anyTime },
    { cancelRule: never, expireRefund: 0 },
  ];
  for (const [terms, otherTerms] of [
    [late, inTime],
    [inTime, late],
  ] as const) {
    const id = await newProduct(talk, shop, [10_000, 30_000], { ...share, ...terms });
    const form = { qty: 1, nights: 2 };
    const order = await payOffline(talk, shop, await placeOrder(talk, shop, id, await newMember(talk), form));
    const items = partsOf(order).map(({ key }) => key);
    const read = async () => {
      const { items: _parts, ...offer } = await talk.ok(refunds.preview, {
        body: { orderId: order.id, items },
      });
      const { cancelTerms } = await talk.ok(orders.get, { params: { id: order.id } });
      return { offer, cancelTerms };
    };
    const before = await read();
    const isLate = terms === late;
    const fee = isLate ? shareOf(order.payPrice, 1500) : 0;
    const ruling = isLate ? refundRuling.lateRate : refundRuling.inTime;
    talk.same('fee and ruling', [before.offer.feeAmount, before.offer.ruling], [fee, ruling]);
    for (const over of [otherTerms, ...others]) {
      await change(talk, shop, id, { ...share, ...terms, ...over });
      const words = `${trade} order when its product has ${Object.entries(over).join(' ')}`;
      talk.same(`rule and offer of a ${words}`, await read(), before);
    }
    const refund = await talk.ok(refunds.add, askedFor(order, items));
    talk.same(
      'rule, deadline and fee of the refund',
      [refund.cancelTerms, refund.deadline, refund.feeAmount, refund.ruling],
      [before.cancelTerms, before.offer.deadline, fee, ruling],
    );
  }
}

/** Whether the merchant has to confirm a stay was said when it was booked. */
async function checkConfirmation(talk: Talk, trade: 'hotel' | 'house'): Promise<void> {
  const shop = await openShop(talk, trade);
  for (const [mode, other, wanted] of [
    [10, 20, toUse],
    [20, 10, toConfirm],
  ] as const) {
    const id = await newProduct(talk, shop, [10_000], {
      confirmMode: mode,
      confirmMinutes: mode === 20 ? 60 : undefined,
    });
    const order = await placeOrder(talk, shop, id, await newMember(talk), { qty: 1 });
    await change(talk, shop, id, { confirmMode: other, confirmMinutes: other === 20 ? 60 : undefined });
    const paid = await payOffline(talk, shop, order);
    talk.same(`status of an order of mode ${mode}, paid when the product has ${other}`, paid.status, wanted);
  }
}

/** Whether a part of tickets comes back was said when they were bought; nobody but the platform makes an exception. */
async function checkParts(talk: Talk): Promise<void> {
  const shop = await openShop(talk, 'place');
  const { refunds } = shop.calls;
  const { productId } = await talk.state('a product can be ordered', { trade: 'place', own: 1 });
  const { resourceId } = await talk.ok(shop.calls.products.get, { params: { id: productId } });
  const own = { ...shop, resourceId };
  for (const partRefund of [0, 1]) {
    const id = await newProduct(talk, own, [10_000], { cancelRule: cancelRule.anyTime, partRefund });
    const order = await payOffline(
      talk,
      own,
      await placeOrder(talk, own, id, await newMember(talk), { qty: 2 }),
    );
    await change(talk, own, id, { partRefund: 1 - partRefund });
    const one = {
      body: {
        orderId: order.id,
        items: partsOf(order)
          .map(({ key }) => key)
          .slice(1),
      },
    };
    if (partRefund === 1) await talk.ok(refunds.previewOfOwn, one, 'merchantManager');
    else await talk.refused(refunds.previewOfOwn, status.precondition, one, 'merchantManager');
  }
}

const agreed = 'domain design, sections 8.1, 9.7 and 10.6';
export const ordersGoOnRules: Rule[] = [
  ...tradeKinds.flatMap((trade) => [
    moneyRule(
      trade,
      'deadline, share and kind of a cancellation are those of the day of the order',
      agreed,
      (talk) => checkRule(talk, trade),
    ),
  ]),
  ...(['hotel', 'house'] as const).map((trade) =>
    moneyRule(
      trade,
      'an order is confirmed by the merchant if it was to be when it was made',
      agreed,
      (talk) => checkConfirmation(talk, trade),
    ),
  ),
  moneyRule('place', 'a part of tickets comes back if it could when they were bought', agreed, checkParts),
];
