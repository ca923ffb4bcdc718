import { type BelongType, belongType } from '#contracts/enums.ts';
import { choiceIn, rightTree } from '#contracts/rights/rightChoices.ts';
import type { RightArea } from '#contracts/rights/rights.ts';
import type { RightModule } from './treeChoices.ts';

/** The parts of a role that are compared. */
export interface Compared {
  belongType: BelongType;
  rightIds: readonly number[];
}

/** How two roles differ in an area; `scope` and `verbs` may both be true. */
export type Difference = 'onlyFirst' | 'onlySecond' | 'scope' | 'verbs';

export const choiceOf = (role: Compared, area: RightArea) => choiceIn(role.rightIds, area, role.belongType);

/** Undefined if neither role has rights over the area; empty if both allow the same. */
export function differencesIn(area: RightArea, first: Compared, second: Compared): Difference[] | undefined {
  const [a, b] = [choiceOf(first, area), choiceOf(second, area)];
  if (!a.view && !b.view) return undefined;
  if (!b.view) return ['onlyFirst'];
  if (!a.view) return ['onlySecond'];
  return [
    ...(a.scope === b.scope ? [] : (['scope'] as const)),
    ...(a.manage === b.manage ? [] : (['verbs'] as const)),
  ];
}

/** The areas in which at least one of two roles has rights, or only those where they differ. */
export function comparedModules(first: Compared, second: Compared, onlyDifferences: boolean): RightModule[] {
  return rightTree(belongType.system).flatMap((module) => {
    const areas = module.areas.filter(({ area }) => {
      const differences = differencesIn(area, first, second);
      return differences && (!onlyDifferences || differences.length > 0);
    });
    return areas.length > 0 ? [{ ...module, areas }] : [];
  });
}

/** The number of areas in which two roles differ, by kind of difference. */
export function countDifferences(first: Compared, second: Compared): Record<Difference, number> {
  const counts = { onlyFirst: 0, onlySecond: 0, scope: 0, verbs: 0 };
  for (const { areas } of comparedModules(first, second, true))
    for (const { area } of areas)
      for (const difference of differencesIn(area, first, second) ?? []) counts[difference]++;
  return counts;
}
