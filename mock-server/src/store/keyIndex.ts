/** Rows by a foreign key. Most keys have one row, which is stored directly: a set for each would take more memory than the rows. */
export class KeyIndex<R extends object> {
  readonly #rows = new Map<unknown, R | Set<R>>();

  /** In the order in which they were added. */
  get(value: unknown): R[] {
    const found = this.#rows.get(value);
    if (found === undefined) return [];
    return found instanceof Set ? [...found] : [found];
  }

  /** The one that was added first; makes no list. */
  first(value: unknown): R | undefined {
    const found = this.#rows.get(value);
    return found instanceof Set ? found.values().next().value : found;
  }

  /** The values that some row has, in no particular order. */
  keys(): Iterable<string> {
    return this.#rows.keys() as Iterable<string>;
  }

  add(value: unknown, row: R): void {
    const found = this.#rows.get(value);
    if (found === undefined) this.#rows.set(value, row);
    else if (found instanceof Set) found.add(row);
    else if (found !== row) this.#rows.set(value, new Set([found, row]));
  }

  delete(value: unknown, row: R): void {
    const found = this.#rows.get(value);
    if (found === row) this.#rows.delete(value);
    else if (found instanceof Set) found.delete(row);
  }
}
