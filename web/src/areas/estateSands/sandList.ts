import { type Sand, type SandPoint, sandLimits } from '#contracts/areas/estateSands.ts';
import { sandPointKind } from '#contracts/enums/estates.ts';
import type { Place } from './coordinates.ts';

/** Changes of a project's sand tables and their points. Each answers new lists; what did not change stays the same object. */

/** In the form every sand table and point has an id; that of a new one is its own until it is saved. */
type Known<T> = T & { id: string };
export type EditedPoint = Known<SandPoint>;
export type EditedSand = Known<Omit<Sand, 'points'>> & { points: EditedPoint[] };

/** With numbers that keep this order: larger ones come first. */
const ordered = (sands: readonly EditedSand[]): EditedSand[] =>
  sands.map((sand, at) => ({ ...sand, ordering: (sands.length - 1 - at) * 10 }));

export const withSand = (sands: readonly EditedSand[], id: string, name: string): EditedSand[] =>
  ordered([...sands, { id, name, imageUrl: '', ordering: 0, points: [] }]);

export const withoutSand = (sands: readonly EditedSand[], id: string): EditedSand[] =>
  sands.filter((sand) => sand.id !== id);

/** One place earlier (-1) or later (1). */
export function movedSand(sands: readonly EditedSand[], id: string, by: 1 | -1): EditedSand[] {
  const at = sands.findIndex((sand) => sand.id === id);
  const [sand, other] = [sands[at], sands[at + by]];
  if (!sand || !other) return [...sands];
  return ordered(sands.with(at, other).with(at + by, sand));
}

export const changedSand = (
  sands: readonly EditedSand[],
  id: string,
  change: (sand: EditedSand) => Partial<EditedSand>,
): EditedSand[] => sands.map((sand) => (sand.id === id ? { ...sand, ...change(sand) } : sand));

export const changedPoint = (
  points: readonly EditedPoint[],
  id: string,
  change: Partial<SandPoint>,
): EditedPoint[] => points.map((point) => (point.id === id ? { ...point, ...change } : point));

/** The buildings that have a point. */
export const markedBuildings = (points: readonly SandPoint[]): ReadonlySet<string> =>
  new Set(
    points.flatMap(({ kind, buildingId }) =>
      kind === sandPointKind.building && buildingId ? [buildingId] : [],
    ),
  );

export interface NewPoint {
  id: string;
  kind: SandPoint['kind'];
  place: Place;
  /** What the kind is called; the name of a point that is no building. */
  kindName: string;
}

const shortName = (name: string) => [...name].slice(0, 10).join('');

/** A new point. That of a building marks the first one without a point; undefined where all have one. */
export function newPoint(
  points: readonly SandPoint[],
  buildings: readonly { id: string; name: string }[],
  { id, kind, place, kindName }: NewPoint,
): EditedPoint | undefined {
  const added = { id, kind, note: '', ...place };
  if (kind !== sandPointKind.building) return { ...added, name: shortName(kindName), buildingId: '' };
  const marked = markedBuildings(points);
  const building = buildings.find((one) => !marked.has(one.id));
  return building && { ...added, name: shortName(building.name), buildingId: building.id };
}

/** The change of a point that is to mark this building: it takes over the name unless it has one of its own. */
export function markBuilding(
  point: SandPoint,
  buildings: readonly { id: string; name: string }[],
  buildingId: string,
): Partial<SandPoint> {
  const nameOf = (id: string | undefined) =>
    shortName(buildings.find((building) => building.id === id)?.name ?? '');
  const hasOwn = point.name.trim() !== '' && point.name !== nameOf(point.buildingId);
  return { buildingId, ...(!hasOwn && { name: nameOf(buildingId) }) };
}

/** The change of a point to another kind: it takes over what the kind is called, or the name of a building, unless it has a name of its own. */
export function changedKind(
  point: SandPoint & { id: string },
  points: readonly EditedPoint[],
  buildings: readonly { id: string; name: string }[],
  kind: SandPoint['kind'],
  kindName: (kind: SandPoint['kind']) => string,
): Partial<SandPoint> {
  const given = [
    kindName(point.kind),
    ...buildings.filter(({ id }) => id === point.buildingId).map(({ name }) => name),
  ];
  const hasOwn = point.name.trim() !== '' && !given.map(shortName).includes(point.name);
  const wanted = { id: point.id, kind, place: point, kindName: kindName(kind) };
  const others = points.filter(({ id }) => id !== point.id);
  const { name = '', buildingId = '' } = newPoint(others, buildings, wanted) ?? {};
  return { kind, buildingId, ...(!hasOwn && { name }) };
}

/** Whether another sand table or point can be added. */
export const hasRoomForSand = (sands: readonly unknown[]) => sands.length < sandLimits.sands;
export const hasRoomForPoint = (points: readonly unknown[]) => points.length < sandLimits.points;
