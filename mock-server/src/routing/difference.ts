export type Kind =
  | 'missing field'
  | 'retyped field'
  | 'unknown code'
  | 'new field'
  | 'wrong value'
  | 'repeated id'
  | 'wrong envelope';

/** Which promise an answer broke: what its endpoint is defined to answer, what the console pinned, or both at once. */
export type Broke = 'definition' | 'pact' | 'both';

/** One way in which an answer is not what it should be. `path` is the same for all rows of a list. */
export interface Difference {
  kind: Kind;
  path: string;
  broke: Broke;
  expected: string;
  received: string;
  /** Of the answer, unmasked: the value, or what lacks it. */
  example: unknown;
}

export const bothOf = (one: Broke, other: Broke): Broke => (one === other ? one : 'both');

export const typeName = (value: unknown) =>
  value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value;

/** The differences of one answer. A list with one fault in every row has it once. */
export class Differences {
  readonly #found = new Map<string, Difference>();

  add(difference: Difference): void {
    const key = `${difference.kind} ${difference.path}`;
    if (!this.#found.has(key)) this.#found.set(key, difference);
  }

  /**
   * What breaks the pact, too, is the same fault, and is told once; the definition may have another word for it.
   * @param isSure false where only some interactions pin it: that says more of a known fault, and is none by itself
   */
  addOfPact(fault: Omit<Difference, 'broke'>, isSure: boolean): void {
    const key = `${fault.kind} ${fault.path}`;
    const known = this.#found.get(key) ?? this.#sameValue(fault);
    if (known) {
      known.broke = bothOf(known.broke, 'pact');
      this.#found.set(key, known);
    } else if (isSure) this.#found.set(key, { ...fault, broke: 'pact' });
  }

  list(): Difference[] {
    return [...new Set(this.#found.values())];
  }

  #sameValue({ path, example }: Omit<Difference, 'broke'>): Difference | undefined {
    return [...this.#found.values()].find((one) => one.path === path && Object.is(one.example, example));
  }
}
