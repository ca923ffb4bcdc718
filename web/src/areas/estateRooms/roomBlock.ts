import type { GridRoom } from '#contracts/areas/estateBuildings.ts';
import { placeKey } from '#contracts/estate/rooms.ts';
import { cleanDecimal, halfWidth } from '#contracts/forms/plainText.ts';
import { formatMoney, parseMoney } from '../../kit/display/format.ts';
import type { Plan } from './batches.ts';

/**
 * Rooms as cells of a spreadsheet: copied as one row for each room, the price of a square metre before the last cell. Pasted rows with unit, floor and
 * number are for those rooms; a single column, or a single price, is for the chosen rooms in their order.
 */

interface Words {
  stateOf: (code: number) => string;
  planOf: (id: string) => string;
}

/** 单元, 楼层, 房号, 状态, 户型, 面积, 单价, 总价. */
export const toBlock = (rooms: readonly GridRoom[], { stateOf, planOf }: Words): string =>
  rooms
    .map((room) =>
      [
        ...[room.unitName, room.floor, room.roomNo, stateOf(room.status), planOf(room.planId)],
        ...[formatMoney(room.buildArea), formatMoney(room.unitPrice), formatMoney(room.totalPrice)],
      ].join('\t'),
    )
    .join('\n');

export interface Pasted {
  plan: Plan;
  /** Lines that could not be read, counted from 1, with their text. */
  wrong: { row: number; text: string }[];
  /** Prices without a room. */
  surplus: number;
}

/** The column of the price; unit, floor and number are the first three. */
const priceColumn = 6;
const shownLength = 40;
const mostRows = 5_000;

const plain = (cell: string) => halfWidth(cell).trim();
const keyOf = (unitName: string, floor: string, roomNo: string) =>
  placeKey({
    unitName: plain(unitName),
    floor: Number.parseInt(floor, 10),
    roomNo: plain(roomNo),
  });

const linesOf = (text: string) => {
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/);
  while (lines.at(-1)?.trim() === '') lines.pop();
  return lines.map((line) => line.split('\t').map((cell) => plain(cell.replace(/^"(.*)"$/, '$1'))));
};

/** @param chosen the rooms that are pasted over, in their order @param all every room of the building */
export function readBlock(
  text: string,
  chosen: readonly GridRoom[],
  all: readonly GridRoom[],
): Pasted | undefined {
  const given = linesOf(text);
  const lines = given.slice(0, mostRows);
  if (lines.length === 0) return undefined;
  const rows = new Map<string, { unitPrice: number }>();
  const wrong: Pasted['wrong'] = [];
  let surplus = given.length - lines.length;
  const isTable = lines.every((cells) => cells.length > priceColumn);
  const prices = isTable ? lines.map((cells) => cells[priceColumn] ?? '') : lines.flat();
  const only = !isTable && prices.length === 1;
  const targets = isTable ? [] : only ? chosen.map(() => prices[0] ?? '') : prices;
  const set = (room: GridRoom | undefined, cell: string, row: number, line: string) => {
    const unitPrice = parseMoney(cleanDecimal(cell));
    // A heading has no number.
    if (row === 1 && !/\d/.test(cell)) return;
    if (unitPrice === undefined || (!room && isTable)) wrong.push({ row, text: line.slice(0, shownLength) });
    else if (!room) surplus++;
    else rows.set(room.id, { unitPrice });
  };
  if (isTable) {
    const byPlace = new Map(all.map((room) => [keyOf(room.unitName, String(room.floor), room.roomNo), room]));
    lines.forEach((cells, at) => {
      const [unitName = '', floor = '', roomNo = ''] = cells;
      const room = byPlace.get(keyOf(unitName, floor, roomNo));
      set(room, cells[priceColumn] ?? '', at + 1, cells.join(' '));
    });
  } else {
    const hasHead = !only && !/\d/.test(targets[0] ?? '');
    targets.forEach((cell, at) => {
      if (cell !== '') set(chosen[hasHead ? at - 1 : at], cell, at + 1, cell);
    });
  }
  return { plan: { name: 'batchPrice', rows }, wrong, surplus };
}
