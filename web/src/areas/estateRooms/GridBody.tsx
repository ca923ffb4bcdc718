// biome-ignore-all lint/a11y/useSemanticElements: a table cannot lay out thousands of cells fast enough
import { memo } from 'react';
import type { GridRoom } from '#contracts/areas/estateBuildings.ts';
import type { GridLayout, UnitBlock } from '../../domain/estate/roomLayout.ts';
import { type CellWords, RoomCell } from './RoomCell.tsx';
import css from './SalesGrid.module.css';

interface Props {
  layout: GridLayout;
  /** How many floors are shown, from the top. */
  floors: number;
  rooms: ReadonlyMap<string, GridRoom>;
  words: CellWords;
}

/** The rows of the grid: a heading with the units, then a row for each floor. */
export const GridBody = memo(function GridBody({ layout, floors, rooms, words }: Props) {
  return (
    <>
      <div role="row" className={css.row} tabIndex={-1}>
        <span role="columnheader" className={css.floor} tabIndex={-1}>
          {words.floor}
        </span>
        {layout.units.map((unit) => (
          <span
            key={unit.name}
            role="columnheader"
            tabIndex={-1}
            className={css.unit}
            style={{ '--columns': unit.width } as object}
          >
            {unit.name}
          </span>
        ))}
      </div>
      {layout.floors.slice(0, floors).map((floor, row) => (
        <div key={floor} role="row" className={css.row} tabIndex={-1}>
          <span role="rowheader" className={css.floor} tabIndex={-1}>
            {words.floorOf(floor)}
          </span>
          {layout.units.map((unit) => (
            <Part key={unit.name} unit={unit} rooms={roomsOf(layout, row, unit, rooms)} words={words} />
          ))}
        </div>
      ))}
    </>
  );
});

const roomsOf = (
  { cells }: GridLayout,
  row: number,
  { from, width }: UnitBlock,
  rooms: ReadonlyMap<string, GridRoom>,
) =>
  Array.from({ length: width }, (_, at) => {
    const id = cells[row]?.[from + at];
    return id === undefined ? undefined : rooms.get(id);
  });

interface PartProps {
  unit: UnitBlock;
  rooms: readonly (GridRoom | undefined)[];
  words: CellWords;
}

/** The rooms of a floor of a unit. What is out of view is not laid out. */
const Part = memo(
  function Part({ unit, rooms, words }: PartProps) {
    return (
      <div role="presentation" className={css.part} style={{ '--columns': unit.width } as object}>
        {rooms.map((room, at) =>
          room ? (
            <RoomCell key={room.id} room={room} words={words} />
          ) : (
            // biome-ignore lint/suspicious/noArrayIndexKey: a place without a room
            <span key={at} className={css.empty} />
          ),
        )}
      </div>
    );
  },
  (before, after) =>
    before.words === after.words &&
    before.unit.width === after.unit.width &&
    before.rooms.length === after.rooms.length &&
    before.rooms.every((room, at) => room === after.rooms[at]),
);
