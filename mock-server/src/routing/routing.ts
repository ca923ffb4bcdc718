import * as z from 'zod/mini';
import { allEndpoints, areas } from '#contracts/areas.ts';
import type { AnyEndpoint, ApiBase } from '#contracts/endpoint.ts';
import { ControlError } from '../control/controlError.ts';
import { nearestName } from '../control/faults.ts';
import { readBase } from './realBase.ts';

/** Who answers: the mock, the real backend, or the mock where the real backend cannot yet. */
const modes = ['mock', 'proxy', 'fallback'] as const;
export type Mode = (typeof modes)[number];

const address = z.optional(z.nullable(z.string()));

/** What changes: a pattern or base that is left out stays as it is, `null` removes it. */
export const routingInput = z.strictObject({
  revision: z.optional(z.int()),
  bases: z.optional(z.strictObject({ main: address, resorts: address, apps: address })),
  modes: z.optional(z.record(z.string(), z.nullable(z.enum(modes)))),
});
export type RoutingInput = z.infer<typeof routingInput>;
export const routingTakes =
  '{revision?: number, bases?: {main?, resorts?, apps?: address or null}, modes?: {name, area.* or *: mock | proxy | fallback | null}}';

export interface RoutingState {
  /** Grows with each change; a POST that carries an older one is refused. */
  revision: number;
  bases: Partial<Record<ApiBase, string>>;
  modes: Record<string, Mode>;
}

/** The table that says who answers which endpoint. The most specific pattern wins: name, then `area.*`, then `*`. */
export class Routing {
  #revision = 1;
  #bases = new Map<ApiBase, URL>();
  #modes = new Map<string, Mode>();

  /** Every call is answered by the mock. */
  get isIdle(): boolean {
    return this.#modes.size === 0;
  }

  state(): RoutingState {
    const bases = Object.fromEntries(
      [...this.#bases].map(([base, url]) => [base, url.href.replace(/\/$/, '')]),
    );
    return { revision: this.#revision, bases, modes: Object.fromEntries(this.#modes) };
  }

  /** `name` is undefined for a call that no definition knows; only `*` speaks for it. */
  modeOf(name: string | undefined): Mode {
    const area = name && `${name.slice(0, name.indexOf('.'))}.*`;
    return (
      (name && this.#modes.get(name)) || (area && this.#modes.get(area)) || this.#modes.get('*') || 'mock'
    );
  }

  baseOf(base: ApiBase): URL | undefined {
    return this.#bases.get(base);
  }

  /** All of it or nothing. @throws ControlError 400 with a sentence, 409 when somebody else was faster */
  change({ revision, bases = {}, modes = {} }: RoutingInput): RoutingState {
    if (revision !== undefined && revision !== this.#revision) {
      throw new ControlError(
        409,
        `The routing was changed by somebody else (revision ${this.#revision}, yours is ${revision}): read it again.`,
      );
    }
    const nextBases = merged(this.#bases, Object.entries(bases) as [ApiBase, string | null][], readBase);
    const nextModes = merged(this.#modes, Object.entries(modes), (mode, pattern) => {
      endpointsOf(pattern);
      return mode;
    });
    checkBases(nextBases, nextModes);
    this.#bases = nextBases;
    this.#modes = nextModes;
    this.#revision++;
    return this.state();
  }
}

function merged<K, Raw, V>(
  old: Map<K, V>,
  changes: [K, Raw | null | undefined][],
  read: (raw: Raw, key: K) => V,
) {
  const next = new Map(old);
  for (const [key, raw] of changes) {
    if (raw === null) next.delete(key);
    else if (raw !== undefined) next.set(key, read(raw, key));
  }
  return next;
}

/** The endpoints that a pattern means. @throws ControlError 400 when there are none */
function endpointsOf(pattern: string): AnyEndpoint[] {
  if (pattern === '*') return allEndpoints;
  const area = /^(\w+)\.\*$/.exec(pattern)?.[1];
  const found = allEndpoints.filter(({ name }) => (area ? name.startsWith(`${area}.`) : name === pattern));
  if (found.length > 0) return found;
  if (area)
    throw new ControlError(400, `There is no area ${area}. The areas are ${Object.keys(areas).join(', ')}.`);
  throw new ControlError(400, `There is no endpoint ${pattern.slice(0, 100)}. ${nearestName(pattern)}`);
}

/** `proxy` needs an address to go to; `fallback` without one is the mock. */
function checkBases(bases: Map<ApiBase, URL>, modes: Map<string, Mode>): void {
  for (const [pattern, mode] of modes) {
    if (mode !== 'proxy') continue;
    const lost = endpointsOf(pattern).find(({ base }) => !bases.has(base));
    if (lost) {
      throw new ControlError(
        400,
        `${pattern} cannot be proxied: ${lost.name} is on ${lost.base}, and the real address of ${lost.base} is not known. Give bases.${lost.base}.`,
      );
    }
  }
}
