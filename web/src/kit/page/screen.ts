import type { ComponentType } from 'react';
import type { RightName } from '#contracts/rights/rights.ts';
import type { Namespace } from '../../i18n.ts';
import type { Messages } from '../../locales/messages.ts';

/** An address that has a title: the key of its words in the `menu` messages. */
export type TitledPath = Exclude<Extract<keyof Messages['menu'], `/${string}`>, `${string}?id`>;

/**
 * One screen, stated once in its area's `screens.ts`. The first part of the path is the main-menu entry, the second
 * the group, so menu, breadcrumb, title, guard and highlight all follow from here.
 */
export interface Screen {
  path: TitledPath;
  /** Any one of these admits; none means that every signed-in user may see it. */
  rights: readonly RightName[];
  /** A hidden page is not in the menu and highlights this list instead. */
  parent?: TitledPath;
  /** Messages that it needs. */
  messages: readonly Namespace[];
  load: () => Promise<{ default: ComponentType }>;
}
