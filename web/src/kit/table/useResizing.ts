import { type RefObject, useRef, useState } from 'react';
import { preferenceLimits } from '#contracts/areas/preferences.ts';
import type { ColumnLook, Layout } from './columnLayout.ts';
import { naturalWidth } from './naturalWidth.ts';

type Widths = Readonly<Record<string, number>>;

interface Options {
  table: RefObject<HTMLTableElement>;
  keys: readonly string[];
  look: ColumnLook;
  layout: Layout;
  /** The layout with other widths, in which the columns that are held now may be held. */
  layoutWith: (widths: Widths) => Layout;
  /** Shows a layout without a render. */
  show: (layout: Layout) => void;
  /** Checkboxes stand before the columns. */
  picks: boolean;
  /** Pixels of a column whose width is not set and that takes nothing of what is left. */
  plainWidth: (key: string) => number;
  /** Pixels that the heading of a column needs. */
  headWidth: (key: string) => number;
  onWidths: (widths: Widths) => void;
}

/** What the edge of a column calls. */
export interface Resizing {
  /** The column whose edge is dragged now. */
  dragged: string | undefined;
  /** A press of the mouse, a finger or a pen on the edge. Escape takes the drag back. */
  press: (key: string, edge: HTMLElement, event: PointerEvent) => void;
  widen: (key: string, pixels: number) => void;
  /** As wide as what it shows. */
  fit: (key: string) => void;
  /** Back to its own width. */
  reset: (key: string) => void;
}

const { least, most } = preferenceLimits.width;
const within = (width: number) => Math.round(Math.min(most, Math.max(least, width)));

/** Pixels by which a pointer may move while it clicks. */
const still = 3;

/**
 * The widths of columns by pointer and keyboard. A drag writes widths to the style of the table, at most once for each frame; the rows render only when
 * it is over. The columns before the edge stay as wide as they are, so that the edge follows the pointer, and stays where it was left.
 */
export function useResizing(options: Options): Resizing {
  const latest = useRef(options);
  latest.current = options;
  const [dragged, setDragged] = useState<string>();

  const headOf = (key: string) => {
    const { table, keys, picks } = latest.current;
    return table.current?.tHead?.rows[0]?.cells[keys.indexOf(key) + (picks ? 1 : 0)];
  };
  const widthOf = (key: string) => headOf(key)?.getBoundingClientRect().width ?? least;

  /** The widths with this one, and those of the columns before it as they are shown. */
  const widthsWith = (key: string, width: number): Widths => {
    const { keys, look, layout, plainWidth } = latest.current;
    const shown = keys.slice(0, keys.indexOf(key)).flatMap((other, at) => {
      const now = within(widthOf(other));
      const isStretched = layout.sides[at] !== 'right' && now !== plainWidth(other);
      return look.widths?.[other] === undefined && isStretched ? [[other, now] as const] : [];
    });
    return { ...look.widths, ...Object.fromEntries(shown), [key]: within(width) };
  };

  const press: Resizing['press'] = (key, edge, { clientX: from, pointerId, button }) => {
    if (button !== 0) return;
    const start = widthOf(key);
    const before = widthsWith(key, start);
    let at = from;
    let frame = 0;
    let moved = false;
    const wanted = () => ({ ...before, [key]: within(start + at - from) });
    const draw = () => {
      frame = 0;
      latest.current.show(latest.current.layoutWith(wanted()));
    };
    const move = ({ clientX }: PointerEvent) => {
      at = clientX;
      if (!moved && Math.abs(at - from) < still) return;
      if (!moved) setDragged(key);
      moved = true;
      frame ||= requestAnimationFrame(draw);
    };
    const end = () => {
      cancelAnimationFrame(frame);
      edge.removeEventListener('pointermove', move);
      edge.removeEventListener('pointerup', drop);
      edge.removeEventListener('pointercancel', end);
      document.removeEventListener('keydown', onKeyDown, true);
      if (edge.hasPointerCapture(pointerId)) edge.releasePointerCapture(pointerId);
      // What React renders next is compared with what it rendered last.
      latest.current.show(latest.current.layout);
      setDragged(undefined);
    };
    const drop = () => {
      end();
      if (moved) latest.current.onWidths(wanted());
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      event.stopImmediatePropagation();
      end();
    };
    edge.setPointerCapture(pointerId);
    edge.addEventListener('pointermove', move);
    edge.addEventListener('pointerup', drop);
    edge.addEventListener('pointercancel', end);
    document.addEventListener('keydown', onKeyDown, true);
  };

  const put = (key: string, width: number) => latest.current.onWidths(widthsWith(key, width));
  const fit = (key: string) => {
    const head = headOf(key);
    const { table, headWidth } = latest.current;
    if (head && table.current)
      put(key, Math.max(headWidth(key), naturalWidth(table.current, head.cellIndex)));
  };
  const reset = (key: string) => {
    const { [key]: _gone, ...widths } = latest.current.look.widths ?? {};
    latest.current.onWidths(widths);
  };
  return { dragged, press, widen: (key, pixels) => put(key, widthOf(key) + pixels), fit, reset };
}
