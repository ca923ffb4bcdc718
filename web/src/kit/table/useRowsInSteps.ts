import { dequal } from 'dequal/lite';
import { type RefObject, startTransition, useEffect, useMemo, useRef, useState } from 'react';

interface RowLike {
  id: string;
}

interface Steps<Row> {
  shown: readonly Row[];
  /** Number of rows that are not rendered yet; all of them are below the view. */
  missing: number;
}

/** Number of rows below the view that are rendered in the first step. */
const margin = 4;

/**
 * Renders the rows of a table in two steps: at once those down to the lower edge of the view and all that the table shows already; the new rows below
 * them in a transition right after.
 * @param scroller the element that scrolls the rows
 * @param rowHeight least height of a row in pixels
 */
export function useRowsInSteps<Row extends RowLike>(
  given: readonly Row[],
  scroller: RefObject<HTMLElement>,
  rowHeight: number,
): Steps<Row> {
  const rows = useKnownRows(given);
  // `useDeferredValue` would not defer rows that arrive within a transition, such as those of a page that was loaded before.
  const [late, setLate] = useState(rows);
  useEffect(() => startTransition(() => setLate(rows)), [rows]);
  return useMemo(() => {
    if (rows === late) return { shown: rows, missing: 0 };
    const { scrollTop = 0, clientHeight = 0 } = scroller.current ?? {};
    const inView = Math.ceil((scrollTop + clientHeight) / rowHeight) + margin;
    const there = new Set(late);
    const shown = rows.filter((row, at) => at < inView || there.has(row));
    return { shown, missing: rows.length - shown.length };
  }, [rows, late, scroller, rowHeight]);
}

/** Keeps the object of a row that was loaded again without a change, so that it is not rendered again. */
function useKnownRows<Row extends RowLike>(rows: readonly Row[]): readonly Row[] {
  const before = useRef<readonly Row[]>([]);
  return useMemo(() => {
    const known = new Map(before.current.map((row) => [row.id, row]));
    before.current = rows.map((row) => {
      const old = known.get(row.id);
      return old && dequal(old, row) ? old : row;
    });
    return before.current;
  }, [rows]);
}
