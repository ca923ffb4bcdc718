import { bookingCloseReason, bookingSource, bookingStatus, followWay } from '#contracts/enums/estates.ts';
import { wireTime } from '#contracts/wireTime.ts';
import {
  addBooking,
  arriveBooking,
  assignBooking,
  closeBooking,
  dealBooking,
  followBooking,
} from '../../estate/bookingMoves.ts';
import type { Booking } from '../../estate/bookingRules.ts';
import { nowOf, todayOf } from '../../store/today.ts';
import type { Mock } from '../../wire/mock.ts';
import { contextOf } from './providerState.ts';
import { consultantOf, recommendProject } from './recommendSetup.ts';
import { freeRoom } from './roomSetup.ts';
import { memberOf } from './tradeSetup.ts';

/** Leads in a wanted status, reached by the moves themselves, of a project of company 1. */

const by = { type: 30, name: '郑海生' };
const hourMs = 3_600_000;

/** The project of the leads, one of its consultants, a room that can be bought, a member, and moments around now. */
export function bookingValues(mock: Mock) {
  const { store, clock } = mock;
  const estate = recommendProject(mock);
  return {
    estateId: estate.id,
    planId: store.roomPlans.by('estateId', estate.id)[0]?.id ?? '',
    consultantId: consultantOf(mock, estate).id,
    roomId: freeRoom(mock, estate).id,
    mobile: `199000${String(95_000 + store.estateBookings.rows().length)}`,
    memberMobile: memberOf(mock).mobile,
    visitTime: wireTime(clock.now() + 24 * hourMs),
    arriveTime: nowOf(clock),
    today: todayOf(clock),
  };
}

/** A new lead; `isAssigned` = somebody has it. */
export function leadIn(mock: Mock, status: number, isAssigned = true): Booking {
  const context = contextOf(mock);
  const { estateId, planId, consultantId, roomId, mobile, visitTime, arriveTime, today } =
    bookingValues(mock);
  const lead = { customerName: '柳清欢', mobile, estateId, planId, visitTime, need: '海景房' };
  const added = addBooking(context, { ...lead, source: bookingSource.phone }, by);
  const row = isAssigned ? assignBooking(context, added, consultantId, by) : added;
  if (status === bookingStatus.toContact) return row;
  if (status === bookingStatus.closed)
    return closeBooking(context, row, { reason: bookingCloseReason.noInterest, note: '已购车位' }, by);
  const follow = { content: '电话沟通，约周末看房', way: followWay.phone, nextTime: visitTime };
  const followed = followBooking(context, row, follow, by);
  if (status === bookingStatus.following) return followed;
  const visited = arriveBooking(context, followed, arriveTime, by);
  if (status === bookingStatus.visited) return visited;
  return dealBooking(context, visited, { roomId, subscribeAmount: 5_000_000, subscribeDate: today }, by);
}
