import { orderStatus } from '#contracts/enums/orders.ts';
import { roomsKeptOn } from '#contracts/trade/keptStay.ts';
import type { Store } from '../store/store.ts';
import type { StoredOrder } from '../store/tradeRows.ts';

/** What holds of guests who are here, by the nights that they kept. */

type Order = Readonly<StoredOrder>;

export function stayViolations(store: Store): string[] {
  const here = store.orders.by('status', orderStatus.inUse).filter(({ kind }) => kind !== 'place');
  return [
    ...here
      .filter(cameOnNightGivenBack)
      .map(({ orderNo }) => `order ${orderNo}: its guests came on a night that was given back`),
    ...numbersTwice(here),
  ];
}

function cameOnNightGivenBack({ lines, checkInTime }: Order): boolean {
  const night = checkInTime.slice(0, 10);
  return lines.some(({ date }) => date === night) && roomsKeptOn(lines, night) === 0;
}

/** The number of a room is that of one order on each night. */
function numbersTwice(here: readonly Order[]): string[] {
  const seen = new Map<string, string>();
  const twice: string[] = [];
  for (const { orderNo, kind, resourceId, lines, roomNos } of here)
    for (const no of roomNos)
      for (const { date } of lines) {
        if (roomsKeptOn(lines, date) === 0) continue;
        const key = `${kind} ${resourceId}, room ${no} on ${date}`;
        const other = seen.get(key);
        if (other !== undefined && other !== orderNo)
          twice.push(`${key}: of order ${other} and of ${orderNo}`);
        seen.set(key, orderNo);
      }
  return twice;
}
