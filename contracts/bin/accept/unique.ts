import { randomInt } from 'node:crypto';

/**
 * Values that no other run has: two runs at once against one backend must not disturb each other. Within a run none comes twice: of
 * some thousand that are drawn at random out of millions two are alike in one run of twenty.
 */

const commonDivisor = (a: number, b: number): number => (b === 0 ? a : commonDivisor(b, a % b));

/** Answers each whole number below `size` once before one comes again, from a random one on. */
function sequence(size: number): () => number {
  // Near the golden section neighbours lie far apart; without a common divisor no number is left out.
  let step = Math.round(size * 0.618);
  while (commonDivisor(size, step) > 1) step++;
  let at = randomInt(size);
  return () => {
    at = (at + step) % size;
    return at;
  };
}

const sequences = new Map<number, () => number>();
function next(size: number): number {
  const known = sequences.get(size) ?? sequence(size);
  sequences.set(size, known);
  return known();
}

/** Of more digits the first ones are random. */
const mostCounted = 9;

export function digits(count: number): string {
  const counted = Math.min(count, mostCounted);
  const first = Array.from({ length: count - counted }, () => randomInt(10)).join('');
  return first + String(next(10 ** counted)).padStart(counted, '0');
}
const letters = 'abcdefghijkmnpqrstuvwxyz';
const lettersAdded = 5;

/** A text with five more characters. */
export function unique(text: string): string {
  let left = next(letters.length ** lettersAdded);
  let added = '';
  for (let place = 0; place < lettersAdded; place++) {
    added += letters[left % letters.length];
    left = Math.floor(left / letters.length);
  }
  return text + added;
}

/** A mobile that the seed of the mock does not have. */
export const newMobile = () => `166${digits(8)}`;
/** An id that nothing has. */
export const absentId = '99999999';
/** Of a bank: it pays one withdrawal only. */
export const newTransferNo = () => `HZ${digits(16)}`;
export const newNumber = (length: number) => `9${digits(length - 1)}`;
