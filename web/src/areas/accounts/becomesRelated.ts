import { readRight } from '#contracts/rights/rightScopes.ts';

/** Whether a right of a role reached further before and now only the resources that are assigned to its users. */
export const becomesRelated = (before: readonly number[], after: readonly number[]): boolean =>
  before.some((code) => {
    const was = readRight(code);
    if (!was || was.scope === 'related' || after.includes(code)) return false;
    const rights = after.flatMap((other) => readRight(other) ?? []);
    const left = rights.filter(({ area, verb }) => area === was.area && verb === was.verb);
    return left.length > 0 && left.every(({ scope }) => scope === 'related');
  });
