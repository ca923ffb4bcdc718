import { beforeEach, describe, expect, it } from 'vitest';
import {
  type DeskHouse,
  type DeskStay,
  type DeskTab,
  deskKinds,
  deskTabNames,
  deskTabs,
  frontDesk,
} from '#contracts/areas/frontDesk.ts';
import { ordersHotel, ordersHouse } from '#contracts/areas/orders.ts';
import { addDays } from '#contracts/days.ts';
import type { DataOf } from '#contracts/endpoint.ts';
import { orderStatus } from '#contracts/enums/orders.ts';
import { ownerType } from '#contracts/enums.ts';
import { status } from '#contracts/envelope.ts';
import { codesOf, type RightName } from '#contracts/rights/rights.ts';
import type { StayOrderRow } from '#contracts/trade/orders.ts';
import { type PersonaName, personaIds } from '#mock/control/personas.ts';
import { orderIn } from '#mock/control/states/tradeSetup.ts';
import { testDay } from '../../contracts/testing/moment.ts';
import { seededMock } from './mockFor.ts';

/** The board of the front desk: each figure is that of the list of orders behind it, for the same user. */

type Board = DataOf<typeof frontDesk.boardOfOwn>;
const lists = { hotel: ordersHotel.listOfOwn, house: ordersHouse.listOfOwn };
const params = { belongId: '2' };

const mock = seededMock();
beforeEach(() => {
  for (const kind of deskKinds)
    for (const [code, inDays] of [
      [orderStatus.toUse, 0],
      [orderStatus.toUse, 1],
      [orderStatus.inUse, 0],
    ] as const)
      orderIn(mock.mock, { kind, own: 1, inDays }, code);
  // One guest leaves today, one should have left before, and one should have come before.
  const here = mock.mock.store.orders.by('status', orderStatus.inUse).filter(isOurs);
  for (const [at, { id }] of here.entries())
    if (at < 2) mock.mock.store.orders.update(id, { checkOutDate: addDays(testDay, -at) });
  const late = mock.mock.store.orders.by('status', orderStatus.toUse).filter(isOurs).at(-1);
  if (late) mock.mock.store.orders.update(late.id, { useDate: addDays(testDay, -1) });
});
const isOurs = ({ merchantId, kind }: { merchantId: string; kind: string }) =>
  merchantId === params.belongId && kind !== 'place';

async function boardOf(persona: PersonaName, query: object = {}): Promise<Board> {
  const answer = await mock.call<Board>(frontDesk.boardOfOwn, await mock.tokenOf(persona), {
    ...{ params, query: query as Record<string, unknown> },
  });
  expect(answer.envelope.status).toBe(status.ok);
  return answer.envelope.data;
}

/** The orders that the list shows under the filter of a tab. */
async function listed(persona: PersonaName, { kind, id }: DeskHouse, tab: DeskTab) {
  const { envelope } = await mock.call<{ count: number; list: StayOrderRow[] }>(
    lists[kind],
    await mock.tokenOf(persona),
    { params, query: { offset: 0, limit: 100, resourceId: id, ...deskTabs[tab](testDay) } },
  );
  expect(envelope.data.list).toHaveLength(envelope.data.count);
  return envelope.data;
}

const setRights = (persona: PersonaName, ...names: RightName[]) => {
  const [role = ''] = mock.mock.store.users.get(personaIds[persona])?.roleIds ?? [];
  mock.mock.store.roles.update(role, { rightIds: codesOf(names) });
};

it.each(['merchantManager', 'frontDesk'] as const)(
  'each number that %s sees is that of the list of orders, by house and by room',
  async (persona) => {
    const board = await boardOf(persona);
    expect(board.today).toBe(testDay);
    expect(board.houses.length).toBeGreaterThan(0);
    for (const house of board.houses)
      for (const tab of deskTabNames) {
        const { count, list } = await listed(persona, house, tab);
        const idsIn = (stays: readonly { id: string }[]) => stays.map(({ id }) => id).sort();
        const stays = board.stays.filter(
          ({ kind, resourceId, tabs }) =>
            kind === house.kind && resourceId === house.id && tabs.includes(tab),
        );
        expect(idsIn(stays)).toEqual(idsIn(list));
        expect(house.rooms.reduce((sum, room) => sum + room[tab], 0)).toBe(count);
        for (const room of house.rooms)
          expect(room[tab]).toBe(stays.filter(({ roomId }) => roomId === room.id).length);
      }
    for (const tab of deskTabNames)
      expect(board.houses.some(({ rooms }) => rooms.some((room) => room[tab] > 0))).toBe(true);
  },
);

it('an order of today counts as arriving, then as in house, then no more', async () => {
  const { id, resourceId } = orderIn(mock.mock, { kind: 'hotel', own: 1, inDays: 0 }, orderStatus.toUse);
  const tabsOf = async () => {
    const { stays } = await boardOf('merchantManager', { kind: 'hotel', resourceId });
    return stays.find((stay: DeskStay) => stay.id === id)?.tabs;
  };
  expect(await tabsOf()).toEqual(['arrivals']);
  const token = await mock.tokenOf('merchantManager');
  const guests = mock.mock.store.orders.get(id)?.guests;
  const of = { params: { ...params, id } };
  await mock.call(ordersHotel.checkInOfOwn, token, { ...of, body: { guests, roomNos: ['1802', '1803'] } });
  expect(await tabsOf()).toEqual(['inHouse']);
  mock.mock.store.orders.update(id, { checkOutDate: testDay });
  expect(await tabsOf()).toEqual(['departures', 'inHouse']);
  await mock.call(ordersHotel.checkOutOfOwn, token, { ...of, body: {} });
  expect(await tabsOf()).toBeUndefined();
});

