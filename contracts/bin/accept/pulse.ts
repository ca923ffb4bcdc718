import type { Unanswered } from './wire.ts';

/** Whether the backend still answers: one that has gone would break every rule that is left. */
export class Pulse {
  #last = 'the sign-in';
  readonly #silent = new Map<object, Unanswered>();
  readonly #most: number;
  #isGone = false;

  /** @param most unanswered calls or states in a row after which nobody is there any more */
  constructor(most: number) {
    this.#most = most;
  }

  /** A call or a state was answered, whatever was said. */
  heard(name: string): void {
    // A late answer does not bring back the rules that were left.
    if (this.#isGone) return;
    this.#last = name;
    this.#silent.clear();
  }

  /** A rule ended because something was not answered; those that remember the same call count once. */
  missed(rule: object, error: Unanswered): void {
    this.#silent.set(rule, error);
    this.#isGone ||= new Set(this.#silent.values()).size >= this.#most;
  }

  get isGone(): boolean {
    return this.#isGone;
  }

  /** Whether a rule ended without an answer after the last one that there was. */
  isSilent(rule: object): boolean {
    return this.#silent.has(rule);
  }

  get sentence(): string {
    const [first] = this.#silent.values();
    return `the backend stopped answering after ${this.#last}${first ? ` (${first.reason})` : ''}`;
  }
}
