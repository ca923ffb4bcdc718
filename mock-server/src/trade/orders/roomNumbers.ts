import { addDays } from '#contracts/days.ts';
import { orderStatus } from '#contracts/enums/orders.ts';
import { roomsKeptOn } from '#contracts/trade/keptStay.ts';
import { haveRoomOn } from '#contracts/trade/roomNights.ts';
import type { Context } from '../../records/context.ts';
import { indexBy } from '../../records/rowsLike.ts';
import { todayOf } from '../../store/today.ts';
import { departureOf } from './kept.ts';
import type { Order } from './orderMoves.ts';

/** Room numbers of stays. No record lists the rooms of a house, so its numbers are those that guests have had (docs/decisions/0039-front-desk.md). */

/** How long a number is remembered, in days, and how many are offered. */
const memory = 180;
const most = 20;

type Of = Pick<Context, 'store' | 'clock'>;

const roomOf = ({ kind, roomId, roomNos }: Order) => (roomNos.length > 0 ? `${kind}/${roomId}` : '');
const byNumber = new Intl.Collator('zh', { numeric: true }).compare;

/** The numbers that other checked-in orders of the house have on one of the nights that the order still has. */
export function takenRoomNos({ store: { orders }, clock }: Of, order: Order): Set<string> {
  const today = todayOf(clock);
  const nights = order.lines.map(({ date }) => date).filter((night) => roomsKeptOn(order.lines, night) > 0);
  const others = orders
    .by('status', orderStatus.inUse)
    .filter(
      (other) =>
        other.id !== order.id &&
        other.kind === order.kind &&
        other.resourceId === order.resourceId &&
        nights.some((night) => haveRoomOn({ ...other, departureDate: departureOf(other) }, night, today)),
    );
  return new Set(others.flatMap(({ roomNos }) => roomNos));
}

/** Numbers that guests of the same room had lately and nobody has now, those of the latest guests first chosen, in the order of the numbers. */
export function freeRoomNos(context: Of, order: Order): string[] {
  const { store } = context;
  const taken = takenRoomNos(context, order);
  const since = addDays(order.useDate, -memory);
  const earlier = indexBy(store.orders, 'roomWithNumber', roomOf)
    .get(`${order.kind}/${order.roomId}`)
    .filter(({ useDate }) => useDate >= since)
    .sort((a, b) => b.useDate.localeCompare(a.useDate));
  const known = new Set(earlier.flatMap(({ roomNos }) => roomNos));
  return [...known]
    .filter((no) => !taken.has(no) && !order.roomNos.includes(no))
    .slice(0, most)
    .sort(byNumber);
}
