import { isDeepStrictEqual } from 'node:util';
import { type AnyEndpoint, mayAnswer } from '../../src/endpoint.ts';
import { status } from '../../src/envelope.ts';
import type { Backend } from '../verify/options.ts';
import { isLacking } from '../verify/visit.ts';
import { withoutTokens } from '../verify/wireText.ts';
import { Broken, Lacking, Unchecked } from './broken.ts';
import { changedFields, readAfter } from './changedRecords.ts';
import { type People, type Person, type PersonName, tokensOf } from './people.ts';
import type { Pulse } from './pulse.ts';
import { askState } from './states.ts';
import { answerWords, type Exchange, exchange, type Input, parsed, Unanswered } from './wire.ts';

// biome-ignore lint/suspicious/noExplicitAny: answers are read by rules of any call; what they are is what the rules ask
export type Json = any;

/** Answers that were given before, by what was asked. */
export type Memory = Map<string, { answer: Promise<unknown>; said: Exchange[] }>;

const isGone = (code: number) => code === status.ok || code === status.notFound;
const madeKey = ({ name }: AnyEndpoint, id: string | undefined) => `${name} ${id}`;

/** What a rule says to the backend and hears from it. Every call is kept for the report. */
export class Talk {
  readonly said: Exchange[] = [];
  /** Names of the provider states that it asked for. */
  readonly states = new Set<string>();
  readonly #made = new Map<string, { remove: AnyEndpoint; id: string; by: Person }>();
  readonly backend: Backend;
  readonly people: People;
  readonly #pulse: Pulse;
  readonly #memory: Memory;
  constructor(backend: Backend, people: People, pulse: Pulse, memory: Memory = new Map()) {
    this.backend = backend;
    this.people = people;
    this.#pulse = pulse;
    this.#memory = memory;
  }

  /** What is asked for once and remembered for all rules of the round, with the calls that led to it. */
  async once<T>(key: string, ask: (talk: Talk) => Promise<T>): Promise<T> {
    const known = this.#memory.get(key);
    if (known) {
      this.said.push(...known.said);
      return known.answer as Promise<T>;
    }
    const own = new Talk(this.backend, this.people, this.#pulse, this.#memory);
    const answer = ask(own);
    this.#memory.set(key, { answer, said: own.said });
    try {
      return await answer;
    } finally {
      this.said.push(...own.said);
    }
  }

  /** The person, signed in. @throws Unchecked where nobody can sign him in */
  person(name: PersonName): Person {
    const person = this.people.get(name);
    if (!person) throw new Unchecked(`needs the user ${name}`);
    return person;
  }

  /** Any call, whatever is answered. Without `by` the platform administrator calls; `null` = nobody. @throws Broken for a wrong shape, Lacking where there is no such call */
  async call(
    endpoint: AnyEndpoint,
    input: Input = {},
    by: PersonName | Person | null = 'platformAdmin',
  ): Promise<Exchange> {
    const done = await this.#make(endpoint, input, by);
    this.#expectShape(done);
    await this.#expectRecord(done, input, typeof by === 'string' ? this.person(by) : by);
    return done;
  }

  async #make(
    endpoint: AnyEndpoint,
    input: Input = {},
    by: PersonName | Person | null = 'platformAdmin',
  ): Promise<Exchange> {
    const person = typeof by === 'string' ? this.person(by) : by;
    const params = person ? { belongId: person.belongId, ...input.params } : input.params;
    const done = await this.#say(endpoint, { ...input, ...(params && { params }) }, person);
    if (isLacking(done.http, undefined)) throw new Lacking(endpoint.name, `HTTP ${done.http}`);
    if (done.wholeNumber) throw new Broken('no answer says the whole number of a person', done.wholeNumber);
    return done;
  }

