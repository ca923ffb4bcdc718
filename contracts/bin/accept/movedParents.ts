import { backendUsers } from '../../src/areas/backendUsers.ts';
import { merchants } from '../../src/areas/merchants.ts';
import type { AnyEndpoint } from '../../src/endpoint.ts';
import { status } from '../../src/envelope.ts';
import { type TradeKind, tradeKinds, trades } from '../../src/trade/trade.ts';
import {
  asUser,
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
import { houseField, stayKinds } from './roomGuards.ts';
import { designRule, type Rule } from './rule.ts';
import { newProduct } from './shop.ts';
import type { Json, Talk } from './talk.ts';
import { roomAreas, venueAreas } from './tradeNames.ts';

/** An edit that names another parent is held to what a new record is held to; the present parent is kept whatever became of it. */

const { precondition, invalid, forbidden, notFound } = status;
const off = (talk: Talk, call: AnyEndpoint, id: string) =>
  talk.ok(call, { params: { id }, body: { enable: 0 } });

async function checkVenue(talk: Talk, trade: TradeKind): Promise<void> {
  const { categoryId } = await talk.state('a merchant category allows every type');
  const like = await patternMerchant(talk, trade);
  const own = trades[trade].businessType;
  const other = tradeKinds.map((one) => trades[one].businessType).find((type) => type !== own);
  const { id: merchantId } = await newMerchant(talk, like);
  const { id: offId } = await newMerchant(talk, like);
  const { id: otherTrade } = await newMerchant(talk, like, { categoryId, businessTypes: [other] });
  const { id: heir } = await newMerchant(talk, like);
  await off(talk, merchants.enable, offId);
  const shop = await openHouse(talk, trade, { merchantId });
  const venue = venueCalls[trade];
  const to = async (id: string) => changing(talk, venue, shop.resourceId, { merchantId: id });
  const owner = async () => (await talk.ok(venue.get, { params: { id: shop.resourceId } })).merchantId;
  for (const id of [offId, otherTrade]) {
    const data = await talk.refused(venue.update, precondition, await to(id));
    talk.same('the field of a merchant who is off or deals in something else', data?.field, 'merchantId');
  }
  // Users of the merchant give nothing away, neither by a new record nor by an edit.
  const right = { place: 'MerchantPlace', hotel: 'MerchantHotel', house: 'MerchantHouse' } as const;
  await asUser(
    talk,
    { merchantId },
    [`viewSingle${right[trade]}`, `manageSingle${right[trade]}`],
    async (user) => {
      const { answer } = await talk.call(venue.updateOfOwn, await to(heir), user);
      talk.holds(
        'an edit by a user of the merchant that names another merchant is refused, or keeps his own',
        [forbidden, notFound, invalid, precondition].some((code) => code === answer.status) ||
          (answer.data as Json)?.merchantId === merchantId,
        `${answer.status} ${answer.message}`,
      );
      talk.same('whose the venue is', await owner(), merchantId);
    },
  );
  const related = [`viewRelated${right[trade]}`] as const;
  const heldBy = async ({ userId }: { userId: string }) =>
    (await talk.ok(backendUsers.get, { params: { id: userId } })).resources.map((one: Json) => one.ownerId);
  await asUser(talk, { merchantId: '', shop }, related, (clerk) =>
    asUser(talk, { merchantId, shop }, related, async (user) => {
      await talk.ok(venue.update, await to(heir));
      talk.same('what a user of the former merchant is responsible for', await heldBy(user), []);
      const kept = await heldBy(clerk);
      talk.same('what a user of the platform is responsible for', kept, [shop.resourceId]);
      await talk.ok(venue.update, await to(merchantId));
    }),
  );
  await off(talk, merchants.enable, merchantId);
  await talk.ok(venue.update, await to(merchantId));
  await talk.ok(venue.update, await to(heir));
  talk.same('whose the venue is', await owner(), heir);
  await closeHouse(talk, shop);
  for (const id of [merchantId, offId, otherTrade, heir]) await closeMerchant(talk, id);
}

async function checkRoom(talk: Talk, trade: 'hotel' | 'house'): Promise<void> {
  const like = await patternMerchant(talk, trade);
  const { id: offMerchant } = await newMerchant(talk, like);
  const [shop, closed] = [await openHouse(talk, trade), await openHouse(talk, trade)];
  const ofOff = await openHouse(talk, trade, { merchantId: offMerchant });
  await off(talk, venueCalls[trade].enable, closed.resourceId);
  await off(talk, merchants.enable, offMerchant);
  const rooms = roomCalls[trade];
  const field = houseField[trade];
  const to = async (houseId: string) => changing(talk, rooms, shop.roomId, { [field]: houseId });
  for (const { resourceId } of [closed, ofOff]) {
    const data = await talk.refused(rooms.update, precondition, await to(resourceId));
    talk.same('the field of a house that is off, or whose merchant is', data?.field, field);
  }
  talk.same('its house', (await talk.ok(rooms.get, { params: { id: shop.roomId } }))[field], shop.resourceId);
  await off(talk, venueCalls[trade].enable, shop.resourceId);
  await talk.ok(rooms.update, await to(shop.resourceId));
  for (const house of [shop, closed, ofOff]) await closeHouse(talk, house);
  await closeMerchant(talk, offMerchant);
}

async function checkProduct(talk: Talk, trade: TradeKind): Promise<void> {
  const like = await patternMerchant(talk, trade);
  const { id: offMerchant } = await newMerchant(talk, like);
  const [shop, closed] = [await openHouse(talk, trade), await openHouse(talk, trade)];
  const ofOff = await openHouse(talk, trade, { merchantId: offMerchant });
  const { products } = shop.calls;
  const id = await newProduct(talk, shop, [100]);
  await off(talk, venueCalls[trade].enable, closed.resourceId);
  await off(talk, merchants.enable, offMerchant);
  const at = ({ resourceId, roomId }: { resourceId: string; roomId: string }) => ({
    resourceId,
    ...(roomId && { roomId }),
  });
  const refuse = async (what: string, to: Json, code: number, field: string) => {
    const data = await talk.refused(products.update, code, await changing(talk, products, id, to));
    talk.same(`the field of ${what}`, data?.field, field);
    const body = { ...(await changing(talk, products, id, to)).body, name: `另${id}`, enabled: 0 };
    const { version: _version, ...form } = body;
    await talk.refused(products.add, code, { body: form });
  };
  await refuse('a venue that is off', at(closed), precondition, 'resourceId');
  await refuse('a venue of a merchant who is off', at(ofOff), precondition, 'resourceId');
  if (trade !== 'place') {
    const second = await newRoom(talk, trade, shop.resourceId);
    await off(talk, roomCalls[trade].enable, second);
    await refuse('a room that is off', { roomId: second }, precondition, 'roomId');
    await refuse('a room of another house', { roomId: closed.roomId }, invalid, 'roomId');
    await off(talk, roomCalls[trade].enable, shop.roomId);
  }
  await off(talk, venueCalls[trade].enable, shop.resourceId);
  const kept = await talk.ok(products.update, await changing(talk, products, id, { ordering: 3 }));
  talk.same('a product of what is off by now is saved', kept.ordering, 3);
  for (const house of [shop, closed, ofOff]) await closeHouse(talk, house);
  await closeMerchant(talk, offMerchant);
}

const rule = (area: string, says: string, section: string, check: Rule['check']): Rule =>
  designRule(area, 'input', says, section, check);

export const movedParentRules: Rule[] = [
  ...tradeKinds.flatMap((trade) => [
    rule(
      venueAreas[trade],
      'a venue goes to a merchant who is on and deals in it, by the platform alone, and is no resource of users of the former one',
      '8.1, 8.3 and 16 (invariant 24)',
      (talk) => checkVenue(talk, trade),
    ),
    rule(
      `products${trades[trade].name}`,
      'a product goes to a venue and a room of it that are on, and stays where it is though they are off',
      '9.3 and 9.4',
      (talk) => checkProduct(talk, trade),
    ),
  ]),
  ...stayKinds.map((trade) =>
    rule(roomAreas[trade], 'a room goes to a house that is on and whose merchant is', '8.5', (talk) =>
      checkRoom(talk, trade),
    ),
  ),
];
