import { matchPath } from 'react-router-dom';
import * as z from 'zod/mini';
import { create } from 'zustand';
import { forgetKept } from '../../kit/page/kept.ts';
import { screens } from '../screens.ts';
import { moved, pinned, shown, type Tab, without } from './tabList.ts';

const storedTab = z.object({
  ...{ key: z.string(), to: z.string(), screen: z.string(), name: z.string() },
  ...{ pinned: z.boolean(), drafts: z.array(z.string()), turn: z.number() },
  opener: z.optional(z.string()),
});
const stored = z.object({ userId: z.string(), tabs: z.array(storedTab) });

interface Tabs {
  userId: string;
  tabs: readonly Tab[];
  /** The pages closed last, newest last. */
  closed: readonly Tab[];
}

/** The tabs of this window. They are in the session storage: they survive a reload, and another window begins with its own page. */
export const useTabs = create<Tabs>(() => ({ userId: '', tabs: [], closed: [] }));
const storageKey = 'tabs';
/** How many closed pages can be opened again. */
const mostClosed = 10;

function keep(next: Partial<Tabs>) {
  useTabs.setState(next);
  const { userId, tabs } = useTabs.getState();
  try {
    sessionStorage.setItem(storageKey, JSON.stringify({ userId, tabs }));
  } catch {
    // If the storage is full, the tabs are those of this page load.
  }
}

function readStored(userId: string): readonly Tab[] {
  try {
    const found = z.parse(stored, JSON.parse(sessionStorage.getItem(storageKey) ?? ''));
    return found.userId === userId ? found.tabs : [];
  } catch {
    return [];
  }
}

const change = (next: (tabs: readonly Tab[]) => readonly Tab[]) =>
  keep({ tabs: next(useTabs.getState().tabs) });

/** The names of query parameters that say which record a hidden page shows. */
const recordParams = ['id', 'memberId'];

/** The key of a page: its path, and its record where that is in the query. Filters and dialogs are no part of it. */
export function keyOf(pathname: string, search: string): string {
  const screen = screens.find(({ path }) => matchPath(path, pathname));
  if (!screen?.parent) return pathname;
  const query = new URLSearchParams(search);
  const name = recordParams.find((one) => query.has(one));
  return name ? `${pathname}?${name}=${query.get(name)}` : pathname;
}

/** Takes over the tabs of the account from before a reload, and those that it has pinned. */
export function startTabs(userId: string, pins: readonly string[]) {
  if (useTabs.getState().userId === userId) return;
  const before = readStored(userId);
  const missing = pins.flatMap((to, at): Tab[] => {
    const screen = screens.find(({ path }) => matchPath(path, to.split('?')[0] ?? ''))?.path;
    const isThere = before.some(({ key }) => key === to);
    return screen && !isThere
      ? [{ key: to, to, screen, name: '', pinned: true, drafts: [], turn: at - pins.length }]
      : [];
  });
  keep({ userId, tabs: [...missing, ...before], closed: [] });
}

export const showTab = (page: Pick<Tab, 'key' | 'to' | 'screen' | 'name'>, opener: string | undefined) =>
  change((tabs) => shown(tabs, page, opener));

/** The page stays open with unsaved input in these drafts. */
export const keepDrafts = (key: string, drafts: readonly string[]) =>
  change((tabs) => tabs.map((tab) => (tab.key === key ? { ...tab, drafts } : tab)));

/** Writes another address into a tab that is not shown. */
export const readdress = (key: string, to: string) =>
  change((tabs) => tabs.map((tab) => (tab.key === key ? { ...tab, to } : tab)));

export function closeTabs(keys: readonly string[]) {
  const { tabs, closed } = useTabs.getState();
  const gone = tabs.filter(({ key }) => keys.includes(key));
  forgetKept(keys);
  keep({ tabs: without(tabs, keys), closed: [...closed, ...gone].slice(-mostClosed) });
}

/** Takes the page that was closed last from the closed ones. */
export function takeClosed(): Tab | undefined {
  const { closed } = useTabs.getState();
  useTabs.setState({ closed: closed.slice(0, -1) });
  return closed.at(-1);
}

export const moveTab = (key: string, place: number) => change((tabs) => moved(tabs, key, place));
export const pinTab = (key: string, isPinned: boolean) => change((tabs) => pinned(tabs, key, isPinned));

/** Gives a page the name of its record, once it is known. */
export function nameTab(key: string, name: string) {
  const isNews = name !== '' && useTabs.getState().tabs.some((tab) => tab.key === key && tab.name !== name);
  if (isNews) change((tabs) => tabs.map((tab) => (tab.key === key ? { ...tab, name } : tab)));
}
