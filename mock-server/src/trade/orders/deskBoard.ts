import {
  type DeskHouse,
  type DeskRoom,
  type DeskStay,
  type DeskTab,
  deskKinds,
  deskLimit,
  deskTabNames,
  deskTabs,
} from '#contracts/areas/frontDesk.ts';
import { maskMobile } from '#contracts/forms/masks.ts';
import { type StayKind, trades } from '#contracts/trade/trade.ts';
import type { Context } from '../../records/context.ts';
import { ofMerchant, reachOf } from '../../records/reach.ts';
import type { Store } from '../../store/store.ts';
import { todayOf } from '../../store/today.ts';
import type { StoredProduct } from '../../store/tradeRows.ts';
import { sumOf } from '../money/money.ts';
import { kinds, productsOfRoom } from '../products/kinds.ts';
import { isSellable } from '../products/saleSteps.ts';
import { leftOn, roomLeft } from '../products/stock.ts';
import { arrivalOf } from './kept.ts';
import { ordersInStatus } from './orderList.ts';
import type { Order } from './orderMoves.ts';
import { orderViews } from './orderViews.ts';

/** The board of the front desk (docs/decisions/0039-front-desk.md). */

interface Asked {
  kind?: StayKind | undefined;
  resourceId?: string | undefined;
}
interface Found {
  order: Order;
  tabs: DeskTab[];
}

export function deskBoard(context: Context, { kind: ofKind, resourceId: ofHouse }: Asked) {
  const today = todayOf(context.clock);
  const found = deskKinds.flatMap((kind) => staysOf(context, kind, today));
  const asked = found.filter(
    ({ order: { kind, resourceId } }) => (!ofKind || kind === ofKind) && (!ofHouse || resourceId === ofHouse),
  );
  return {
    today,
    houses: deskKinds.flatMap((kind) => housesOf(context, kind, found, today)),
    count: asked.length,
    stays: asked.slice(0, deskLimit).map((stay) => toStay(context, stay)),
  };
}

/** Each order once, with its tabs. Sorted by day and time of arrival, so that what comes new stands last. */
function staysOf(context: Context, kind: StayKind, today: string): Found[] {
  const found = new Map<string, Found>();
  for (const tab of deskTabNames)
    for (const order of ordersInStatus(context, kind, deskTabs[tab](today))) {
      const one = found.get(order.id) ?? { order, tabs: [] };
      one.tabs.push(tab);
      found.set(order.id, one);
    }
  const key = (order: Order) => `${arrivalOf(order)} ${order.checkInTime}`;
  return [...found.values()].sort(
    (a, b) => key(a.order).localeCompare(key(b.order)) || Number(a.order.id) - Number(b.order.id),
  );
}

const roomsOf = ({ hotelRooms, minsuRooms }: Store, kind: StayKind, house: string) =>
  kind === 'hotel' ? hotelRooms.by('hotelId', house) : minsuRooms.by('minsuId', house);

function housesOf(context: Context, kind: StayKind, found: readonly Found[], today: string): DeskHouse[] {
  const { store } = context;
  const ownerOf = ({ id, merchantId }: { id: string; merchantId: string }) =>
    ofMerchant(merchantId, kinds[kind].ownerType, id);
  const reaches = reachOf(context, trades[kind].order, 'view');
  const seesStock = reachOf(context, trades[kind].stock, 'view');
  const houses = kind === 'hotel' ? store.hotels.all() : store.minsus.all();
  return houses
    .filter((house) => reaches(ownerOf(house)))
    .map((house) => {
      const stays = found.filter(({ order }) => order.kind === kind && order.resourceId === house.id);
      const mayStock = seesStock(ownerOf(house));
      const rooms = new Map<string, DeskRoom>();
      for (const { id, name, roomCount, enabled } of roomsOf(store, kind, house.id)) {
        const isOpen = house.enabled === 1 && enabled === 1;
        const left = isOpen ? leftTonight(context, productsOfRoom(context, kind, id), today) : 0;
        const stock = mayStock ? { rooms: isOpen ? roomCount : 0, left } : null;
        rooms.set(id, { ...blankRoom, id, name, stock });
      }
      for (const { order, tabs } of stays) {
        // Also a room that is gone keeps its guests.
        const room = rooms.get(order.roomId) ?? { ...blankRoom, id: order.roomId, name: order.roomName };
        rooms.set(room.id, room);
        for (const tab of tabs) room[tab]++;
      }
      return { kind, id: house.id, name: house.name, rooms: [...rooms.values()] };
    });
}
const blankRoom = { arrivals: 0, departures: 0, inHouse: 0, stock: null };

/** What the rate plans of one room can still sell, as the calendars show it. */
function leftTonight(context: Context, plans: readonly Readonly<StoredProduct>[], today: string): number {
  const { store } = context;
  const onSale = plans.filter((plan) => isSellable(context, plan));
  const left = sumOf(onSale.map((plan) => leftOn(store, plan, today)));
  return Math.min(left, ...onSale.map((plan) => roomLeft(store, plan, today) ?? 0));
}

function toStay(context: Context, { order, tabs }: Found): DeskStay {
  const { kind, resourceId, roomId, roomNos, guests, contactName, contactMobile } = order;
  return {
    ...orderViews.hotel.row(context, order),
    kind: kind as StayKind,
    ...{ tabs, resourceId, roomId, roomNos, contactName },
    guestNames: guests.length > 0 ? guests.map(({ name }) => name) : [contactName],
    contactMobile: maskMobile(contactMobile),
  };
}
