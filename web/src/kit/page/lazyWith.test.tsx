// @vitest-environment jsdom
import { act, type ComponentType, Suspense, useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { drawing, inChinese } from '../../../testing/drawing.ts';
import { LoadFailure } from '../../loadCode.ts';
import common from '../../locales/zh/common.ts';
import kit from '../../locales/zh/kit.ts';
import { lazyDialog } from './lazyDialog.tsx';
import { lazyWith, loadWith } from './lazyWith.ts';
import { PartBoundary } from './PartBoundary.tsx';

const { host, draw } = drawing();
inChinese({ kit, common });

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue();
});
afterEach(() => {
  vi.restoreAllMocks();
});
addEventListener('error', (event) => event.preventDefault());

const failsOnce = () => {
  const load = vi.fn(async () => ({ default: () => <>the part</> }));
  return load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
};
const press = (name: string) =>
  act(async () => [...host.querySelectorAll('button')].find((one) => one.textContent === name)?.click());

it('a part whose code could not be loaded is loaded by 重试', async () => {
  const load = failsOnce();
  const Part = lazyWith(load);
  await act(async () =>
    draw(
      <PartBoundary>
        <Suspense>
          <Part />
        </Suspense>
      </PartBoundary>,
    ),
  );
  expect(host.textContent).toContain(kit.partFailed);
  expect(load).toHaveBeenCalledTimes(1);
  await press(common.retry);
  expect(host.textContent).toBe('the part');
  expect(load).toHaveBeenCalledTimes(2);
});

it('what could not be loaded over a page is loaded when it is opened again, and only once', async () => {
  const load = failsOnce();
  const Part = lazyDialog(load as () => Promise<{ default: ComponentType<{ onClose: () => void }> }>);
  function Page() {
    const [open, setOpen] = useState(false);
    return (
      <>
        <button type="button" onClick={() => setOpen(!open)}>
          open
        </button>
        {open && <Part onClose={() => setOpen(false)} />}
      </>
    );
  }
  await act(async () => draw(<Page />));
  await press('open');
  expect(host.textContent).toBe('open');
  await press('open');
  expect(host.textContent).toBe('openthe part');
  await press('open');
  await press('open');
  expect(host.textContent).toBe('openthe part');
  expect(load).toHaveBeenCalledTimes(2);
});

it('what is still loading after two minutes could not be loaded', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const loading = loadWith(() => new Promise<never>(() => undefined));
  vi.advanceTimersByTime(120_000);
  vi.useRealTimers();
  await expect(loading).rejects.toBeInstanceOf(LoadFailure);
});
