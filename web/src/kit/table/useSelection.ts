import { useCallback, useMemo, useState } from 'react';

/** Rows that are ticked, to do something with all of them. */
export interface Selection<Row> {
  picked: ReadonlySet<string>;
  pick: (ids: readonly string[], on: boolean) => void;
  /** Rows that nothing can be done with have no box. */
  canPick: (row: Row) => boolean;
  /** Tells a screen reader which row a box is of. */
  nameOf: (row: Row) => string;
}

interface Options<Row> {
  /** Of the page that is shown; what leaves it is no longer ticked. */
  rows: readonly Row[];
  canPick: (row: Row) => boolean;
  nameOf: (row: Row) => string;
}

/** Rows that are ticked in a list. Nothing that is not in view can be ticked, so nobody acts on rows that he does not see. */
export function useSelection<Row extends { id: string }>({ rows, canPick, nameOf }: Options<Row>) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const pick = useCallback(
    (changed: readonly string[], on: boolean) =>
      setIds((before) => {
        const next = new Set(before);
        for (const id of changed) {
          if (on) next.add(id);
          else next.delete(id);
        }
        return next;
      }),
    [],
  );
  const chosen = useMemo(() => rows.filter((row) => ids.has(row.id) && canPick(row)), [rows, ids, canPick]);
  const picked = useMemo(() => new Set(chosen.map(({ id }) => id)), [chosen]);
  const clear = useCallback(() => setIds(new Set()), []);
  const selection: Selection<Row> = { picked, pick, canPick, nameOf };
  return { selection, chosen, clear };
}
