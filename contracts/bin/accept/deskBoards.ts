import { frontDesk } from '../../src/areas/frontDesk.ts';
import { addDays } from '../../src/days.ts';
import type { AnyEndpoint } from '../../src/endpoint.ts';
import type { RightName } from '../../src/rights/rights.ts';
import { type StayKind, trades } from '../../src/trade/trade.ts';
import { guest, other } from './orderLimits.ts';
import { asUser, closeHouse, openHouse, roomCalls } from './ownHouses.ts';
import type { Person } from './people.ts';
import { stayKinds } from './roomGuards.ts';
import type { Rule } from './rule.ts';
import { newMember, newMobile, newProduct, payOffline, placeOrder } from './shop.ts';
import type { Json, Talk } from './talk.ts';
import { manage } from './tradeRights.ts';

/** The board of the front desk of one house: who stands on it, in which sequence, with which names, and what is left tonight. */

async function checkBoard(talk: Talk, trade: StayKind): Promise<void> {
  const house = await openHouse(talk, trade);
  const shop = { ...house, first: house.today };
  const { orders, products } = shop.calls;
  if (!('checkIn' in orders)) return;
  const member = await newMember(talk);
  const plan = await newProduct(talk, shop, [10_000, 10_000], { stock: 9 });
  const offSale = await newProduct(talk, shop, [10_000, 10_000], { stock: 15 });
  await talk.ok(products.enable, { params: { id: offSale }, body: { enable: 0 } });
  const contact = { contactName: '江听雪', contactMobile: newMobile() };
  const book = async (guests: object[], from = shop.today) =>
    payOffline(talk, shop, await placeOrder(talk, shop, plan, member, { ...contact, qty: 2, guests, from }));
  const none = await book([]);
  const two = await book([other, guest]);
  const later = await book([], addDays(shop.today, 1));
  const arrive = { params: { id: none.id }, body: { guests: [guest, other], roomNos: ['801'] } };
  const mask = `${contact.contactMobile.slice(0, 3)}****${contact.contactMobile.slice(-4)}`;

  const board = (by: Person, query: Record<string, string> = {}) =>
    talk.ok(frontDesk.boardOfOwn, { query }, by);
  /** Its order, tabs and names; each row is one of the list of orders. */
  const expectStays = async (when: string, by: Person, wanted: [Json, string[], string[]][]) => {
    const query = { kind: trade, resourceId: shop.resourceId };
    const { stays, count, houses } = await board(by, query);
    talk.same(
      `orders, tabs and names ${when}`,
      stays.map(({ id, tabs, guestNames }: Json) => [id, [...tabs].sort(), guestNames]),
      wanted.map(([{ id }, tabs, names]) => [id, tabs, names]),
    );
    talk.same(`how many ${when}`, count, wanted.length);
    const { list } = await talk.ok(orders.listOfOwn, { query: { resourceId: shop.resourceId } }, by);
    for (const { tabs: _tabs, guestNames: _names, kind, roomId, roomNos, ...stay } of stays) {
      const row = list.find(({ id }: Json) => id === stay.id);
      for (const name of Object.keys(row).filter((one) => one in stay))
        talk.same(`${name} as the list of orders has it, ${when}`, stay[name], row[name]);
      talk.same(
        `kind, house, room and contact ${when}`,
        [kind, stay.resourceId, roomId, stay.contactName, stay.contactMobile],
        [trade, shop.resourceId, shop.roomId, contact.contactName, mask],
      );
      talk.same(
        `numbers of rooms ${when}`,
        roomNos,
        tabsOf(stay.id, wanted).includes('inHouse') ? ['801'] : [],
      );
    }
    const [room] = houses.find(({ id, kind }: Json) => kind === trade && id === shop.resourceId).rooms;
    const inTab = (tab: string) => wanted.filter(([, tabs]) => tabs.includes(tab)).length;
    talk.same(
      `figures of the room ${when}`,
      [room.id, room.arrivals, room.departures, room.inHouse],
      [shop.roomId, inTab('arrivals'), inTab('departures'), inTab('inHouse')],
    );
    return room;
  };
  const tabsOf = (id: string, wanted: [Json, string[], string[]][]) =>
    wanted.find(([one]) => one.id === id)?.[1] ?? [];

  const { order, stock } = trades[trade];
  const post = { merchantId: shop.merchantId, shop };
  const sees = [`viewRelated${order}`] as RightName[];
  await asUser(talk, post, sees, async (person) => {
    const before: [Json, string[], string[]][] = [
      [none, ['arrivals'], ['江听雪']],
      [two, ['arrivals'], [other.name, guest.name]],
    ];
    const room = await expectStays('before anybody has come', person, before);
    talk.same('rooms and prices are not for him', room.stock, null);
    await talk.ok(orders.checkIn, arrive);
    const after: [Json, string[], string[]][] = [
      [two, ['arrivals'], [other.name, guest.name]],
      [none, ['inHouse'], [guest.name, other.name]],
    ];
    // Of one day those who have not come yet stand first.
    await expectStays('when some have come', person, after);
    const ofOther = trade === 'hotel' ? 'house' : 'hotel';
    talk.same('orders of his kind', (await board(person, { kind: trade })).count, 2);
    const others = await board(person, { kind: ofOther });
    talk.same('orders of the other kind', [others.count, others.stays], [0, []]);
    const { stays } = await board(person);
    talk.same('who comes tomorrow', stays.map(({ id }: Json) => id).includes(later.id), false);
  });
  await asUser(talk, post, [...sees, ...manage('Related', stock)], async (person) => {
    const tonight = async () => {
      const { houses } = await board(person);
      const [room] = houses.find(({ id, kind }: Json) => kind === trade && id === shop.resourceId).rooms;
      return [room.stock?.rooms, room.stock?.left];
    };
    // What a plan off sale still has is not sold.
    talk.same('rooms, and left tonight', await tonight(), [20, 5]);
    const switched = (call: AnyEndpoint, id: string, enable: number) =>
      talk.ok(call, { params: { id }, body: { enable } });
    await switched(products.enable, offSale, 1);
    talk.same('left tonight by both plans, of 16 that are free', await tonight(), [20, 16]);
    await switched(roomCalls[trade].enable, shop.roomId ?? '', 0);
    talk.same('rooms, and left tonight while the room is disabled', await tonight(), [0, 0]);
    await switched(roomCalls[trade].enable, shop.roomId ?? '', 1);
  });
  await closeHouse(talk, shop);
}

export const deskBoardRules: Rule[] = stayKinds.map((trade) => ({
  ...{ area: 'frontDesk', kind: 'figure', writes: true, where: 'docs/decisions/0039-front-desk.md' },
  says: `frontDesk: the board of one house has its arrivals and guests, by day and check-in, with their names, and rooms for who may see them (${trades[trade].name})`,
  check: (talk) => checkBoard(talk, trade),
}));
