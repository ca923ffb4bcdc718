/** The rule is broken. */
export class Broken extends Error {
  readonly expected: string;
  readonly got: string;
  constructor(expected: string, got: string) {
    super(`expected ${expected}; got ${got}`);
    this.expected = expected;
    this.got = got;
  }
}

/** A call that the rule needs is not there. */
export class Lacking extends Error {
  /** Name of the call. */
  readonly call: string;
  constructor(call: string, said: string) {
    super(said);
    this.call = call;
  }
}

/** The rule could not be checked with the data and the users that there are. */
export class Unchecked extends Error {}
