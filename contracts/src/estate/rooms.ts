import { estateSaleStatus } from '../enums/estates.ts';

/** Where rooms are in a building, and what is derived from them (domain design, section 4.9). */

type Counts = Record<'waiting' | 'available' | 'held' | 'subscribed' | 'signed' | 'delivered', number>;

/** 在售 while a room can be bought; otherwise 待售 while one is still to come, or none is there yet; otherwise 售罄. */
export function buildingSaleStatus(rooms: Counts): 10 | 20 | 40 {
  if (rooms.available + rooms.held > 0) return estateSaleStatus.onSale;
  const sold = rooms.subscribed + rooms.signed + rooms.delivered;
  return rooms.waiting === 0 && sold > 0 ? estateSaleStatus.soldOut : estateSaleStatus.waiting;
}

/** A building by its phase and name, because only both together are unique in a project. */
export const buildingText = ({ phase = '', name }: { phase?: string | undefined; name: string }): string =>
  `${phase} ${name}`.trim();

/** Rooms of a unit from the top floor down, on each floor by their numbers. */
export const byPlace = (a: RoomPlace, b: RoomPlace): number =>
  b.floor - a.floor || a.roomNo.localeCompare(b.roomNo, 'en', { numeric: true });

export interface RoomPlace {
  unitName: string;
  floor: number;
  roomNo: string;
}

/** What no two rooms of a building share. */
export const placeKey = ({ unitName, floor, roomNo }: RoomPlace): string =>
  `${unitName}/${floor}/${roomNo.toLowerCase()}`;

/** Areas of a room that are more than 5 % off those of its house shape; only a warning. */
export const isFarFromPlan = (area: number, planArea: number): boolean =>
  planArea > 0 && Math.abs(area - planArea) * 20 > planArea;
