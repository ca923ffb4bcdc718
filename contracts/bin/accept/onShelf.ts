import { addDays } from '../../src/days.ts';
import { status } from '../../src/envelope.ts';
import { orderMoves as forms } from '../../src/examples/orders.ts';
import { type TradeKind, tradeKinds, trades } from '../../src/trade/trade.ts';
import { complete } from './orderScenes.ts';
import { changing, closeHouse, openHouse } from './ownHouses.ts';
import { askedFor, partsOf, payBack } from './refundScenes.ts';
import { designRule, type Rule } from './rule.ts';
import { newMember, newProduct, payOffline, placeOrder } from './shop.ts';
import type { Json, Talk } from './talk.ts';
import { unique } from './unique.ts';

/** When a product can be put on sale, what of it counts as sold, what its orders lock for good, and how copies are called. */

const { precondition } = status;
const longest = 40;

async function checkShelf(talk: Talk, trade: TradeKind): Promise<void> {
  const shop = await openHouse(talk, trade);
  const { products, stocks } = shop.calls;
  const first = await newProduct(talk, shop, [100]);
  const { id, name } = await talk.ok(products.copy, { params: { id: first }, body: {} });
  const params = { id };
  const on = { params, body: { enable: 1 } };
  const day = (ahead: number, enabled: 0 | 1, version = 0) => ({
    ...{ date: addDays(shop.today, ahead), version, price: 100, stock: 3, enabled },
  });
  const save = (...days: Json[]) => talk.ok(stocks.save, { params, body: { days } });
  const refuse = async (what: string) => {
    await talk.refused(products.enable, precondition, on);
    const byForm = await changing(talk, products, id, { enabled: 1 });
    const data = await talk.refused(products.update, precondition, byForm);
    talk.same(`the field of the form ${what}`, data?.field, 'enabled');
    const { enabled, unpriced } = await talk.ok(products.get, { params });
    talk.same(`switch and price ${what}`, [enabled, unpriced], [0, true]);
  };
  await refuse('without any price');
  const { version: _version, ...form } = (
    await changing(talk, products, id, { name: unique('验收'), enabled: 1 })
  ).body;
  await talk.refused(products.add, precondition, { body: form });
  await save(day(0, 0), day(2, 0), day(9, 0));
  await refuse('with closed days alone');
  // Today is closed already, the last day has nothing yet.
  for (const [ahead, version] of [[0, 1] as const, [365, 0] as const]) {
    await save(day(ahead, 1, version));
    await talk.ok(products.update, await changing(talk, products, id, { enabled: 1 }));
    talk.same('it is on sale', (await talk.ok(products.get, { params })).enabled, 1);
    await talk.ok(products.enable, { params, body: { enable: 0 } });
    // Without its price it goes off the list of what can be put on sale again.
    const [set] = (
      await talk.ok(stocks.list, {
        params,
        query: { startDate: addDays(shop.today, ahead), endDate: addDays(shop.today, ahead) },
      })
    ).list;
    await save({ date: set.date, version: set.version, clear: 1 });
    await refuse('with the price taken away');
  }
  // What is on sale already is saved, whatever became of its prices.
  await save(day(3, 1));
  await talk.ok(products.enable, on);
  await save({ date: addDays(shop.today, 3), version: 1, clear: 1 });
  await talk.ok(products.update, await changing(talk, products, id, { ordering: 2 }));
  talk.same('its name', (await talk.ok(products.get, { params })).name, name);
  await closeHouse(talk, shop);
}

async function checkSold(talk: Talk, trade: TradeKind): Promise<void> {
  const house = await openHouse(talk, trade);
  const shop = { ...house, first: house.today };
  const { products, orders, refunds } = shop.calls;
  const isStay = trade !== 'place';
  const id = await newProduct(talk, shop, [10_000, 10_000], { cancelRule: 20 });
  const row = async (): Promise<Json> =>
    (await talk.ok(products.list, { query: { resourceId: shop.resourceId, limit: 10 } })).list[0];
  const sold = async () => (await row()).soldCount;
  const member = await newMember(talk);
  const order = await placeOrder(talk, shop, id, member, { qty: 2, nights: 2 });
  const units = isStay ? 4 : 2;
  talk.same('sold with an unpaid order', await sold(), 0);
  const paid = await payOffline(talk, shop, order);
  talk.same('sold with a paid order', await sold(), units);
  const other = await payOffline(talk, shop, await placeOrder(talk, shop, id, member, { qty: 1 }));
  talk.same('sold with two', await sold(), units + 1);
  const refund = await talk.ok(
    refunds.add,
    askedFor(
      other,
      partsOf(other).map(({ key }) => key),
    ),
  );
  await payBack(talk, shop, refund);
  talk.same('sold after a refund', await sold(), units);
  await complete(talk, shop, paid);
  talk.same('sold after it was used', await sold(), units);
  // An order that is over locks the venue all the same.
  const { hasOrders } = await talk.ok(products.get, { params: { id } });
  talk.same('it has had orders', hasOrders, true);
  const second = await openHouse(talk, trade);
  const away = { resourceId: second.resourceId, ...(isStay && { roomId: second.roomId }) };
  await talk.refused(products.update, precondition, await changing(talk, products, id, away));
  const cancelled = await newProduct(talk, shop, [10_000]);
  const dropped = await placeOrder(talk, shop, cancelled, member, { qty: 1 });
  await talk.ok(orders.cancel, { params: { id: dropped.id }, body: forms.cancel });
  await talk.refused(products.update, precondition, await changing(talk, products, cancelled, away));
  for (const one of [second, house]) await closeHouse(talk, one);
}

async function checkNames(talk: Talk, trade: TradeKind): Promise<void> {
  const shop = await openHouse(talk, trade);
  const { products } = shop.calls;
  const name = unique('验').padEnd(longest, '长');
  const id = await newProduct(talk, shop, [100], { name, ordering: 7 });
  const names = new Set([name]);
  for (let at = 0; at < 3; at++) {
    const copy = await talk.ok(products.copy, { params: { id }, body: {} });
    talk.holds('the name of a copy is no longer than names may be', copy.name.length <= longest, copy.name);
    talk.holds('it says that it is a copy', copy.name.includes('-副本'), copy.name);
    talk.holds('it is no other one', !names.has(copy.name), copy.name);
    names.add(copy.name);
    // It can be saved as it is.
    await talk.ok(products.update, await changing(talk, products, copy.id, {}));
  }
  await closeHouse(talk, shop);
}

const rule = (trade: TradeKind, says: string, section: string, check: Rule['check']): Rule =>
  designRule(`products${trades[trade].name}`, 'input', says, section, check);

export const onShelfRules: Rule[] = tradeKinds.flatMap((trade) => [
  rule(
    trade,
    'a product goes on sale, by its switch or its form, with an open price from today on',
    '9.3',
    (talk) => checkShelf(talk, trade),
  ),
  rule(
    trade,
    'tickets and room nights count as sold from payment to refund, and orders that are over lock, too',
    '9.2 and 9.3',
    (talk) => checkSold(talk, trade),
  ),
  rule(trade, 'copies of a product with the longest name have names that can be saved', '9.7', (talk) =>
    checkNames(talk, trade),
  ),
]);
