import { expect, it } from 'vitest';
import { codesOf } from '#contracts/rights/rights.ts';
import { becomesRelated } from './becomesRelated.ts';

const all = codesOf(['viewOrderHotel']);
const single = codesOf(['viewSingleOrderHotel']);
const related = codesOf(['viewRelatedOrderHotel']);

it.each([
  ['all records become the assigned ones', all, related, true],
  ['those of the unit become the assigned ones', single, related, true],
  ['the wider right stays', all, [...all, ...related], false],
  ['the right is taken away', all, [], false],
  ['the right is given', [], related, false],
  ['the right stays for the assigned ones', related, related, false],
  ['another area is for the assigned ones', all, codesOf(['viewRelatedOrderPlace']), false],
])('%s', (_, before, after, asks) => {
  expect(becomesRelated(before, after)).toBe(asks);
});
