import type { Row } from './row.ts';

const minuteMs = 60_000;
const endOf = (row: Row) => (row as Row & { expiresAt: number }).expiresAt;
const minuteOf = (row: Row) => Math.floor(endOf(row) / minuteMs);

/** Rows by the minute in which they end (`expiresAt`), so that the ended ones are found without a look at all others. */
export class Endings<R extends Row> {
  readonly #byMinute = new Map<number, Set<R>>();

  add(row: R): void {
    const minute = minuteOf(row);
    const rows = this.#byMinute.get(minute);
    if (rows) rows.add(row);
    else this.#byMinute.set(minute, new Set([row]));
  }

  /** Before its `expiresAt` changes. */
  remove(row: R): void {
    const minute = minuteOf(row);
    const rows = this.#byMinute.get(minute);
    rows?.delete(row);
    if (rows?.size === 0) this.#byMinute.delete(minute);
  }

  /** @param now epoch milliseconds; what ends in this moment has ended */
  endedBy(now: number): R[] {
    const ended: R[] = [];
    for (const [minute, rows] of this.#byMinute)
      if (minute <= now / minuteMs) for (const row of rows) if (endOf(row) <= now) ended.push(row);
    return ended;
  }
}
