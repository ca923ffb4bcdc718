import { bookingStatus, roomSaleStatus } from '#contracts/enums/estates.ts';
import { happened } from '#contracts/wireTime.ts';
import type { Store } from '../store/store.ts';
import { type Booking, isOpen } from './bookingRules.ts';

/** What holds for leads at any time (domain design, sections 5.2 and 16). Each violation is a sentence that names the lead. */
export function bookingViolations(store: Store): string[] {
  const leads = store.estateBookings.all();
  const open = Map.groupBy(leads.filter(isOpen), ({ estateId, mobile }) => `${estateId}/${mobile}`);
  return [
    ...leads.flatMap((lead) => ofLead(store, lead).map((words) => `lead ${lead.bookingNo}: ${words}`)),
    ...[...open.values()]
      .filter(({ length }) => length > 1)
      .map(
        (ones) => `leads ${ones.map(({ bookingNo }) => bookingNo).join(', ')}: the same customer, all open`,
      ),
  ];
}

function ofLead(store: Store, lead: Booking): string[] {
  const { status, estateId, consultantId, roomId, planId, closeReason, closeTime } = lead;
  const isDealt = status === bookingStatus.dealt;
  const isClosed = status === bookingStatus.closed;
  const rules = {
    'its consultant belongs to another project':
      consultantId === '' || store.estateConsultants.get(consultantId)?.estateId === estateId,
    'its house shape belongs to another project':
      planId === '' || (store.roomPlans.get(planId)?.estateId ?? estateId) === estateId,
    'a room does not go with its status': isDealt === (roomId !== ''),
    'its room is of somebody else and was never given back':
      !isDealt || roomId === '' || ownsOrGaveBack(store, lead),
    'the reason of closing does not go with its status': isClosed === (closeReason !== 0),
    'the time of closing does not go with its status': isClosed === happened(closeTime),
    'it was visited without a time': status !== bookingStatus.visited || lead.arriveTime !== '',
  };
  return Object.entries(rules).flatMap(([words, holds]) => (holds ? [] : [words]));
}

/** 成交: the customer has the room, or it was given back after the deal. */
function ownsOrGaveBack(store: Store, { estateId, roomId, mobile, logs }: Booking): boolean {
  const room = store.estateRooms.get(roomId);
  if (room?.estateId !== estateId) return false;
  const { subscribed, available } = roomSaleStatus;
  if (room.status >= subscribed && room.recommendId === '' && room.customerMobile === mobile) return true;
  const dealt = logs.findLast(({ toStatus }) => toStatus === bookingStatus.dealt)?.time ?? '';
  return room.logs.some(
    ({ time, fromStatus, toStatus }) => time >= dealt && fromStatus >= subscribed && toStatus === available,
  );
}
