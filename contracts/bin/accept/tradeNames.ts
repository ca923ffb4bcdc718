import { merchants } from '../../src/areas/merchants.ts';
import { status } from '../../src/envelope.ts';
import { type StayKind, type TradeKind, tradeKinds, trades } from '../../src/trade/trade.ts';
import {
  changing,
  closeHouse,
  newMerchant,
  newRoom,
  openHouse,
  patternMerchant,
  roomCalls,
} from './ownHouses.ts';
import { houseField, stayKinds } from './roomGuards.ts';
import { designRule, type Rule } from './rule.ts';
import { newProduct } from './shop.ts';
import type { Talk } from './talk.ts';
import { unique } from './unique.ts';

/** Names that are taken in one venue are free in another one, and a merchant keeps dealing in what he has venues of. */

const { duplicate, precondition } = status;
/** The areas of what products are sold of, and of rooms. */
export const venueAreas = { place: 'resorts', hotel: 'hotels', house: 'minsus' } as const;
export const roomAreas = { hotel: 'hotelRooms', house: 'minsuRooms' } as const;
const rule = (area: string, says: string, section: string, check: Rule['check']): Rule =>
  designRule(area, 'input', says, section, check);

/** A room that moves takes its name along. */
async function checkRooms(talk: Talk, trade: StayKind): Promise<void> {
  const [house, other] = [await openHouse(talk, trade), await openHouse(talk, trade)];
  const rooms = roomCalls[trade];
  const { name } = await talk.ok(rooms.get, { params: { id: house.roomId } });
  const second = await newRoom(talk, trade, other.resourceId, { name });
  const to = async (houseId: string) => changing(talk, rooms, second, { [houseField[trade]]: houseId });
  await talk.refused(rooms.update, duplicate, await to(house.resourceId));
  await talk.ok(rooms.remove, { params: { id: house.roomId } });
  const moved = await talk.ok(rooms.update, await to(house.resourceId));
  talk.same('name and house', [moved.name, moved[houseField[trade]]], [name, house.resourceId]);
  for (const one of [house, other]) await closeHouse(talk, one);
}

async function checkProducts(talk: Talk, trade: TradeKind): Promise<void> {
  const [house, other] = [await openHouse(talk, trade), await openHouse(talk, trade)];
  const { products } = house.calls;
  const name = unique('验收名');
  const id = await newProduct(talk, house, [100], { name });
  const second = await newProduct(talk, other, [100], { name });
  talk.same(
    'the same name in another venue',
    (await talk.ok(products.get, { params: { id: second } })).name,
    name,
  );
  const third = await newProduct(talk, house, [100]);
  await talk.refused(products.update, duplicate, await changing(talk, products, third, { name }));
  await talk.ok(products.update, await changing(talk, products, id, { name }));
  for (const one of [house, other]) await closeHouse(talk, one);
}

async function checkTypes(talk: Talk): Promise<void> {
  const { categoryId } = await talk.state('a merchant category allows every type');
  for (const trade of tradeKinds) {
    const types = tradeKinds.map((one) => trades[one].businessType);
    const over = { categoryId, businessTypes: types };
    const { id: merchantId } = await newMerchant(talk, await patternMerchant(talk, trade), over);
    const house = await openHouse(talk, trade, { merchantId });
    const deals = async (businessTypes: number[]) => changing(talk, merchants, merchantId, { businessTypes });
    const own = trades[trade].businessType;
    const others = types.filter((type) => type !== own);
    const data = await talk.refused(merchants.update, precondition, await deals(others));
    talk.same(
      `the field that is refused while he has one of ${venueAreas[trade]}`,
      data?.field,
      'businessTypes',
    );
    talk.same('what he deals in', (await talk.ok(merchants.update, await deals([own]))).businessTypes, [own]);
    await talk.refused(merchants.remove, precondition, { params: { id: merchantId } });
    await closeHouse(talk, house);
    talk.same('with no venue', (await talk.ok(merchants.update, await deals(others))).businessTypes, others);
    await talk.ok(merchants.remove, { params: { id: merchantId } });
  }
}

export const tradeNameRules: Rule[] = [
  ...stayKinds.map((trade) =>
    rule(roomAreas[trade], 'a room moves with its name to a house where it is free only', '8.5', (talk) =>
      checkRooms(talk, trade),
    ),
  ),
  ...tradeKinds.flatMap((trade) => [
    rule(`products${trades[trade].name}`, 'a name is taken in its venue alone', '9.3 and 9.4', (talk) =>
      checkProducts(talk, trade),
    ),
  ]),
  rule(
    'merchants',
    'a merchant deals in what he has venues of, and stays while he has any',
    '8.1',
    checkTypes,
  ),
];
