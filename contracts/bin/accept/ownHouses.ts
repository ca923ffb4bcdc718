import { hotelRooms } from '../../src/areas/hotelRooms.ts';
import { hotels } from '../../src/areas/hotels.ts';
import { merchants } from '../../src/areas/merchants.ts';
import { minsuRooms } from '../../src/areas/minsuRooms.ts';
import { minsus } from '../../src/areas/minsus.ts';
import { resorts } from '../../src/areas/resorts.ts';
import { roles } from '../../src/areas/roles.ts';
import { addDays } from '../../src/days.ts';
import type { AnyEndpoint } from '../../src/endpoint.ts';
import { belongType, ownerType } from '../../src/enums.ts';
import { hotelRoomExample } from '../../src/examples/hotelRooms.ts';
import { minsuRoomExample } from '../../src/examples/minsuRooms.ts';
import { type RightName, rightIds } from '../../src/rights/rights.ts';
import type { StayKind, TradeKind } from '../../src/trade/trade.ts';
import { formOf, newForm } from './kinds.ts';
import { cleanUp, logInAs, newAccount, newRole } from './ownUsers.ts';
import type { Person } from './people.ts';
import { fieldsOf } from './shapes.ts';
import { calls, type Shop } from './shop.ts';
import type { Json, Talk } from './talk.ts';
import { unique } from './unique.ts';

/** Merchants, venues, rooms and users of merchants that a rule makes for itself, so that it can switch them off and give them away. */

export const venueCalls = { place: resorts, hotel: hotels, house: minsus } as const;
export const roomCalls = { hotel: hotelRooms, house: minsuRooms } as const;
/** What users are made responsible for. */
const ownerTypes = { place: ownerType.resort, hotel: ownerType.hotel, house: ownerType.minsu };
/** What saves a record with other values in some fields; masks stand for the numbers that they hide. */
export async function changing(
  talk: Talk,
  { get, update }: { get: AnyEndpoint; update: AnyEndpoint },
  id: string,
  over: object,
): Promise<{ params: { id: string }; body: Json }> {
  const record = await talk.ok(get, { params: { id } });
  const body = { ...formOf(fieldsOf(update.body), record), ...over, version: record.version };
  return { params: { id }, body };
}

/** A merchant like the one of a venue, on and under contract. */
export async function newMerchant(talk: Talk, likeId: string, over: object = {}): Promise<Json> {
  const form = newForm(merchants, await talk.ok(merchants.get, { params: { id: likeId } }));
  return talk.ok(merchants.add, { body: { ...form, enabled: 1, ...over } });
}

export interface House extends Shop {
  merchantId: string;
}

interface Pattern {
  first: string;
  venue: Json;
}
const patterns = new WeakMap<object, Map<TradeKind, Promise<Pattern>>>();

/** The venue in which the products of acceptance are sold, the same for all rules of a run. */
function patternOf(talk: Talk, trade: TradeKind): Promise<Pattern> {
  const known = patterns.get(talk.people) ?? new Map<TradeKind, Promise<Pattern>>();
  patterns.set(talk.people, known);
  const pattern = known.get(trade) ?? findPattern(talk, trade);
  known.set(trade, pattern);
  return pattern;
}
async function findPattern(talk: Talk, trade: TradeKind): Promise<Pattern> {
  const { useDate: first, productId } = await talk.state('a product can be ordered', { trade });
  const { resourceId } = await talk.ok(calls[trade].products.get, { params: { id: productId } });
  return { first, venue: await talk.ok(venueCalls[trade].get, { params: { id: resourceId } }) };
}
/** The merchant of that venue. */
export const patternMerchant = async (talk: Talk, trade: TradeKind): Promise<string> =>
  (await patternOf(talk, trade)).venue.merchantId;

/** A venue of its own, like the one in which the products of acceptance are sold, with a room; of the same merchant unless `merchantId` names another one. */
export async function openHouse(talk: Talk, trade: TradeKind, over: object = {}): Promise<House> {
  const { first, venue: pattern } = await patternOf(talk, trade);
  const form = newForm(venueCalls[trade], pattern);
  const venue = await talk.ok(venueCalls[trade].add, { body: { ...form, enabled: 1, ...over } });
  const shop = { trade, calls: calls[trade], first, today: addDays(first, -1) };
  const house = { ...shop, resourceId: venue.id, merchantId: venue.merchantId, cleaning: 0, roomId: '' };
  if (trade === 'place') return house;
  const roomId = await newRoom(talk, trade, venue.id);
  return { ...house, roomId, cleaning: venue.cleaningAmount ?? 0 };
}

export async function newRoom(
  talk: Talk,
  trade: StayKind,
  houseId: string,
  over: object = {},
): Promise<string> {
  const name = unique('验收房');
  const body =
    trade === 'hotel'
      ? { ...hotelRoomExample, hotelId: houseId, name, ...over }
      : { ...minsuRoomExample, minNights: 1, minsuId: houseId, name, roomCount: 20, ...over };
  return (await talk.ok(roomCalls[trade].add, { body })).id;
}

/** Takes away what is left of a venue: its products, its rooms, itself. What orders hold in place stays. */
export async function closeHouse(talk: Talk, { trade, calls, resourceId }: Shop): Promise<void> {
  const { list: products } = await talk.ok(calls.products.list, { query: { resourceId, limit: 100 } });
  for (const { id } of products) await talk.call(calls.products.remove, { params: { id } });
  if (trade !== 'place') {
    const query = { [trade === 'hotel' ? 'hotelId' : 'minsuId']: resourceId, limit: 100 };
    const { list: rooms } = await talk.ok(roomCalls[trade].list, { query });
    for (const { id } of rooms) await talk.call(roomCalls[trade].remove, { params: { id } });
  }
  await talk.call(venueCalls[trade].remove, { params: { id: resourceId } });
}

export const closeMerchant = (talk: Talk, id: string) => talk.call(merchants.remove, { params: { id } });

/** Whose user somebody is, and the only venue that he is responsible for, if he is. */
export interface Post {
  /** '' for the platform. */
  merchantId: string;
  shop?: Shop;
}

/** Works as a new user with these rights, who is gone afterwards. */
export async function asUser(
  talk: Talk,
  { merchantId, shop }: Post,
  rights: readonly RightName[],
  work: (person: Person) => Promise<void>,
): Promise<void> {
  const type = merchantId === '' ? belongType.system : belongType.merchant;
  const unit = { belongType: type, belongId: merchantId };
  const role = await newRole(
    talk,
    rights.map((right) => rightIds[right]),
    unit,
  );
  const resources = shop ? [{ ownerType: ownerTypes[shop.trade], ownerId: shop.resourceId }] : [];
  const account = await newAccount(talk, { ...unit, roleIds: [role.id], resources });
  try {
    await work(await logInAs(talk, account));
  } finally {
    await cleanUp(talk, account);
    await talk.call(roles.remove, { params: { id: role.id } });
  }
}
