import { type RoomSaleStatus, roomSaleStatus } from '../enums/estates.ts';

/** Prices of rooms (domain design, section 4.9, golden number E6). Prices in cents, areas in hundredths of a square metre; half a cent is rounded up. */

/** 1,580,000 a square metre for 8950 (89.50 ㎡) is 141,410,000. */
export const totalPriceOf = (unitPrice: number, area: number): number =>
  Math.floor((unitPrice * area + 50) / 100);

/** The price of a square metre that comes closest to a total. 0 where there is no area. */
export const unitPriceOf = (totalPrice: number, area: number): number =>
  area === 0 ? 0 : Math.floor((totalPrice * 200 + area) / (area * 2));

/** What a room counts with in amounts: the agreed price once it is signed. */
export const roomAmountOf = (room: {
  status: RoomSaleStatus;
  dealPrice: number;
  totalPrice: number;
}): number => (room.status >= roomSaleStatus.signed ? room.dealPrice : room.totalPrice);
