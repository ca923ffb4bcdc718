import * as z from 'zod/mini';
import { type RoomSaleStatus, recommendStatus, roomSaleStatus } from '#contracts/enums/estates.ts';
import { deliverRoom } from '../../estate/roomMoves.ts';
import type { Room } from '../../estate/roomRules.ts';
import { bySystem } from '../../records/operators.ts';
import { todayOf } from '../../store/today.ts';
import type { Mock } from '../../wire/mock.ts';
import { ControlError } from '../controlError.ts';
import { type AnyState, contextOf, none, nothing, state } from './providerState.ts';
import { recommendIn } from './recommendSetup.ts';
import { firstBuilding, freeRoom, roomIn } from './roomSetup.ts';

/** Rooms of the first building of the seed, which is of the company of the companyAdmin. Each is a new one, so that states do not affect one another. */

const ofRoom = z.strictObject({
  status: z.enum(roomSaleStatus),
  recommend: z.optional(z.literal(1)),
  stale: z.optional(z.literal(1)),
});
type OfRoom = z.infer<typeof ofRoom>;
const roomWords = '{status: 10 … 60, recommend?: 1, stale?: 1}';
const { waiting, available, subscribed, signed, delivered } = roomSaleStatus;

/** A room that a recommend owns, who moves with it. */
function roomOfRecommend(mock: Mock, status: RoomSaleStatus): Room {
  const { roomId } = recommendIn(
    mock,
    status === subscribed ? recommendStatus.subscribed : recommendStatus.signed,
  );
  const room = mock.store.estateRooms.get(roomId) as Room;
  if (status === room.status) return room;
  if (status !== delivered)
    throw new ControlError(400, 'recommend: it owns rooms that are subscribed or sold.');
  return deliverRoom(contextOf(mock), room, todayOf(mock.clock), bySystem);
}

function named(mock: Mock, room: Room) {
  const { id, version, buildingId, estateId, unitName, floor, roomNo, planId, unitPrice } = room;
  const today = todayOf(mock.clock);
  return { id, version, buildingId, estateId, unitName, floor, roomNo, planId, unitPrice, today };
}

/** What somebody saw of the room before another one changed it. */
function staleOf(mock: Mock, room: Room) {
  const seen = named(mock, room);
  mock.store.estateRooms.update(room.id, {});
  return seen;
}

export const roomStates: Record<string, AnyState> = {
  'a room is in a state': state(ofRoom, roomWords, (mock, { status, recommend, stale }: OfRoom) => {
    const room = recommend ? roomOfRecommend(mock, status) : roomIn(mock, status);
    return stale ? staleOf(mock, room) : named(mock, room);
  }),
  'another room has the number': state(nothing, none, (mock) => {
    const { roomNo, floor } = roomIn(mock, waiting);
    return { ...named(mock, roomIn(mock, waiting)), roomNo, floor };
  }),
  'a room has no price': state(nothing, none, (mock) => {
    const { id } = roomIn(mock, waiting);
    return named(mock, mock.store.estateRooms.update(id, { unitPrice: 0, totalPrice: 0 }));
  }),
  'a recommend protects a customer': state(nothing, none, (mock) => {
    const { customerMobile, estateId } = recommendIn(mock, recommendStatus.valid);
    return { ...named(mock, freeRoom(mock, { id: estateId })), customerMobile };
  }),
  'a room does not exist': state(nothing, none, ({ clock }) => ({
    id: '99999999',
    today: todayOf(clock),
  })),
  'a contract number is taken': state(nothing, none, (mock) => {
    const { contractNo } = roomIn(mock, signed);
    return { ...named(mock, roomIn(mock, subscribed)), contractNo };
  }),
  'a project takes buildings': state(nothing, none, (mock) => {
    const { estateId, phase } = firstBuilding(mock);
    return { estateId, phase };
  }),
  'rooms can be generated': state(nothing, none, (mock) => {
    const building = firstBuilding(mock);
    const [unit] = building.units;
    return { id: building.id, unitName: unit?.name ?? '' };
  }),
  'a room of a building has changed': state(nothing, none, (mock) => {
    const room = roomIn(mock, available);
    return { id: room.buildingId, since: room.updateTime };
  }),
};