it('a row says what the guest asked for and what the merchant noted', async () => {
  const { id } = orderIn(mock.mock, { kind: 'hotel', own: 1, inDays: 0 }, orderStatus.toUse);
  mock.mock.store.orders.update(id, { merchantRemark: '已留1802' });
  const { stays } = await boardOf('merchantManager');
  expect(stays.find((stay: DeskStay) => stay.id === id)).toMatchObject({
    ...{ memberRemark: '请安排安静的房间', merchantRemark: '已留1802' },
  });
});

it('a house that is named is the only one whose orders are answered; the figures stay', async () => {
  const all = await boardOf('merchantManager');
  const [{ kind, id } = { kind: 'hotel', id: '' }] = all.houses;
  const one = await boardOf('merchantManager', { kind, resourceId: id });
  expect(one.houses).toEqual(all.houses);
  expect(one.stays).toEqual(all.stays.filter((stay) => stay.kind === kind && stay.resourceId === id));
  expect(one.count).toBe(one.stays.length);
  expect(one.count).toBeLessThan(all.count);
});

describe('rights and scope', () => {
  it('nobody sees a house or an order of another merchant, nor the front desk one that it is not responsible for', async () => {
    const houses = {
      hotel: mock.mock.store.hotels.by('merchantId', '2'),
      house: mock.mock.store.minsus.by('merchantId', '2'),
    };
    const manager = await boardOf('merchantManager');
    for (const kind of deskKinds)
      expect(manager.houses.filter((house) => house.kind === kind).map(({ id }) => id)).toEqual(
        houses[kind].map(({ id }) => id),
      );
    const { resources = [] } = mock.mock.store.users.get(personaIds.frontDesk) ?? {};
    const types = { hotel: ownerType.hotel, house: ownerType.minsu };
    const desk = await boardOf('frontDesk');
    for (const { kind, id } of desk.houses)
      expect(resources).toContainEqual({ ownerType: types[kind], ownerId: id });
    expect(desk.houses.length).toBeLessThan(manager.houses.length);
    expect(
      desk.stays.every(({ kind, resourceId }) =>
        desk.houses.some((house) => house.kind === kind && house.id === resourceId),
      ),
    ).toBe(true);
  });

  it('who may see the orders of hotels only gets hotels; without a right to stock no stock; without manage no actions', async () => {
    setRights('frontDesk', 'viewRelatedOrderHotel');
    const { houses, stays } = await boardOf('frontDesk');
    expect(houses.length).toBeGreaterThan(0);
    expect(houses.every(({ kind }) => kind === 'hotel')).toBe(true);
    expect(
      houses.flatMap(({ rooms }) => rooms.map(({ stock }) => stock)).every((stock) => stock === null),
    ).toBe(true);
    expect(stays.flatMap(({ actions }) => actions)).toEqual([]);
    setRights('frontDesk', 'viewRelatedOrderPlace');
    const { envelope } = await mock.call(frontDesk.boardOfOwn, await mock.tokenOf('frontDesk'), { params });
    expect(envelope.status).toBe(status.forbidden);
  });

  it.each(['superAdmin', 'platformAdmin', 'companyAdmin'] as const)(
    '%s has no front desk',
    async (persona) => {
      const { envelope } = await mock.call(frontDesk.boardOfOwn, await mock.tokenOf(persona), { params });
      expect(envelope.status).toBe(status.forbidden);
    },
  );
});

it('as many rooms are left as all plans on sale can sell tonight, never more than are free, and none of a disabled room', async () => {
  const { store } = mock.mock;
  const [room] = (await boardOf('merchantManager')).houses.find(({ kind }) => kind === 'hotel')?.rooms ?? [];
  const id = room?.id ?? '';
  const tonight = async () =>
    (await boardOf('merchantManager')).houses.flatMap(({ rooms }) => rooms).find((one) => one.id === id)
      ?.stock;
  const plans = store.products.all().filter(({ kind, roomId }) => kind === 'hotel' && roomId === id);
  const rowOf = (planId: string) =>
    store.priceStocks.by('productId', planId).find(({ date }) => date === testDay);
  const days = plans.flatMap((plan) => rowOf(plan.id) ?? []);
  const rooms = store.hotelRooms.get(id)?.roomCount ?? 0;
  const taken = days.reduce((sum, { locked, sold }) => sum + locked + sold, 0);
  const offer = (more: number) => {
    for (const { id: dayId, locked, sold } of days)
      store.priceStocks.update(dayId, { stock: locked + sold + more, enabled: 1 });
  };
  expect(days.length).toBeGreaterThan(1);
  for (const plan of plans) store.products.update(plan.id, { enabled: 1 });
  offer(1);
  expect(await tonight()).toEqual({ rooms, left: days.length });
  offer(rooms);
  expect(await tonight()).toEqual({ rooms, left: rooms - taken });
  store.hotelRooms.update(id, { enabled: 0 });
  expect(await tonight()).toEqual({ rooms: 0, left: 0 });
  store.hotelRooms.update(id, { enabled: 1 });
  for (const plan of plans) store.products.update(plan.id, { enabled: 0 });
  expect(await tonight()).toEqual({ rooms, left: 0 });
});
