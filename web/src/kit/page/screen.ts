import type { ComponentType } from 'react';
import type { CallName } from '#contracts/areas.ts';
import type { Namespace } from '../../i18n.ts';
import type { Messages } from '../../locales/messages.ts';

/** An address with a title in the `menu` messages; it may have parameters (`/estate/project-manage/:id/project-detail`). */
export type TitledPath = Exclude<Extract<keyof Messages['menu'], `/${string}`>, `${string}?${string}`>;

/**
 * One screen, stated once in its area's `screens.ts`. The first part of the path is the main-menu entry, the second the group; menu, breadcrumb,
 * title, guard and highlight are derived from this.
 */
export interface Screen {
  path: TitledPath;
  /**
   * The main call of the screen, as platform users make it: whoever may make it, or its own-scope mirror, may open the screen. Without one every
   * signed-in user may. Of a form it is the call that saves a changed record.
   */
  call?: CallName;
  /** Of a form that shows a record also to who may only read it: the call that reads it. */
  view?: CallName;
  /** The screen that merchant users are led to instead; then its call decides. */
  ofOwn?: TitledPath;
  /** The page above a hidden page, which is not in the menu; the menu highlights the list above it instead. */
  parent?: TitledPath;
  /** A dialog of the list that adds a record: its call, and the query that opens it; its title is that of the address with the query. */
  addDialog?: { call: CallName; query: string };
  /** The query parameter by which a list opens one of its records, where a record has no page. */
  recordParam?: string;
  /** The messages that the screen needs. */
  messages: readonly Namespace[];
  load: () => Promise<{ default: ComponentType }>;
}
