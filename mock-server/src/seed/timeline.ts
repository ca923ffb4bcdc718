/** Events of a story, told in the order of their times. Those that were added first come first at one moment. */
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

  /** Tells all of them up to a moment, those too that are added meanwhile; what lies later stays untold. */
  run(until: number, setClock: (at: number) => void): void {
    for (let next = this.#events.at(-1); next && next.at <= until; next = this.#events.at(-1)) {
      this.#events.pop();
      setClock(next.at);
      next.tell();
    }
  }
}
