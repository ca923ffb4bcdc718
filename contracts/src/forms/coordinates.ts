import * as z from 'zod/mini';
import { say } from '../words.ts';
import { told } from './fieldInfo.ts';
import { mayBeEmpty } from './numberFields.ts';
import { halfWidth } from './plainText.ts';

/** Longitude and latitude: their fields, and how pasted ones are read. */

interface Bounds {
  min: number;
  max: number;
}
/** The country's degrees, with some sea around it. */
export const locationBounds = { longitude: { min: 73, max: 136 }, latitude: { min: 3, max: 54 } };
const degrees = ({ min, max }: Bounds) =>
  z.number(say('location')).check(
    z.gte(min, say('location')),
    z.lte(max, say('location')),
    z.refine(
      (value) =>
        Number.isInteger(Math.round(value * 1e6)) && Math.abs(value * 1e6 - Math.round(value * 1e6)) < 1e-4,
      say('location'),
    ),
  );
/**
 * A position in degrees with at most six decimals; within China. The system is GCJ-02, that of Chinese maps and of what guests'
 * mini programs show (docs/decisions/0025-map.md).
 */
export const locationFields = {
  longitude: told(degrees(locationBounds.longitude), { label: 'longitude', unit: 'degrees', required: true }),
  latitude: told(degrees(locationBounds.latitude), { label: 'latitude', unit: 'degrees', required: true }),
};

/** The same where a position may be left out; `bothOrNeither` is the rule of a form with them. */
export const optionalLocation = {
  longitude: mayBeEmpty(locationFields.longitude),
  latitude: mayBeEmpty(locationFields.latitude),
};
type Position = { longitude?: number | undefined; latitude?: number | undefined };
export const bothOrNeither = z.refine<Position>(
  ({ longitude, latitude }) => (longitude === undefined) === (latitude === undefined),
  { error: say('location'), path: ['longitude'] },
);

/** Degrees as they are pasted, `东经120.098612°`, with at most six decimals. */
export function cleanDegrees(text: string): string {
  const plain = halfWidth(text).replace(/[^\d.]/g, '');
  return /^\d*\.\d{7,}$/.test(plain) ? Number(plain).toFixed(6) : plain;
}

/**
 * Both coordinates of a pasted pair, `120.098612,30.221845`, whichever stands first: within China no longitude is a latitude.
 * Undefined for anything else.
 */
export function coordinatesOf(text: string): { longitude: number; latitude: number } | undefined {
  const parts = halfWidth(text)
    .split(/[,;、\s]+/)
    .map(cleanDegrees)
    .filter((part) => /^\d{1,3}(?:\.\d{1,6})?$/.test(part))
    .map(Number);
  const [a = 0, b = 0] = parts;
  if (parts.length !== 2) return undefined;
  return [
    { longitude: a, latitude: b },
    { longitude: b, latitude: a },
  ].find(isInChina);
}

export const isInChina = ({ longitude, latitude }: { longitude: number; latitude: number }): boolean => {
  const isIn = (value: number, { min, max }: Bounds) => value >= min && value <= max;
  return isIn(longitude, locationBounds.longitude) && isIn(latitude, locationBounds.latitude);
};
