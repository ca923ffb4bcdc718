import { bookingStatus } from '#contracts/enums/estates.ts';
import type { Context } from '../records/context.ts';
import { logLine, type Operator } from '../records/operators.ts';
import type { StoredBooking } from '../store/estateRows.ts';
import type { Booking } from './bookingRules.ts';
import type { Room } from './roomRules.ts';

/** Changes of leads (domain design, section 5.2): by the moves of leads, and by those of the rooms that their customers had. */

/** Writes a change with its line in the log. */
export function writeBooking(
  context: Context,
  row: Booking,
  patch: Partial<StoredBooking>,
  by: Operator,
  action: string,
  remark = '',
): Booking {
  const line = logLine(context, by, action, row.status, patch.status ?? row.status, remark);
  return context.store.estateBookings.update(row.id, { ...patch, logs: [...row.logs, line] });
}

/** The lead that a room was bought for has it no more: it stays 已成交, and its log says why the room was given back. */
export function takeRoomFromLead(
  context: Context,
  room: Room,
  by: Operator,
  action: string,
  reason: string,
): void {
  const lead = context.store.estateBookings
    .by('mobile', room.customerMobile)
    .find(({ status, roomId }) => status === bookingStatus.dealt && roomId === room.id);
  if (lead) writeBooking(context, lead, { roomId: '' }, by, action, reason);
}
