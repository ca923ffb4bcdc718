import { addDays } from '../../src/days.ts';
import { status } from '../../src/envelope.ts';
import { type StayKind, type TradeKind, tradeKinds, trades } from '../../src/trade/trade.ts';
import { formOf } from './kinds.ts';
import { changing, closeHouse, newRoom, openHouse, roomCalls, venueCalls } from './ownHouses.ts';
import { designRule, type Rule } from './rule.ts';
import { fieldsOf } from './shapes.ts';
import { newMember, newProduct, placeOrder } from './shop.ts';
import type { Json, Talk } from './talk.ts';
import { unique } from './unique.ts';

/** What rate plans and orders hold of the rooms of a house: their number, their house, and the house itself. */

const { precondition } = status;
export const stayKinds = ['hotel', 'house'] as const;
const areas = { hotel: 'hotelRooms', house: 'minsuRooms' } as const;
const rule = (area: string, says: string, section: string, check: Rule['check']): Rule =>
  designRule(area, 'input', says, section, check);
export const houseField = { hotel: 'hotelId', house: 'minsuId' } as const;

/** Days that hold rooms, one after the other: of which plan, how many days ahead, and how. Each holds one room more than those before. */
const holding = [
  { says: 'the second plan, tomorrow', plan: 1, ahead: 1 },
  { says: 'the first plan, in a week', plan: 0, ahead: 7 },
  { says: 'the second plan, today', plan: 1, ahead: 0 },
  { says: 'the first plan, on the last day that can be set', plan: 0, ahead: 365 },
  { says: 'a closed day of the second plan', plan: 1, ahead: 3, enabled: 0 },
  { says: 'a plan that is off sale', plan: 2, ahead: 2 },
];

async function checkRoomCount(talk: Talk, trade: StayKind): Promise<void> {
  const shop = await openHouse(talk, trade);
  const { stocks, products, orders } = shop.calls;
  const rooms = roomCalls[trade];
  const plans: string[] = [];
  for (const _ of [0, 1, 2])
    plans.push(await newProduct(talk, shop, [100], { stock: 2, from: addDays(shop.today, 20) }));
  await talk.ok(products.enable, { params: { id: plans[2] ?? '' }, body: { enable: 0 } });
  const resize = async (roomCount: number) => changing(talk, rooms, shop.roomId, { roomCount });
  const refuse = async (what: string, roomCount: number) => {
    const data = await talk.refused(rooms.update, precondition, await resize(roomCount));
    talk.same(`the field that is refused for ${what}`, data?.field, 'roomCount');
  };
  for (const [at, { says, plan, ahead, enabled = 1 }] of holding.entries()) {
    const day = { date: addDays(shop.today, ahead), version: 0, price: 100, stock: 5 + at, enabled };
    await talk.ok(stocks.save, { params: { id: plans[plan] ?? '' }, body: { days: [day] } });
    await refuse(says, 4 + at);
  }
  // Together more than any plan offers.
  const sold = addDays(shop.today, 20);
  const made: Json[] = [];
  for (const id of plans.slice(0, 2)) {
    const day = { date: sold, version: 1, price: 100, stock: 8, enabled: 1 };
    await talk.ok(stocks.save, { params: { id }, body: { days: [day] } });
    made.push(await placeOrder(talk, shop, id, await newMember(talk), { qty: 8, from: sold }));
  }
  await refuse('what all plans of the room sold together', 15);
  const kept = await talk.ok(rooms.update, await resize(16));
  talk.same('rooms', kept.roomCount, 16);
  for (const { id } of made) await talk.ok(orders.cancel, { params: { id }, body: { reason: '会员不去了' } });
  await closeHouse(talk, shop);
}

/** A room asks for no longer a stay than each of its plans lets anybody have, and no plan lets anybody have a shorter one than its room asks for. */
async function checkMinNights(talk: Talk): Promise<void> {
  const shop = await openHouse(talk, 'house');
  const plans = [await newProduct(talk, shop, [100], { minNights: 1, maxNights: 9 })];
  plans.push(await newProduct(talk, shop, [100], { minNights: 1, maxNights: 5 }));
  const rooms = roomCalls.house;
  const ask = (minNights: number) => changing(talk, rooms, shop.roomId, { minNights });
  const data = await talk.refused(rooms.update, precondition, await ask(6));
  talk.same('the field of one night more than the shortest plan', data?.field, 'minNights');
  talk.same('as many nights as it', (await talk.ok(rooms.update, await ask(5))).minNights, 5);
  await talk.ok(shop.calls.products.remove, { params: { id: plans[1] ?? '' } });
  talk.same('nights after that plan is gone', (await talk.ok(rooms.update, await ask(9))).minNights, 9);
  await talk.refused(rooms.update, precondition, await ask(10));
  const { products } = shop.calls;
  const plan = await talk.ok(products.get, { params: { id: plans[0] ?? '' } });
  const most = (maxNights: number) => changing(talk, products, plan.id, { maxNights });
  const short = await talk.refused(products.update, precondition, await most(8));
  talk.same('the field of a plan that ends before the room begins', short?.field, 'maxNights');
  const { version: _version, ...fresh } = formOf(fieldsOf(products.update.body), plan);
  const body = { ...fresh, name: unique('验收'), enabled: 0, maxNights: 8 };
  await talk.refused(products.add, precondition, { body });
  talk.same(
    'as many nights as the room asks for',
    (await talk.ok(products.update, await most(9))).maxNights,
    9,
  );
  await closeHouse(talk, shop);
}

