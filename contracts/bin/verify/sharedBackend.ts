import type { Ask, Values } from './stateEndpoint.ts';
import type { Refusal, State } from './visit.ts';

/** What came of the states of an interaction. */
export interface Made {
  /** The states were made for this interaction, so that no other one can have spoilt them. */
  isFresh: boolean;
  /** What they answered, and what they were given: a request may name both. */
  values: Values;
  /** Values of single states that are tokens: no report may show one. */
  tokens: string[];
  refusals: { state: string; refusal: Refusal }[];
}

/**
 * A backend that several Verifiers call. States and call of an interaction belong together, because the states of the next one may reset
 * the data; so one Verifier at a time has it. States hold while nothing changes, and are not made again.
 */
export class SharedBackend {
  #last: Promise<void> = Promise.resolve();
  readonly #ask: Ask;
  /** The states that hold, as JSON, with what came of them. */
  #holding: { states: string; made: Omit<Made, 'isFresh'> } | undefined;

  constructor(ask: Ask) {
    this.#ask = ask;
  }

  /** Waits until nobody has it. Answers what gives it back; a second time that does nothing. */
  async take(): Promise<() => void> {
    const before = this.#last;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#last = before.then(() => promise);
    await before;
    return resolve;
  }

  /**
   * Makes the states, but for those after one that failed. After one that is unknown the others are asked for all the same: whoever
   * lacks them wants to hear of all at once.
   */
  async make(states: readonly State[]): Promise<Made> {
    const wanted = JSON.stringify(states);
    if (this.#holding?.states === wanted) return { ...this.#holding.made, isFresh: false };
    this.#holding = undefined;
    const made: Omit<Made, 'isFresh'> = { values: {}, tokens: [], refusals: [] };
    for (const state of states) {
      const isOver = made.refusals.some(({ refusal }) => !refusal.isUnknown);
      const { values, refusal } = isOver ? { values: {} as Values } : await this.#ask(state);
      if (refusal) made.refusals.push({ state: state.name, refusal });
      made.values = { ...made.values, ...state.params, ...values };
      if (typeof values.token === 'string') made.tokens.push(values.token);
    }
    if (made.refusals.length === 0) this.#holding = { states: wanted, made };
    return { ...made, isFresh: true };
  }

  /** A call may have changed something. */
  change(): void {
    this.#holding = undefined;
  }
}
