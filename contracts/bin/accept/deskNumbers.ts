import { status } from '../../src/envelope.ts';
import { guestExamples } from '../../src/examples/orders.ts';
import type { StayKind } from '../../src/trade/trade.ts';
import { moneyRule } from './orderScenes.ts';
import { closeHouse, type House, newRoom, openHouse } from './ownHouses.ts';
import { stayKinds } from './roomGuards.ts';
import type { Rule } from './rule.ts';
import { newMember, newProduct, payOffline, placeOrder } from './shop.ts';
import type { Talk } from './talk.ts';

/** Numbers of rooms: of one house, of one night, until its guests have left. */

async function checkNumbers(talk: Talk, trade: StayKind): Promise<void> {
  const open = async () => ({ ...(await openHouse(talk, trade)) });
  const houses = [await open(), await open()] as const;
  for (const house of houses) house.first = house.today;
  const [house, other] = houses;
  const sister: House = { ...house, roomId: await newRoom(talk, trade, house.resourceId) };
  const { orders } = house.calls;
  if (!('checkIn' in orders)) return;
  const member = await newMember(talk);
  const plans = new Map<House, string>();
  for (const one of [house, other, sister]) plans.set(one, await newProduct(talk, one, [100, 100]));

  const booked = async (at: House, nights = 1): Promise<string> => {
    const order = await placeOrder(talk, at, plans.get(at) ?? '', member, { qty: 2, nights });
    await payOffline(talk, at, order);

    return order.id;
  };
  const arrive = (id: string, ...roomNos: string[]) => ({
    params: { id },
    body: { guests: guestExamples, roomNos },
  });
  const free = async (id: string): Promise<string[]> =>
    (await talk.ok(orders.get, { params: { id } })).freeRoomNos;
  const first = await booked(house, 2);
  talk.same('rooms', (await talk.ok(orders.checkIn, arrive(first, '801', '802'))).roomNos, ['801', '802']);
  const [second, third, elsewhere] = [await booked(house), await booked(sister), await booked(other)];
  for (const id of [second, third]) {
    for (const no of ['801', '802'])
      await talk.refused(orders.checkIn, status.duplicate, arrive(id, '803', no));
    talk.same('numbers that are offered while they are taken', await free(id), []);
  }
  talk.same('numbers that another house is offered', await free(elsewhere), []);
  const { roomNos } = await talk.ok(orders.checkIn, arrive(elsewhere, '801', '803'));
  talk.same('the same numbers in another house', roomNos, ['801', '803']);
  talk.same('numbers that are offered when another house has some', await free(second), []);
  await talk.ok(orders.checkOut, { params: { id: first }, body: {} });
  talk.same('numbers that are offered to the next guests of the room', await free(second), ['801', '802']);
  talk.same('numbers that are offered to guests of another room', await free(third), []);
  await talk.ok(orders.checkIn, arrive(second, '801'));
  await talk.refused(orders.checkIn, status.duplicate, arrive(third, '801'));
  await talk.ok(orders.checkIn, arrive(third, '802'));
  for (const id of [second, third, elsewhere]) await talk.ok(orders.checkOut, { params: { id }, body: {} });
  for (const one of houses) await closeHouse(talk, one);
}

/** A wrong number is put right while the guests are here: the old one is free again, and no number of others is taken. */
async function checkChanged(talk: Talk, trade: StayKind): Promise<void> {
  const house: House = await openHouse(talk, trade);
  house.first = house.today;
  const { orders } = house.calls;
  if (!('changeRooms' in orders)) return;
  const member = await newMember(talk);
  const plan = await newProduct(talk, house, [100]);
  const arrived = async (...roomNos: string[]): Promise<string> => {
    const { id } = await payOffline(
      talk,
      house,
      await placeOrder(talk, house, plan, member, { qty: 2, nights: 1 }),
    );
    await talk.ok(orders.checkIn, { params: { id }, body: { guests: guestExamples, roomNos } });
    return id;
  };
  const [first, second] = [await arrived('801', '802'), await arrived('803')];
  const into = (id: string, ...roomNos: string[]) => ({ params: { id }, body: { roomNos } });
  await talk.refused(orders.changeRooms, status.duplicate, into(second, '804', '801'));
  await talk.refused(orders.changeRooms, status.invalid, into(second, '804', '805', '806'));
  const moved = await talk.ok(orders.changeRooms, into(first, '804', '802'));
  talk.same('rooms', moved.roomNos, ['804', '802']);
  for (const no of ['801', '802', '804'])
    talk.holds(`the log names ${no}`, moved.logs[0].remark.includes(no), moved.logs[0]);
  talk.same('the room that is free again', (await talk.ok(orders.changeRooms, into(second, '801'))).roomNos, [
    '801',
  ]);
  talk.same('no room noted', (await talk.ok(orders.changeRooms, into(second))).roomNos, []);
  for (const id of [first, second]) await talk.ok(orders.checkOut, { params: { id }, body: {} });
  await talk.refused(orders.changeRooms, status.wrongState, into(first, '805'));
  await closeHouse(talk, house);
}

export const deskNumberRules: Rule[] = stayKinds.flatMap((trade): Rule[] => [
  {
    ...moneyRule(
      trade,
      'the number of a room is corrected while its guests are here',
      'domain design, section 10.3; docs/decisions/0039-front-desk.md',
      (talk) => checkChanged(talk, trade),
    ),
    kind: 'move',
  },
  {
    ...moneyRule(
      trade,
      'a room number is taken in its own house, for all rooms of it, until the guests have left',
      'domain design, section 10.3; docs/decisions/0039-front-desk.md',
      (talk) => checkNumbers(talk, trade),
    ),
    kind: 'move',
  },
]);
