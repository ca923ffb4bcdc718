// @vitest-environment jsdom
import { act } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { drawing, inChinese } from '../../../testing/drawing.ts';
import common from '../../locales/zh/common.ts';
import { StatusTabs } from './StatusTabs.tsx';

const { host, draw } = drawing();
inChinese({ common });

const narrow = vi.fn();

beforeEach(() => {
  narrow.mockReset();
});

const counts = { total: 12, counts: [{ status: 10, count: 3 }] };
const show = (criteria: Record<string, string>) =>
  draw(
    <StatusTabs
      label="退款状态"
      list={{ criteria, narrow }}
      statuses={[10, 20]}
      nameOf={(status) => ({ 10: '待审核', 20: '待退款' })[status] ?? ''}
      counts={counts}
    />,
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
