/** Events that run in the order of their times; those of the same moment run in the order in which they were added. */
export class Timeline {
  readonly #events: { at: number; tell: () => void }[] = [];

  /** @param at epoch milliseconds */
  add(at: number, tell: () => void): void {
    let low = 0;
    let high = this.#events.length;
    // The next one stands last, so that taking it costs nothing.
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#events[middle]?.at ?? 0) > at) low = middle + 1;
      else high = middle;
    }
    this.#events.splice(low, 0, { at, tell });
  }

  /** Runs all events up to a moment, including those added meanwhile; later ones do not run. */
  run(until: number, setClock: (at: number) => void): void {
    for (let next = this.#events.at(-1); next && next.at <= until; next = this.#events.at(-1)) {
      this.#events.pop();
      setClock(next.at);
      next.tell();
    }
  }
}
