import type { CallName } from '#contracts/areas.ts';
import { namesFor } from '#contracts/endpoint.ts';
import { type BelongType, belongType, valuesOf } from '#contracts/enums.ts';
import { type RightName, rightIds } from '#contracts/rights/rights.ts';
import { admits, type Session, viewer } from '../api/session.ts';
import type { Screen, TitledPath } from '../kit/page/screen.ts';
import { callAccess } from './callAccess.ts';
import { screens } from './screens.ts';

/** A menu item of specification section 3. Its title has the key of `url`, and its icon that of `id` (MenuIcon). */
export interface MenuItem {
  id: string;
  /** Also the key of its title in the `menu` messages. */
  url: TitledPath;
  menuMatchUrl: TitledPath;
  groups: MenuGroup[];
}

interface MenuGroup {
  url: TitledPath;
  screens: Screen[];
}

/** The one top-level module (specification section 2) and the order of its side menu. */
const miniShop = {
  id: 'mini-shop',
  menus: [
    'home',
    'estate',
    'merchant',
    'product',
    'member',
    'order',
    'finance',
    'statistic',
    'account',
    'setting',
  ],
} as const;

const part = (path: string, count: number) =>
  path
    .split('/')
    .slice(0, count + 1)
    .join('/') as TitledPath;
export const menuOf = (path: string) => part(path, 1);
export const groupOf = (path: string) => part(path, 2);

export const screenAt = (path: string) => screens.find((screen) => screen.path === path);

/** The screen that users of a kind get: the screen itself, or the one that merchant users have instead. */
export const screenFor = (screen: Screen, type: BelongType | undefined): Screen =>
  (type === belongType.merchant && screen.ofOwn && screenAt(screen.ofOwn)) || screen;

/** Whether the viewer may make the main call of a screen. */
export function mayOpen(screen: Screen, session: Session): boolean {
  const { call } = screenFor(screen, viewer(session).belongType);
  return !call || mayMake(call, session);
}

/** Whether a screen opens with one of its records: a form also to who may read the record, but not change it. */
export const mayOpenRecord = (screen: Screen, session: Session): boolean =>
  mayOpen(screen, session) || (screen.view !== undefined && mayMake(screen.view, session));

/**
 * The key of the title of an open page in the `menu` messages, or undefined if the viewer may not open the page.
 * @param key the page as tabs and visits keep it: with its record after a `?`, if it has one
 */
export function titleKeyOf(path: string, key: string, session: Session): string | undefined {
  const screen = screenAt(path);
  if (!screen) return undefined;
  const isOfRecord = key.includes('?');
  if (mayOpen(screen, session)) return isOfRecord ? `${path}?id` : path;
  return isOfRecord && mayOpenRecord(screen, session) ? '?view' : undefined;
}

/** Whether the viewer may make a call, or his own-scope mirror of it. */
export function mayMake(call: CallName, session: Session): boolean {
  const type = viewer(session).belongType;
  const access = namesFor(call, type)
    .map((name) => callAccess[name])
    .find((found) => found !== undefined);
  return access !== undefined && admits(access, session);
}

/** The rights of which any one lets users of some kind make the main call of a screen. */
export function rightsFor({ call }: Screen): RightName[] {
  const names = new Set(valuesOf(belongType).flatMap((type) => (call ? namesFor(call, type) : [])));
  const rights = new Set([...names].flatMap((name) => callAccess[name]?.rights ?? []));
  return [...rights].sort((one, other) => rightIds[one] - rightIds[other]);
}

/** The pages above a screen, from the list in the menu down. */
export const pagesAbove = ({ parent }: Screen): Screen[] => {
  const above = parent && screenAt(parent);
  return above ? [...pagesAbove(above), above] : [];
};

/** The menu of this user: an entry is shown if he may open at least one screen below it. */
export function menuFor(session: Session): MenuItem[] {
  return miniShop.menus.flatMap((id) => {
    const path = `/${id}` as TitledPath;
    const open = screens.filter(
      (screen) => menuOf(screen.path) === path && !screen.parent && mayOpen(screen, session),
    );
    if (open.length === 0) return [];
    const urls = [...new Set(open.map((screen) => groupOf(screen.path)))];
    const groups = urls.map((url) => ({
      url,
      screens: open.filter((screen) => groupOf(screen.path) === url),
    }));
    return [{ id, url: open[0]?.path ?? path, menuMatchUrl: path, groups }];
  });
}

/** Addresses of main-menu entries and groups; each leads to the first screen below it that the user may open. */
export const menuPaths = [...new Set(screens.flatMap(({ path }) => [menuOf(path), groupOf(path)]))].filter(
  (path) => !screens.some((screen) => screen.path === path),
);

export const firstScreenBelow = (path: string, session: Session) =>
  screens.find((screen) => screen.path.startsWith(`${path}/`) && !screen.parent && mayOpen(screen, session));
