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
  /** First days of the first and of the last month that can be shown. */
  bounds: { first: string; last: string };
  /** The first of the two months shown. */
  month: string;
  /** Shows the month of a day. */
  go: (date: string) => void;
  /** Called on Enter and on a click on a chosen day. */
  onOpen: () => void;
  onDelete: () => void;
}

const dateAt = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement>('[data-date]')?.dataset.date : undefined;

/** Keyboard and pointer handling of the two months: one tab stop, arrow keys, spans by Shift or by drawing over the days. */
export function useGrid({ grids, selection, bounds, month, go, onOpen, onDelete }: Options) {
  /** The day that gets the focus once the requested months are shown. */
  const wanted = useRef<string>(undefined);
  const drawing = useRef<{ from: string; moved: boolean }>(undefined);

  const focusOn = (date: string) => {
    const cell = grids.current?.querySelector<HTMLElement>(`[data-date="${date}"]`);
    cell?.focus({ preventScroll: cell.getBoundingClientRect().height > 0 });
    return cell !== null && cell !== undefined;
  };
  // Runs before the next key event: the day may be in a month that was not shown yet, or its cell may have moved.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the months change
  useLayoutEffect(() => {
    const holder = document.activeElement;
    const isElsewhere = holder && holder !== document.body && !grids.current?.contains(holder);
    // If the focus has moved elsewhere, for example to a dialog, it stays there.
    if (wanted.current && (isElsewhere || focusOn(wanted.current))) wanted.current = undefined;
  }, [month]);
  const reveal = (date: string) => {
    const isThere = focusOn(date);
    // If the user moves on while months are loading, the focus goes to the day that he reached, not to the one that caused the loading.
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
    // Touch scrolls the page; only mouse and pen draw a span.
    if (event.pointerType === 'touch') drawing.current = undefined;
  };
  const onPointerMove = (event: PointerEvent) => {
    const date = drawing.current && dateAt(event.target);
    if (!drawing.current || !date || date === selection.getState().active) return;
    drawing.current.moved = true;
    selection.extend(date);
  };
  /** The focus was moved by something else, for example a screen reader. */
  const onFocus = (event: { target: EventTarget }) => {
    const date = dateAt(event.target);
    const { active, chosen } = selection.getState();
    if (date && date !== active && !chosen.has(date)) selection.clear(date);
  };
  const onClick = (event: { target: EventTarget; shiftKey: boolean; ctrlKey: boolean }) => {
    const { active, chosen } = selection.getState();
    // A click event follows the end of a drawn span, too; then several days are chosen and nothing opens.
    if (dateAt(event.target) === active && chosen.size === 1 && !event.shiftKey && !event.ctrlKey) onOpen();
    else focusOn(active);
  };
  return { focusOn, handlers: { onKeyDown, onPointerDown, onPointerMove, onClick, onFocus } };
}
