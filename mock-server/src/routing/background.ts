/** The longest time that background work may block the event loop in one turn. Milliseconds. */
const sliceMs = 5;
/** Bytes of copies that may wait; beyond them the work is done at once, which slows the callers down. */
const mostWaiting = 64 * 1_048_576;

interface Work {
  size: number;
  act: () => void;
}

/** Work on copies of answers after the answers have gone, a little at a time, in order. */
export class Background {
  #queue: Work[] = [];
  #waiting = 0;
  #isPlanned = false;

  add(size: number, act: () => void): void {
    this.#queue.push({ size, act });
    this.#waiting += size;
    if (this.#waiting > mostWaiting) this.finish();
    this.#plan();
  }

  /** Does all waiting work now; called before results are read, so that none is missing. */
  finish(): void {
    this.#run(Number.POSITIVE_INFINITY);
  }

  #plan(): void {
    if (this.#isPlanned || this.#queue.length === 0) return;
    this.#isPlanned = true;
    setImmediate(() => {
      this.#isPlanned = false;
      this.#run(performance.now() + sliceMs);
      this.#plan();
    });
  }

  #run(ends: number): void {
    let done = 0;
    while (done < this.#queue.length && performance.now() < ends) {
      const work = this.#queue[done++] as Work;
      this.#waiting -= work.size;
      try {
        work.act();
      } catch (error) {
        console.error('[mock] after a proxied call', error);
      }
    }
    this.#queue.splice(0, done);
  }
}
