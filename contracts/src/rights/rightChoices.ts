import type { BelongType } from '../enums.ts';
import { belongType } from '../enums.ts';
import { say } from '../words.ts';
import {
  allRightAreas,
  codeOf,
  isOffered,
  offeredScopes,
  type RightScope,
  type RightVerb,
  readRight,
} from './rightScopes.ts';
import { type RightArea, rightAreas } from './rights.ts';
import '../words/accounts.ts';

/**
 * The rights of a role as its form has them: modules, their areas, and in each area 查看 and 管理 in one scope. To manage needs to view
 * (domain design, section 3.4). The mock decides with the same functions.
 */

const modules = {
  10: 'account',
  11: 'estate',
  12: 'merchant',
  13: 'member',
  14: 'order',
  15: 'finance',
  16: 'product',
  17: 'statistic',
  18: 'setting',
} as const;
type RightModule = (typeof modules)[keyof typeof modules];

const moduleOf = (area: RightArea): RightModule =>
  modules[Math.floor(rightAreas[area].no / 10) as keyof typeof modules];

interface OfferedArea {
  area: RightArea;
  /** Widest first. */
  scopes: RightScope[];
  /** There is something to manage, not only to look at. */
  isManageable: boolean;
}

/** Everything that a role for a kind of user may hold, by module. Modules of which it may hold nothing are left out. */
export function rightTree(type: BelongType): { module: RightModule; areas: OfferedArea[] }[] {
  const offered = allRightAreas
    .map((area) => ({ area, scopes: offeredScopes(area, type) }))
    .filter(({ scopes }) => scopes.length > 0)
    .map(({ area, scopes }) => ({
      area,
      scopes,
      isManageable: scopes.some((scope) => isOffered(area, 'manage', scope)),
    }));
  const byModule = Map.groupBy(offered, ({ area }) => moduleOf(area));
  return Object.values(modules).flatMap((module) => {
    const areas = byModule.get(module);
    return areas ? [{ module, areas }] : [];
  });
}

interface RightChoice {
  view: boolean;
  manage: boolean;
  /** Of both; the widest one offered while nothing is chosen. */
  scope: RightScope;
}

const verbs: readonly RightVerb[] = ['view', 'manage'];
const isOf = (area: RightArea) => (code: number) => readRight(code)?.area === area;

/** What `codes` choose in an area, for a role of a kind of user. */
export function choiceIn(codes: readonly number[], area: RightArea, type: BelongType): RightChoice {
  const rights = codes.filter(isOf(area)).map(readRight);
  const manage = rights.some((right) => right?.verb === 'manage');
  return {
    view: rights.length > 0,
    manage,
    scope: rights[0]?.scope ?? offeredScopes(area, type)[0] ?? 'all',
  };
}

/** `codes` after a change in one area: choosing 管理 ticks 查看, clearing 查看 clears 管理, another scope takes both along. */
export function choose(
  codes: readonly number[],
  area: RightArea,
  type: BelongType,
  change: Partial<RightChoice>,
): number[] {
  const next = { ...choiceIn(codes, area, type), ...change };
  if (change.manage) next.view = true;
  if (!next.view) next.manage = false;
  const chosen = verbs.filter((verb) => next[verb] && isOffered(area, verb, next.scope));
  const others = codes.filter((code) => !isOf(area)(code));
  return [...others, ...chosen.map((verb) => codeOf(area, verb, next.scope))].sort((a, b) => a - b);
}

/** With the right to view whatever they allow to manage, each once, in the order of the catalogue. */
export function completed(codes: readonly number[]): number[] {
  const views = codes.flatMap((code) => {
    const right = readRight(code);
    return right ? [codeOf(right.area, 'view', right.scope)] : [];
  });
  return [...new Set([...codes, ...views])].sort((a, b) => a - b);
}

/** Why a role for a kind of user may not hold these rights, as a token; undefined when it may. */
export function rightsFault(codes: readonly number[], type: BelongType): string | undefined {
  const rights = codes.map(readRight);
  const known = rights.filter((right) => right !== undefined);
  if (known.length < rights.length) return say('rightUnknown');
  if (type !== belongType.system && known.some(({ scope }) => scope === 'all'))
    return say(type === belongType.merchant ? 'merchantGlobalRight' : 'companyGlobalRight');
  if (known.some(({ area, scope }) => !offeredScopes(area, type).includes(scope))) return say('rightUnknown');
  const scopes = Map.groupBy(known, ({ area }) => area);
  if ([...scopes.values()].some((same) => new Set(same.map(({ scope }) => scope)).size > 1))
    return say('oneScope');
  return undefined;
}
