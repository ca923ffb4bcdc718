import type { ListData } from '#contracts/envelope.ts';

/** The part of a list that is compared. */
interface Shown {
  rows: readonly unknown[];
  total: number;
  page: number;
}

const idOf = (row: unknown) => (row as { id?: unknown }).id;

/**
 * How many rows came since a page of rows was loaded, by what the same query answers now: undefined if the page would show the same rows, 0 if only
 * others went or moved. On the first page a row that was not there is new, unless it moved up in place of one that went.
 */
export function countNew({ rows, total, page }: Shown, now: ListData<unknown>): number | undefined {
  const isSame =
    now.count === total &&
    now.list.length === rows.length &&
    now.list.every((row, at) => idOf(row) === idOf(rows[at]));
  if (isSame) return undefined;
  const known = new Set(rows.map(idOf));
  const more = now.count - total;
  const unknown = page === 1 ? now.list.filter((row) => !known.has(idOf(row))).length : 0;
  return Math.max(0, more, unknown + Math.min(0, more));
}
