import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { fc } from '../../testing/properties.ts';
import { speak } from '../words.ts';
import { type AdjustWay, adjustedPrice, adjustWays, priceAdjustment, priceSteps } from './priceAdjust.ts';

const adjusted = (price: number, way: AdjustWay, by: number, step: 1 | 10 | 100 = 1) =>
  adjustedPrice(price, { way, by, step });

it('raises and cuts by a share or an amount', () => {
  expect(adjusted(56_800, 'raiseRate', 1250)).toBe(63_900);
  expect(adjusted(56_800, 'cutRate', 1000)).toBe(51_120);
  expect(adjusted(56_800, 'raiseAmount', 2050)).toBe(58_850);
  expect(adjusted(56_800, 'cutAmount', 6800)).toBe(50_000);
});

it('rounds once, half a step up', () => {
  expect(adjusted(56_800, 'cutRate', 3333, 100)).toBe(37_900);
  expect(adjusted(10_050, 'raiseAmount', 0, 100)).toBe(10_100);
  expect(adjusted(10_049, 'raiseAmount', 0, 100)).toBe(10_000);
  expect(adjusted(105, 'raiseRate', 1000, 10)).toBe(120);
  // 100.45 cents: rounding to a cent first and then to a tenth of a yuan would be the same, but not for 14.5 cents.
  expect(adjusted(145, 'cutRate', 9000, 10)).toBe(10);
  expect(adjusted(149, 'cutRate', 9000, 10)).toBe(10);
  expect(adjusted(150, 'cutRate', 9000, 10)).toBe(20);
  expect(adjusted(5, 'cutRate', 1000)).toBe(5);
  expect(adjusted(100, 'cutAmount', 300)).toBe(-200);
});

it('is the nearest multiple of the step, in whole cents up to the highest prices', () => {
  const cases = fc.record({
    price: fc.integer({ min: 1, max: 10_000_000 }),
    way: fc.constantFrom(...adjustWays),
    by: fc.integer({ min: 1, max: 10_000_000 }),
    step: fc.constantFrom(...priceSteps),
  });
  fc.assert(
    fc.property(cases, ({ price, ...by }) => {
      const to = adjustedPrice(price, by);
      const sign = by.way.startsWith('cut') ? -1n : 1n;
      const exact = by.way.endsWith('Rate')
        ? BigInt(price) * (10_000n + sign * BigInt(by.by))
        : (BigInt(price) + sign * BigInt(by.by)) * 10_000n;
      const off = BigInt(to) * 10_000n - exact;
      const half = BigInt(by.step) * 5000n;
      return Number.isSafeInteger(to) && Math.abs(to % by.step) === 0 && off <= half && off > -half;
    }),
  );
});

it('asks for a number from 0.01 on', () => {
  const told = (by: unknown) => {
    const { error } = z.safeParse(priceAdjustment, { way: 'cutRate', by, step: 100 });
    return error?.issues.map(({ message }) => speak(message));
  };
  expect(told('')).toEqual(['请输入调价幅度']);
  expect(told(0)).toEqual(['调价幅度范围为0.01-100000']);
  expect(told(1250)).toBeUndefined();
});
