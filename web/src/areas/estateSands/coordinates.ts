import { sandLimits } from '#contracts/areas/estateSands.ts';

/** Where points lie on a picture: whole ten-thousandths of its width and height, whatever its size on the screen. */

export interface Place {
  x: number;
  y: number;
}
/** The picture as it lies on the screen, in pixels. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

const { coordinate: most } = sandLimits;

/** The nearest whole coordinate on the picture. */
const within = (value: number) => Math.min(most, Math.max(0, Math.round(value)));

/** The place below a pointer; beside the picture the nearest one on its edge. */
export const placeAt = ({ left, top, width, height }: Box, clientX: number, clientY: number): Place => ({
  x: width > 0 ? within(((clientX - left) / width) * most) : 0,
  y: height > 0 ? within(((clientY - top) / height) * most) : 0,
});

/** A place moved by pixels of the screen; it stops at the edge. */
export const movedByPixels = (
  { x, y }: Place,
  { width, height }: Box,
  right: number,
  down: number,
): Place => ({
  x: width > 0 ? within(x + (right / width) * most) : x,
  y: height > 0 ? within(y + (down / height) * most) : y,
});

/** What an arrow key moves a point by: a thousandth of the picture, with Shift ten times that. */
const keyStep = 10;
const ways: Record<string, [right: number, down: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** A place moved by an arrow key; undefined for any other key. */
export function movedByKey({ x, y }: Place, key: string, isShifted: boolean): Place | undefined {
  const way = ways[key];
  if (!way) return undefined;
  const step = isShifted ? keyStep * 10 : keyStep;
  return { x: within(x + way[0] * step), y: within(y + way[1] * step) };
}

/** 1 = the whole picture fits. */
export const zooms = [1, 1.5, 2, 3, 4, 6] as const;

/** The next zoom in or out; the same one at either end. A wheel may have left it between two of them. */
export const zoomedBy = (zoom: number, way: 1 | -1): number =>
  (way === 1 ? zooms.find((one) => one > zoom) : zooms.findLast((one) => one < zoom)) ?? zoom;

/** The zoom after a wheel's turn; a turn back undoes it. */
export const zoomedByWheel = (zoom: number, deltaY: number): number =>
  Math.min(zooms[zooms.length - 1] ?? 1, Math.max(zooms[0], zoom * Math.exp(-deltaY / 300)));

/**
 * How far the picture is scrolled after a zoom so that the place below the pointer stays there. One axis, in pixels.
 * @param at the pointer's distance from the start of the view
 * @param start where the picture starts in the view, which is negative once it is scrolled
 */
export const scrollAfterZoom = (at: number, start: number, factor: number): number =>
  Math.max(0, (at - start) * factor - at);
