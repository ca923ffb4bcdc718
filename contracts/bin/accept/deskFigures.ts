import { type DeskTab, deskKinds, deskTabNames, deskTabs, frontDesk } from '../../src/areas/frontDesk.ts';
import { leftOf } from '../../src/trade/priceStocks.ts';
import { type StayKind, trades } from '../../src/trade/trade.ts';
import { daysOfProduct } from './joins.ts';
import { admits, type People, type Person } from './people.ts';
import { allRecords, endpointOf, rowsOf, walk } from './reading.ts';
import { figureRule, type Rule } from './rule.ts';
import type { Json, Talk } from './talk.ts';

/** The board of the front desk is what the lists of orders and the calendars say to the same user (decision 0039). */

const rooms = { hotel: 'hotelRooms.list', house: 'minsuRooms.list' };
const venues = { hotel: 'hotels.list', house: 'minsus.list' };

/** The ids of the orders of a tab, as the list of orders has them. */
async function ordersIn(
  talk: Talk,
  kind: StayKind,
  tab: DeskTab,
  today: string,
  by: Person,
): Promise<string[]> {
  const list = endpointOf(`orders${trades[kind].name}.listOfOwn`);
  const { list: rows } = await walk(talk, list, deskTabs[tab](today), by);
  return rows.map(({ id }) => id).sort();
}

async function checkBoard(talk: Talk, by: Person): Promise<void> {
  const board = await talk.ok(frontDesk.boardOfOwn, {}, by);
  const { today, stays, houses } = board;
  talk.same('how many there are', board.count, stays.length);
  for (const kind of deskKinds) {
    const ofKind = stays.filter((one: Json) => one.kind === kind);
    const arrivals = ofKind.map(({ kept }: Json) => kept.arrivalDate);
    talk.same(`${kind}: by day of arrival`, arrivals, [...arrivals].sort());
    if (!admits(endpointOf(`orders${trades[kind].name}.listOfOwn`), by)) continue;
    for (const tab of deskTabNames) {
      const own = ofKind.filter(({ tabs }: Json) => tabs.includes(tab));
      const ids = own.map(({ id }: Json) => id).sort();
      talk.same(`${kind}: orders in ${tab}`, ids, await ordersIn(talk, kind, tab, today, by));
      for (const house of houses.filter((one: Json) => one.kind === kind))
        for (const room of house.rooms)
          talk.same(
            `${tab} of room ${room.id} of ${kind} ${house.id}`,
            room[tab],
            own.filter(({ resourceId, roomId }: Json) => resourceId === house.id && roomId === room.id)
              .length,
          );
    }
  }
  for (const { kind, id: resourceId } of houses) {
    const { count, stays: some } = await talk.ok(frontDesk.boardOfOwn, { query: { kind, resourceId } }, by);
    const own = stays.filter((one: Json) => one.kind === kind && one.resourceId === resourceId);
    talk.same(`orders of ${kind} ${resourceId}`, [count, some], [own.length, own]);
  }
}

/** What a room has left tonight is what its plans on sale can still sell together, and no more than nobody has booked; nothing is left of what is disabled. */
async function checkTonight(talk: Talk, by: Person): Promise<void> {
  const { today, houses } = await talk.ok(frontDesk.boardOfOwn, {}, by);
  for (const { kind, id: houseId, rooms: shown } of houses as Json[]) {
    const [house] = (await rowsOf(talk, venues[kind as StayKind])).filter((one) => one.id === houseId);
    const all = await rowsOf(talk, rooms[kind as StayKind]);
    const products = await allRecords(talk, `products${trades[kind as StayKind].name}.list`);
    for (const { id, stock } of shown.filter((room: Json) => room.stock !== null)) {
      let [left, free] = [0, 0];
      for (const plan of products.filter(({ roomId, missing }) => roomId === id && missing.length === 0)) {
        const [day] = await daysOfProduct(talk, kind, plan.id, today, today);
        if (day?.enabled !== 1) continue;
        left += leftOf(day);
        free = day.roomLeft;
      }
      const room = all.find((one) => one.id === id);
      const isOpen = house?.enabled === 1 && room?.enabled === 1;
      const count = isOpen ? (room.roomCount ?? stock.rooms) : 0;
      talk.same(`rooms of ${kind} ${id} tonight`, stock, { rooms: count, left: Math.min(left, free) });
    }
  }
}

export function deskFigureRules(people: People): Rule[] {
  const call = frontDesk.boardOfOwn;
  return (['merchantManager', 'frontDesk'] as const).flatMap((name) => {
    const by = people.get(name);
    if (!by || !admits(call, by)) return [];
    return [
      figureRule(
        call,
        `orders and numbers are those of the lists that ${name} sees`,
        'decision 0039',
        (talk) => checkBoard(talk, by),
      ),
      figureRule(
        call,
        `rooms left tonight are those of the calendars, for ${name}`,
        'decision 0039',
        (talk) => checkTonight(talk, by),
      ),
    ];
  });
}
