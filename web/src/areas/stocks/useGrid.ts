import {
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
} from 'react';
import { addDays, daysOf, monthOf } from '#contracts/days.ts';
import { movedBy } from './gridMoves.ts';
import type { SelectionStore } from './selection.ts';

interface Options {
  grids: RefObject<HTMLElement | null>;
  selection: SelectionStore;
  /** First days of the first and the last month that can be seen. */
  bounds: { first: string; last: string };
  /** Of the two months, the first. */
  month: string;
  /** Shows the month of a day. */
  go: (date: string) => void;
  /** Enter, or a click on a day. */
  onOpen: () => void;
  onDelete: () => void;
}

const dateAt = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement>('[data-date]')?.dataset.date : undefined;

/** Keyboard and pointer of the two months: one tab stop, arrows, spans by Shift or by drawing over the days. */
export function useGrid({ grids, selection, bounds, month, go, onOpen, onDelete }: Options) {
  /** The day that gets the focus when the months that were asked for are there. */
  const wanted = useRef<string>(undefined);
  const drawing = useRef<{ from: string; moved: boolean }>(undefined);

  const focusOn = (date: string) => {
    const cell = grids.current?.querySelector<HTMLElement>(`[data-date="${date}"]`);
    cell?.focus({ preventScroll: cell.getBoundingClientRect().height > 0 });
    return cell !== null && cell !== undefined;
  };
  // Before the next key arrives: a day of a month that was not there yet, or one whose cell the new months have moved.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the months are what it waits for
  useLayoutEffect(() => {
    const holder = document.activeElement;
    const isElsewhere = holder && holder !== document.body && !grids.current?.contains(holder);
    // Whoever has gone on to a dialog keeps the focus there.
    if (wanted.current && (isElsewhere || focusOn(wanted.current))) wanted.current = undefined;
  }, [month]);
  const reveal = (date: string) => {
    const isThere = focusOn(date);
    // Who walks on while months are still on their way stands where he walked to, not where he asked for them.
    if (!isThere || wanted.current) wanted.current = date;
    if (!isThere) go(date);
  };

  useEffect(() => {
    const stop = () => {
      drawing.current = undefined;
    };
    addEventListener('pointerup', stop);
    addEventListener('pointercancel', stop);
    return () => {
      removeEventListener('pointerup', stop);
      removeEventListener('pointercancel', stop);
    };
  }, []);

  const onKeyDown = (event: KeyboardEvent) => {
    const { active } = selection.getState();
    if (!dateAt(event.target)) return;
    const command = event.ctrlKey || event.metaKey;
    const to = command || event.altKey ? undefined : movedBy(event.key, active);
    if (to !== undefined) {
      const end = addDays(monthOf(bounds.last, 1), -1);
      const date = to < bounds.first ? bounds.first : to > end ? end : to;
      if (event.shiftKey) selection.extend(date);
      else selection.pick(date);
      reveal(date);
    } else if (command && event.key.toLowerCase() === 'a') {
      const days = daysOf(monthOf(active), addDays(monthOf(active, 1), -1));
      selection.span(days[0] ?? active, days.at(-1) ?? active);
    } else if (event.key === 'Enter') onOpen();
    else if (event.key === ' ') selection.pick(active);
    else if (event.key === 'Escape') selection.clear();
    else if (event.key === 'Delete' || event.key === 'Backspace') onDelete();
    else return;
    event.preventDefault();
  };

  const onPointerDown = (event: PointerEvent) => {
    const date = dateAt(event.target);
    if (!date || event.button !== 0) return;
    if (event.shiftKey) selection.extend(date);
    else {
      selection.pick(date);
      drawing.current = { from: date, moved: false };
    }
    focusOn(date);
    // A finger scrolls; who draws has a mouse or a pen.
    if (event.pointerType === 'touch') drawing.current = undefined;
  };
  const onPointerMove = (event: PointerEvent) => {
    const date = drawing.current && dateAt(event.target);
    if (!drawing.current || !date || date === selection.getState().active) return;
    drawing.current.moved = true;
    selection.extend(date);
  };
  /** Somebody else moved it, a screen reader for example. */
  const onFocus = (event: { target: EventTarget }) => {
    const date = dateAt(event.target);
    const { active, chosen } = selection.getState();
    if (date && date !== active && !chosen.has(date)) selection.clear(date);
  };
  const onClick = (event: { target: EventTarget; shiftKey: boolean; ctrlKey: boolean }) => {
    const { active, chosen } = selection.getState();
    // A click ends a drawing, too; that chose a span and opens nothing.
    if (dateAt(event.target) === active && chosen.size === 1 && !event.shiftKey && !event.ctrlKey) onOpen();
    else focusOn(active);
  };
  return { focusOn, handlers: { onKeyDown, onPointerDown, onPointerMove, onClick, onFocus } };
}
