import type { ComponentType } from 'react';
import type { RightName } from '#contracts/rights/rights.ts';
import type { Namespace } from '../../i18n.ts';
import type { Messages } from '../../locales/messages.ts';

/** An address with a title in the `menu` messages. */
export type TitledPath = Exclude<Extract<keyof Messages['menu'], `/${string}`>, `${string}?id`>;

/**
 * One screen, stated once in its area's `screens.ts`. The first part of the path is the main-menu entry, the second the group; menu, breadcrumb,
 * title, guard and highlight are derived from this.
 */
export interface Screen {
  path: TitledPath;
  /** Any one of these rights opens the screen; if there are none, every signed-in user may open it. */
  rights: readonly RightName[];
  /** The list above a hidden page, which is not in the menu; the menu highlights the list instead. */
  parent?: TitledPath;
  /** The messages that the screen needs. */
  messages: readonly Namespace[];
  load: () => Promise<{ default: ComponentType }>;
}
