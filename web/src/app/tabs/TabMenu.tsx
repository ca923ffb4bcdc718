import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { preferenceLimits } from '#contracts/areas/preferences.ts';
import type { Closing } from '../../kit/dialogs/layers.ts';
import { Menu, type MenuItem } from '../../kit/dialogs/Menu.tsx';
import { useTabSettings } from '../../kit/table/preferences.ts';
import type { Tab } from './tabList.ts';
import { moveTab, pinTab, useTabs } from './tabStore.ts';
import { useTabActions } from './useTabPages.ts';

interface Props {
  tab: Tab;
  anchor: HTMLElement;
  tabs: readonly Tab[];
  current: string;
  onClose: () => void;
}

/** What can be done with one tab. */
export default function TabMenu({ tab, anchor, tabs, current, onClose }: Props) {
  const { t } = useTranslation(['tabs', 'common']);
  const { close, reopen } = useTabActions(current);
  const { change, pinned: kept } = useTabSettings();
  const hasClosed = useTabs(({ closed }) => closed.length > 0);
  const at = tabs.findIndex(({ key }) => key === tab.key);
  const others = tabs.filter(({ key, pinned }) => key !== tab.key && !pinned).map(({ key }) => key);
  const ask = (keys: readonly string[]) => void close(keys);
  const pin = () => {
    pinTab(tab.key, !tab.pinned);
    // An address is kept by account, so it is that of the page, without its search. What another window has pinned need not be open in this one.
    const here = useTabs.getState().tabs.filter((one) => one.pinned);
    const all = [...new Set([...here.map(({ key }) => key), ...kept])];
    const isPinned = (key: string) => (key === tab.key ? !tab.pinned : kept.includes(key));
    change({ pinned: all.filter(isPinned).slice(0, preferenceLimits.pinned) });
  };
  const neighbour = (step: number) => {
    const other = tabs[at + step];
    return other !== undefined && other.pinned === tab.pinned;
  };
  const items: (MenuItem & { run: () => void })[] = [
    ...(tabs.length > 1 ? [{ text: t('common:close'), run: () => ask([tab.key]) }] : []),
    ...(others.length > 0 ? [{ text: t('tabs:closeOthers'), run: () => ask(others) }] : []),
    ...(hasClosed ? [{ text: t('tabs:reopen'), run: reopen }] : []),
    { text: t(tab.pinned ? 'tabs:unpin' : 'tabs:pin'), run: pin },
    ...(neighbour(-1) ? [{ text: t('tabs:moveLeft'), run: () => moveTab(tab.key, at - 1) }] : []),
    ...(neighbour(1) ? [{ text: t('tabs:moveRight'), run: () => moveTab(tab.key, at + 1) }] : []),
    { text: t('tabs:off'), run: () => change({ tabs: 0 }) },
  ];
  const end = (why?: Closing) => {
    onClose();
    if (why !== 'covered' && why !== 'outside') anchor.focus();
  };
  return (
    <Menu
      anchor={useRef(anchor)}
      label={t('tabs:actions')}
      items={items}
      onClose={end}
      onChoose={({ run }) => {
        end();
        run();
      }}
    />
  );
}
