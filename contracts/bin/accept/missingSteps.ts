import { merchants } from '../../src/areas/merchants.ts';
import { addDays } from '../../src/days.ts';
import { saleStep } from '../../src/enums/products.ts';
import { type TradeKind, tradeKinds } from '../../src/trade/trade.ts';
import {
  closeHouse,
  closeMerchant,
  newMerchant,
  newRoom,
  openHouse,
  patternMerchant,
  roomCalls,
  venueCalls,
} from './ownHouses.ts';
import { designRule, type Rule } from './rule.ts';
import { newProduct } from './shop.ts';
import type { Talk } from './talk.ts';
import { venueAreas } from './tradeNames.ts';

/** What is missing before something is sold, where there are several ways to a sale: that of the shortest. */

const { product: noProduct, price, shelf, room: roomOff } = saleStep;

async function checkShortest(talk: Talk, trade: TradeKind): Promise<void> {
  const { id: merchantId } = await newMerchant(talk, await patternMerchant(talk, trade));
  const shop = await openHouse(talk, trade, { merchantId });
  const { products, stocks } = shop.calls;
  const venue = venueCalls[trade];
  const expect = async (says: string, wanted: number[], isOfBoth = true) => {
    const shown = [
      await talk.ok(venue.get, { params: { id: shop.resourceId } }),
      await talk.ok(merchants.get, { params: { id: merchantId } }),
    ].map(({ missing }) => [...missing].sort());
    const records = isOfBoth ? shown : shown.slice(0, 1);
    talk.same(
      `what venue and merchant miss ${says}`,
      records,
      records.map(() => [...wanted].sort()),
    );
  };
  await expect('without products', [noProduct, price, shelf]);
  if (trade !== 'place') {
    // One room that is on is enough, whichever of them it is.
    const second = await newRoom(talk, trade, shop.resourceId);
    for (const [off, on] of [
      [shop.roomId, second],
      [second, shop.roomId],
    ] as const) {
      await talk.ok(roomCalls[trade].enable, { params: { id: on }, body: { enable: 1 } });
      await talk.ok(roomCalls[trade].enable, { params: { id: off }, body: { enable: 0 } });
      await expect('with one of two rooms off', [noProduct, price, shelf]);
    }
    await talk.ok(roomCalls[trade].enable, { params: { id: shop.roomId }, body: { enable: 0 } });
    // A merchant can deal in something else, too.
    await expect('with both rooms off', [roomOff, noProduct, price, shelf], false);
    for (const id of [shop.roomId, second])
      await talk.ok(roomCalls[trade].enable, { params: { id }, body: { enable: 1 } });
  }
  const turn = (id: string, enable: 0 | 1) => talk.ok(products.enable, { params: { id }, body: { enable } });
  const clear = (id: string) =>
    talk.ok(stocks.save, {
      params: { id },
      body: { days: [{ date: addDays(shop.first, 0), version: 1, clear: 1 }] },
    });
  const first = await newProduct(talk, shop, [100]);
  await expect('with one on sale', []);
  await turn(first, 0);
  await expect('with one off sale', [shelf]);
  const second = await newProduct(talk, shop, [100]);
  await expect('with the younger one on sale', []);
  await turn(second, 0);
  await clear(second);
  await expect('with the younger one without a price', [shelf]);
  await turn(first, 1);
  await expect('with the older one on sale', []);
  await clear(first);
  await expect('with both without a price', [price]);
  await closeHouse(talk, shop);
  await closeMerchant(talk, merchantId);
}

export const missingStepRules: Rule[] = tradeKinds.map((trade) => ({
  ...designRule(
    venueAreas[trade],
    'record',
    'of several ways to a sale the shortest says what is missing',
    '9.2',
    (talk) => checkShortest(talk, trade),
  ),
  where: 'docs/decisions/0043-chains.md',
}));
