// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useReloadOn } from './useReloadOn.ts';

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterEach(() => vi.unstubAllGlobals());

it('loads again after each change, and not at the first render, whatever the count is then', () => {
  const reload = vi.fn();
  function Shown({ count }: { count: number }) {
    useReloadOn(count, reload);
    return null;
  }
  const root = createRoot(document.createElement('div'));
  const show = (count: number) => act(() => root.render(<Shown count={count} />));
  show(3);
  expect(reload).not.toHaveBeenCalled();
  show(4);
  show(4);
  expect(reload).toHaveBeenCalledTimes(1);
  act(() => root.unmount());
});
