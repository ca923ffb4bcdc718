import { areas } from '#contracts/areas.ts';
import type { TitledPath } from '../../kit/page/screen.ts';
import common from '../../locales/zh/common.ts';
import kit from '../../locales/zh/kit.ts';
import menu from '../../locales/zh/menu.ts';

/**
 * What the buttons of each screen do, which no other source states; who may use them follows from the calls. Who may open the screen follows from
 * the call of its row in `screens.ts`. Each area lists its screens in `uses.ts`, and `npm run rights` collects them. The matrix test fails if a screen is missing, if the browser finds a button that is not
 * listed, or if a listed button is not on the screen. Calls are named as platform users make them; users of units call the own-scope mirrors.
 */

export type AreaName = keyof typeof areas;
/** Names of calls that helpers compose; `callOf` of scripts/rights throws if there is none of this name. */
export type UsedCall = `${AreaName}.${string}`;

/**
 * `page`: a button of the page; `row`: in each row of the table; `switch`: in each row, too, but disabled for users without the right; `form`: the
 * button that saves.
 */
export type Place = 'page' | 'row' | 'switch' | 'form';

export interface Element {
  place: Place;
  /** The text on the screen; for a switch what it does. */
  text: string;
  /** The text of the same button on records in another state. */
  orText?: string;
  /** The call it makes, or the screen it opens; without either every user of the screen may use it. */
  call?: UsedCall;
  opens?: TitledPath;
  /** Its name in the record's `actions`, if it has one. */
  action?: string;
}

export interface ScreenUse {
  path: TitledPath;
  elements: readonly Element[];
}

export const calls = (area: AreaName): object => areas[area];
/** The name of a call in a record's `actions`: its own name, but `edit` for `update` and for the calls that save a part of the same record, such as `updateImages`. */
export const actionOf = (area: AreaName, key: string) =>
  'update' in calls(area) && /^update([A-Z]|$)/.test(key) ? 'edit' : key;
export const one = (place: Place, text: string, call: UsedCall): Element => ({
  ...{ place, text, call },
  action: actionOf(...(call.split('.') as [AreaName, string])),
});
/** A button of each row that shows the record; every user of the screen may use it on what he sees. */
export const shows = (text: string, call: UsedCall): Element => ({ place: 'row', text, call });
export const link = (text: string, opens: TitledPath): Element => ({ place: 'row', text, opens });

/** 排序 of a row, saved by this call. */
export const ordering = (call: UsedCall) => one('row', common.changeOrdering.split(' ')[0] ?? '', call);

/** The buttons that lists of records have in common, as far as the area has the calls. */
export function list(path: TitledPath, area: AreaName, add: string, more: Element[] = []): ScreenUse {
  const row = (text: string, key: string) => (key in calls(area) ? [one('row', text, `${area}.${key}`)] : []);
  return {
    path,
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

/** The button beside a masked number of a page. */
export const reveal = (area: AreaName) => one('page', kit.number.reveal, `${area}.reveal`);

const form = (path: TitledPath, area: AreaName): ScreenUse => ({
  path,
  elements: [one('form', common.confirm, `${area}.update`)],
});

/** A list and its form; the button that adds has the title of the form. */
export const records = (
  listPath: TitledPath,
  addPath: TitledPath & keyof typeof menu,
  area: AreaName,
  more: Element[] = [],
): ScreenUse[] => [list(listPath, area, menu[addPath], more), form(addPath, area)];
