import { type AreaNames, type CityFeature, kmFromArea, loadOutline } from './outline.ts';
import type { Point } from './systems.ts';

/** Outlines are simplified, and a place at a border may count for either side. */
const nearKm = 5;

/** How far a point lies outside of its area, in whole kilometres; undefined where that is near enough or not known. */
export function kmFarFrom(cities: CityFeature[], area: AreaNames, point: Point): number | undefined {
  const km = kmFromArea(cities, area, point);
  return km !== undefined && km > nearKm ? Math.round(km) : undefined;
}

/** The same for a form that is about to be saved. */
export async function askedKm(area: AreaNames, point: Point): Promise<number | undefined> {
  const { cities } = await loadOutline();
  return kmFarFrom(cities, area, point);
}
