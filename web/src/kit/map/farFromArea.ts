import { type AreaNames, type CityFeature, kmFromArea, loadOutline } from './outline.ts';
import type { Point } from './systems.ts';

/** Kilometres. Outlines are simplified, and a place at a border may belong to either side, so shorter distances are ignored. */
const nearKm = 5;

/** The distance of a point to its area in whole kilometres; undefined if it is near enough or unknown. */
export function kmFarFrom(cities: CityFeature[], area: AreaNames, point: Point): number | undefined {
  const km = kmFromArea(cities, area, point);
  return km !== undefined && km > nearKm ? Math.round(km) : undefined;
}

/** `kmFarFrom` for a form that is about to be saved; loads the outline first. */
export async function askedKm(area: AreaNames, point: Point): Promise<number | undefined> {
  const { cities } = await loadOutline();
  return kmFarFrom(cities, area, point);
}
