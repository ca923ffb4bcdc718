import { merchantCategories } from '../../src/areas/merchantCategories.ts';
import { merchants } from '../../src/areas/merchants.ts';
import type { AnyEndpoint } from '../../src/endpoint.ts';
import { status } from '../../src/envelope.ts';
import { tradeKinds, trades } from '../../src/trade/trade.ts';
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
import { designRule, type Rule } from './rule.ts';
import { newProduct } from './shop.ts';
import type { Talk } from './talk.ts';
import { venueAreas } from './tradeNames.ts';
import { unique } from './unique.ts';

/** What is switched off holds in place what it depends on, as before. */

const { precondition } = status;
const types = tradeKinds.map((trade) => trades[trade].businessType);

const newCategory = (talk: Talk, businessTypes: readonly number[]) =>
  talk.ok(merchantCategories.add, {
    body: { name: unique('验收'), businessTypes: [...businessTypes], ordering: 0, enabled: 1 },
  });

/** Several merchants, so that neither the first nor the last, nor one that is on, is all that is looked at. */
async function checkCategory(talk: Talk): Promise<void> {
  const { id: categoryId } = await newCategory(talk, types);
  const like = await patternMerchant(talk, 'hotel');
  const made: string[] = [];
  for (const type of types) {
    const { id } = await newMerchant(talk, like, { categoryId, businessTypes: [type] });
    made.push(id);
  }
  const turn = (id: string, enable: 0 | 1) => talk.ok(merchants.enable, { params: { id }, body: { enable } });
  const narrower = (without: number) =>
    changing(talk, merchantCategories, categoryId, { businessTypes: types.filter((one) => one !== without) });
  for (const id of made) await turn(id, 0);
  for (const type of types) await talk.refused(merchantCategories.update, precondition, await narrower(type));
  const { businessTypes, merchantCount } = await talk.ok(merchantCategories.get, {
    params: { id: categoryId },
  });
  talk.same('what the category allows', [...businessTypes].sort(), [...types].sort());
  if (merchantCount !== undefined) talk.same('merchants of it, all of them off', merchantCount, types.length);
  await talk.refused(merchantCategories.remove, precondition, { params: { id: categoryId } });
  const [first = '', ...rest] = made;
  await talk.ok(merchants.remove, { params: { id: first } });
  const [dropped = 0] = types;
  await talk.ok(merchantCategories.update, await narrower(dropped));
  // A merchant cannot take the type that his category no longer allows.
  await talk.refused(
    merchants.update,
    precondition,
    await changing(talk, merchants, rest[0] ?? '', { businessTypes: [...types] }),
  );
  for (const id of rest) await closeMerchant(talk, id);
  await talk.ok(merchantCategories.remove, { params: { id: categoryId } });
}

async function checkVenues(talk: Talk): Promise<void> {
  const { id: categoryId } = await newCategory(talk, types);
  for (const trade of tradeKinds) {
    const over = { categoryId, businessTypes: types };
    const { id: merchantId } = await newMerchant(talk, await patternMerchant(talk, trade), over);
    const shop = await openHouse(talk, trade, { merchantId });
    const product = await newProduct(talk, shop, [100]);
    const off = (call: AnyEndpoint, id: string) => talk.ok(call, { params: { id }, body: { enable: 0 } });
    await off(shop.calls.products.enable, product);
    await talk.refused(venueCalls[trade].remove, precondition, { params: { id: shop.resourceId } });
    if (trade !== 'place') {
      await off(roomCalls[trade].enable, shop.roomId);
      await talk.refused(roomCalls[trade].remove, precondition, { params: { id: shop.roomId } });
    }
    await off(venueCalls[trade].enable, shop.resourceId);
    const others = types.filter((type) => type !== trades[trade].businessType);
    const dropping = () => changing(talk, merchants, merchantId, { businessTypes: others });
    await talk.refused(merchants.update, precondition, await dropping());
    await talk.refused(merchants.remove, precondition, { params: { id: merchantId } });
    await talk.ok(shop.calls.products.remove, { params: { id: product } });
    if (trade !== 'place') {
      await talk.refused(venueCalls[trade].remove, precondition, { params: { id: shop.resourceId } });
      await talk.ok(roomCalls[trade].remove, { params: { id: shop.roomId } });
    }
    await closeHouse(talk, shop);
    await talk.ok(merchants.update, await dropping());
    await talk.ok(merchants.remove, { params: { id: merchantId } });
  }
  await talk.ok(merchantCategories.remove, { params: { id: categoryId } });
}

export const heldByDisabledRules: Rule[] = [
  designRule(
    'merchantCategories',
    'input',
    'a category keeps every type in which a merchant of it deals, also one who is switched off',
    '8.1 and 8.2',
    checkCategory,
  ),
  designRule(
    'merchants',
    'input',
    `what is off holds in place what it is of: products ${Object.values(venueAreas).join(', ')} and rooms, these their merchant and his types`,
    '8.1 and 8.3',
    checkVenues,
  ),
];
