/** What an order costs and what comes back of it, as the domain design says it (sections 0.1, 10.4, 11.4, 11.5). Amounts in cents. */

const sum = (amounts: readonly number[]) => amounts.reduce((before, one) => before + one, 0);

/** Takes a total off amounts by their size: floored, the last one bears what is left over. */
function takeOff(total: number, amounts: readonly number[]): number[] {
  const off = amounts.map((one) => (total === 0 ? 0 : Math.floor((total * one) / sum(amounts))));
  let left = total - sum(off);
  return amounts
    .map((one, at) => ({ one, off: off[at] ?? 0 }))
    .reverse()
    .map(({ one, off: share }) => {
      const more = Math.min(left, one - share);
      left -= more;
      return one - share - more;
    })
    .reverse();
}

export interface Wanted {
  lines: readonly { price: number; qty: number }[];
  /** Cents that are not discounted. */
  extras?: readonly number[];
  /** 折 x 10. */
  discount?: number;
  /** Cents of each line that a benefit pays. */
  covered?: readonly number[];
  points?: number;
  /** Basis points. */
  limit?: number;
}

export function reckoned({
  lines,
  extras = [],
  discount = 100,
  covered = [],
  points = 0,
  limit = 0,
}: Wanted) {
  const subtotals = lines.map(({ price, qty }) => price * qty);
  const bases = subtotals.map((one, at) => one - (covered[at] ?? 0));
  const reduced = bases.map((one) => Math.round((one * discount) / 100));
  const totalPrice = sum(subtotals) + sum(extras);
  const benefit = sum(subtotals) - sum(bases);
  const grade = sum(bases) - sum(reduced);
  const most = Math.floor(((totalPrice - benefit - grade) * limit) / 10_000 / 100) * 100;
  const pointsUsed = Math.min(points, most);
  const paid = takeOff(pointsUsed, [...reduced, ...extras]);
  return {
    ...{ totalPrice, benefit, grade, pointsUsed, paid },
    payPrice: totalPrice - benefit - grade - pointsUsed,
    subtotals: [...subtotals, ...extras],
  };
}

/** Half up. */
export const shareOf = (cents: number, basisPoints: number) =>
  Math.floor((cents * basisPoints + 5_000) / 10_000);

/** Of a total in equal parts the last one takes the remainder. */
export const equalParts = (total: number, count: number): number[] => {
  const part = Math.floor(total / count);
  return Array.from({ length: count }, (_, at) => (at < count - 1 ? part : total - part * (count - 1)));
};
