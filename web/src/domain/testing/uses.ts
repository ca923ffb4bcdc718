import { areas } from '#contracts/areas.ts';
import type { TitledPath } from '../../kit/page/screen.ts';
import common from '../../locales/zh/common.ts';
import kit from '../../locales/zh/kit.ts';
import menu from '../../locales/zh/menu.ts';

/**
 * What a screen is for and what its buttons do, which nothing else says: who may follows from the calls. Each area states its own in
 * `uses.ts`; `npm run rights` finds them. A screen that is in none fails the matrix, and so does a button that the browser finds and this
 * does not know, or the other way round. Calls are named as users of the platform make them; those of units make their mirrors.
 */

export type AreaName = keyof typeof areas;
export type CallName = `${AreaName}.${string}`;

/** `page`: a button; `row`: in each row of the table; `switch`: the same, locked for those who may not; `form`: what saves it. */
export type Place = 'page' | 'row' | 'switch' | 'form';

export interface Element {
  place: Place;
  /** As it is read on the screen; of a switch what it does. */
  text: string;
  /** What it calls, or where it leads; without either it is for whoever is on the screen. */
  call?: CallName;
  opens?: TitledPath;
  /** Its name among the record's `actions`, where it has some. */
  action?: string;
}

export interface ScreenUse {
  path: TitledPath;
  /** The call that it is for: who may not make it, may not open the screen. Absent: it is everybody's. */
  call?: CallName;
  /** Where it leads users of merchants instead, who have one of their own. */
  ofOwn?: TitledPath;
  elements: readonly Element[];
}

export const calls = (area: AreaName): object => areas[area];
/** A call is named among the `actions` of a record by its own name, saving by the word of its button. */
export const actionOf = (key: string) => (key === 'update' ? 'edit' : key);
export const one = (place: Place, text: string, call: CallName): Element => ({
  ...{ place, text, call },
  action: actionOf(call.slice(call.indexOf('.') + 1)),
});
export const link = (text: string, opens: TitledPath): Element => ({ place: 'row', text, opens });

/** What lists of records have alike, as far as the area has the calls. */
export function list(path: TitledPath, area: AreaName, add: string, more: Element[] = []): ScreenUse {
  const row = (text: string, key: string) => (key in calls(area) ? [one('row', text, `${area}.${key}`)] : []);
  return {
    path,
    call: `${area}.list`,
    elements: [
      one('page', add, `${area}.add`),
      one('switch', common.enabled, `${area}.enable`),
      ...row(common.edit, 'update'),
      ...row(common.copy, 'copy'),
      ...more,
      ...row(common.remove, 'remove'),
    ],
  };
}

/** Beside a masked number of a page. */
export const reveal = (area: AreaName) => one('page', kit.number.reveal, `${area}.reveal`);

const form = (path: TitledPath, area: AreaName): ScreenUse => ({
  path,
  call: `${area}.update`,
  elements: [one('form', common.confirm, `${area}.update`)],
});

/** A list and its form; the button that adds is called as the form is. */
export const records = (
  listPath: TitledPath,
  addPath: TitledPath & keyof typeof menu,
  area: AreaName,
  more: Element[] = [],
): ScreenUse[] => [list(listPath, area, menu[addPath], more), form(addPath, area)];
