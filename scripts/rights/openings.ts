import { areas } from '#contracts/areas.ts';
import type { AnyEndpoint } from '#contracts/endpoint.ts';
import { type BelongType, belongType } from '#contracts/enums.ts';
import { scopedCalls } from '#web/api/scope.ts';
import type { CallName, ScreenUse } from '#web/domain/testing/uses.ts';
import { screenUses } from './screens.ts';

/** What a kind of user needs for a screen. */

const uses = new Map<string, ScreenUse>(screenUses.map((use) => [use.path, use]));
export const entryOf = (path: string): ScreenUse | undefined => uses.get(path);

/** Users of merchants have some screens of their own, which those of everybody lead to. */
export const isLed = ({ ofOwn }: ScreenUse, type: BelongType | undefined): boolean =>
  ofOwn !== undefined && type === belongType.merchant;

/** The call that a screen is for, where it is for one. */
export const purposeOf = (use: ScreenUse, type: BelongType | undefined): CallName | undefined =>
  isLed(use, type) ? uses.get(use.ofOwn ?? '')?.call : use.call;

/** The call as a kind of user makes it. @throws when there is none */
export function callOf(name: CallName, type: BelongType | undefined): AnyEndpoint {
  const [area, key] = name.split('.') as [keyof typeof areas, string];
  const scoped: Record<string, AnyEndpoint> = scopedCalls(areas[area], type);
  const call = scoped[key];
  if (!call) throw new Error(`There is no call ${name}.`);
  return call;
}
