/** Arithmetic of amounts in whole cents (domain design, section 0.1). Nothing here ever holds a fraction of a cent. */

/** `part` of 10,000 of an amount, half up: 17334 at 1000 basis points is 1733. */
export const rateOf = (cents: number, basisPoints: number) =>
  Math.floor((cents * basisPoints + 5_000) / 10_000);

/** What is left at a discount of 折 x 10, half up: 56800 at 95 is 53960; 100 means none. */
export const discounted = (cents: number, discount: number) => Math.floor((cents * discount + 50) / 100);

/**
 * Splits a total by weights: every part is floored and the last one takes the remainder, so the parts always add up.
 * @throws when the weights are all 0 while there is something to split
 */
export function split(total: number, weights: readonly number[]): number[] {
  const parts = floors(total, weights);
  const last = parts.length - 1;
  if (last >= 0) parts[last] = (parts[last] ?? 0) + total - sumOf(parts);
  return parts;
}

/**
 * Takes a total off amounts in proportion to their size. As `split`, but no amount becomes negative: what the last amount cannot bear is
 * taken off the ones before it.
 */
export function takeOff(total: number, amounts: readonly number[]): number[] {
  const off = floors(total, amounts);
  let left = total - sumOf(off);
  for (let at = off.length - 1; at >= 0 && left > 0; at--) {
    const more = Math.min(left, (amounts[at] ?? 0) - (off[at] ?? 0));
    off[at] = (off[at] ?? 0) + more;
    left -= more;
  }
  return amounts.map((amount, at) => amount - (off[at] ?? 0));
}

function floors(total: number, weights: readonly number[]): number[] {
  const sum = sumOf(weights);
  if (sum === 0 && total !== 0) throw new Error('nothing to split by');
  return weights.map((weight) => (sum === 0 ? 0 : Math.floor((total * weight) / sum)));
}

export const sumOf = (amounts: readonly number[]) => amounts.reduce((before, amount) => before + amount, 0);
