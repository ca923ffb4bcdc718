import { expect, it } from 'vitest';
import { mostTabs, moved, nextAfter, pinned, shown, type Tab, without } from './tabList.ts';

const page = (key: string, to = key) => ({ key, to, screen: key, name: '' });
const keys = (tabs: readonly Tab[]) => tabs.map(({ key }) => key);
const opened = (...names: string[]) =>
  names.reduce<readonly Tab[]>((tabs, name) => shown(tabs, page(name), undefined), []);

it('opens a page at the end, and shows it in its tab with its new address', () => {
  const tabs = shown(opened('/a', '/b'), page('/a', '/a?page=2'), undefined);
  expect(keys(tabs)).toEqual(['/a', '/b']);
  expect(tabs[0]?.to).toBe('/a?page=2');
});

it('keeps the name of the record until another one is known', () => {
  const named = shown(opened('/a'), { ...page('/a'), name: '云栖' }, undefined);
  expect(shown(named, page('/a'), undefined)[0]?.name).toBe('云栖');
});

it('closes the least used tab beyond the limit, but none that is pinned or has unsaved input', () => {
  const names = Array.from({ length: mostTabs }, (_, at) => `/${at}`);
  const full = pinned(opened(...names), '/0', true).map((tab) =>
    tab.key === '/1' ? { ...tab, drafts: ['form'] } : tab,
  );
  const used = shown(full, page('/2'), undefined);
  const tabs = shown(used, page('/new'), undefined);
  expect(tabs).toHaveLength(mostTabs);
  expect(keys(tabs)).not.toContain('/3');
  for (const key of ['/0', '/1', '/2', '/new']) expect(keys(tabs)).toContain(key);
});

it('exceeds the limit rather than lose input', () => {
  const names = Array.from({ length: mostTabs }, (_, at) => `/${at}`);
  const unsaved = opened(...names).map((tab) => ({ ...tab, drafts: ['form'] }));
  expect(shown(unsaved, page('/new'), undefined)).toHaveLength(mostTabs + 1);
});

it('goes to the page from which the closed one was opened, else to the one used last', () => {
  const tabs = shown(opened('/list', '/other'), page('/list?id=1'), '/list');
  expect(nextAfter(tabs, tabs.at(-1) as Tab)?.key).toBe('/list');
  const rest = without(tabs, ['/list']);
  expect(nextAfter(rest, rest.at(-1) as Tab)?.key).toBe('/other');
  expect(nextAfter(opened('/a'), opened('/a')[0] as Tab)).toBeUndefined();
});

it('moves a tab, pinned ones within the pinned', () => {
  const tabs = opened('/a', '/b', '/c', '/d');
  expect(keys(moved(tabs, '/d', 0))).toEqual(['/d', '/a', '/b', '/c']);
  expect(keys(moved(tabs, '/a', 9))).toEqual(['/b', '/c', '/d', '/a']);
  const pins = pinned(pinned(tabs, '/c', true), '/d', true);
  expect(keys(pins)).toEqual(['/c', '/d', '/a', '/b']);
  expect(keys(moved(pins, '/c', 3))).toEqual(['/d', '/c', '/a', '/b']);
  expect(keys(moved(pins, '/b', 0))).toEqual(['/c', '/d', '/b', '/a']);
  expect(keys(pinned(pins, '/c', false))).toEqual(['/d', '/c', '/a', '/b']);
});
