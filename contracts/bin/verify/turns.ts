/**
 * Lets one at a time have something: states and call of an interaction belong together, because the states of the next one may reset the
 * data of the backend.
 */
export class Turns {
  #last: Promise<void> = Promise.resolve();

  /** Waits until nobody has it. Answers what gives it back; a second time that does nothing. */
  async take(): Promise<() => void> {
    const before = this.#last;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#last = before.then(() => promise);
    await before;
    return resolve;
  }
}
