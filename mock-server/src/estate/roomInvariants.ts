import { type RoomSaleStatus, roomSaleStatus } from '#contracts/enums/estates.ts';
import { totalPriceOf } from '#contracts/estate/roomPrices.ts';
import { placeKey } from '#contracts/estate/rooms.ts';
import { broken } from '../records/broken.ts';
import type { Store } from '../store/store.ts';
import { roomSums } from './roomCounts.ts';
import type { Room } from './roomRules.ts';

/**
 * Rooms at any time (domain design, section 16): what goes with their states (17; who has them is in recommendInvariants.ts), and the counts of buildings and
 * projects (18). Each violation is a sentence that names the record.
 */
export function roomViolations(store: Store): string[] {
  const rooms = store.estateRooms.all();
  return [
    ...rooms.flatMap((room) => ofRoom(store, room).map((words) => `room ${room.id}: ${words}`)),
    ...ofPlaces(rooms),
    ...(['buildingId', 'estateId'] as const).flatMap((key) => ofSums(store, key, rooms)),
  ];
}

const { waiting, held, signed, delivered } = roomSaleStatus;
function ofRoom(store: Store, room: Room): string[] {
  const isSigned = room.status >= signed;
  const building = store.estateBuildings.get(room.buildingId);
  return broken({
    'its building is gone or of another project': building?.estateId === room.estateId,
    'its contract does not go with its state': isSigned === (room.contractNo !== ''),
    'its deal does not go with its state': isSigned === room.dealPrice > 0,
    'it was delivered without saying when': (room.status === delivered) === (room.deliverDate !== ''),
    'its days are out of order':
      (!room.signDate || room.subscribeDate <= room.signDate) &&
      (!room.deliverDate || room.signDate <= room.deliverDate),
    'a reason for holding it back stays': (room.status === held) === (room.holdReason !== ''),
    'its total is not price by area': room.totalPrice === totalPriceOf(room.unitPrice, room.buildArea),
    'it is for sale without price or house shape':
      room.status === waiting || (room.unitPrice > 0 && room.planId !== ''),
    'its log does not lead to its state': (room.logs.at(-1)?.toStatus ?? waiting) === room.status,
  });
}

function ofPlaces(rooms: readonly Room[]): string[] {
  const seen = new Set<string>();
  return rooms.flatMap((room) => {
    const key = `${room.buildingId}/${placeKey(room)}`;
    if (seen.has(key)) return [`room ${room.id}: another one has its number`];
    seen.add(key);
    return [];
  });
}

/** 18. Counts and amounts by state are those of the rooms. */
function ofSums(store: Store, key: 'buildingId' | 'estateId', rooms: readonly Room[]): string[] {
  const recount = Map.groupBy(rooms, (room) => room[key]);
  const parents = key === 'buildingId' ? store.estateBuildings.rows() : store.estates.rows();
  return parents.flatMap(({ id }) => {
    const own = recount.get(id) ?? [];
    const sums = roomSums(store, key, id);
    const isWrong = (status: RoomSaleStatus) => {
      const inState = own.filter((room) => room.status === status);
      const amount = inState.reduce(
        (sum, room) => sum + (status >= signed ? room.dealPrice : room.totalPrice),
        0,
      );
      return (sums.get(status)?.count ?? 0) !== inState.length || (sums.get(status)?.amount ?? 0) !== amount;
    };
    return Object.values(roomSaleStatus)
      .filter(isWrong)
      .map((status) => `${key} ${id}: rooms in state ${status} are counted wrongly`);
  });
}
