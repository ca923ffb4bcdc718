import type { MultiPolygon, Polygon, Position } from 'geojson';
import type { Point } from './systems.ts';

const kmPerDegree = 111.195;

/** The distance of a point to an area in kilometres; 0 inside. The error is below one percent up to some hundred kilometres. */
export function kmOutside({ longitude, latitude }: Point, area: Polygon | MultiPolygon): number {
  const polygons = area.type === 'Polygon' ? [area.coordinates] : area.coordinates;
  const east = kmPerDegree * Math.cos((latitude * Math.PI) / 180);
  const onPlane = ([x = 0, y = 0]: Position) =>
    [(x - longitude) * east, (y - latitude) * kmPerDegree] as const;
  let least = Number.POSITIVE_INFINITY;
  let isInside = false;
  for (const ring of polygons.flat()) {
    let from = onPlane(ring[0] ?? []);
    for (const position of ring.slice(1)) {
      const to = onPlane(position);
      if (crosses(from, to)) isInside = !isInside;
      least = Math.min(least, kmToLine(from, to));
      from = to;
    }
  }
  return isInside ? 0 : least;
}

type OnPlane = readonly [x: number, y: number];

/** Whether a ray from the origin to the east crosses the segment: a point is inside if its ray crosses an odd number of segments. */
const crosses = ([x1, y1]: OnPlane, [x2, y2]: OnPlane) =>
  y1 > 0 !== y2 > 0 && x1 + ((x2 - x1) * -y1) / (y2 - y1) > 0;

function kmToLine([x1, y1]: OnPlane, [x2, y2]: OnPlane): number {
  const [dx, dy] = [x2 - x1, y2 - y1];
  const length = dx * dx + dy * dy;
  const along = length === 0 ? 0 : Math.min(1, Math.max(0, -(x1 * dx + y1 * dy) / length));
  return Math.hypot(x1 + along * dx, y1 + along * dy);
}
