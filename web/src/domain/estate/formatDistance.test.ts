import { expect, it } from 'vitest';
import { formatDistance } from './formatDistance.ts';

it.each([
  [0, '0m'],
  [500, '500m'],
  [999, '999m'],
  [1_000, '1km'],
  [1_049, '1km'],
  [1_050, '1.1km'],
  [1_200, '1.2km'],
  [12_345, '12.3km'],
  [100_000, '100km'],
])('%i metres are %s', (metres, text) => {
  expect(formatDistance(metres)).toBe(text);
});
