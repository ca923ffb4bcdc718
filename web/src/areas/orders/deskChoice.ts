import {
  type DeskHouse,
  type DeskRoom,
  type DeskStay,
  type DeskTab,
  deskTabNames,
} from '#contracts/areas/frontDesk.ts';
import { cleanNameOrNumber, isMobile } from '#contracts/forms/fields.ts';
import { maskMobile } from '#contracts/forms/masks.ts';
import { halfWidth } from '#contracts/forms/plainText.ts';
import type { StayKind } from '#contracts/trade/trade.ts';

/** Which orders of the board are listed: those of a tab, of all houses, of one, or of one of its rooms. */
export interface DeskChoice {
  tab: DeskTab;
  house?: { kind: StayKind; id: string } | undefined;
  roomId?: string | undefined;
}

/** As the address has it: `inHouse.hotel.2.17`. */
export const choiceText = ({ tab, house, roomId }: DeskChoice) =>
  [tab, ...(house ? [house.kind, house.id, ...(roomId ? [roomId] : [])] : [])].join('.');

/** What an address says; a house or room that the board does not have is left out. */
export function readChoice(text: string, houses: readonly DeskHouse[]): DeskChoice {
  const [named, kind, houseId, roomId] = text.split('.');
  const tab = deskTabNames.find((name) => name === named) ?? 'arrivals';
  const house = houses.find((one) => one.kind === kind && one.id === houseId);
  const room = house?.rooms.find(({ id }) => id === roomId);
  return {
    tab,
    ...(house && { house: { kind: house.kind, id: house.id } }),
    ...(room && { roomId: room.id }),
  };
}

/** The orders that a number of the board counts. */
export const staysOf = (stays: readonly DeskStay[], { tab, house, roomId }: DeskChoice) =>
  stays.filter(
    (stay) =>
      stay.tabs.includes(tab) &&
      (!house || (stay.kind === house.kind && stay.resourceId === house.id)) &&
      (!roomId || stay.roomId === roomId),
  );

/** All orders that are known: those of the whole board, and of the house that was asked for by itself those which they lack. */
export function joined(all: readonly DeskStay[], ofHouse: readonly DeskStay[]): readonly DeskStay[] {
  const keyOf = ({ kind, id }: DeskStay) => `${kind} ${id}`;
  const known = new Set(all.map(keyOf));
  const further = ofHouse.filter((stay) => !known.has(keyOf(stay)));
  return further.length > 0 ? [...all, ...further] : all;
}

/** Digits that are the end of a mobile or of an order number. */
const tailDigits = 4;

/**
 * The orders of somebody, whatever their tab: by a part of a name, a room number, a whole mobile as it may be pasted, or the last digits of a mobile or an
 * order number.
 */
export function staysLike(stays: readonly DeskStay[], typed: string): DeskStay[] {
  const text = cleanNameOrNumber(halfWidth(typed)).toLowerCase();
  const masked = isMobile(text) ? maskMobile(text) : undefined;
  const isTail = text.length >= tailDigits && /\d{4}$/.test(text);
  return stays.filter(
    ({ guestNames, contactName, memberName, roomNos, contactMobile, memberMobile, orderNo }) =>
      [...guestNames, contactName, memberName].some((name) => name.toLowerCase().includes(text)) ||
      roomNos.some((no) => no.toLowerCase() === text) ||
      [contactMobile, memberMobile].some((no) => no === masked) ||
      (isTail && [contactMobile, memberMobile, orderNo.toLowerCase()].some((no) => no.endsWith(text))),
  );
}

/** The filter of the lists of orders that comes next to what was typed: part of a name, number of an order, or digits of a mobile. */
export function orderFilterOf(
  typed: string,
): { guest: string } | { orderNo: string } | { contactMobile: string } {
  const text = cleanNameOrNumber(halfWidth(typed));
  if (/^[a-z]\d+$|^\d{12,}$/i.test(text)) return { orderNo: text };
  return /^\d+$/.test(text) ? { contactMobile: text } : { guest: text };
}

export const totalOf = (rooms: readonly DeskRoom[], tab: DeskTab) =>
  rooms.reduce((sum, room) => sum + room[tab], 0);

/** Rooms left to sell and rooms in all; undefined where the user may not see stock. */
export function stockOf(rooms: readonly DeskRoom[]): { left: number; rooms: number } | undefined {
  const known = rooms.flatMap(({ stock }) => (stock ? [stock] : []));
  if (known.length === 0) return undefined;
  return known.reduce((sum, { left, rooms: all }) => ({ left: sum.left + left, rooms: sum.rooms + all }));
}
