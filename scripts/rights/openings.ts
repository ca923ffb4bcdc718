import { areas } from '#contracts/areas.ts';
import type { AnyEndpoint } from '#contracts/endpoint.ts';
import { type BelongType, belongType } from '#contracts/enums.ts';
import { scopedCalls } from '#web/api/scope.ts';
import type { UsedCall } from '#web/domain/testing/uses.ts';
import { type ScreenEntry, screenUses } from './screens.ts';

/** What a kind of user needs for a screen. */

const uses = new Map<string, ScreenEntry>(screenUses.map((use) => [use.path, use]));
export const entryOf = (path: string): ScreenEntry | undefined => uses.get(path);

/** Users of merchants have some screens of their own, which those of everybody lead to. */
export const isLed = ({ ofOwn }: ScreenEntry, type: BelongType | undefined): boolean =>
  ofOwn !== undefined && type === belongType.merchant;

/** The call that a screen is for, where it is for one. */
export const purposeOf = (use: ScreenEntry, type: BelongType | undefined): UsedCall | undefined =>
  isLed(use, type) ? uses.get(use.ofOwn ?? '')?.call : use.call;

/** The call as a kind of user makes it. @throws when there is none */
export function callOf(name: UsedCall, type: BelongType | undefined): AnyEndpoint {
  const [area, key] = name.split('.') as [keyof typeof areas, string];
  const scoped: Record<string, AnyEndpoint> = scopedCalls(areas[area], type);
  const call = scoped[key];
  if (!call) throw new Error(`There is no call ${name}.`);
  return call;
}
