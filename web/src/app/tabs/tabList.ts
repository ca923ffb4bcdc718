/** The open pages of a window, as pure functions over their list. Pinned tabs stand before the others. */

export interface Tab {
  /** The page: its path, and its record where the record is in the query. */
  key: string;
  /** The present address of the page, with its search; the truth about what it shows. */
  to: string;
  /** The path of the screen, by which the tab is titled. */
  screen: string;
  /** The name of the record on the page; '' if there is none, or until it is known. */
  name: string;
  pinned: boolean;
  /** The drafts with the unsaved input of a page that is open but not shown. */
  drafts: readonly string[];
  /** Rises with each use, so that the least used tab is the one with the lowest number. */
  turn: number;
  /** The key of the page from which it was opened. */
  opener?: string | undefined;
}

/** The most tabs that are open at once. */
export const mostTabs = 20;

const lastTurn = (tabs: readonly Tab[]) => Math.max(0, ...tabs.map(({ turn }) => turn));

export const tabOf = (tabs: readonly Tab[], key: string) => tabs.find((tab) => tab.key === key);

type Shown = Pick<Tab, 'key' | 'to' | 'screen' | 'name'>;

/** Shows a page: in its tab, which gets the new address, or in a new one at the end. A page that is shown has no input that is only kept. */
export function shown(tabs: readonly Tab[], page: Shown, opener: string | undefined): readonly Tab[] {
  const turn = lastTurn(tabs) + 1;
  const known = tabOf(tabs, page.key);
  if (known) {
    const next = { ...known, ...page, name: page.name || known.name, drafts: [], turn };
    return tabs.map((tab) => (tab === known ? next : tab));
  }
  return limited([...tabs, { ...page, pinned: false, drafts: [], turn, opener }], page.key);
}

/** Without the least used tabs beyond the limit. Tabs that are pinned, have unsaved input, or are shown stay. */
function limited(tabs: readonly Tab[], active: string): readonly Tab[] {
  const surplus = tabs.length - mostTabs;
  if (surplus <= 0) return tabs;
  const leaving = tabs
    .filter(({ key, pinned, drafts }) => key !== active && !pinned && drafts.length === 0)
    .sort((one, other) => one.turn - other.turn)
    .slice(0, surplus);
  return tabs.filter((tab) => !leaving.includes(tab));
}

export const without = (tabs: readonly Tab[], keys: readonly string[]) =>
  tabs.filter(({ key }) => !keys.includes(key));

/** The tab that is shown after one was closed: the page from which it was opened, else the one used last. */
export function nextAfter(tabs: readonly Tab[], closed: Tab): Tab | undefined {
  const others = without(tabs, [closed.key]);
  const opener = closed.opener === undefined ? undefined : tabOf(others, closed.opener);
  return opener ?? [...others].sort((one, other) => other.turn - one.turn)[0];
}

/** Moves a tab to the place of another one; pinned tabs stay before the others. */
export function moved(tabs: readonly Tab[], key: string, place: number): readonly Tab[] {
  const tab = tabOf(tabs, key);
  if (!tab) return tabs;
  const others = without(tabs, [key]);
  const pins = others.filter(({ pinned }) => pinned).length;
  const [least, most] = tab.pinned ? [0, pins] : [pins, others.length];
  const at = Math.min(most, Math.max(least, place));
  return [...others.slice(0, at), tab, ...others.slice(at)];
}

/** Pins a tab behind the other pinned ones, or lets it go to the first place behind them. */
export function pinned(tabs: readonly Tab[], key: string, isPinned: boolean): readonly Tab[] {
  const changed = tabs.map((tab) => (tab.key === key ? { ...tab, pinned: isPinned } : tab));
  const pins = changed.filter((tab) => tab.pinned && tab.key !== key).length;
  return moved(changed, key, pins);
}
