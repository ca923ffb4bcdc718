import { orderStatus, unfinishedStatuses } from '#contracts/enums/orders.ts';
import type { PlaceOrderRow, StayOrderRow } from '#contracts/trade/orders.ts';

/** The part of the form of a new order by which it is found twice. */
export interface Wanted {
  useDate?: string;
  checkInDate?: string;
  checkOutDate?: string;
  qty?: unknown;
}
type Row = PlaceOrderRow | StayOrderRow;

const over: readonly number[] = [orderStatus.cancelled, orderStatus.closed];

/**
 * Whether an order of the same member and product may be the one that is being typed: the same days and as many tickets or rooms as are left of it. It is not
 * over yet, or was made today and not given up.
 */
export function isTwin(row: Row, { useDate, checkInDate, checkOutDate, qty }: Wanted, today: string) {
  const isLive =
    unfinishedStatuses.includes(row.status) ||
    (row.createTime.startsWith(today) && !over.includes(row.status));
  if (!isLive) return false;
  if (!('kept' in row)) return row.useDate === useDate && row.qty === qty;
  const { arrivalDate, departureDate, rooms } = row.kept;
  return arrivalDate === checkInDate && departureDate === checkOutDate && rooms === qty;
}
