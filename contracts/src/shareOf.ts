/** A part of a whole in basis points, half up: 201656 of 318160 is 6338. Of nothing it is 0. */
export const shareOf = (part: number, whole: number): number =>
  whole === 0 ? 0 : Math.floor((part * 20_000 + whole) / (2 * whole));
