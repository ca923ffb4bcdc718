import { useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import {
  generatePath,
  NavigationType,
  useLocation,
  useMatches,
  useNavigate,
  useNavigationType,
} from 'react-router-dom';
import { goBackToTab } from '../../api/reuse.ts';
import { useSession } from '../../api/session.ts';
import { dropDraft } from '../../kit/form/drafts.ts';
import { useLeaveQuestion } from '../../kit/form/useLeaveQuestion.ts';
import { useOpenName } from '../../kit/page/crumb.ts';
import { setPageKeeper } from '../../kit/page/pageKeeper.ts';
import type { Screen } from '../../kit/page/screen.ts';
import { useTabSettings } from '../../kit/table/preferences.ts';
import { screenAt } from '../menu.ts';
import { nextAfter, type Tab, tabOf } from './tabList.ts';
import {
  closeTabs,
  keepDrafts,
  keyOf,
  nameTab,
  readdress,
  showTab,
  startTabs,
  takeClosed,
  useTabs,
} from './tabStore.ts';

/** The page that the user is about to close; its tab goes when the next page is shown. */
let leavingKey: string | undefined;

/** The history entry with which each page was opened from another one, so that closing it at once goes back over that entry. */
const entries = new Map<string, number>();
const entryNow = () => ((history.state ?? {}) as { idx?: number }).idx;

/** The address without the dialog that a history entry has opened. */
function withoutDialog(to: string, dialog: string | undefined): string {
  const [path = '', search = ''] = to.split('?');
  const query = new URLSearchParams(search);
  if (dialog) query.delete(dialog);
  return query.size > 0 ? `${path}?${query}` : path;
}

/**
 * Gives each page a tab: follows the address, keeps the unsaved input of pages that are left for another one, and closes pages.
 * @param ready false until the account's settings are known
 */
export function useTabPages(screen: Screen | undefined, ready: boolean) {
  const { pathname, search, state } = useLocation();
  const way = useNavigationType();
  const userId = useSession(({ user, preview }) => (preview ? undefined : user?.id));
  const settings = useTabSettings();
  const on = ready && settings.on && userId !== undefined && screen !== undefined;
  const key = on ? keyOf(pathname, search) : undefined;
  const to = pathname + search;
  const dialog = (state as { dialog?: string } | null)?.dialog;
  const last = useRef<{ key: string; to: string; dialog: string | undefined }>();
  const { pinned } = settings;

  // biome-ignore lint/correctness/useExhaustiveDependencies: pins count when the tabs of the account begin
  useLayoutEffect(() => {
    if (on) startTabs(userId, pinned);
  }, [on, userId]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: follows the address
  useLayoutEffect(() => {
    const before = last.current;
    last.current = key === undefined ? undefined : { key, to, dialog };
    if (key === undefined || !screen) return;
    const from = before && before.key !== key ? before : undefined;
    const isNew = !tabOf(useTabs.getState().tabs, key);
    showTab({ key, to, screen: screen.path, name: '' }, from?.key);
    if (isNew) entries.delete(key);
    const entry = entryNow();
    if (isNew && from && way === NavigationType.Push && entry !== undefined) entries.set(key, entry);
    if (from && leavingKey === from.key) closeTabs([from.key]);
    else if (from && way === NavigationType.Replace) {
      // A hidden page that leads elsewhere is over; a list has only opened the page by a dialog.
      const left = tabOf(useTabs.getState().tabs, from.key);
      if (left && screenAt(left.screen)?.parent) closeTabs([from.key]);
      else readdress(from.key, withoutDialog(from.to, from.dialog));
    }
    leavingKey = undefined;
  }, [key, to]);

  const name = useOpenName((open) => open.name);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the name of the page that was left is gone from the store by now, but not from this render
  useEffect(() => {
    if (key !== undefined) nameTab(key, useOpenName.getState().name);
  }, [key, name]);

  useEffect(() => {
    if (!on) return;
    return setPageKeeper({
      keeps(from, next, drafts) {
        const left = keyOf(from.pathname, from.search);
        if (left === keyOf(next.pathname, next.search) || left === leavingKey) return false;
        keepDrafts(left, drafts);
        return true;
      },
      stays() {
        leavingKey = undefined;
      },
    });
  }, [on]);

  const navigate = useNavigate();
  const { params } = useMatches().at(-1) ?? {};
  const parent = screen?.parent && generatePath<string>(screen.parent, params);
  const leave = useCallback(() => {
    if (key === undefined) return;
    if (keyOf(location.pathname, location.search) !== key) return closeTabs([key]);
    const { tabs } = useTabs.getState();
    const { opener } = tabOf(tabs, key) ?? {};
    const above = (opener === undefined ? undefined : tabOf(tabs, opener)) ?? tabOf(tabs, parent ?? '/home');
    leavingKey = key;
    if (opener !== undefined && entries.get(key) === entryNow()) navigate(-1);
    else navigate(above?.to ?? parent ?? '/home', { replace: true });
  }, [key, navigate, parent]);
  return { key, leave: on ? leave : undefined };
}

/** What can be done with tabs. @param current the key of the page that is shown */
export function useTabActions(current: string) {
  const ask = useLeaveQuestion();
  const navigate = useNavigate();
  const show = (tab: Tab) => {
    if (tab.key === current) return;
    goBackToTab();
    navigate(tab.to);
  };
  /** Closes pages. Asks once if any of those that are not shown has unsaved input; the page that is shown asks itself. */
  const close = async (keys: readonly string[]) => {
    const { tabs } = useTabs.getState();
    const hidden = tabs.filter(({ key }) => keys.includes(key) && key !== current);
    const drafts = hidden.flatMap((tab) => tab.drafts);
    if (drafts.length > 0 && !(await ask())) return;
    for (const draft of drafts) dropDraft(draft);
    closeTabs(hidden.map(({ key }) => key));
    const shown = keys.includes(current) && tabOf(useTabs.getState().tabs, current);
    if (!shown) return;
    const next = nextAfter(useTabs.getState().tabs, shown);
    leavingKey = current;
    if (next) show(next);
    else navigate('/home');
  };
  const reopen = () => {
    const tab = takeClosed();
    if (tab) navigate(tab.to);
  };
  return { show, close, reopen };
}
