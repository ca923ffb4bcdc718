import { merchants } from '../../src/areas/merchants.ts';
import { userResources } from '../../src/areas/userResources.ts';
import type { AnyEndpoint } from '../../src/endpoint.ts';
import { ownerType } from '../../src/enums.ts';
import { type TradeKind, tradeKinds, trades } from '../../src/trade/trade.ts';
import {
  asUser,
  closeHouse,
  closeMerchant,
  type House,
  newMerchant,
  openHouse,
  patternMerchant,
  roomCalls,
  venueCalls,
} from './ownHouses.ts';
import { admits, type Person } from './people.ts';
import { walk } from './reading.ts';
import { designRule, type Rule } from './rule.ts';
import { filtersOf } from './shapes.ts';
import { newProduct } from './shop.ts';
import type { Json, Talk } from './talk.ts';
import { venueAreas } from './tradeNames.ts';

/** Select lists of what is enabled follow the whole chain of parents, those of everything do not. */

type Link = 'merchant' | 'venue' | 'room' | 'product';
interface Select {
  call: AnyEndpoint;
  id: string;
  name: string;
  /** The kind of venue, of lists of pairs: their rows name the venue by this and `ownerId`, and have ids of any form. */
  ownerType?: number;
  /** What has to be on for it to be offered; nothing for lists of all. */
  needs: Link[];
  /** What its own switch is. */
  self: Link;
  /** The caller, where it is not the platform. */
  by?: Person;
}
const isRowOf =
  ({ id, ownerType: type }: Select) =>
  (row: Json): boolean =>
    type === undefined ? row.id === id : row.ownerType === type && row.ownerId === id;

const ownerTypes = { place: ownerType.resort, hotel: ownerType.hotel, house: ownerType.minsu };

async function selectsOf(talk: Talk, shop: House, productId: string, user: Person): Promise<Select[]> {
  const { trade, resourceId, roomId, calls } = shop;
  const venues = venueCalls[trade];
  const nameOf = async (get: AnyEndpoint, id: string) => (await talk.ok(get, { params: { id } })).name;
  const venue = {
    id: resourceId,
    name: await nameOf(venues.get, resourceId),
    needs: ['merchant', 'venue'] as Link[],
    self: 'venue' as const,
  };
  const pair = { ...venue, ownerType: ownerTypes[trade] };
  const all = { needs: [] };
  const product: Link[] = ['merchant', 'venue', ...(roomId ? ['room' as const] : []), 'product'];
  const found: Select[] = [
    { ...venue, call: venues.allEnabled },
    { ...venue, call: venues.allEnabledOfOwn, by: user },
    { ...pair, call: userResources.allEnabledOfOwn, by: user },
    { ...pair, ...all, call: userResources.merchantResources },
    { ...pair, ...all, call: userResources.merchantResources, by: user },
    {
      id: productId,
      name: await nameOf(calls.products.get, productId),
      needs: product,
      self: 'product',
      call: calls.products.allEnabled,
    },
  ];
  if ('all' in venues)
    found.push({ ...venue, ...all, call: venues.all }, { ...venue, ...all, call: venues.allOfOwn, by: user });
  if (trade === 'place') return found;
  const rooms = roomCalls[trade];
  const room = {
    id: roomId,
    name: await nameOf(rooms.get, roomId),
    needs: ['merchant', 'venue', 'room'] as Link[],
    self: 'room' as const,
  };
  return [
    ...found,
    { ...room, call: rooms.allEnabled },
    { ...room, call: rooms.allEnabledOfOwn, by: user },
    { ...room, ...all, call: rooms.all },
    { ...room, ...all, call: rooms.allOfOwn, by: user },
  ];
}

/** A user of another merchant is offered none of it, neither by himself nor by naming the merchant. */
async function expectHidden(talk: Talk, selects: readonly Select[], merchantId: string): Promise<void> {
  const stranger = talk.person('merchantManager');
  for (const select of selects) {
    const { call, name, by } = select;
    if (by || !admits(call, stranger)) continue;
    const named = 'merchantId' in filtersOf(call) ? [{ name, merchantId }] : [];
    for (const query of [{ name }, ...named]) {
      const { list } = await walk(talk, call, query, stranger);
      talk.holds(`${call.name} offers it to no user of another merchant`, !list.some(isRowOf(select)), list);
    }
  }
}

async function checkSelects(talk: Talk, trade: TradeKind): Promise<void> {
  const { id: merchantId } = await newMerchant(talk, await patternMerchant(talk, trade));
  const shop = await openHouse(talk, trade, { merchantId });
  const productId = await newProduct(talk, shop, [100]);
  const switches: [Link, AnyEndpoint, string][] = [
    ['product', shop.calls.products.enable, productId],
    ...(trade === 'place'
      ? []
      : [['room', roomCalls[trade].enable, shop.roomId] as [Link, AnyEndpoint, string]]),
    ['venue', venueCalls[trade].enable, shop.resourceId],
    // The last one: it ends the session of the user.
    ['merchant', merchants.enable, merchantId],
  ];
  await asUser(talk, { merchantId, shop }, [`viewRelated${trades[trade].product}`], async (user) => {
    const admin = talk.person('platformAdmin');
    const selects = await selectsOf(talk, shop, productId, user);
    const expect = async (says: string, off: Link | undefined) => {
      for (const select of selects) {
        const { call, name, needs, self, by } = select;
        if (by && off === 'merchant') continue;
        const { list } = await walk(talk, call, { name }, by ?? admin);
        const row = list.find(isRowOf(select));
        const isOffered = off === undefined || !needs.includes(off);
        talk.same(
          `${call.name} offers it to ${by ? 'a user of the merchant' : 'the platform'} ${says}`,
          row !== undefined,
          isOffered,
        );
        if (row) talk.same(`the switch that ${call.name} shows ${says}`, row.enabled, off === self ? 0 : 1);
      }
    };
    await expect('while all is on', undefined);
    await expectHidden(talk, selects, merchantId);
    for (const [link, call, id] of switches) {
      await talk.ok(call, { params: { id }, body: { enable: 0 } });
      await expect(`while the ${link} is off`, link);
      await talk.ok(call, { params: { id }, body: { enable: 1 } });
    }
    const ofPlatform = selects.filter(({ by }) => !by);
    for (const select of ofPlatform) {
      const { call, name } = select;
      const { list } = await walk(talk, call, { name }, admin);
      talk.holds(`${call.name} offers it again`, list.some(isRowOf(select)));
    }
  });
  await closeHouse(talk, shop);
  await closeMerchant(talk, merchantId);
}

export const selectChainRules: Rule[] = tradeKinds.map((trade) =>
  designRule(
    venueAreas[trade],
    'list',
    'selects of what is enabled leave out venues, rooms and products below anything that is off, selects of all do not, and none offers them to another merchant',
    '16, invariant 21',
    (talk) => checkSelects(talk, trade),
  ),
);
