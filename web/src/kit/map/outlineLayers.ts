import type { GeoJsonObject } from 'geojson';
import {
  divIcon,
  geoJSON,
  type LatLng,
  type LayerGroup,
  type Map as LeafletMap,
  layerGroup,
  marker,
} from 'leaflet';
import { type AreaNames, type CityFeature, featuresOf, type Outline, shapesOf } from './outline.ts';
import css from './PointMap.module.css';

/** From this zoom level on city names are shown, below it province names. */
const cityZoom = 7;
/** Pixels. */
const nameSize = 12;

interface Place {
  /** Converts coordinates of the wire to the map's own. */
  toMap: (longitude: number, latitude: number) => LatLng;
  /** Over an online map only the chosen area is drawn. */
  isOverTiles: boolean;
}

/** Draws the outline on a map, from bottom to top: land, the chosen area, borders, names. */
export function drawOutline(map: LeafletMap, outline: Outline, { toMap, isOverTiles }: Place) {
  const all = layerGroup().addTo(map);
  const draw = (shape: GeoJsonObject | undefined, className: string | undefined) => {
    const drawn = geoJSON(shape, {
      interactive: false,
      style: { className: className ?? '' },
      coordsToLatLng: ([x, y]) => toMap(x, y),
    });
    all.addLayer(drawn);
    return drawn;
  };
  const shapes = isOverTiles ? undefined : shapesOf(outline.topology);
  draw(shapes?.land, css.land);
  const chosen = draw(undefined, isOverTiles ? css.chosenOnTiles : css.chosen);
  draw(shapes?.cities, css.cityBorder);
  draw(shapes?.provinces, css.provinceBorder);
  draw(shapes?.country, css.countryBorder);
  draw(shapes?.lines, css.countryBorder);
  const stopNaming = isOverTiles ? undefined : nameWhatIsSeen(map, all, outline.cities, toMap);

  return {
    /** Marks the chosen area and returns its bounds. */
    choose(area: AreaNames) {
      chosen.clearLayers();
      for (const city of featuresOf(outline.cities, area)) chosen.addData(city);
      return chosen.getLayers().length > 0 ? chosen.getBounds() : undefined;
    },
    remove() {
      stopNaming?.();
      all.remove();
    },
  };
}

function nameWhatIsSeen(map: LeafletMap, group: LayerGroup, cities: CityFeature[], toMap: Place['toMap']) {
  const names = layerGroup();
  group.addLayer(names);
  const middles = {
    provinces: middlesOf(cities, ({ province }) => province),
    cities: middlesOf(cities, ({ name }) => name),
  };
  const write = () => {
    names.clearLayers();
    const seen = map.getBounds();
    const taken: Box[] = [];
    // Larger areas come first; a name that would overlap another is left out until the user zooms in.
    for (const { name, x, y } of map.getZoom() >= cityZoom ? middles.cities : middles.provinces) {
      const at = toMap(x, y);
      const box = boxOfName(map.latLngToContainerPoint(at), name);
      if (!seen.contains(at) || taken.some((other) => overlap(box, other))) continue;
      taken.push(box);
      names.addLayer(marker(at, { icon: nameIcon(name), interactive: false, keyboard: false }));
    }
  };
  map.on('moveend', write);
  write();
  return () => map.off('moveend', write);
}

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}
/** The names are Chinese, so every character is as wide as it is high. */
const boxOfName = ({ x, y }: { x: number; y: number }, name: string): Box => {
  const [half, high] = [(name.length * nameSize) / 2 + 2, nameSize / 2 + 2];
  return { left: x - half, right: x + half, top: y - high, bottom: y + high };
};
const overlap = (a: Box, b: Box) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

function nameIcon(name: string) {
  const html = document.createElement('span');
  html.textContent = name;
  return divIcon({ className: css.name ?? '', html, iconSize: [0, 0] });
}

/** The position of each name: the centre of all shapes with this name, weighted by their size. */
function middlesOf(cities: CityFeature[], nameOf: (city: CityFeature['properties']) => string) {
  const sums = new Map<string, { x: number; y: number; size: number }>();
  for (const { geometry, properties } of cities) {
    const polygons = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;
    const name = nameOf(properties);
    const sum = sums.get(name) ?? { x: 0, y: 0, size: 0 };
    for (const [ring = []] of polygons) {
      const { x, y, size } = boxOf(ring);
      sum.x += x * size;
      sum.y += y * size;
      sum.size += size;
    }
    sums.set(name, sum);
  }
  return [...sums]
    .sort(([, a], [, b]) => b.size - a.size)
    .map(([name, { x, y, size }]) => ({ name: shortName(name), x: x / size, y: y / size }));
}

/** 广西壮族自治区 -> 广西; city names stay as they are. */
const shortName = (name: string) => name.replace(/(省|特别行政区|(壮族|回族|维吾尔)?自治区)$/, '');

function boxOf(ring: number[][]) {
  const xs = ring.map(([x = 0]) => x);
  const ys = ring.map(([, y = 0]) => y);
  const [west, east] = [Math.min(...xs), Math.max(...xs)];
  const [south, north] = [Math.min(...ys), Math.max(...ys)];
  return { x: (west + east) / 2, y: (south + north) / 2, size: (east - west) * (north - south) };
}
