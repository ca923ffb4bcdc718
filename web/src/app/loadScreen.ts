import type { ComponentType } from 'react';
import type { Namespace } from '../i18n.ts';
import { loadWith } from '../kit/page/lazyWith.ts';

export async function loadScreen(
  load: () => Promise<{ default: ComponentType }>,
  messages: readonly Namespace[],
) {
  return { Component: (await loadWith(load, ...messages)).default };
}
