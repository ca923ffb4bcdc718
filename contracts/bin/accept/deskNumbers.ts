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

export const deskNumberRules: Rule[] = stayKinds.map(
  (trade): Rule => ({
    ...moneyRule(
      trade,
      'a room number is taken in its own house, for all rooms of it, until the guests have left',
      'domain design, section 10.3; docs/decisions/0039-front-desk.md',
      (talk) => checkNumbers(talk, trade),
    ),
    kind: 'move',
  }),
);
