import * as z from 'zod/mini';
import { type RoomSaleStatus, roomSaleStatus } from '#contracts/enums/estates.ts';
import { deliverRoom, holdRoom, openRoom, signRoom, subscribeRoom } from '../../estate/roomMoves.ts';
import { addRoom } from '../../estate/roomRows.ts';
import type { Room } from '../../estate/roomRules.ts';
import type { Context } from '../../records/context.ts';
import { bySystem } from '../../records/operators.ts';
import type { StoredBuilding } from '../../store/estateRows.ts';
import { todayOf } from '../../store/today.ts';
import type { Mock } from '../../wire/mock.ts';
import { ControlError } from '../controlError.ts';
import { type AnyState, none, nothing, state } from './providerState.ts';

/** Rooms of the first building of the seed, which is of the company of the companyAdmin. Each is a new one, so that states do not affect one another. */

const ofRoom = z.strictObject({
  status: z.enum(roomSaleStatus),
  recommend: z.optional(z.literal(1)),
  stale: z.optional(z.literal(1)),
});
type OfRoom = z.infer<typeof ofRoom>;
const roomWords = '{status: 10 … 60, recommend?: 1, stale?: 1}';
const { waiting, available, held, subscribed, signed } = roomSaleStatus;

function firstBuilding(mock: Mock): Readonly<StoredBuilding> {
  const [building] = mock.store.estateBuildings.all();
  if (!building) throw new ControlError(400, 'The seed has no building.');
  return building;
}

/** A new room in a state. @param recommendId whose room it is */
export function roomIn(mock: Mock, status: RoomSaleStatus, recommendId = ''): Room {
  const context: Context = { ...mock.context, caller: undefined };
  const { store } = mock;
  const building = firstBuilding(mock);
  const [unit] = building.units;
  const values = {
    ...{ unitName: unit?.name ?? '', floor: unit?.fromFloor ?? 1 },
    roomNo: `T${store.estateRooms.by('buildingId', building.id).length}`,
    planId: store.roomPlans.by('estateId', building.estateId)[0]?.id ?? '',
    ...{ buildArea: 8_950, innerArea: 7_160, unitPrice: 1_580_000, floorPrice: 100_000_000 },
  };
  const room = addRoom(context, building, values, bySystem);
  if (status === waiting) return room;
  openRoom(context, room, bySystem);
  if (status === available) return room;
  if (status === held) return holdRoom(context, room, '老客户保留', bySystem);
  const today = todayOf(mock.clock);
  const customer = { customerName: '林小雨', customerMobile: '19900005566' };
  const money = { subscribeAmount: 5_000_000, subscribeDate: today };
  subscribeRoom(context, room, { ...customer, ...money, recommendId }, bySystem);
  if (status === subscribed) return room;
  const contract = { contractNo: `XS${room.id}`, dealPrice: 141_000_000, signDate: today };
  signRoom(context, room, { ...contract, recommendId }, bySystem);
  return status === signed ? room : deliverRoom(context, room, today, bySystem);
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
    const owner = recommend ? (mock.store.estateRecommends.all()[0]?.id ?? '1') : '';
    const room = roomIn(mock, status, owner);
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
  'a room does not exist': state(nothing, none, () => ({ id: '99999999' })),
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
