import * as z from 'zod/mini';
import { allEndpoints } from '#contracts/areas.ts';
import { status } from '#contracts/envelope.ts';
import { nearMiss } from '../wire/routes.ts';
import { ControlError } from './controlError.ts';

/**
 * A fault replaces the answer: the call never reaches its handler, so that the state stays as it is.
 * Only `delay` lets the call go on, later, and `lost` drops the answer of a call that the mock has carried out.
 */
export const faultInput = z.strictObject({
  endpoint: z.string().check(z.minLength(1), z.maxLength(300)),
  kind: z.enum(['delay', 'status', 'http', 'drop', 'lost', 'malformed', 'truncated']),
  /** delay: milliseconds; status: of the envelope; http: 400 to 599. */
  value: z.optional(z.int()),
  /** How many calls it strikes; all of them when left out. */
  times: z.optional(z.int().check(z.gte(1), z.lte(10_000))),
});
export type FaultInput = z.infer<typeof faultInput>;

export interface Fault extends FaultInput {
  id: number;
}

/** The name by which faults reach direct uploads, which are no endpoint. */
export const bucketName = 'oss.bucket';

const longestDelayMs = 600_000;
const statuses = Object.values(status).filter((code) => code !== status.ok);

function checkValue({ endpoint, kind, value }: FaultInput): void {
  const refuse = (sentence: string) => {
    throw new ControlError(400, sentence);
  };
  if (kind === 'delay' && (value === undefined || value < 1 || value > longestDelayMs)) {
    refuse(`value: a delay takes milliseconds from 1 to ${longestDelayMs}.`);
  }
  if (kind === 'http' && (value === undefined || value < 400 || value > 599))
    refuse('value: http takes 400 to 599.');
  if (kind === 'status' && !statuses.some((code) => code === value))
    refuse(`value: status takes one of ${statuses.join(', ')}.`);
  if (kind === 'lost' && endpoint === bucketName) refuse(`kind: ${bucketName} changes no record; use drop.`);
  if (kind === 'status' && endpoint === bucketName)
    refuse(`kind: ${bucketName} answers no envelope; use http.`);
}

/** The endpoint's name for a name, a path of the definitions (with or without its base), or `*`. */
function resolve(wanted: string): string {
  if (wanted === '*' || wanted === bucketName) return wanted;
  const path = wanted.replace(/^\/?(api\/)?/, '');
  const found = allEndpoints.find(
    (endpoint) =>
      endpoint.name === wanted || endpoint.path === path || `${endpoint.base}/${endpoint.path}` === path,
  );
  if (!found) throw new ControlError(400, `There is no endpoint ${wanted}. ${nearestName(wanted)}`);
  return found.name;
}

/** A sentence that names the endpoint which a wrong name most likely meant. */
export function nearestName(wanted: string): string {
  if (wanted.includes('/')) return nearMiss('GET', 'main', wanted).replace(/ \(by [^()]*\)/, '');
  const [area = '', call = ''] = wanted.toLowerCase().split('.');
  const names = allEndpoints.map(({ name }) => name);
  const score = (name: string) => {
    const [itsArea = '', itsCall = ''] = name.toLowerCase().split('.');
    return (
      sharedStart(area, itsArea) * 2 +
      sharedStart(call, itsCall) -
      Math.abs(wanted.length - name.length) / 100
    );
  };
  const nearest = names.reduce((best, name) => (score(name) > score(best) ? name : best));
  return `Nearest: ${nearest}.`;
}

function sharedStart(a: string, b: string): number {
  let at = 0;
  while (at < a.length && a[at] === b[at]) at++;
  return at;
}

const capacity = 1000;

/** The faults that wait for their calls. */
export class Faults {
  #list: Fault[] = [];
  #lastId = 0;

  get isEmpty(): boolean {
    return this.#list.length === 0;
  }

  list(): Fault[] {
    return this.#list.map((fault) => ({ ...fault }));
  }

  /** @throws ControlError 400 when there is no such endpoint or the value does not suit the kind */
  add(input: FaultInput): Fault {
    if (this.#list.length >= capacity)
      throw new ControlError(400, `There are ${capacity} faults already: remove some of them.`);
    checkValue(input);
    const endpoint = resolve(input.endpoint);
    const fault = { ...input, id: ++this.#lastId, endpoint };
    this.#list.push(fault);
    return { ...fault };
  }

  /** @throws ControlError 404 */
  remove(id: number): void {
    const rest = this.#list.filter((fault) => fault.id !== id);
    if (rest.length === this.#list.length) throw new ControlError(404, `There is no fault ${id}.`);
    this.#list = rest;
  }

  clear(): void {
    this.#list = [];
  }

  /** The oldest delay and the oldest other fault for a call, each used up by one. */
  take(endpoint: string | undefined): { delayMs: number; fault: Fault | undefined } {
    const fits = (fault: Fault) => fault.endpoint === '*' || fault.endpoint === endpoint;
    const delay = this.#list.find((fault) => fits(fault) && fault.kind === 'delay');
    const fault = this.#list.find((other) => fits(other) && other.kind !== 'delay');
    for (const used of [delay, fault]) if (used?.times) used.times--;
    this.#list = this.#list.filter(({ times }) => times !== 0);
    return { delayMs: delay?.value ?? 0, fault };
  }
}
