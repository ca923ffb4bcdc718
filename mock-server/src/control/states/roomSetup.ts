import { type RoomSaleStatus, roomSaleStatus } from '#contracts/enums/estates.ts';
import { deliverRoom, holdRoom, signRoom, subscribeRoom, writeRoom } from '../../estate/roomMoves.ts';
import { addRoom } from '../../estate/roomRows.ts';
import type { Room } from '../../estate/roomRules.ts';
import type { Context } from '../../records/context.ts';
import { bySystem } from '../../records/operators.ts';
import type { NewRow } from '../../store/collection.ts';
import type { StoredRow } from '../../store/collections.ts';
import type { StoredBuilding, StoredEstate } from '../../store/estateRows.ts';
import type { Row } from '../../store/row.ts';
import { todayOf } from '../../store/today.ts';
import type { Mock } from '../../wire/mock.ts';
import { ControlError } from '../controlError.ts';

/** Rooms in a wanted state, reached by the moves themselves. */

const { waiting, available, held, subscribed, signed } = roomSaleStatus;

/** The first building of the seed, which is of the company of the companyAdmin. */
export function firstBuilding({ store }: Mock): Readonly<StoredBuilding> {
  const [building] = store.estateBuildings.all();
  if (!building) throw new ControlError(400, 'The seed has no building.');
  return building;
}

type Part = Row & { estateId: string };
/** The first one of a project; where it has none, like the first of the seed. */
function partOf<R extends Part>(
  rows: { all: () => Readonly<R>[]; insert: (row: NewRow<R>) => Readonly<R> },
  estateId: string,
): Readonly<R> {
  const all = rows.all();
  const own = all.find((row) => row.estateId === estateId);
  if (own) return own;
  const [first] = all;
  if (!first) throw new ControlError(400, 'The seed has no parts of projects.');
  const { id: _id, version: _version, ...like } = first;
  return rows.insert({ ...like, estateId } as unknown as NewRow<R>);
}

interface RoomWish {
  /** Absent: the project of the first building of the seed. */
  estateId?: string;
  /** Absent: the first house shape of the project. */
  planId?: string;
}

/** A new room in a state, so that states do not affect one another. Whether a licence covers it is not asked. */
export function roomIn(mock: Mock, status: RoomSaleStatus, { estateId, planId }: RoomWish = {}): Room {
  const context: Context = { ...mock.context, caller: undefined };
  const { store } = mock;
  const building =
    estateId === undefined ? firstBuilding(mock) : partOf<StoredBuilding>(store.estateBuildings, estateId);
  const [unit] = building.units;
  const values = {
    ...{ unitName: unit?.name ?? '', floor: unit?.fromFloor ?? 1 },
    roomNo: `T${store.estateRooms.everBy('buildingId', building.id).length}`,
    planId: planId ?? partOf<StoredRow<'roomPlans'>>(store.roomPlans, building.estateId).id,
    ...{ buildArea: 8_950, innerArea: 7_160, unitPrice: 1_580_000, floorPrice: 100_000_000 },
  };
  const room = addRoom(context, building, values, bySystem);
  if (status === waiting) return room;
  writeRoom(context, room, { status: available }, bySystem, '推售');
  if (status === available) return room;
  if (status === held) return holdRoom(context, room, '老客户保留', bySystem);
  const today = todayOf(mock.clock);
  const customer = { customerName: '林小雨', customerMobile: '19900005566' };
  subscribeRoom(context, room, { ...customer, subscribeAmount: 5_000_000, subscribeDate: today }, bySystem);
  if (status === subscribed) return room;
  const contract = { contractNo: `XS${room.id}`, dealPrice: 141_000_000, signDate: today };
  signRoom(context, room, contract, bySystem);
  return status === signed ? room : deliverRoom(context, room, today, bySystem);
}

type OfProject = Pick<Readonly<StoredEstate>, 'id'>;
/** A room of a project that is for sale. */
export const freeRoom = (mock: Mock, { id: estateId }: OfProject): Room =>
  roomIn(mock, available, { estateId });
/** A room of a project that somebody has bought, so that the project cannot be removed. */
export const sellRoom = (mock: Mock, { id: estateId }: OfProject): Room => roomIn(mock, signed, { estateId });
