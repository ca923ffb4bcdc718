import { addDays } from '../../src/days.ts';
import { status } from '../../src/envelope.ts';
import type { RightName } from '../../src/rights/rights.ts';
import { type TradeKind, tradeKinds, trades } from '../../src/trade/trade.ts';
import { asUser, closeHouse, openHouse, type Post } from './ownHouses.ts';
import type { Person } from './people.ts';
import type { Rule } from './rule.ts';
import { newProduct, openShop, type Shop } from './shop.ts';
import type { Json, Talk } from './talk.ts';
import type { Input } from './wire.ts';

/** Rights over what is sold that no single call shows: settlement prices, and copies with prices. */

const { forbidden } = status;
export const rightRule = (area: string, says: string, where: string, check: Rule['check']): Rule => ({
  ...{ area, kind: 'right', writes: true, where, check },
  says: `${area}: ${says}`,
});
export type Reach = '' | 'Single' | 'Related';
/** The rights to see and to change in areas of a kind of trade. */
export const manage = (reach: Reach, ...areas: string[]): RightName[] =>
  areas.flatMap((area) => [`view${reach}${area}`, `manage${reach}${area}`] as RightName[]);

const daysOf = async (talk: Talk, { calls, first }: Shop, id: string): Promise<Json[]> => {
  const query = { startDate: first, endDate: addDays(first, 1) };
  return (await talk.ok(calls.stocks.list, { params: { id }, query })).list;
};
export const settled = async (talk: Talk, shop: Shop, id: string) =>
  (await daysOf(talk, shop, id)).map(({ price, settlePrice, stock }) => [price, settlePrice, stock]);

/** What a batch and the save of single days are asked with, to set the same on the first day. */
export async function bothWays(talk: Talk, shop: Shop, id: string, set: Json, by?: Person): Promise<Input[]> {
  const { stocks } = shop.calls;
  const query = { startDate: shop.first, endDate: shop.first };
  const [day] = (await talk.ok(by ? stocks.listOfOwn : stocks.list, { params: { id }, query }, by)).list;
  const { date, version, price, stock } = day;
  const batch = { spans: [{ startDate: date, endDate: date }], weekdays: [1, 2, 3, 4, 5, 6, 7], set };
  return [{ days: [{ date, version, price, stock, ...set }] }, batch].map((body) => ({
    params: { id },
    body,
  }));
}

