import { useCallback, useMemo, useState } from 'react';

/** The ticked rows of a list, for an action with all of them. */
export interface Selection<Row> {
  picked: ReadonlySet<string>;
  pick: (ids: readonly string[], on: boolean) => void;
  /** Whether the row has a checkbox; rows without any possible action have none. */
  canPick: (row: Row) => boolean;
  /** The name of a row for the accessible name of its checkbox. */
  nameOf: (row: Row) => string;
}

interface Options<Row> {
  /** The rows of the shown page; a row that leaves it is no longer ticked. */
  rows: readonly Row[];
  canPick: (row: Row) => boolean;
  nameOf: (row: Row) => string;
}

/** The ticked rows of a list. Only rows in view can be ticked, so nobody acts on rows that he does not see. */
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
