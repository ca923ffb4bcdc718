// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { drawing } from '../../../testing/drawing.ts';
import { useReloadOn } from './useReloadOn.ts';

const { draw } = drawing();

it('loads again after each change, and not at the first render, whatever the count is then', () => {
  const reload = vi.fn();
  function Shown({ count }: { count: number }) {
    useReloadOn(count, reload);
    return null;
  }
  const show = (count: number) => draw(<Shown count={count} />);
  show(3);
  expect(reload).not.toHaveBeenCalled();
  show(4);
  show(4);
  expect(reload).toHaveBeenCalledTimes(1);
});
