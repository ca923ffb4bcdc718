// biome-ignore-all lint/a11y/useSemanticElements: a table cannot lay out thousands of cells fast enough
import { memo } from 'react';
import type { GridRoom } from '#contracts/areas/estateBuildings.ts';
import { roomAmountOf } from '#contracts/estate/roomPrices.ts';
import look from '../../domain/estate/RoomCells.module.css';
import { markOf } from '../../domain/estate/roomMarks.ts';
import { shortAmount } from '../../domain/estate/shortAmount.ts';
import { formatMoney } from '../../kit/display/format.ts';

/** Words that a cell joins; translated once for all cells. */
export interface CellWords {
  stateOf: (code: number) => string;
  floor: string;
  floorOf: (floor: number) => string;
  noPrice: string;
}

interface Props {
  room: GridRoom;
  words: CellWords;
}

/**
 * A room of the grid: one element with three lines of text, because a grid has thousands of them. Whether it is chosen, and whether it takes the tab stop, is set from
 * outside (useGridMarks).
 */
export const RoomCell = memo(function RoomCell({ room, words }: Props) {
  const { id, unitName, floor, roomNo, status, buildArea } = room;
  const price = roomAmountOf(room);
  const area = formatMoney(buildArea);
  const label = [
    ...[unitName, words.floorOf(floor), roomNo, words.stateOf(status), `${area}㎡`],
    price === 0 ? words.noPrice : formatMoney(price),
  ].join(' ');
  return (
    <div
      role="gridcell"
      className={look.room}
      data-room={id}
      data-status={status}
      data-mark={markOf(status)}
      aria-label={label}
      aria-selected={false}
      tabIndex={-1}
    >
      {`${roomNo}\n${area}㎡\n${price === 0 ? words.noPrice : shortAmount(price)}`}
    </div>
  );
});
