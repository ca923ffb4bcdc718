import type { Feature, MultiPolygon, Polygon } from 'geojson';
import { feature, merge, mesh } from 'topojson-client';
import type { MultiPolygon as Arcs, Polygon as ArcsOfOne } from 'topojson-specification';
import type { ChinaOutline, OutlineCity } from './chinaOutline.ts';
import { kmOutside } from './distance.ts';
import type { Point } from './systems.ts';

/** The chosen province and city by their names. */
export interface AreaNames {
  provinceName?: string | undefined;
  cityName?: string | undefined;
}

export type CityFeature = Feature<Polygon | MultiPolygon, OutlineCity>;

/** The cities of the country as shapes, in the wire's system. */
export interface Outline {
  cities: CityFeature[];
  topology: ChinaOutline;
}

let loading: Promise<Outline> | undefined;

/** Loads the outline, once. @throws where its file cannot be had */
export function loadOutline(): Promise<Outline> {
  loading ??= import('virtual:china-outline').then(
    ({ default: topology }) => ({ topology, cities: citiesOf(topology) }),
    (error: unknown) => {
      loading = undefined;
      throw error;
    },
  );
  return loading;
}

export const citiesOf = (topology: ChinaOutline): CityFeature[] =>
  feature(topology, topology.objects.cities).features as CityFeature[];

/**
 * The features of a chosen area: its city, or the whole province where the outline has no such city (municipalities, counties that no
 * city governs). None for a name that it does not know.
 */
export function featuresOf(cities: CityFeature[], { provinceName, cityName }: AreaNames): CityFeature[] {
  if (!provinceName || !cityName) return [];
  const inProvince = cities.filter(({ properties }) => properties.province === provinceName);
  const named = inProvince.filter(({ properties }) => properties.name === cityName);
  return named.length > 0 ? named : inProvince;
}

/** The city in which a point lies. */
export const cityAt = (cities: CityFeature[], point: Point) =>
  cities.find(({ geometry }) => kmOutside(point, geometry) === 0)?.properties;

/** How far a point lies outside of an area; undefined for an area that the outline does not know. */
export function kmFromArea(cities: CityFeature[], area: AreaNames, point: Point): number | undefined {
  const distances = featuresOf(cities, area).map(({ geometry }) => kmOutside(point, geometry));
  return distances.length > 0 ? Math.min(...distances) : undefined;
}

/** What a map draws of the outline: the land, borders of cities and of provinces, and the country's own. */
export function shapesOf(topology: ChinaOutline) {
  const { cities, lines } = topology.objects;
  const provinceOf = (shape: object) => (shape as { properties?: OutlineCity }).properties?.province;
  return {
    land: merge(topology, cities.geometries as (Arcs | ArcsOfOne)[]),
    cities: mesh(topology, cities, (a, b) => a !== b && provinceOf(a) === provinceOf(b)),
    provinces: mesh(topology, cities, (a, b) => provinceOf(a) !== provinceOf(b)),
    country: mesh(topology, cities, (a, b) => a === b),
    lines: feature(topology, lines),
  };
}
