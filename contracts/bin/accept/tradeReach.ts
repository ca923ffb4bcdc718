import { ordersPlace } from '../../src/areas/orders.ts';
import { roles } from '../../src/areas/roles.ts';
import type { AnyEndpoint } from '../../src/endpoint.ts';
import { belongType, ownerType } from '../../src/enums.ts';
import { status } from '../../src/envelope.ts';
import { rightIds } from '../../src/rights/rights.ts';
import { type TradeKind, tradeKinds, trades } from '../../src/trade/trade.ts';
import { asUser, closeHouse, closeMerchant, type House, newMerchant, openHouse } from './ownHouses.ts';
import { cleanUp, logInAs, newAccount, newRole } from './ownUsers.ts';
import type { Person } from './people.ts';
import { askedFor, partsOf, payBack } from './refundScenes.ts';
import type { Rule } from './rule.ts';
import { newMember, newProduct, payOffline, placeOrder } from './shop.ts';
import type { Json, Talk } from './talk.ts';
import { bothWays, manage, rightRule, settled } from './tradeRights.ts';
import type { Input } from './wire.ts';

/** Records that a form or a query names, not the path: who is not responsible for them does not reach them either. */

const { notFound } = status;

/** Users who must not reach what a house has: of another merchant, and of the same one for another house. Of whose own the calls are is told by `work`. */
async function asStrangers(
  talk: Talk,
  { trade, merchantId }: House,
  areas: string[],
  work: (person: Person) => Promise<void>,
): Promise<void> {
  const foreign = await newMerchant(talk, merchantId);
  await asUser(talk, { merchantId: foreign.id }, manage('Single', ...areas), work);
  await closeMerchant(talk, foreign.id);
  const other = await openHouse(talk, trade);
  await asUser(talk, { merchantId, shop: other }, manage('Related', ...areas), work);
  await closeHouse(talk, other);
}

/** The same calls succeed for who is responsible for the house. */
async function asOwner(
  talk: Talk,
  shop: House,
  areas: string[],
  work: (person: Person) => Promise<void>,
): Promise<void> {
  await asUser(talk, { merchantId: shop.merchantId, shop }, manage('Related', ...areas), work);
}

async function checkCalendar(talk: Talk, trade: TradeKind): Promise<void> {
  const shop = await openHouse(talk, trade);
  const id = await newProduct(talk, shop, [500], { stock: 5 });
  const { stocks } = shop.calls;
  const query = { startDate: shop.first, endDate: shop.first };
  const [save, batch] = await bothWays(talk, shop, id, { price: 700 });
  const calls: [AnyEndpoint, Input | undefined][] = [
    [stocks.listOfOwn, { params: { id }, query }],
    [stocks.saveOfOwn, save],
    [stocks.batchSaveOfOwn, batch],
  ];
  await asStrangers(talk, shop, [trades[trade].stock], async (person) => {
    for (const [call, input] of calls) await talk.refused(call, notFound, input, person);
    talk.same('the day after it', await settled(talk, shop, id), [[500, null, 5]]);
  });
  await asOwner(talk, shop, [trades[trade].stock], async (person) => {
    for (const [call, input] of calls) await talk.ok(call, input, person);
  });
  await closeHouse(talk, shop);
}

/** A paid order for today in a house of its own. */
async function ordered(talk: Talk, trade: TradeKind): Promise<{ shop: House; order: Json }> {
  const house = await openHouse(talk, trade);
  const shop = { ...house, first: house.today };
  const id = await newProduct(talk, shop, [10_000], { cancelRule: 20 });
  const order = await placeOrder(talk, shop, id, await newMember(talk), { qty: 2 });
  return { shop, order: await payOffline(talk, shop, order) };
}

