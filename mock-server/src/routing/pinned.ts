import { status } from '#contracts/envelope.ts';
import { endpointNameOf, type Interaction, statusOf } from '#contracts/pactFile.ts';
import { Expectation } from './expectation.ts';
import { pinOf } from './pin.ts';

interface Pacts {
  /** Success interactions. */
  count: number;
  byEndpoint: ReadonlyMap<string, Interaction[]>;
}

const none: Pacts = { count: 0, byEndpoint: new Map() };

/** What the pacts pin of successes, for each endpoint. Read when it is first asked for: most mocks never are. */
export class Pinned {
  readonly #read: () => Interaction[];
  readonly #expectations = new Map<string, Expectation>();
  #pacts: Pacts | undefined;

  /** @param read where the interactions come from; when it throws, answers are held against definitions only */
  constructor(read: () => Interaction[]) {
    this.#read = read;
  }

  /** How many success interactions answers are held against. */
  get count(): number {
    return this.#load().count;
  }

  /** Of the data of an endpoint's successes; undefined when no interaction is about one. */
  of(endpoint: string): Expectation | undefined {
    const known = this.#expectations.get(endpoint);
    const interactions = known ? undefined : this.#load().byEndpoint.get(endpoint);
    if (!interactions) return known;
    const expectation = new Expectation(interactions.flatMap(dataPin), 'data');
    this.#expectations.set(endpoint, expectation);
    return expectation;
  }

  /** Discards what was read; the pacts are read again when they are next needed. */
  forget(): void {
    this.#pacts = undefined;
    this.#expectations.clear();
  }

  #load(): Pacts {
    this.#pacts ??= this.#tryToRead();
    return this.#pacts;
  }

  #tryToRead(): Pacts {
    try {
      const successes = this.#read().filter((interaction) => statusOf(interaction) === status.ok);
      return { count: successes.length, byEndpoint: Map.groupBy(successes, endpointNameOf) };
    } catch (error) {
      console.error(`[mock] drift is looked for in definitions only: ${(error as Error).message}`);
      return none;
    }
  }
}

/** Nothing for an interaction whose screens do not read the data. */
function dataPin({ response }: Interaction) {
  const data = response.body?.content.data;
  if (data === undefined) return [];
  return { pin: pinOf(data, response.matchingRules?.body ?? {}, ['$', 'data']), appliesTo: 'every' as const };
}
