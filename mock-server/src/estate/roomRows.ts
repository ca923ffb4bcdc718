import { roomSaleStatus } from '#contracts/enums/estates.ts';
import { totalPriceOf } from '#contracts/estate/roomPrices.ts';
import type { RoomPlace } from '#contracts/estate/rooms.ts';
import type { Context } from '../records/context.ts';
import { logLine, type Operator } from '../records/operators.ts';
import type { NewRow } from '../store/collection.ts';
import type { StoredBuilding, StoredEstateRoom } from '../store/estateRows.ts';
import type { Room } from './roomRules.ts';

/** New rooms: 待售, of nobody, with the line that says who made them. */

export interface NewRoom extends RoomPlace {
  planId: string;
  buildArea: number;
  innerArea: number;
  unitPrice: number;
  floorPrice: number;
}

export function addRoom(
  context: Context,
  { id: buildingId, estateId }: Readonly<StoredBuilding>,
  room: NewRoom,
  by: Operator,
  at: Partial<Pick<StoredEstateRoom, 'createTime' | 'updateTime'>> = {},
): Room {
  const values: NewRow<StoredEstateRoom> = {
    ...room,
    estateId,
    buildingId,
    totalPrice: totalPriceOf(room.unitPrice, room.buildArea),
    status: roomSaleStatus.waiting,
    holdReason: '',
    recommendId: '',
    customerName: '',
    customerMobile: '',
    subscribeAmount: 0,
    subscribeDate: '',
    contractNo: '',
    dealPrice: 0,
    signDate: '',
    deliverDate: '',
    logs: [logLine(context, by, '添加房源', 0, roomSaleStatus.waiting)],
  };
  return context.store.estateRooms.insert({ ...values, ...at });
}
