import { randomInt } from 'node:crypto';

/** Values that no other run has: two runs at once against one backend must not disturb each other. */

export const digits = (count: number) => Array.from({ length: count }, () => randomInt(10)).join('');
const letters = 'abcdefghijkmnpqrstuvwxyz';

/** A text with five more characters. */
export const unique = (text: string) =>
  text + Array.from({ length: 5 }, () => letters[randomInt(letters.length)]).join('');

/** A mobile that the seed of the mock does not have. */
export const newMobile = () => `166${digits(8)}`;
/** An id that nothing has. */
export const absentId = '99999999';
export const newNumber = (length: number) => `9${digits(length - 1)}`;
