import {
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
} from 'react';
import { cellAt, cellsIn } from './gridCells.ts';
import type { SelectionStore } from './selection.ts';

interface Options {
  grids: RefObject<HTMLElement | null>;
  selection: SelectionStore;
  /** Another text when other cells are shown. */
  shown: string;
  /** The cell to which a key moves; undefined for other keys. */
  movedTo: (event: KeyboardEvent, cell: string) => string | undefined;
  /** The first and the last cell that Ctrl+A chooses. */
  all: (cell: string) => readonly [string, string];
  /** Shows a cell that is not there. */
  go: (cell: string) => void;
  /** Called on Enter and on a click on a chosen cell. */
  onOpen: () => void;
  onDelete?: () => void;
}

/** Keyboard and pointer handling of a grid of days: one tab stop, arrow keys, spans by Shift or by drawing over the cells. */
export function useGrid({ grids, selection, shown, movedTo, all, go, onOpen, onDelete }: Options) {
  /** The cell that gets the focus once it is shown. */
  const wanted = useRef<string>(undefined);
  const drawing = useRef<{ from: string; moved: boolean }>(undefined);

  const focusOn = (name: string) => {
    const cell = cellsIn(grids.current).get(name);
    cell?.focus({ preventScroll: cell.getBoundingClientRect().height > 0 });
    return cell !== undefined;
  };
  // Runs before the next key event: the cell may not have been shown yet, or it may have moved.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when other cells are shown
  useLayoutEffect(() => {
    const holder = document.activeElement;
    const isElsewhere = holder && holder !== document.body && !grids.current?.contains(holder);
    // If the focus has moved elsewhere, for example to a dialog, it stays there.
    if (wanted.current && (isElsewhere || focusOn(wanted.current))) wanted.current = undefined;
  }, [shown]);
  const reveal = (cell: string) => {
    const isThere = focusOn(cell);
    // If the user moves on while days are loading, the focus goes to the cell that he reached, not to the one that caused the loading.
    if (!isThere || wanted.current) wanted.current = cell;
    if (!isThere) go(cell);
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
    if (!cellAt(event.target)) return;
    const to = movedTo(event, active);
    if (to !== undefined) {
      if (event.shiftKey) selection.extend(to);
      else selection.pick(to);
      reveal(to);
    } else if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'a') {
      selection.span(...all(active));
    } else if (event.key === 'Enter') onOpen();
    else if (event.key === ' ') selection.pick(active);
    else if (event.key === 'Escape') selection.clear();
    else if (onDelete && (event.key === 'Delete' || event.key === 'Backspace')) onDelete();
    else return;
    event.preventDefault();
  };

  const onPointerDown = (event: PointerEvent) => {
    const cell = cellAt(event.target);
    if (!cell || event.button !== 0) return;
    if (event.shiftKey) selection.extend(cell);
    else {
      selection.pick(cell);
      drawing.current = { from: cell, moved: false };
    }
    focusOn(cell);
    // Touch scrolls the page; only mouse and pen draw a span.
    if (event.pointerType === 'touch') drawing.current = undefined;
  };
  const onPointerMove = (event: PointerEvent) => {
    const cell = drawing.current && cellAt(event.target);
    if (!drawing.current || !cell || cell === selection.getState().active) return;
    drawing.current.moved = true;
    selection.extend(cell);
  };
  /** The focus was moved by something else, for example a screen reader. */
  const onFocus = (event: { target: EventTarget }) => {
    const cell = cellAt(event.target);
    const { active, chosen } = selection.getState();
    if (cell && cell !== active && !chosen.has(cell)) selection.clear(cell);
  };
  const onClick = (event: { target: EventTarget; shiftKey: boolean; ctrlKey: boolean }) => {
    const cell = cellAt(event.target);
    const { active, chosen } = selection.getState();
    // A click event follows the end of a drawn span, too; then several cells are chosen and nothing opens.
    if (cell === active && chosen.size === 1 && !event.shiftKey && !event.ctrlKey) onOpen();
    else if (cell) focusOn(active);
  };
  return { focusOn, handlers: { onKeyDown, onPointerDown, onPointerMove, onClick, onFocus } };
}
