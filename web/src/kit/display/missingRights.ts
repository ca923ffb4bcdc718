import type { BelongType } from '#contracts/enums.ts';
import { offeredScopes, type RightScope, type RightVerb, readRight } from '#contracts/rights/rightScopes.ts';
import { codesOf, type RightArea, type RightName } from '#contracts/rights/rights.ts';

/** A right over an area, in any one of the scopes. */
export interface RightOver {
  area: RightArea;
  verb: RightVerb;
  scopes: RightScope[];
}

const merged = (names: readonly RightName[]): RightOver[] => {
  const rights = codesOf(names).flatMap((code) => readRight(code) ?? []);
  const byArea = Map.groupBy(rights, ({ area, verb }) => `${verb}${area}`);
  return [...byArea.values()].flatMap((same) => {
    const [first] = same;
    return first ? [{ area: first.area, verb: first.verb, scopes: same.map(({ scope }) => scope) }] : [];
  });
};

/**
 * The rights that a user without any of `names` lacks; any one of them would be enough. Only those that a user of his unit type can hold; if he can
 * hold none of them, all are returned and `never` is true.
 */
export function missingRights(
  names: readonly RightName[],
  type: BelongType,
): { rights: RightOver[]; never: boolean } {
  const all = merged(names);
  const open = all
    .map(({ area, verb, scopes }) => ({
      area,
      verb,
      scopes: scopes.filter((scope) => offeredScopes(area, type).includes(scope)),
    }))
    .filter(({ scopes }) => scopes.length > 0);
  return open.length > 0 ? { rights: open, never: false } : { rights: all, never: true };
}
