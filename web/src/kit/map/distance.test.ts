import type { Polygon } from 'geojson';
import { expect, it } from 'vitest';
import { kmOutside } from './distance.ts';

/** A square of one degree with a hole in it. */
const square: Polygon = {
  type: 'Polygon',
  coordinates: [
    [
      [120, 30],
      [121, 30],
      [121, 31],
      [120, 31],
      [120, 30],
    ],
    [
      [120.4, 30.4],
      [120.6, 30.4],
      [120.6, 30.6],
      [120.4, 30.6],
      [120.4, 30.4],
    ],
  ],
};

it.each([
  ['inside', 120.1, 30.1, 0],
  ['on a lake of it, 10 km from the shore', 120.5, 30.5, 9.6],
  ['a degree to the north', 120.5, 32, 111.2],
  ['a degree to the west', 119, 30.5, 95.8],
  ['beyond a corner', 122, 32, 146.1],
])('%s, right to a percent', (_, longitude, latitude, km) => {
  expect(Math.abs(kmOutside({ longitude, latitude }, square) - km)).toBeLessThanOrEqual(km / 100);
});

it('of several polygons the nearest counts', () => {
  const both = {
    type: 'MultiPolygon' as const,
    coordinates: [
      [
        [
          [0, 0],
          [1, 0],
          [0, 1],
          [0, 0],
        ],
      ],
      square.coordinates,
    ],
  };
  expect(kmOutside({ longitude: 120.5, latitude: 32 }, both)).toBeCloseTo(111.2, 1);
});
