import { merchants } from '../../src/areas/merchants.ts';
import { addDays } from '../../src/days.ts';
import { type TradeKind, tradeKinds } from '../../src/trade/trade.ts';
import {
  changing,
  closeHouse,
  closeMerchant,
  newMerchant,
  newRoom,
  openHouse,
  patternMerchant,
  roomCalls,
  venueCalls,
} from './ownHouses.ts';
import { houseField } from './roomGuards.ts';
import { designRule, type Rule } from './rule.ts';
import { newProduct } from './shop.ts';
import type { Json, Talk } from './talk.ts';
import { roomAreas, venueAreas } from './tradeNames.ts';

/** What the list of venues says of their products and rooms: the lowest price is of what is on sale, the numbers are of all that was not removed. */

async function checkPrices(talk: Talk, trade: TradeKind): Promise<void> {
  const { id: merchantId } = await newMerchant(talk, await patternMerchant(talk, trade));
  const shop = await openHouse(talk, trade, { merchantId });
  const { products, stocks } = shop.calls;
  const row = async (): Promise<Json> => {
    const { list } = await talk.ok(venueCalls[trade].list, { query: { merchantId, limit: 10 } });
    return list.find(({ id }: Json) => id === shop.resourceId) ?? talk.skip('the venue is not listed');
  };
  const expect = async (says: string, minPrice: number | null, productCount: number) => {
    const shown = await row();
    talk.same(
      `lowest price and number of products ${says}`,
      [shown.minPrice, shown.productCount],
      [minPrice, productCount],
    );
    const { productCount: ofMerchant } = await talk.ok(merchants.get, { params: { id: merchantId } });
    talk.same(`products of the merchant ${says}`, ofMerchant, productCount);
  };
  const turn = (id: string, enable: 0 | 1) => talk.ok(products.enable, { params: { id }, body: { enable } });
  await expect('with none', null, 0);
  const cheap = await newProduct(talk, shop, [300, 320]);
  await expect('with one on sale', 300, 1);
  const dear = await newProduct(talk, shop, [500, 450]);
  await expect('with two on sale', 300, 2);
  await turn(cheap, 0);
  await expect('with the cheaper one off sale', 450, 2);
  await turn(dear, 0);
  await expect('with both off sale', null, 2);
  await turn(cheap, 1);
  await turn(dear, 1);
  await talk.ok(products.remove, { params: { id: cheap } });
  await expect('with the cheaper one removed', 450, 1);
  // Closed days and days beyond the next thirty do not count; today does.
  const day = (ahead: number, price: number, enabled: 0 | 1) => ({
    ...{ date: addDays(shop.today, ahead), version: 0, price, stock: 3, enabled },
  });
  const save = (days: object[]) => talk.ok(stocks.save, { params: { id: dear }, body: { days } });
  await save([day(5, 200, 0), day(30, 210, 1)]);
  await expect('with closed and late days', 450, 1);
  await save([day(29, 400, 1)]);
  await expect('with the thirtieth day', 400, 1);
  await save([day(0, 350, 1)]);
  await expect('with today', 350, 1);
  await closeHouse(talk, shop);
  await closeMerchant(talk, merchantId);
}

async function checkRooms(talk: Talk, trade: 'hotel' | 'house'): Promise<void> {
  const shop = await openHouse(talk, trade);
  const rooms = roomCalls[trade];
  const row = async (): Promise<Json> => {
    const { name } = await talk.ok(venueCalls[trade].get, { params: { id: shop.resourceId } });
    const { list } = await talk.ok(venueCalls[trade].list, { query: { name, limit: 10 } });
    return list.find(({ id }: Json) => id === shop.resourceId) ?? talk.skip('the venue is not listed');
  };
  const kinds = async () => {
    const shown = await row();
    return trade === 'hotel' ? [shown.roomTypeCount] : [shown.roomKinds, shown.unitCount];
  };
  const products = async (id: string) => {
    const query = { [houseField[trade]]: shop.resourceId, limit: 10 };
    const { list } = await talk.ok(rooms.list, { query });
    return list.find((one: Json) => one.id === id)?.productCount;
  };
  const { roomCount } = await talk.ok(rooms.get, { params: { id: shop.roomId } });
  const wanted = (count: number, units: number) => (trade === 'hotel' ? [count] : [count, units]);
  talk.same('rooms with one', await kinds(), wanted(1, roomCount));
  const second = await newRoom(talk, trade, shop.resourceId, { roomCount: 7 });
  talk.same('rooms with two', await kinds(), wanted(2, roomCount + 7));
  await talk.ok(rooms.update, await changing(talk, rooms, second, { roomCount: 4 }));
  talk.same('rooms with fewer units', await kinds(), wanted(2, roomCount + 4));
  const few = { stock: 2 };
  const first = await newProduct(talk, shop, [100], few);
  await newProduct(talk, shop, [100], few);
  await newProduct(talk, { ...shop, roomId: second }, [100], few);
  await talk.ok(shop.calls.products.enable, { params: { id: first }, body: { enable: 0 } });
  talk.same('products of each room', [await products(shop.roomId), await products(second)], [2, 1]);
  await talk.ok(shop.calls.products.remove, { params: { id: first } });
  talk.same('after one was removed', [await products(shop.roomId), await products(second)], [1, 1]);
  const { list: left } = await talk.ok(shop.calls.products.list, { query: { roomId: second, limit: 10 } });
  for (const { id } of left) await talk.ok(shop.calls.products.remove, { params: { id } });
  await talk.ok(rooms.remove, { params: { id: second } });
  talk.same('rooms after one was removed', await kinds(), wanted(1, roomCount));
  await closeHouse(talk, shop);
}

export const venueFigureRules: Rule[] = [
  ...tradeKinds.map((trade) =>
    designRule(
      venueAreas[trade],
      'figure',
      'the lowest price is of open days of the next 30 days of products on sale, and the number is of all products',
      '8.3, 8.4 and 8.6',
      (talk) => checkPrices(talk, trade),
    ),
  ),
  ...(['hotel', 'house'] as const).map((trade) =>
    designRule(
      roomAreas[trade],
      'figure',
      'numbers of rooms of a house, and of products of a room, are of all that were not removed',
      '8.4 to 8.6',
      (talk) => checkRooms(talk, trade),
    ),
  ),
];
