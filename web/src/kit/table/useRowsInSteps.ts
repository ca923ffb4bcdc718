import { type RefObject, startTransition, useEffect, useMemo, useRef, useState } from 'react';
import { isSame } from '../../api/lostAnswers.ts';

interface RowLike {
  id: string;
}

interface Steps<Row> {
  shown: readonly Row[];
  /** How many rows are still to come, all of them below the view. */
  missing: number;
}

/** Rows below the view that come with it. */
const margin = 4;

/**
 * The rows of a table in two steps: those down to the lower edge of the view at once, with all that are in the table already; what is
 * new below them in a transition right after it.
 * @param scroller what shows the rows
 * @param rowHeight px that a row has at least
 */
export function useRowsInSteps<Row extends RowLike>(
  given: readonly Row[],
  scroller: RefObject<HTMLElement>,
  rowHeight: number,
): Steps<Row> {
  const rows = useKnownRows(given);
  // No `useDeferredValue`: it does not wait where the rows come with a transition, as those of a page that was loaded before do.
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

/** A row that was loaded again and is the same keeps its identity: it need not render again. */
function useKnownRows<Row extends RowLike>(rows: readonly Row[]): readonly Row[] {
  const before = useRef<readonly Row[]>([]);
  return useMemo(() => {
    const known = new Map(before.current.map((row) => [row.id, row]));
    before.current = rows.map((row) => {
      const old = known.get(row.id);
      return old && isSame(old, row) ? old : row;
    });
    return before.current;
  }, [rows]);
}
