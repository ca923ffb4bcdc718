import type { Feature, MultiPolygon, Polygon } from 'geojson';
import { feature, merge, mesh } from 'topojson-client';
import type { MultiPolygon as Arcs, Polygon as ArcsOfOne } from 'topojson-specification';
import type { ChinaOutline, OutlineCity } from './chinaOutline.ts';
import { kmOutside } from './distance.ts';
import type { Point } from './systems.ts';

/** The names of the chosen province and city. */
export interface AreaNames {
  provinceName?: string | undefined;
  cityName?: string | undefined;
}

export type CityFeature = Feature<Polygon | MultiPolygon, OutlineCity>;

/** The country's cities as shapes, in the wire's coordinate system. */
export interface Outline {
  cities: CityFeature[];
  topology: ChinaOutline;
}

let loading: Promise<Outline> | undefined;

/**
 * Loads the outline, once.
 * @throws if the file cannot be loaded
 */
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
 * The shapes of a chosen area: its city, or the whole province if the outline has no such city (municipalities, counties that no city governs). Empty
 * for an unknown name.
 */
export function featuresOf(cities: CityFeature[], { provinceName, cityName }: AreaNames): CityFeature[] {
  if (!provinceName || !cityName) return [];
  const inProvince = cities.filter(({ properties }) => properties.province === provinceName);
  const named = inProvince.filter(({ properties }) => properties.name === cityName);
  return named.length > 0 ? named : inProvince;
}

/** The city that contains a point. */
export const cityAt = (cities: CityFeature[], point: Point) =>
  cities.find(({ geometry }) => kmOutside(point, geometry) === 0)?.properties;

/** The distance of a point to an area in kilometres; undefined if the outline does not know the area. */
export function kmFromArea(cities: CityFeature[], area: AreaNames, point: Point): number | undefined {
  const distances = featuresOf(cities, area).map(({ geometry }) => kmOutside(point, geometry));
  return distances.length > 0 ? Math.min(...distances) : undefined;
}

/** The parts of the outline that a map draws: land, city borders, province borders and the country's border. */
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
