import type { ComponentType } from 'react';
import { lazyWith } from '../kit/page/lazyWith.ts';
import type { TitledPath } from '../kit/page/screen.ts';
import { screens } from './screens.ts';

const parts = new Map<TitledPath, ComponentType>();

/** The screen of an address as a part of another page; the same component at each call. @throws for an address without a screen */
export function screenPart(path: TitledPath): ComponentType {
  const known = parts.get(path);
  if (known) return known;
  const screen = screens.find((one) => one.path === path);
  if (!screen) throw new Error(`there is no screen ${path}`);
  const part = lazyWith(screen.load, ...screen.messages);
  parts.set(path, part);
  return part;
}