async function checkRefunds(talk: Talk, trade: TradeKind): Promise<void> {
  const { shop, order } = await ordered(talk, trade);
  const { refunds, orders } = shop.calls;
  const items = partsOf(order).map(({ key }) => key);
  const preview = { body: { orderId: order.id, items } };
  await asStrangers(talk, shop, [trades[trade].refund], async (person) => {
    await talk.refused(refunds.previewOfOwn, notFound, preview, person);
    await talk.refused(refunds.addOfOwn, notFound, askedFor(order, items), person);
    talk.same('refunds after it', (await talk.ok(orders.get, { params: { id: order.id } })).refunds, []);
  });
  await asOwner(talk, shop, [trades[trade].refund], async (person) => {
    await talk.ok(refunds.previewOfOwn, preview, person);
    const refund = await talk.ok(refunds.addOfOwn, askedFor(order, items), person);
    await payBack(talk, shop, refund);
  });
  await closeHouse(talk, shop);
}

/** Somebody who sees all orders of the merchant, and takes tickets of another house of it. */
async function checkOtherHouse(talk: Talk, { merchantId }: House, work: (person: Person) => Promise<void>) {
  const other = await openHouse(talk, 'place');
  const unit = { belongType: belongType.merchant, belongId: merchantId };
  const { viewSingleOrderPlace, viewRelatedOrderPlace, manageRelatedOrderPlace } = rightIds;
  const made = [
    await newRole(talk, [viewSingleOrderPlace], unit),
    await newRole(talk, [viewRelatedOrderPlace, manageRelatedOrderPlace], unit),
  ];
  const resources = [{ ownerType: ownerType.resort, ownerId: other.resourceId }];
  const account = await newAccount(talk, { ...unit, roleIds: made.map(({ id }) => id), resources });
  await work(await logInAs(talk, account));
  await cleanUp(talk, account);
  for (const { id } of made) await talk.ok(roles.remove, { params: { id } });
  await closeHouse(talk, other);
}

async function checkByCode(talk: Talk): Promise<void> {
  const { shop, order } = await ordered(talk, 'place');
  const codes = order.vouchers.map(({ code }: Json) => code);
  const input = { query: { code: codes[1] } };
  const verify = { params: { id: order.id }, body: { codes } };
  await asStrangers(talk, shop, [trades.place.order], async (person) => {
    await talk.refused(ordersPlace.getByCodeOfOwn, notFound, input, person);
    await talk.refused(ordersPlace.verifyOfOwn, notFound, verify, person);
  });
  await checkOtherHouse(talk, shop, async (person) => {
    await talk.ok(ordersPlace.getOfOwn, { params: { id: order.id } }, person);
    await talk.refused(ordersPlace.getByCodeOfOwn, notFound, input, person);
    await talk.refused(ordersPlace.verifyOfOwn, notFound, verify, person);
  });
  await asOwner(talk, shop, [trades.place.order], async (person) => {
    talk.same('whose ticket it is', (await talk.ok(ordersPlace.getByCodeOfOwn, input, person)).id, order.id);
    await talk.ok(ordersPlace.verifyOfOwn, verify, person);
  });
  talk.same('whose ticket it is', (await talk.ok(ordersPlace.getByCode, input)).id, order.id);
  await talk.refused(ordersPlace.getByCode, notFound, { query: { code: '100000000000' } });
  await closeHouse(talk, shop);
}

export const tradeReachRules: Rule[] = [
  ...tradeKinds.flatMap((trade) => {
    const { name } = trades[trade];
    return [
      rightRule(
        `stocks${name}`,
        'the calendar of a product is reached by who is responsible for its venue only',
        'domain design, sections 0.2 and 2.2',
        (talk) => checkCalendar(talk, trade),
      ),
      rightRule(
        `refunds${name}`,
        'an order is refunded by who is responsible for its venue only',
        'domain design, sections 2.2 and 10.3 (foreign orders)',
        (talk) => checkRefunds(talk, trade),
      ),
    ];
  }),
  rightRule(
    'ordersPlace',
    'a ticket is found by its code, and taken, by who is responsible for its venue only',
    'domain design, sections 2.2 and 10.3 (foreign orders)',
    checkByCode,
  ),
];
