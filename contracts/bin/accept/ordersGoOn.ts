import { merchants } from '../../src/areas/merchants.ts';
import { orderRefundState, orderStatus } from '../../src/enums/orders.ts';
import { cancelRule, lateFee } from '../../src/enums/products.ts';
import { status } from '../../src/envelope.ts';
import { refundRuling } from '../../src/trade/refunds.ts';
import { type TradeKind, tradeKinds } from '../../src/trade/trade.ts';
import { complete, moneyRule } from './orderScenes.ts';
import {
  changing,
  closeHouse,
  closeMerchant,
  newMerchant,
  openHouse,
  patternMerchant,
  roomCalls,
  venueCalls,
} from './ownHouses.ts';
import { shareOf } from './reckon.ts';
import { askedFor, partsOf, payBack } from './refundScenes.ts';
import type { Rule } from './rule.ts';
import { newMember, newProduct, openShop, payOffline, placeOrder, type Shop, taken } from './shop.ts';
import type { Talk } from './talk.ts';

/** Orders that were made go on by what was agreed, whatever becomes of their product, its days and all that it belongs to. */

const { untilDeadline, never } = cancelRule;
const { toConfirm, toUse, done, cancelled, closed } = orderStatus;

const change = async (talk: Talk, { calls: { products } }: Shop, id: string, over: object) =>
  talk.ok(products.update, await changing(talk, products, id, over));

async function checkSwitchedOff(talk: Talk, trade: TradeKind): Promise<void> {
  const { id: merchantId } = await newMerchant(talk, await patternMerchant(talk, trade));
  const house = await openHouse(talk, trade, { merchantId });
  const shop = { ...house, first: house.today };
  const { orders, products, stocks, refunds } = shop.calls;
  const terms = { cancelRule: cancelRule.anyTime, stock: 10, ...(trade !== 'place' && { confirmMode: 20 }) };
  const id = await newProduct(talk, shop, [10_000], terms);
  const member = await newMember(talk);
  const place = (qty: number) => placeOrder(talk, shop, id, member, { qty });
  const [paid, open, dropped] = [
    await payOffline(talk, shop, await place(4)),
    await place(1),
    await place(2),
  ];
  talk.same('what is taken', await taken(talk, shop, id, 1), ['3/4']);

  const day = { date: shop.first, version: 1, price: 20_000, stock: 9, enabled: 0 };
  await talk.ok(stocks.save, { params: { id }, body: { days: [day] } });
  await talk.ok(products.enable, { params: { id }, body: { enable: 0 } });
  const off = { params: { id: shop.roomId }, body: { enable: 0 } };
  if (trade !== 'place') await talk.ok(roomCalls[trade].enable, off);
  await talk.ok(venueCalls[trade].enable, { params: { id: shop.resourceId }, body: { enable: 0 } });
  await talk.ok(merchants.enable, { params: { id: merchantId }, body: { enable: 0 } });

  const waits = trade === 'place' ? toUse : toConfirm;
  const bought = await payOffline(talk, shop, open);
  talk.same('an order that is paid then', [bought.status, bought.payPrice], [waits, open.payPrice]);
  const cancel = { params: { id: dropped.id }, body: { reason: '会员不去了' } };
  talk.same('one that is cancelled then', (await talk.ok(orders.cancel, cancel)).status, cancelled);
  talk.same('what is taken of the closed day', await taken(talk, shop, id, 1), ['0/5']);
  const contact = { contactName: '柳清欢', contactMobile: member.mobile };
  const named = await talk.ok(orders.updateContact, { params: { id: bought.id }, body: contact });
  talk.same('its contact', named.contactName, '柳清欢');
  if ('verify' in orders) talk.same('one that is used', (await complete(talk, shop, bought)).status, done);
  else {
    const confirmed = await talk.ok(orders.confirm, { params: { id: bought.id }, body: {} });
    talk.same('one that the platform confirms', confirmed.status, toUse);
    const arrival = { guests: [{ name: '江听雪', credentialType: 90, credentialNo: 'E12345' }], roomNos: [] };
    await talk.ok(orders.checkIn, { params: { id: bought.id }, body: arrival });
    const left = await talk.ok(orders.checkOut, { params: { id: bought.id }, body: {} });
    talk.same('one whose guests have been there', left.status, done);
  }
  const keys = partsOf(paid).map(({ key }) => key);
  const refund = await talk.ok(refunds.add, askedFor(paid, keys));
  talk.same('what comes back', [refund.refundAmount, refund.feeAmount], [paid.payPrice, 0]);
  const after = await payBack(talk, shop, refund);
  talk.same('one that was given back', [after.status, after.refundState], [closed, orderRefundState.whole]);
  talk.same('what is sold of the closed day', await taken(talk, shop, id, 1), ['0/1']);
  await closeHouse(talk, shop);
  await closeMerchant(talk, merchantId);
}

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
      'orders are paid, used, cancelled and given back when day, product, room, venue and merchant are off',
      'domain design, sections 8.1 and 9.7',
      (talk) => checkSwitchedOff(talk, trade),
    ),
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
