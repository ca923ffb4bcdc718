import { bookingStatus, roomSaleStatus } from '#contracts/enums/estates.ts';
import { happened } from '#contracts/wireTime.ts';
import { broken } from '../records/broken.ts';
import type { Store } from '../store/store.ts';
import { type Booking, isOpen } from './bookingRules.ts';

/** What holds for leads at any time (domain design, sections 5.2 and 16). Each violation is a sentence that names the lead. */
export function bookingViolations(store: Store): string[] {
  const leads = store.estateBookings.all();
  const open = Map.groupBy(leads.filter(isOpen), ({ estateId, mobile }) => `${estateId}/${mobile}`);
  const named = namedBy(store);
  return [
    ...leads.flatMap((lead) => ofLead(store, named, lead).map((words) => `lead ${lead.bookingNo}: ${words}`)),
    ...[...open.values()]
      .filter(({ length }) => length > 1)
      .map(
        (ones) => `leads ${ones.map(({ bookingNo }) => bookingNo).join(', ')}: the same customer, all open`,
      ),
  ];
}

/** What a lead may name, removed ones too: consultants, house shapes and rooms may go once a lead does not need them any more. */
const namedBy = ({ estateConsultants, roomPlans, estateRooms }: Store) => ({
  consultants: new Map(estateConsultants.rows().map((row) => [row.id, row])),
  plans: new Map(roomPlans.rows().map((row) => [row.id, row])),
  rooms: new Map(estateRooms.rows().map((row) => [row.id, row])),
});
type Named = ReturnType<typeof namedBy>;

function ofLead(store: Store, named: Named, lead: Booking): string[] {
  const { status, estateId, consultantId, roomId, planId, closeReason, closeTime } = lead;
  const isDealt = status === bookingStatus.dealt;
  const isClosed = status === bookingStatus.closed;
  return broken({
    'it is open though its project is gone': !isOpen(lead) || store.estates.get(estateId) !== undefined,
    'it is open though its consultant is gone':
      !isOpen(lead) || consultantId === '' || store.estateConsultants.get(consultantId) !== undefined,
    'its consultant belongs to another project':
      consultantId === '' || named.consultants.get(consultantId)?.estateId === estateId,
    'its house shape belongs to another project':
      planId === '' || named.plans.get(planId)?.estateId === estateId,
    'a room does not go with its status': isDealt || roomId === '',
    'its room is of somebody else': roomId === '' || owns(named, lead),
    'it has no room though none was given back': !isDealt || roomId !== '' || gaveBack(lead),
    'the reason of closing does not go with its status': isClosed === (closeReason !== 0),
    'the time of closing does not go with its status': isClosed === happened(closeTime),
    'it was visited without a time': status !== bookingStatus.visited || lead.arriveTime !== '',
  });
}

/** 成交: the customer has the room. */
function owns({ rooms }: Named, { estateId, roomId, mobile }: Booking): boolean {
  const room = rooms.get(roomId);
  const isTaken = room?.removed === 0 && room.status >= roomSaleStatus.subscribed;
  return isTaken && room.estateId === estateId && room.recommendId === '' && room.customerMobile === mobile;
}

/** The log of a lead whose room was given back goes on after the deal. */
const gaveBack = ({ logs }: Booking): boolean => {
  const at = logs.findLastIndex(({ action }) => action === '成交');
  return logs.slice(at + 1).some(({ action }) => action === '退定' || action === '退房');
};
