import type { GridRoom } from '#contracts/areas/estateBuildings.ts';
import type { Room as RoomRecord, RoomRow } from '#contracts/areas/estateRooms.ts';
import { isRoomOpen } from '#contracts/estate/roomChanges.ts';
import { maskMobile, maskName } from '#contracts/forms/masks.ts';
import { nameOf } from '../records/checks.ts';
import type { Context } from '../records/context.ts';
import { holdsPlain, type Owner, reachOf } from '../records/reach.ts';
import { ownerOfPart } from './owners.ts';
import { isRoomFree, type Mover, type Room, roomTable } from './roomRules.ts';
import { buildingNameOf, roomTextOf } from './roomText.ts';

/** Rooms as lists, the grid and the drawer show them. */

/** Who may make which moves of rooms. */
export function moversIn(context: Context): (owner: Owner) => (by: Mover) => boolean {
  const manages = reachOf(context, 'Estate', 'manage');
  const recommends = reachOf(context, 'Recommend', 'manage');
  const isStaff = holdsPlain(context, 'Estate', 'manage') || holdsPlain(context, 'Recommend', 'manage');
  return (owner) => (by) => {
    if (by === 'staff') return isStaff;
    return manages(owner) || (by === 'seller' && recommends(owner));
  };
}

export const gridRoom = (room: Room, managed: boolean): GridRoom => ({
  ...room,
  floorPrice: managed ? room.floorPrice : undefined,
});

export function roomRow({ store }: Context, room: Room): RoomRow {
  const building = store.estateBuildings.get(room.buildingId);
  return {
    ...room,
    buildingName: building ? buildingNameOf(store, building) : '',
    roomText: roomTextOf(store, room),
    planName: nameOf(store.roomPlans, room.planId),
  };
}

export const roomActions = (context: Context) => {
  const moversOf = moversIn(context);
  return (room: Room): string[] => {
    const may = moversOf(ownerOfPart(room, context.store));
    return [...(may('manager') ? ownActions(room) : []), ...roomTable.possible(room, context, may)];
  };
};

function ownActions(room: Room): string[] {
  return [
    ...(isRoomOpen(room) ? ['edit'] : []),
    ...(isRoomFree(room) ? ['remove'] : []),
    ...(room.customerMobile ? ['reveal'] : []),
  ];
}

export function roomRecord(context: Context, room: Room): RoomRecord {
  const { store } = context;
  const actions = roomActions(context)(room);
  const managed = moversIn(context)(ownerOfPart(room, store))('manager');
  return {
    ...roomRow(context, room),
    ...room,
    floorPrice: managed ? room.floorPrice : undefined,
    estateName: nameOf(store.estates, room.estateId),
    recommendNo: store.estateRecommends.get(room.recommendId)?.recommendNo ?? '',
    customerName: maskName(room.customerName),
    customerMobile: maskMobile(room.customerMobile),
    actions,
    logs: [...room.logs].reverse(),
  };
}
