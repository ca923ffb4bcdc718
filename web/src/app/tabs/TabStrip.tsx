import IconChevronDown from '@douyinfe/semi-icons/lib/es/icons/IconChevronDown';
import IconClose from '@douyinfe/semi-icons/lib/es/icons/IconClose';
import {
  type DragEvent,
  type KeyboardEvent,
  type MouseEvent,
  Suspense,
  useEffect,
  useRef,
  useState,
} from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../api/session.ts';
import { ClosingBoundary } from '../../kit/page/ClosingBoundary.tsx';
import { lazyWith } from '../../kit/page/lazyWith.ts';
import { titleKeyOf } from '../menu.ts';
import { useMenuTitles } from '../titles.ts';
import css from './TabStrip.module.css';
import type { Tab } from './tabList.ts';
import { moveTab, useTabs } from './tabStore.ts';
import { useTabActions } from './useTabPages.ts';

const TabMenu = lazyWith(() => import('./TabMenu.tsx'));

/** The open pages as a line of tabs. Each is a link, so it can be opened in another window, too. */
export function TabStrip({ current }: { current: string }) {
  const { t } = useTranslation('tabs');
  const session = useSession();
  const all = useTabs(({ tabs }) => tabs);
  // Rights may have changed since the page was opened.
  const tabs = all.filter(({ screen, key }) => titleKeyOf(screen, key, session));
  const nameOf = useTabNames(tabs);
  const { show, close } = useTabActions(current);
  const line = useRef<HTMLDivElement>(null);
  const [menu, setMenu] = useState<{ tab: Tab; anchor: HTMLElement }>();
  const dragged = useRef<string>();
  const place = tabs.findIndex(({ key }) => key === current);
  /** The shown page that was closed by key: its tab goes when the next page is shown, and takes the focus with it. */
  const closing = useRef<string>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the next page is shown
  useEffect(() => {
    const { current: closed } = closing;
    closing.current = undefined;
    // It stays if the user goes on editing, and is left later for another page.
    if (closed === undefined || useTabs.getState().tabs.some(({ key }) => key === closed)) return;
    line.current?.querySelector<HTMLElement>('[aria-selected=true]')?.focus();
  }, [current]);

  // A tab is wider with the name of its record, which is known later.
  const names = tabs.map((tab) => nameOf(tab).short).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the shown tab comes into view when another one is shown
  useEffect(() => {
    // Not by scrollIntoView, from which the next Tab key would start.
    const box = line.current;
    const shown = box?.querySelector<HTMLElement>('[aria-selected=true]');
    if (!box || !shown) return;
    const { offsetLeft: left, offsetWidth: width } = shown;
    if (left < box.scrollLeft) box.scrollLeft = left;
    else if (left + width > box.scrollLeft + box.clientWidth) box.scrollLeft = left + width - box.clientWidth;
  }, [current, names]);

  const closeOne = (tab: Tab) => {
    if (tabs.length > 1) void close([tab.key]);
  };
  const tabAt = (target: EventTarget) => {
    const element = (target as Element).closest<HTMLElement>('[role=tab]');
    const tab = tabs.find(({ key }) => key === element?.dataset.key);
    return element && tab ? { element, tab } : undefined;
  };
  const onClick = (event: MouseEvent) => {
    const at = tabAt(event.target);
    // With a modifier the browser opens the link in another window.
    if (!at || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    if ((event.target as Element).closest('[data-close]')) closeOne(at.tab);
    else show(at.tab);
  };
  const onAuxClick = (event: MouseEvent) => {
    const at = tabAt(event.target);
    if (event.button !== 1 || !at) return;
    event.preventDefault();
    closeOne(at.tab);
  };
  const onContextMenu = (event: MouseEvent) => {
    const at = tabAt(event.target);
    if (!at) return;
    event.preventDefault();
    setMenu({ tab: at.tab, anchor: at.element });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const at = tabAt(event.target);
    if (!at) return;
    if (event.key === ' ') at.element.click();
    else if (event.key === 'Delete') {
      closing.current = at.tab.key === current ? current : undefined;
      closeOne(at.tab);
      line.current?.querySelector<HTMLElement>('[aria-selected=true]')?.focus();
    } else if (!moveFocus(event.key, at.element)) return;
    event.preventDefault();
  };
  const onDrop = (event: DragEvent) => {
    const at = tabAt(event.target);
    const key = dragged.current;
    dragged.current = undefined;
    if (!at || key === undefined) return;
    event.preventDefault();
    moveTab(
      key,
      all.findIndex((tab) => tab.key === at.tab.key),
    );
  };
  return (
    <div className={css.strip}>
      <div
        ref={line}
        role="tablist"
        tabIndex={-1}
        aria-label={t('openPages')}
        className={css.line}
        onClick={onClick}
        onAuxClick={onAuxClick}
        onContextMenu={onContextMenu}
        onKeyDown={onKeyDown}
        onDragOver={(event) => dragged.current !== undefined && event.preventDefault()}
        onDrop={onDrop}
      >
        {tabs.map((tab, at) => (
          <a
            key={tab.key}
            role="tab"
            href={tab.to}
            data-key={tab.key}
            className={css.tab}
            aria-selected={tab.key === current}
            aria-keyshortcuts="Delete"
            tabIndex={at === Math.max(0, place) ? 0 : -1}
            title={nameOf(tab).whole}
            draggable
            onDragStart={() => {
              dragged.current = tab.key;
            }}
          >
            {tab.pinned && <span className={css.pinned} role="img" aria-label={t('pinned')} />}
            <span className={css.name}>{nameOf(tab).short}</span>
            {tab.drafts.length > 0 && <span className={css.unsaved} role="img" aria-label={t('unsaved')} />}
            {!tab.pinned && tabs.length > 1 && (
              <span className={css.close} data-close aria-hidden>
                <IconClose size="extra-small" />
              </span>
            )}
          </a>
        ))}
      </div>
      <button
        type="button"
        className={css.more}
        aria-label={t('actions')}
        aria-haspopup="menu"
        aria-expanded={menu !== undefined}
        onClick={({ currentTarget }) => {
          const tab = tabs[place];
          if (tab) setMenu({ tab, anchor: currentTarget });
        }}
      >
        <IconChevronDown size="small" aria-hidden />
      </button>
      {menu && (
        <ClosingBoundary onClose={() => setMenu(undefined)}>
          <Suspense>
            <TabMenu {...menu} tabs={tabs} current={current} onClose={() => setMenu(undefined)} />
          </Suspense>
        </ClosingBoundary>
      )}
    </div>
  );
}

/** Moves the focus from a tab by an arrow key, Home or End. @returns whether the key does that */
function moveFocus(key: string, from: HTMLElement): boolean {
  const boxes = [...(from.parentElement?.querySelectorAll<HTMLElement>('[role=tab]') ?? [])];
  const at = boxes.indexOf(from);
  const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1 }[key];
  if (to === undefined) return false;
  (boxes.at(to) ?? boxes[0])?.focus();
  return true;
}

/** The name of a record, or the title of its page; both where other tabs have the same name, and in the whole name. */
function useTabNames(tabs: readonly Tab[]) {
  const titles = useMenuTitles();
  const session = useSession();
  const count = (name: string) => tabs.filter((tab) => tab.name === name).length;
  return ({ screen, key, name }: Tab) => {
    const title = titles(titleKeyOf(screen, key, session) ?? '') || titles(screen);
    const whole = name ? `${title} · ${name}` : title;
    return { short: name && count(name) === 1 ? name : whole, whole };
  };
}