/** Nothing is taken from under what hangs on it: a room from its plans, a house from its rooms. */
async function checkHanging(talk: Talk, trade: StayKind): Promise<void> {
  const [shop, other] = [await openHouse(talk, trade), await openHouse(talk, trade)];
  const rooms = roomCalls[trade];
  const { products } = shop.calls;
  const field = houseField[trade];
  const id = await newProduct(talk, shop, [100]);
  const away = { [field]: other.resourceId };
  await talk.refused(rooms.update, precondition, await changing(talk, rooms, shop.roomId, away));
  talk.same('its house', (await talk.ok(rooms.get, { params: { id: shop.roomId } }))[field], shop.resourceId);
  await talk.refused(rooms.remove, precondition, { params: { id: shop.roomId } });
  await talk.ok(products.remove, { params: { id } });
  await talk.refused(venueCalls[trade].remove, precondition, { params: { id: shop.resourceId } });
  const moved = await talk.ok(rooms.update, await changing(talk, rooms, shop.roomId, away));
  talk.same('a room without plans moves', moved[field], other.resourceId);
  await talk.ok(venueCalls[trade].remove, { params: { id: shop.resourceId } });
  for (const roomId of [shop.roomId, other.roomId]) await talk.ok(rooms.remove, { params: { id: roomId } });
  await talk.ok(venueCalls[trade].remove, { params: { id: other.resourceId } });
}

/** What a product with orders is of does not change, and it stays while an order is not over. */
async function checkLock(talk: Talk, trade: TradeKind): Promise<void> {
  const [shop, other] = [await openHouse(talk, trade), await openHouse(talk, trade)];
  const { products, orders } = shop.calls;
  const id = await newProduct(talk, shop, [100]);
  const moves: [string, Json][] = [
    ['resourceId', { resourceId: other.resourceId, ...(other.roomId && { roomId: other.roomId }) }],
  ];
  if (trade !== 'place') moves.push(['roomId', { roomId: await newRoom(talk, trade, shop.resourceId) }]);
  const to = async (over: object) => changing(talk, products, id, over);
  const own = { resourceId: shop.resourceId, ...(shop.roomId && { roomId: shop.roomId }) };
  for (const [field, over] of moves) {
    const moved = await talk.ok(products.update, await to(over));
    talk.same(`${field} of a product without orders`, moved[field], over[field]);
    await talk.ok(products.update, await to(own));
  }
  const order = await placeOrder(talk, shop, id, await newMember(talk), { qty: 1 });
  for (const [field, over] of moves) {
    const data = await talk.refused(products.update, precondition, await to(over));
    talk.same('the field that is refused', data?.field, field);
  }
  const after = await talk.ok(products.get, { params: { id } });
  for (const [field, value] of Object.entries(own)) talk.same(`${field} after it`, after[field], value);
  talk.same('it has orders', after.hasOrders, true);
  await talk.ok(products.update, await to({ ordering: 3 }));
  await talk.refused(products.remove, precondition, { params: { id } });
  await talk.ok(orders.cancel, { params: { id: order.id }, body: { reason: '会员不去了' } });
  await talk.ok(products.remove, { params: { id } });
  for (const house of [shop, other]) await closeHouse(talk, house);
}

/** A plan that goes to another room fits it, and sells the rooms of that one. */
async function checkOtherRoom(talk: Talk, trade: StayKind): Promise<void> {
  const shop = await openHouse(talk, trade);
  const { products, stocks, orders } = shop.calls;
  const roomId = await newRoom(talk, trade, shop.resourceId, { roomCount: 4 });
  const id = await newProduct(talk, shop, [100, 100], { stock: 4 });
  const day = { date: addDays(shop.first, 1), version: 1, price: 100, stock: 5, enabled: 0 };
  await talk.ok(stocks.save, { params: { id }, body: { days: [day] } });
  const data = await talk.refused(
    products.update,
    precondition,
    await changing(talk, products, id, { roomId }),
  );
  talk.same('the field that is refused', data?.field, 'roomId');
  await talk.ok(stocks.save, { params: { id }, body: { days: [{ ...day, version: 2, stock: 4 }] } });
  const moved = await talk.ok(products.update, await changing(talk, products, id, { roomId }));
  talk.same('its room', moved.roomId, roomId);
  const other = await newProduct(talk, { ...shop, roomId }, [100], { stock: 4 });
  const made = await placeOrder(talk, shop, id, await newMember(talk), { qty: 3 });
  const query = { startDate: shop.first, endDate: shop.first };
  const { list } = await talk.ok(stocks.list, { params: { id: other }, query });
  talk.same('what the room has left', list[0]?.roomLeft, 1);
  await talk.ok(orders.cancel, { params: { id: made.id }, body: { reason: '会员不去了' } });
  await closeHouse(talk, shop);
}

export const roomGuardRules: Rule[] = [
  ...stayKinds.flatMap((trade) => [
    rule(
      areas[trade],
      'a room keeps as many as any plan of it offers or all of them sold on any day to come',
      '8.5',
      (talk) => checkRoomCount(talk, trade),
    ),
    rule(
      areas[trade],
      'a room with plans stays in its house, and a house with rooms is not removed',
      '8.3',
      (talk) => checkHanging(talk, trade),
    ),
    rule(
      `products${trades[trade].name}`,
      'a plan goes only to a room that has what its days offer, and sells the rooms of that one',
      '9.1 and 9.5',
      (talk) => checkOtherRoom(talk, trade),
    ),
  ]),
  ...tradeKinds.map((trade) =>
    rule(
      `products${trades[trade].name}`,
      'a product with orders keeps its venue and room, and is not removed before its orders are over',
      '9.3, 9.4 and 9.7',
      (talk) => checkLock(talk, trade),
    ),
  ),
  rule(
    'minsuRooms',
    'a room asks for no longer a stay than its plans let anybody have',
    '8.6',
    checkMinNights,
  ),
];