  /** Keeps the call, also where nothing comes back. @throws Unanswered */
  async #say(endpoint: AnyEndpoint, input: Input, person: Person | null): Promise<Exchange> {
    try {
      const done = await exchange(this.backend, endpoint, input, person ?? { token: '' });
      this.#pulse.heard(endpoint.name);
      this.said.push(done);
      if (done.answer.status === status.ok) this.#made.delete(madeKey(endpoint, input.params?.id));
      return done;
    } catch (error) {
      if (error instanceof Unanswered && error.exchange) this.said.push(error.exchange);
      throw error;
    }
  }

  /** Has a record that the rule made taken away when the rule is over, whatever comes of it. */
  leaves(remove: AnyEndpoint, id: string, by = this.person('platformAdmin')): void {
    this.#made.set(madeKey(remove, id), { remove, id, by });
  }

  /** Takes away what the rule made and did not take away itself, the last first. Answers a line for each record that the backend keeps. */
  async takeAway(): Promise<string[]> {
    const kept: string[] = [];
    for (const { remove, id, by } of [...this.#made.values()].reverse()) {
      const params = { belongId: by.belongId, id };
      const said = await this.#say(remove, { params }, by).then(
        (done) => (isGone(done.answer.status) ? '' : answerWords(done)),
        (error: Error) => error.message,
      );
      if (said) kept.push(`${remove.name} of ${id}: ${said}`);
    }
    return kept;
  }

  #expectShape({ misfit, endpoint }: Exchange): void {
    if (misfit) throw new Broken(`every answer of ${endpoint.name} is as its definition states it`, misfit);
  }

  /** What a change answers is the record as it is read after it: asked of the first change by each call. @throws Broken */
  async #expectRecord(done: Exchange, { params = {} }: Input, person: Person | null): Promise<void> {
    const read = readAfter(done);
    const key = `changed by ${done.endpoint.name}`;
    if (!read || !person || this.#memory.has(key)) return;
    this.#memory.set(key, { answer: Promise.resolve(), said: [] });
    const own = await this.#say(read, { params: { belongId: person.belongId, ...params } }, person);
    if (own.answer.status !== status.ok) return;
    const [after, answered] = [own.answer.data, done.answer.data] as Json[];
    // Somebody else was faster.
    if (after.version !== answered.version) return;
    for (const name of changedFields(done.endpoint, answered).filter((one) => one in after))
      this.same(
        `${name} in the answer of ${done.endpoint.name}, as ${read.name} reads it`,
        answered[name],
        after[name],
      );
  }

  /** A call that must succeed; answers its data. @throws Broken */
  async ok(endpoint: AnyEndpoint, input: Input = {}, by?: PersonName | Person | null): Promise<Json> {
    return (await this.#success(endpoint, input, by)).answer.data;
  }

  /** Such a call; answers its data as they were sent, with fields that the definition does not know: for what must be nowhere in an answer. */
  async raw(endpoint: AnyEndpoint, input: Input = {}, by?: PersonName | Person | null): Promise<Json> {
    return (await this.#success(endpoint, input, by)).raw.data;
  }

  async #success(endpoint: AnyEndpoint, input: Input, by?: PersonName | Person | null): Promise<Exchange> {
    const done = await this.call(endpoint, input, by);
    const { answer } = done;
    // There is no record that it could have missed.
    if (answer.status === status.notFound && endpoint.method === 'GET' && !endpoint.path.includes('{id}'))
      throw new Lacking(endpoint.name, answerWords(done));
    if (answer.status !== status.ok)
      throw new Broken(`${endpoint.name} succeeds (status 1)`, answerWords(done));
    return done;
  }

  /** A call that must be refused with one of these codes; answers the data of the refusal. @throws Broken */
  async refused(
    endpoint: AnyEndpoint,
    codes: number | number[],
    input: Input = {},
    by?: PersonName | Person | null,
  ): Promise<Json> {
    const wanted = [codes].flat();
    // A mistake of the rule or of the definition, not of the backend.
    if (!wanted.some((code) => mayAnswer(endpoint, code)))
      throw new Error(`${endpoint.name} does not declare the error ${wanted.join(' or ')}.`);
    const done = await this.#make(endpoint, input, by);
    const { answer } = done;
    if (!wanted.includes(answer.status))
      throw new Broken(`${endpoint.name} is refused with ${wanted.join(' or ')}`, answerWords(done));
    this.#expectShape(done);
    return answer.data;
  }

  /**
   * Brings the backend into a state that the pacts name, and answers its values.
   * @throws Unchecked where there is no such state, Broken where the backend fails on the way to it
   */
  async state(name: string, params: Record<string, unknown> = {}): Promise<Json> {
    return this.#enter(name, params, 'setup');
  }

  /** Puts right what such a state has damaged. */
  async putRight(name: string, params: Record<string, unknown>): Promise<void> {
    await this.#enter(name, params, 'teardown');
  }

  async #enter(name: string, params: object, action: 'setup' | 'teardown'): Promise<Json> {
    const { stateUrl } = this.backend;
    this.states.add(name);
    if (!stateUrl) throw new Unchecked(`needs the provider state "${name}" (--state-url)`);
    const { http, said } = await askState(stateUrl, { state: name, params, action });
    this.#pulse.heard(`the provider state "${name}"`);
    const answer = (parsed(said) ?? {}) as Json;
    // The backend knows the state and stumbles on the way to it, over the same rules that its calls follow.
    if (http >= 500)
      throw new Broken(`the provider state "${name}" can be set up and put right`, `HTTP ${http}`);
    if (http < 200 || http >= 300)
      throw new Unchecked(
        `the provider state "${name}" is answered with HTTP ${http} ${answer.error ?? ''}`.trim(),
      );
    return answer;
  }

  /** @throws Broken when `got` is not the same as `wanted` */
  same(what: string, got: unknown, wanted: unknown): void {
    if (isDeepStrictEqual(got, wanted)) return;
    const { path, has, hasNot } = difference(got, wanted);
    throw new Broken(`${what}${path} = ${this.#short(hasNot)}`, this.#short(has));
  }

  /** @throws Broken when it does not hold */
  holds(what: string, isTrue: boolean, got: unknown = 'otherwise'): void {
    if (!isTrue) throw new Broken(what, typeof got === 'string' ? got : this.#short(got));
  }

  #short = (value: unknown) => short(value, tokensOf(this.people));

  /** There is not enough to check the rule by. */
  skip(why: string): never {
    throw new Unchecked(why);
  }
}

/** The first place in which two values differ, as deep as it is: whole records are too long to be compared by eye. */
function difference(has: Json, hasNot: Json, path = ''): { path: string; has: Json; hasNot: Json } {
  const isBoth = [has, hasNot].every((value) => typeof value === 'object' && value !== null);
  const isAlike = isBoth && Array.isArray(has) === Array.isArray(hasNot) && has.length === hasNot.length;
  const keys = isAlike ? [...new Set([...Object.keys(hasNot), ...Object.keys(has)])] : [];
  const key = keys.find((one) => !isDeepStrictEqual(has[one], hasNot[one]));
  return key === undefined
    ? { path, has, hasNot }
    : difference(has[key], hasNot[key], `${path}${Array.isArray(has) ? `[${key}]` : `.${key}`}`);
}

/** A value for a report: one line, not too long. @param tokens that it may have: cut in two, they would not be found any more */
export function short(value: unknown, tokens: Iterable<string> = []): string {
  const text = value === undefined ? 'nothing' : withoutTokens(JSON.stringify(value), tokens);
  return cut(text);
}

/** As long as a report shows it. */
export const cut = (text: string) => (text.length > 300 ? `${text.slice(0, 300)}…` : text);
