import {
  control,
  divIcon,
  type Map as LeafletMap,
  latLng,
  latLngBounds,
  map as newMap,
  marker as newMarker,
  point as pixels,
  tileLayer,
} from 'leaflet';
import 'leaflet/dist/leaflet.css';
import { isInChina, locationBounds } from '#contracts/forms/coordinates.ts';
import { config } from '../../api/config.ts';
import type { AreaNames, Outline } from './outline.ts';
import { drawOutline } from './outlineLayers.ts';
import css from './PointMap.module.css';
import { fromWire, type Point, toWire } from './systems.ts';

interface Options {
  /** Called when the user picks a point, but not for points passed to `show`. */
  onPick: (point: Point) => void;
  /** Whether the user may pick a point now. */
  mayPick: () => boolean;
  /** Called when the online map does not respond; the outline is drawn instead. */
  onTilesFailed: () => void;
  /** The attribution text when there is no online map. */
  outlineSource: string;
}

export type PointMap = ReturnType<typeof createPointMap>;

/** The zoom level when a point is first shown: the streets around it on an online map, otherwise the borders of its city. */
const closeUp = { tiles: 15, outline: 8 };

const pin = divIcon({
  className: css.pin ?? '',
  html: '<svg viewBox="0 0 24 32" width="24" height="32" aria-hidden="true"><path d="M12 1a11 11 0 0 0-11 11c0 8 11 19 11 19s11-11 11-19A11 11 0 0 0 12 1z"/><circle cx="12" cy="12" r="4"/></svg>',
  iconSize: [24, 32],
  iconAnchor: [12, 31],
});

/** The Leaflet part of the map, with one marker; the React part is `PointMap.tsx`. */
export function createPointMap(
  element: HTMLElement,
  { onPick, mayPick, onTilesFailed, outlineSource }: Options,
) {
  const tiles = config().map;
  const system = tiles?.system ?? 'gcj02';
  const toMap = (longitude: number, latitude: number) => {
    const [x, y] = fromWire({ longitude, latitude }, system);
    return latLng(y, x);
  };
  const { longitude: east, latitude: north } = locationBounds;
  const country = latLngBounds([north.min, east.min], [north.max, east.max]);
  const map: LeafletMap = newMap(element, {
    attributionControl: false,
    zoomControl: false,
    // While the map has no focus, the wheel scrolls the page; `PointMap.tsx` handles the keys itself.
    scrollWheelZoom: false,
    // A double click would move the marker twice.
    doubleClickZoom: false,
    keyboard: false,
    // A ResizeObserver below follows the size of the element instead.
    trackResize: false,
    // Wide enough to keep the whole country in the middle.
    maxBounds: country.pad(0.6),
    minZoom: 2.5,
    maxZoom: tiles?.maxZoom ?? 16,
    zoomSnap: 0.5,
  });
  map.fitBounds(latLngBounds([3.4, 73.5], [53.6, 135.1]));
  control.scale({ imperial: false }).addTo(map);
  const corner = control.attribution({ prefix: false }).addTo(map);

  let outline: Outline | undefined;
  let drawn: ReturnType<typeof drawOutline> | undefined;
  let area: AreaNames = {};
  let hasTiles = tiles !== undefined;
  const draw = () => {
    drawn?.remove();
    drawn = outline && drawOutline(map, outline, { toMap, isOverTiles: hasTiles });
    drawn?.choose(area);
    if (!hasTiles) corner.addAttribution(outlineSource);
  };
  if (tiles) {
    const layer = tileLayer(tiles.tiles, {
      maxZoom: tiles.maxZoom,
      attribution: asText(tiles.attribution),
      // Sends the origin only, not the page's path; a map key may be bound to the console's host.
      referrerPolicy: 'origin',
    });
    let hasAny = false;
    layer.on('tileload', () => {
      hasAny = true;
    });
    layer.on('tileerror', () => {
      if (hasAny || !hasTiles) return;
      hasTiles = false;
      layer.remove();
      draw();
      onTilesFailed();
    });
    layer.addTo(map);
  }

  const marker = newMarker(map.getCenter(), { icon: pin, draggable: true, keyboard: false, autoPan: true });
  let shown: Point | undefined;
  const put = (point: Point) => {
    shown = point;
    marker.setLatLng(toMap(point.longitude, point.latitude)).addTo(map);
  };
  const pick = (lat: number, lng: number) => {
    const point = toWire([lng, lat], system);
    if (!mayPick() || !isInChina(point)) {
      if (shown) put(shown);
      return;
    }
    put(point);
    onPick(point);
  };
  map.on('click', ({ latlng: { lat, lng } }) => pick(lat, lng));
  marker.on('dragstart', () => {
    if (!mayPick()) marker.dragging?.disable();
  });
  marker.on('dragend', () => {
    const { lat, lng } = marker.getLatLng();
    pick(lat, lng);
  });
  element.addEventListener('focusin', () => map.scrollWheelZoom.enable());
  element.addEventListener('focusout', () => map.scrollWheelZoom.disable());

  const resized = new ResizeObserver(() => map.invalidateSize({ animate: false }));
  resized.observe(element);

  const middle = () => (shown ? marker.getLatLng() : map.getCenter());
  return {
    setOutline(loaded: Outline) {
      outline = loaded;
      draw();
    },
    /** Marks the chosen area, and moves the view to it while there is no point. */
    choose(next: AreaNames) {
      area = next;
      const where = drawn?.choose(area);
      if (where && !shown) map.fitBounds(where, { animate: false });
    },
    /** Places the marker at the form's point, or removes it. */
    show(point: Point | undefined) {
      if (!point) {
        shown = undefined;
        marker.remove();
        return;
      }
      const isFirst = !shown;
      put(point);
      if (isFirst)
        map.setView(marker.getLatLng(), hasTiles ? closeUp.tiles : closeUp.outline, { animate: false });
      else if (!map.getBounds().contains(marker.getLatLng()))
        map.panTo(marker.getLatLng(), { animate: false });
    },
    // No animation, because it would drop the next zoom step.
    zoom: (by: 1 | -1) => map.setZoomAround(middle(), map.getZoom() + by, { animate: false }),
    /** Moves the marker by pixels; if there is none yet, places it in the centre. */
    move(right: number, down: number) {
      const from = middle();
      const to = shown ? map.unproject(map.project(from).add(pixels(right, down))) : from;
      pick(to.lat, to.lng);
      if (shown) map.panInside(marker.getLatLng(), { padding: [40, 40], animate: false });
    },
    toMarker: () => map.panTo(middle(), { animate: false }),
    remove() {
      resized.disconnect();
      map.remove();
    },
  };
}

/** Escapes a text, because Leaflet takes HTML. */
function asText(text: string): string {
  const element = document.createElement('span');
  element.textContent = text;
  return element.innerHTML;
}
