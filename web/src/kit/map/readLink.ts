import { isInChina } from '#contracts/forms/coordinates.ts';
import { type LinkedPlace, placeOfLink } from './mapLinks.ts';
import { type Point, toWire } from './systems.ts';

type Reading =
  | { point: Point; map: LinkedPlace['map']; isCentre: boolean }
  /** Why the link has no point: it is shortened, has no coordinates, or leads abroad. */
  | { fault: 'short' | 'noPoint' | 'abroad' };

/** The point of a copied link, in the wire's coordinate system. */
export function readLink(text: string): Reading {
  const place = placeOfLink(text);
  if (place?.isShort) return { fault: 'short' };
  if (!place?.at) return { fault: 'noPoint' };
  const point = toWire(place.at.pair, place.at.system);
  if (!isInChina(point)) return { fault: 'abroad' };
  return { point, map: place.map, isCentre: place.isCentre ?? false };
}
