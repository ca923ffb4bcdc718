import type { BelongType } from '#contracts/enums.ts';
import { choiceIn, choose, type rightTree } from '#contracts/rights/rightChoices.ts';
import {
  codeOf,
  isOffered,
  offeredScopes,
  type RightScope,
  type RightVerb,
  readRight,
} from '#contracts/rights/rightScopes.ts';
import type { RightArea } from '#contracts/rights/rights.ts';

export type RightModule = ReturnType<typeof rightTree>[number];
export type OfferedArea = RightModule['areas'][number];
/** Whether the operator may give a right: he holds it himself, or the role already has it. */
type MayGive = (code: number) => boolean;

/** The rights chosen in a role's form, and the belong type of the users that the role is for. */
export interface Chosen {
  codes: readonly number[];
  type: BelongType;
  mayGive: MayGive;
}

const scopesToGive = ({ area, scopes }: OfferedArea, verb: RightVerb, mayGive: MayGive) =>
  scopes.filter((scope) => isOffered(area, verb, scope) && mayGive(codeOf(area, verb, scope)));

/** Whether a box of an area that is not ticked may be ticked. */
export function mayTick(offered: OfferedArea, verb: RightVerb, { codes, type, mayGive }: Chosen): boolean {
  const choice = choiceIn(codes, offered.area, type);
  const scopes = scopesToGive(offered, verb, mayGive);
  return verb === 'manage' && choice.view ? scopes.includes(choice.scope) : scopes.length > 0;
}

/** Whether the area may get this scope for all rights that are chosen in it. */
export function mayReach(offered: OfferedArea, scope: RightScope, { codes, type, mayGive }: Chosen): boolean {
  const { manage } = choiceIn(codes, offered.area, type);
  return (
    scopesToGive(offered, 'view', mayGive).includes(scope) &&
    (!manage || scopesToGive(offered, 'manage', mayGive).includes(scope))
  );
}

/** Ticks or clears 查看 or 管理 of an area; a new right gets the widest scope that the operator may give. */
export function tick(offered: OfferedArea, verb: RightVerb, on: boolean, chosen: Chosen): readonly number[] {
  const { codes, type, mayGive } = chosen;
  const { area } = offered;
  const before = choiceIn(codes, area, type);
  if (!on || before[verb]) return choose(codes, area, type, { [verb]: on });
  if (!mayTick(offered, verb, chosen)) return codes;
  const widest = scopesToGive(offered, verb, mayGive)[0];
  return choose(codes, area, type, { [verb]: true, ...(!before.view && widest && { scope: widest }) });
}

/** Sets the scope of an area; if nothing is chosen there, it also ticks 查看. */
export function reach(offered: OfferedArea, scope: RightScope, chosen: Chosen): readonly number[] {
  if (!mayReach(offered, scope, chosen)) return chosen.codes;
  return choose(chosen.codes, offered.area, chosen.type, { view: true, scope });
}

type Change = (offered: OfferedArea, chosen: Chosen) => readonly number[];
const inAll = (areas: readonly OfferedArea[], chosen: Chosen, change: Change) =>
  areas.reduce((codes, offered) => change(offered, { ...chosen, codes }), chosen.codes);

/** `tick` for a whole module. */
export const tickAll = (module: RightModule, verb: RightVerb, on: boolean, chosen: Chosen) =>
  inAll(
    module.areas.filter(({ isManageable }) => verb === 'view' || isManageable),
    chosen,
    (offered, before) => tick(offered, verb, on, before),
  );

/** Sets the scope of the chosen areas of a module, or of all its areas if none is chosen. */
export function reachAll(module: RightModule, scope: RightScope, chosen: Chosen): readonly number[] {
  const ticked = module.areas.filter(({ area }) => choiceIn(chosen.codes, area, chosen.type).view);
  return inAll(ticked.length > 0 ? ticked : module.areas, chosen, (offered, before) =>
    reach(offered, scope, before),
  );
}

/** The number of chosen areas of a module, and of all that can be chosen. */
export function shareOf({ areas }: RightModule, verb: RightVerb, { codes, type }: Chosen) {
  const open = areas.filter(({ isManageable }) => verb === 'view' || isManageable);
  const ticked = open.filter(({ area }) => choiceIn(codes, area, type)[verb]);
  return { all: open.length, chosen: ticked.length };
}

/** The scopes that a module's areas offer, widest first, and the scope that all chosen areas share, if they do. */
export function scopesOf({ areas }: RightModule, { codes, type }: Chosen) {
  const order: readonly RightScope[] = ['all', 'single', 'related'];
  const held = new Set(
    areas.flatMap(({ area }) => {
      const choice = choiceIn(codes, area, type);
      return choice.view ? [choice.scope] : [];
    }),
  );
  return {
    offered: order.filter((scope) => areas.some(({ scopes }) => scopes.includes(scope))),
    common: held.size === 1 ? [...held][0] : undefined,
  };
}

/** The rights that a role may keep when it becomes one for users of another type. */
export const keptFor = (codes: readonly number[], type: BelongType): number[] =>
  codes.filter((code) => {
    const right = readRight(code);
    return right && offeredScopes(right.area, type).includes(right.scope);
  });

/** The areas whose name, or whose module's name, contains the text, by module. */
export function matchingModules(
  modules: readonly RightModule[],
  text: string,
  names: { module: (module: RightModule['module']) => string; area: (area: RightArea) => string },
): RightModule[] {
  const wanted = text.trim().toLowerCase();
  const holds = (name: string) => name.toLowerCase().includes(wanted);
  return modules.flatMap((one) => {
    const areas = holds(names.module(one.module))
      ? one.areas
      : one.areas.filter(({ area }) => holds(names.area(area)));
    return areas.length > 0 ? [{ ...one, areas }] : [];
  });
}
