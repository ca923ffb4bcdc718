import { type KeyboardEvent, type PointerEvent as ReactPointerEvent, useRef, useState } from 'react';

/** Attributes by which the hook finds the parts of a list: the list, its items, and the grip of an item. */
export const sorted = {
  list: { 'data-sorted': '' },
  item: { 'data-sorted-item': '' },
  grip: { 'data-grip': '' },
};

/** A shorter way is a click. Pixels. */
const clickWay = 5;

const keys: Record<string, (at: number, last: number) => number> = {
  ArrowLeft: (at) => at - 1,
  ArrowUp: (at) => at - 1,
  ArrowRight: (at) => at + 1,
  ArrowDown: (at) => at + 1,
  Home: () => 0,
  End: (_, last) => last,
};

const listOf = (element: Element) => element.closest<HTMLElement>('[data-sorted]');
const itemsOf = (list: HTMLElement) => [...list.querySelectorAll<HTMLElement>(':scope > [data-sorted-item]')];

/** The index of the item whose centre is nearest to a point. */
function nearest(items: readonly HTMLElement[], x: number, y: number): number {
  const ways = items.map((item) => {
    const { left, top, width, height } = item.getBoundingClientRect();
    return Math.hypot(left + width / 2 - x, top + height / 2 - y);
  });
  return ways.indexOf(Math.min(...ways));
}

/** The click that ends a drag is none. */
function swallowClick() {
  const swallow = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
  };
  window.addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => window.removeEventListener('click', swallow, { capture: true }));
}

/**
 * Sorts the items of a list: by dragging with mouse, pen or finger, and by the arrow keys, Home and End on an item's grip, which keeps the focus.
 * Escape ends a drag without a change.
 */
export function useSorting(onMove: (from: number, to: number) => void) {
  const [drag, setDrag] = useState<{ from: number; to: number }>();
  // The list may change during a drag: a picture arrives.
  const latest = useRef(onMove);
  latest.current = onMove;

  const onPointerDown = (event: ReactPointerEvent<HTMLElement>) => {
    const list = listOf(event.currentTarget);
    const item = event.currentTarget.closest<HTMLElement>('[data-sorted-item]');
    const isLocked = event.currentTarget.closest('fieldset:disabled') !== null;
    if (event.button !== 0 || !list || !item || isLocked) return;
    const { clientX, clientY, pointerId } = event;
    let target: HTMLElement | undefined;
    const stop = new AbortController();
    const end = (isDropped: boolean) => {
      stop.abort();
      setDrag(undefined);
      if (!target) return;
      swallowClick();
      const items = itemsOf(list);
      const [at, to] = [items.indexOf(item), items.indexOf(target)];
      if (isDropped && at >= 0 && to >= 0 && to !== at) latest.current(at, to);
    };
    const on = <Name extends 'pointermove' | 'pointerup' | 'pointercancel' | 'keydown'>(
      name: Name,
      listener: (event: WindowEventMap[Name]) => void,
    ) => window.addEventListener(name, listener, { signal: stop.signal, capture: true });
    on('pointermove', (move) => {
      if (move.pointerId !== pointerId) return;
      const way = Math.hypot(move.clientX - clientX, move.clientY - clientY);
      if (!target && way < clickWay) return;
      const items = itemsOf(list);
      const to = nearest(items, move.clientX, move.clientY);
      target = items[to];
      setDrag({ from: items.indexOf(item), to });
    });
    on('pointerup', () => end(true));
    on('pointercancel', () => end(false));
    on('keydown', (key) => {
      if (key.key !== 'Escape') return;
      key.stopPropagation();
      end(false);
    });
  };

  const onKeyDown = (from: number) => (event: KeyboardEvent<HTMLElement>) => {
    const list = listOf(event.currentTarget);
    const move = keys[event.key];
    if (!list || !move) return;
    event.preventDefault();
    const last = itemsOf(list).length - 1;
    const to = Math.min(last, Math.max(0, move(from, last)));
    if (to === from) return;
    onMove(from, to);
    // The moved element has lost the focus; its grip takes it again once it is drawn at its new place.
    requestAnimationFrame(() => itemsOf(list)[to]?.querySelector<HTMLElement>('[data-grip]')?.focus());
  };

  return {
    /** Where the dragged item would land, for the item at this index. */
    markOf: (at: number): 'dragged' | 'before' | 'after' | undefined => {
      if (!drag) return undefined;
      if (drag.from === at) return 'dragged';
      if (drag.to !== at) return undefined;
      return drag.to < drag.from ? 'before' : 'after';
    },
    onPointerDown,
    onKeyDown,
  };
}

/** The list with one item at another place. */
export function moved<Item>(list: readonly Item[], from: number, to: number): Item[] {
  const item = list[from];
  return item === undefined ? [...list] : list.toSpliced(from, 1).toSpliced(to, 0, item);
}
