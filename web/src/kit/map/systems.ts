import gcoord from 'gcoord';

/** A point in the wire's coordinate system, GCJ-02, in degrees with at most six decimals. */
export interface Point {
  longitude: number;
  latitude: number;
}

/** Coordinate systems used in China: WGS-84 of satellites, GCJ-02 of Chinese maps, Baidu's BD-09 in degrees and in metres of its own projection. */
const systems = {
  wgs84: gcoord.WGS84,
  gcj02: gcoord.GCJ02,
  bd09: gcoord.BD09,
  bd09mc: gcoord.BD09MC,
} as const;
export type System = keyof typeof systems;

/** x: longitude, or metres to the east; y: latitude, or metres to the north. */
export type Pair = [x: number, y: number];

const rounded = (degrees: number) => Number(degrees.toFixed(6));

export function toWire(pair: Pair, from: System): Point {
  const [x, y] = gcoord.transform(pair, systems[from], gcoord.GCJ02);
  return { longitude: rounded(x), latitude: rounded(y) };
}

export function fromWire({ longitude, latitude }: Point, to: System): Pair {
  const [x, y] = gcoord.transform([longitude, latitude], gcoord.GCJ02, systems[to]);
  return [x, y];
}
