import { type RoomSaleStatus, roomSaleStatus } from '#contracts/enums/estates.ts';

/** The shape of a state of rooms, so that its colour is never the only mark. */
const shapes: Record<RoomSaleStatus, string> = {
  [roomSaleStatus.waiting]: '○',
  [roomSaleStatus.available]: '●',
  [roomSaleStatus.held]: '◐',
  [roomSaleStatus.subscribed]: '▲',
  [roomSaleStatus.signed]: '◆',
  [roomSaleStatus.delivered]: '■',
};

export const markOf = (status: RoomSaleStatus): string => shapes[status];
