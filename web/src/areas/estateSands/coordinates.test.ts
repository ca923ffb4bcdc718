import { describe, expect, it } from 'vitest';
import { fc } from '../../../../contracts/testing/properties.ts';
import {
  movedByKey,
  movedByPixels,
  placeAt,
  scrollAfterZoom,
  zoomedBy,
  zoomedByWheel,
  zooms,
} from './coordinates.ts';

const box = { left: 100, top: 50, width: 800, height: 450 };

describe('the place below a pointer', () => {
  it('is counted in ten-thousandths from the upper left corner', () => {
    expect(placeAt(box, 100, 50)).toEqual({ x: 0, y: 0 });
    expect(placeAt(box, 900, 500)).toEqual({ x: 10_000, y: 10_000 });
    expect(placeAt(box, 300, 275)).toEqual({ x: 2500, y: 5000 });
  });
  it('is on the edge for a pointer beside the picture', () => {
    expect(placeAt(box, 0, 10_000)).toEqual({ x: 0, y: 10_000 });
  });
  it('is the same at every size and zoom', () => {
    fc.assert(
      fc.property(fc.nat(10_000), fc.nat(10_000), fc.integer({ min: 100, max: 9000 }), (x, y, width) => {
        const shown = { left: -37.5, top: 12.25, width, height: width * 0.75 };
        const pointer = [
          shown.left + (x / 10_000) * shown.width,
          shown.top + (y / 10_000) * shown.height,
        ] as const;
        expect(placeAt(shown, ...pointer)).toEqual({ x, y });
      }),
    );
  });
  it('is a corner while the picture has no size', () => {
    expect(placeAt({ left: 0, top: 0, width: 0, height: 0 }, 5, 5)).toEqual({ x: 0, y: 0 });
  });
});

describe('a point that is dragged', () => {
  it('moves by what the pointer moves, whatever the zoom', () => {
    expect(movedByPixels({ x: 5000, y: 5000 }, box, 80, -45)).toEqual({ x: 6000, y: 4000 });
    const zoomed = { ...box, width: 3200, height: 1800 };
    expect(movedByPixels({ x: 5000, y: 5000 }, zoomed, 80, -45)).toEqual({ x: 5250, y: 4750 });
  });
  it('stops at the edge and stays whole', () => {
    fc.assert(
      fc.property(
        fc.nat(10_000),
        fc.nat(10_000),
        fc.double({ noNaN: true, min: -5000, max: 5000 }),
        (x, y, by) => {
          const moved = movedByPixels({ x, y }, box, by, -by);
          for (const value of [moved.x, moved.y]) {
            expect(Number.isInteger(value)).toBe(true);
            expect(value).toBeGreaterThanOrEqual(0);
            expect(value).toBeLessThanOrEqual(10_000);
          }
        },
      ),
    );
  });
});

describe('an arrow key', () => {
  it('moves by a thousandth, with Shift by a hundredth', () => {
    expect(movedByKey({ x: 500, y: 500 }, 'ArrowRight', false)).toEqual({ x: 510, y: 500 });
    expect(movedByKey({ x: 500, y: 500 }, 'ArrowUp', true)).toEqual({ x: 500, y: 400 });
  });
  it('stops at the edge', () => {
    expect(movedByKey({ x: 5, y: 9950 }, 'ArrowLeft', false)).toEqual({ x: 0, y: 9950 });
    expect(movedByKey({ x: 5, y: 9950 }, 'ArrowDown', true)).toEqual({ x: 5, y: 10_000 });
  });
  it('is the only key that moves', () => {
    expect(movedByKey({ x: 5, y: 5 }, 'Enter', false)).toBeUndefined();
  });
});

describe('a zoom', () => {
  it('goes through its steps and stops at both ends', () => {
    expect(zoomedBy(1, 1)).toBe(1.5);
    expect(zoomedBy(1.5, -1)).toBe(1);
    expect(zoomedBy(1, -1)).toBe(1);
    expect(zoomedBy(zooms.at(-1) ?? 0, 1)).toBe(6);
    expect([zoomedBy(1.7, 1), zoomedBy(1.7, -1)]).toEqual([2, 1.5]);
  });
  it('follows the wheel both ways, within the same bounds', () => {
    const nearer = zoomedByWheel(1.5, -100);
    expect(nearer).toBeGreaterThan(1.5);
    expect(zoomedByWheel(nearer, 100)).toBeCloseTo(1.5);
    expect([zoomedByWheel(1, 500), zoomedByWheel(5, -5000)]).toEqual([1, 6]);
  });
  it('leaves the place below the pointer where it is', () => {
    const [at, start, factor] = [300, -200, 1.5];
    // 500 pixels into the picture before, 750 after: scrolled by 450 these lie at 300 again.
    expect(scrollAfterZoom(at, start, factor)).toBe(450);
    expect(scrollAfterZoom(300, 0, 2)).toBe(300);
  });
});
