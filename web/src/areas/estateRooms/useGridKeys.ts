import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useRef,
} from 'react';
import type { GridLayout } from '../../domain/estate/roomLayout.ts';
import { cellFinder } from './cellFinder.ts';
import { movedBy, unitOf } from './gridLayout.ts';
import type { GridSelection } from './gridSelection.ts';

interface Options {
  grid: RefObject<HTMLElement | null>;
  selection: GridSelection;
  layout: GridLayout;
  /** Whether a room is among those that the header's filter shows. */
  isShown: (id: string) => boolean;
  onOpen: (id: string) => void;
}

const roomAt = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement>('[data-room]')?.dataset.room : undefined;

/** Keyboard and pointer of the grid: a click opens a room; one tab stop, arrow keys, spans by Shift or by drawing, single rooms by Ctrl or Space. */
export function useGridKeys({ grid, selection, layout, isShown, onOpen }: Options) {
  /** The room where the button went down; the search for rooms once another one was reached. */
  const drawing = useRef<{ from: string; find?: ReturnType<typeof cellFinder> }>(undefined);
  /** A drawn span ends in a click, which would open the room. */
  const drawn = useRef(false);
  const focusOn = (id: string) =>
    grid.current?.querySelector<HTMLElement>(`[data-room="${CSS.escape(id)}"]`)?.focus();

  useEffect(() => {
    const stop = () => {
      drawing.current = undefined;
      grid.current?.removeAttribute('data-drawing');
    };
    addEventListener('pointerup', stop);
    addEventListener('pointercancel', stop);
    return () => {
      removeEventListener('pointerup', stop);
      removeEventListener('pointercancel', stop);
    };
  }, [grid]);

  const onKeyDown = (event: KeyboardEvent) => {
    const id = roomAt(event.target);
    if (!id) return;
    const command = event.ctrlKey || event.metaKey;
    const to = command || event.altKey ? undefined : movedBy(layout, event.key, id);
    if (to !== undefined) {
      if (event.shiftKey) selection.extend(to);
      else selection.pick(to);
      focusOn(to);
    } else if (command && event.key.toLowerCase() === 'a')
      selection.choose(unitOf(layout, id).filter(isShown));
    else if (event.key === 'Enter') onOpen(id);
    else if (event.key === ' ') selection.toggle(id);
    else if (event.key === 'Escape') selection.clear();
    else return;
    event.preventDefault();
  };
  const onPointerDown = (event: PointerEvent) => {
    const id = roomAt(event.target);
    if (!id || event.button !== 0) return;
    drawn.current = false;
    if (event.shiftKey) selection.extend(id);
    else if (event.ctrlKey || event.metaKey) selection.toggle(id);
    else {
      selection.pick(id);
      // Touch scrolls the page; only mouse and pen draw a span.
      if (event.pointerType !== 'touch') drawing.current = { from: id };
    }
    focusOn(id);
  };
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    if (!drawing.current) return;
    const { from, find } = drawing.current;
    const id = find ? find(event) : roomAt(event.target);
    if (!id || id === selection.getState().active) return;
    if (!find) {
      const { currentTarget: body, pointerId } = event;
      drawing.current.find = cellFinder(body, layout, from);
      // Hears of the button that is let go outside of the window, too.
      body.setPointerCapture(pointerId);
      body.dataset.drawing = '';
    }
    drawn.current = true;
    selection.extend(id);
  };
  const onClick = (event: MouseEvent) => {
    if (drawn.current) {
      drawn.current = false;
      focusOn(selection.getState().active);
      return;
    }
    const id = roomAt(event.target);
    // The second click of a double one would open it once more, over another entry of the history.
    if (id && event.detail < 2 && !event.shiftKey && !event.ctrlKey && !event.metaKey) onOpen(id);
  };
  return { focusOn, handlers: { onKeyDown, onPointerDown, onPointerMove, onClick } };
}
