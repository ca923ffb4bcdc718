import { byPlace } from '#contracts/estate/rooms.ts';

/** Where the rooms of a building stand in its grid: units side by side, floors from the top, rooms of a floor by their numbers. */

interface Placed {
  id: string;
  unitName: string;
  floor: number;
  roomNo: string;
}
export interface UnitBlock {
  name: string;
  /** Its first column, counted over all units. */
  from: number;
  /** Columns. */
  width: number;
}
export interface Place {
  row: number;
  column: number;
}
export interface GridLayout {
  units: UnitBlock[];
  /** From the top. */
  floors: number[];
  /** Ids by row and column; undefined where there is no room. */
  cells: (string | undefined)[][];
  placeOf: ReadonlyMap<string, Place>;
}

export function layoutOf(rooms: readonly Placed[], unitNames: readonly string[]): GridLayout {
  const byUnit = Map.groupBy(rooms, ({ unitName }) => unitName);
  const names = [...unitNames, ...[...byUnit.keys()].filter((name) => !unitNames.includes(name))];
  const floors = [...new Set(rooms.map(({ floor }) => floor))].sort((a, b) => b - a);
  const rowOf = new Map(floors.map((floor, row) => [floor, row]));
  const cells: (string | undefined)[][] = floors.map(() => []);
  const placeOf = new Map<string, Place>();
  const units: UnitBlock[] = [];
  let from = 0;
  for (const name of names) {
    const floorsOfUnit = Map.groupBy([...(byUnit.get(name) ?? [])].sort(byPlace), ({ floor }) => floor);
    let width = 0;
    for (const [floor, ones] of floorsOfUnit) {
      const row = rowOf.get(floor) ?? 0;
      ones.forEach(({ id }, at) => {
        const line = cells[row];
        if (line) line[from + at] = id;
        placeOf.set(id, { row, column: from + at });
      });
      width = Math.max(width, ones.length);
    }
    if (width > 0) units.push({ name, from, width });
    from += width;
  }
  return { units, floors, cells, placeOf };
}
