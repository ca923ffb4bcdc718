import * as z from 'zod/mini';
import { fixed } from '../forms/numberFields.ts';
import { say } from '../words.ts';
import '../words/products.ts';

/** 调价: a new price computed from the present one, in whole cents. */

export const adjustWays = ['raiseRate', 'cutRate', 'raiseAmount', 'cutAmount'] as const;
export type AdjustWay = (typeof adjustWays)[number];
/** Cents to which the new price is rounded: one yuan, a tenth of it, a cent. */
export const priceSteps = [100, 10, 1] as const;

const limit = 10_000_000;

export const priceAdjustment = z.object({
  way: z.enum(adjustWays),
  /** Basis points, or cents; both are typed with two decimals. */
  by: fixed('adjustBy', say('range', { label: 'adjustBy', a: 0.01, b: limit / 100 }), 1, limit),
  step: z.literal(priceSteps),
});
export type PriceAdjustment = z.infer<typeof priceAdjustment>;

export const isByRate = (way: AdjustWay) => way === 'raiseRate' || way === 'cutRate';

/**
 * The new price in cents, rounded once to the step; half a step is rounded up: 56,800 raised by 12.5% is 63,900, cut by 33.33% to a yuan 37,900.
 * It can be below one cent, which no day accepts.
 */
export function adjustedPrice(price: number, { way, by, step }: PriceAdjustment): number {
  const signed = way === 'cutRate' || way === 'cutAmount' ? -by : by;
  const [parts, of] = isByRate(way) ? [price * (10_000 + signed), 10_000 * step] : [price + signed, step];
  return Math.floor((2 * parts + of) / (2 * of)) * step;
}
