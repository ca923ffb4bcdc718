// @vitest-environment jsdom
import i18next from 'i18next';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { initReactI18next } from 'react-i18next';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import common from '../../locales/zh/common.ts';
import { StatusTabs } from './StatusTabs.tsx';

const host = document.body.appendChild(document.createElement('div'));
const narrow = vi.fn();
let root: Root;

beforeAll(async () => {
  await i18next.use(initReactI18next).init({ lng: 'zh', resources: { zh: { common } } });
});
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  narrow.mockReset();
  root = createRoot(host);
});
afterEach(() => {
  act(() => root.unmount());
  vi.unstubAllGlobals();
});

const counts = { total: 12, counts: [{ status: 10, count: 3 }] };
const show = (criteria: Record<string, string>) =>
  act(() =>
    root.render(
      <StatusTabs
        label="退款状态"
        list={{ criteria, narrow }}
        statuses={[10, 20]}
        nameOf={(status) => ({ 10: '待审核', 20: '待退款' })[status] ?? ''}
        counts={counts}
      />,
    ),
  );
const tabs = () => [...host.querySelectorAll<HTMLElement>('[role=tab]')];
const press = (key: string) =>
  act(
    () =>
      void document.activeElement?.dispatchEvent(
        new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
      ),
  );

it('has a tab for every status, and one for all, with their counts', () => {
  show({});
  expect(tabs().map((tab) => tab.textContent)).toEqual(['全部 12', '待审核 3', '待退款 0']);
  expect(tabs().map((tab) => tab.getAttribute('aria-selected'))).toEqual(['true', 'false', 'false']);
});

it('sets the status beside the other filters, and takes it away', () => {
  show({ orderNo: '123456' });
  act(() => tabs()[1]?.click());
  expect(narrow).toHaveBeenLastCalledWith({ status: '10' });
  show({ orderNo: '123456', status: '10' });
  act(() => tabs()[1]?.click());
  expect(narrow).toHaveBeenCalledTimes(1);
  act(() => tabs()[0]?.click());
  expect(narrow).toHaveBeenLastCalledWith({ status: '' });
});

it('is one stop of the tab key; arrows, Home and End move within it', () => {
  show({ status: '20' });
  expect(tabs().map((tab) => tab.tabIndex)).toEqual([-1, -1, 0]);
  tabs()[2]?.focus();
  press('ArrowRight');
  expect(document.activeElement).toBe(tabs()[0]);
  press('ArrowLeft');
  press('ArrowLeft');
  expect(document.activeElement).toBe(tabs()[1]);
  press('End');
  expect(document.activeElement).toBe(tabs()[2]);
  press('Home');
  expect(document.activeElement).toBe(tabs()[0]);
  expect(narrow).not.toHaveBeenCalled();
});
