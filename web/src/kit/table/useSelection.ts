import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Rows } from '../../api/hooks.ts';
import type { ListState } from './useListState.ts';

/** The boxes of a list whose rows can be ticked, for an action with all of them. */
export interface Selection<Row> {
  picked: ReadonlySet<string>;
  /** Ticks rows of the shown page, or takes the ticks away. */
  pick: (ids: readonly string[], on: boolean) => void;
  /** Whether the row has a checkbox; rows without any possible action have none. */
  canPick: (row: Row) => boolean;
  /** The name of a row for the accessible name of its checkbox. */
  nameOf: (row: Row) => string;
}

/** Called after a batch with the ids of the records that it changed; those that failed are not among them. */
export type AfterBatch = (done: readonly string[]) => unknown;

/** The ticked rows of a list. */
export interface Picks<Row> {
  selection: Selection<Row>;
  /** The ticked rows, each as it was last loaded. */
  chosen: readonly Row[];
  /** How many of them are on other pages than the shown one. */
  elsewhere: number;
  clear: () => void;
  /** Takes the ticks of the changed records away, so that those that failed stay ticked, and loads the list again. */
  afterBatch: AfterBatch;
}

interface Options<Row> {
  list: ListState<unknown> & Rows<Row>;
  canPick: (row: Row) => boolean;
  nameOf: (row: Row) => string;
}

type Ticked<Row> = ReadonlyMap<string, Row>;
const none: Ticked<never> = new Map<string, never>();

/** The conditions of a query: without the part that is shown, and without the order. */
function searchOf(query: unknown): string {
  const { offset, limit, sort, direction, ...conditions } = query as Record<string, unknown>;
  return JSON.stringify(conditions);
}

/**
 * The ticked rows after a page of rows was loaded: those on it as they are now, without those that allow no action any more, and without those that
 * `left` the page since it was loaded before, because nobody sees them there any more.
 */
export function settled<Row extends { id: string }>(
  ticked: Ticked<Row>,
  { left, rows, canPick }: { left: readonly Row[]; rows: readonly Row[]; canPick: (row: Row) => boolean },
): Ticked<Row> {
  if (ticked.size === 0) return ticked;
  const now = new Map(rows.map((row) => [row.id, row]));
  const gone = new Set(left.flatMap(({ id }) => (now.has(id) ? [] : [id])));
  return new Map(
    [...ticked].flatMap(([id, before]) => {
      const row = now.get(id) ?? before;
      return gone.has(id) || !canPick(row) ? [] : [[id, row] as const];
    }),
  );
}

/**
 * The ticked rows of a list. They stay ticked on other pages, page sizes and orders of the same search; another search, to which they may not belong,
 * begins without any.
 */
export function useSelection<Row extends { id: string }>({
  list,
  canPick,
  nameOf,
}: Options<Row>): Picks<Row> {
  const { rows, query, reload } = list;
  const search = searchOf(query);
  const page = JSON.stringify(query);
  const [ticked, setTicked] = useState<Ticked<Row>>(none);
  const [tickedOf, setTickedOf] = useState(search);
  if (tickedOf !== search) {
    setTickedOf(search);
    setTicked(none);
  }

  // The rows that are shown until others are loaded, and to which search they belong.
  const shown = useRef<{ search: string; page: string; rows: readonly Row[] }>(undefined);
  const isLoaded = !list.loading && !list.refreshing && list.error === undefined;
  useEffect(() => {
    if (!isLoaded) return;
    const left = shown.current?.page === page ? shown.current.rows : [];
    shown.current = { search, page, rows };
    setTicked((before) => settled(before, { left, rows, canPick }));
  }, [isLoaded, search, page, rows, canPick]);

  const pick = useCallback(
    (ids: readonly string[], on: boolean) =>
      setTicked((before) => {
        const next = new Map(before);
        for (const id of ids) {
          const row = shown.current?.search === search && shown.current.rows.find((one) => one.id === id);
          if (!on) next.delete(id);
          else if (row) next.set(id, row);
        }
        return next;
      }),
    [search],
  );
  const clear = useCallback(() => setTicked(none), []);
  const afterBatch = useCallback(
    (done: readonly string[]) => {
      pick(done, false);
      return reload();
    },
    [pick, reload],
  );
  const chosen = useMemo(() => [...ticked.values()], [ticked]);
  const picked = useMemo(() => new Set(ticked.keys()), [ticked]);
  const elsewhere = picked.size - rows.filter(({ id }) => picked.has(id)).length;
  return { selection: { picked, pick, canPick, nameOf }, chosen, elsewhere, clear, afterBatch };
}
