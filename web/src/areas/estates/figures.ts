import type { RoomCounts } from '#contracts/areas/estates.ts';
import { roomSaleStatus } from '#contracts/enums/estates.ts';

/** The states of rooms with their numbers, in the order of a sale. */
export const roomsByState = (rooms: RoomCounts) =>
  Object.entries(roomSaleStatus).map(([name, code]) => ({ code, count: rooms[name as keyof RoomCounts] }));
