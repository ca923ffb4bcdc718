import { beyond, type Right, readRight } from '#contracts/rights/rightScopes.ts';

/** The rights that whoever has a role loses with a change of it: those that are gone, and those that reach less far afterwards. */
export const lostRights = (before: readonly number[], after: readonly number[]): Right[] =>
  beyond(new Set(after), before).flatMap((code) => readRight(code) ?? []);