async function checkSettlement(talk: Talk, trade: TradeKind): Promise<void> {
  const shop = await openShop(talk, trade);
  const id = await newProduct(talk, shop, [500], { stock: 5 });
  const { stocks } = shop.calls;
  const set = async (value: Json, wanted: Json[]) => {
    for (const [at, call] of [stocks.save, stocks.batchSave].entries()) {
      await talk.ok(call, (await bothWays(talk, shop, id, value))[at]);
      talk.same(`the day after ${call.name}`, await settled(talk, shop, id), [wanted]);
    }
  };
  await set({ settlePrice: 400 }, [500, 400, 5]);
  await set({ settlePrice: 450 }, [500, 450, 5]);
  await set({ stock: 6 }, [500, 450, 6]);
  await set({ price: 600 }, [600, 450, 6]);
  const { merchantId } = await talk.ok(shop.calls.products.get, { params: { id } });
  await asUser(talk, { merchantId }, manage('Single', trades[trade].stock), async (person) => {
    const seen = async () => {
      const query = { startDate: shop.first, endDate: shop.first };
      const { list } = await talk.ok(stocks.listOfOwn, { params: { id }, query }, person);
      return list.map((day: Json) => [day.price, day.settlePrice, day.stock]);
    };
    talk.same('what a merchant sees', await seen(), [[600, null, 6]]);
    const calls = [stocks.saveOfOwn, stocks.batchSaveOfOwn];
    for (const [at, call] of calls.entries()) {
      const before = await settled(talk, shop, id);
      for (const settlePrice of [300, 0, null]) {
        const input = (await bothWays(talk, shop, id, { settlePrice, price: 700 }, person))[at];
        await talk.refused(call, forbidden, input, person);
        talk.same(`the day after ${call.name} was refused`, await settled(talk, shop, id), before);
      }
      const change = await talk.ok(
        call,
        (await bothWays(talk, shop, id, { price: 600 + at, stock: 7 }, person))[at],
        person,
      );
      const shown = [...change.before, ...change.after].map(({ settlePrice }) => settlePrice);
      talk.same('settlement prices that the answer shows a merchant', shown, [null, null]);
      talk.same('the settlement price stays', await settled(talk, shop, id), [[600 + at, 450, 7]]);
    }
    const sets = (day: object) => ({ params: { id }, body: { days: [{ date: shop.first, ...day }] } });
    const { after } = await talk.ok(
      stocks.saveOfOwn,
      (await bothWays(talk, shop, id, {}, person))[0],
      person,
    );
    await talk.ok(stocks.saveOfOwn, sets({ version: after[0].version, clear: 1 }), person);
    await talk.ok(stocks.saveOfOwn, sets({ version: 0, price: 601, stock: 7 }), person);
    talk.same('a day that a merchant cleared and set again', await settled(talk, shop, id), [[601, 450, 7]]);
    for (const [at, call] of calls.entries()) {
      const input = (await bothWays(talk, shop, id, { price: 449 }, person))[at];
      const data = await talk.refused(call, status.invalid, input, person);
      talk.same('the field of a price that is too low', String(data?.field).split('.').pop(), 'price');
    }
  });
  await set({ settlePrice: null }, [601, null, 7]);
}

async function checkCopy(talk: Talk, trade: TradeKind): Promise<void> {
  const shop = await openHouse(talk, trade);
  const id = await newProduct(talk, shop, [500, 600], { stock: 5 });
  const { products, stocks } = shop.calls;
  const { product, stock } = trades[trade];
  const set = { date: shop.first, version: 1, price: 500, settlePrice: 444, stock: 5, enabled: 1 };
  await talk.ok(stocks.save, { params: { id }, body: { days: [set] } });
  const wanted = await settled(talk, shop, id);
  const count = async () =>
    (await talk.ok(products.list, { query: { resourceId: shop.resourceId, limit: 1 } })).count;
  const posts: [Reach, Post][] = [
    ['', { merchantId: '' }],
    ['Single', { merchantId: shop.merchantId }],
    ['Related', { merchantId: shop.merchantId, shop }],
  ];
  for (const [reach, post] of posts) {
    const copy = reach === '' ? products.copy : products.copyOfOwn;
    const input = { params: { id }, body: { withPrices: 1 } };
    const sees = [...manage(reach, product), `view${reach}${stock}` as RightName];
    await asUser(talk, post, sees, async (person) => {
      const before = await count();
      await talk.refused(copy, forbidden, input, person);
      talk.same('products after the copy was refused', await count(), before);
      await talk.ok(copy, { params: { id }, body: {} }, person);
    });
    await asUser(talk, post, manage(reach, product, stock), async (person) => {
      const made = await talk.ok(copy, input, person);
      talk.same('days of the copy, with the settlement price', await settled(talk, shop, made.id), wanted);
    });
  }
  await closeHouse(talk, shop);
}

export const tradeRightRules: Rule[] = tradeKinds.flatMap((trade) => {
  const { name } = trades[trade];
  return [
    rightRule(
      `stocks${name}`,
      'the settlement price is set and seen by the platform alone, day by day and in batches, and others keep it',
      'domain design, section 9.5',
      (talk) => checkSettlement(talk, trade),
    ),
    rightRule(
      `products${name}`,
      'a copy with prices needs the right to set them, and takes over the settlement price, too',
      'docs/decisions/0041-price-tools.md',
      (talk) => checkCopy(talk, trade),
    ),
  ];
});
