import type { AnyEndpoint } from '#contracts/endpoint.ts';
import { masked } from '../control/mask.ts';
import { bothOf, type Difference } from './difference.ts';
import { withoutPersons } from './personal.ts';

/** A difference with the number of answers that had it and what one of them looked like, masked. */
interface Counted extends Difference {
  count: number;
}

interface EndpointDrift {
  endpoint: string;
  /** Answers that were held against definition and pact, and those of them that differed. */
  checked: number;
  differing: number;
  /** Answers that were not looked at: longer than 1 MB, or in a coding that could not be read. */
  unchecked: number;
  /** Those of them that were too long. */
  tooLarge: number;
  /** Calls that took longer than the limit, those that nobody waited for any longer among them. */
  slow: number;
  /** Calls that found nobody. */
  unreached: number;
  /** Answered calls of an endpoint that goes away, and the version that no longer has it. */
  deprecated: number;
  until?: string;
  /** Wire time of the last answer that differed; '' for none. */
  lastAt: string;
  differences: Counted[];
}

/** Counted for each endpoint, and in all. */
type Totals = Record<
  'checked' | 'differing' | 'unchecked' | 'tooLarge' | 'slow' | 'unreached' | 'deprecated',
  number
>;

/** A backend that puts ids into its keys would never stop being different. */
const mostDifferences = 100;

/** From so many milliseconds on a call takes too long. */
const slowFromMs = 2000;

/** How real answers differ from their definitions and from what the pacts pin, counted for each endpoint. */
export class Drift {
  #byEndpoint = new Map<string, EndpointDrift>();
  readonly #slowFromMs: number;

  constructor(fromMs: number = slowFromMs) {
    this.#slowFromMs = fromMs;
  }

  note({ name }: AnyEndpoint, differences: Difference[], now: string): void {
    const drift = this.#of(name);
    drift.checked++;
    if (differences.length === 0) return;
    drift.differing++;
    drift.lastAt = now;
    for (const { example, ...difference } of differences) {
      const { kind, path } = difference;
      const known = drift.differences.find((one) => one.kind === kind && one.path === path);
      if (known) {
        known.count++;
        known.broke = bothOf(known.broke, difference.broke);
      } else if (drift.differences.length < mostDifferences) {
        // The field's name decides what is masked; it is the last word of the path.
        const keys = path.replaceAll('[]', '').split('.');
        const [holder = '', key = ''] = ['', ...keys].slice(-2);
        const isHolder = kind === 'missing field' || kind === 'wrong envelope';
        const anonymous = withoutPersons(example, name, isHolder ? holder : key, isHolder ? '' : holder);
        const received =
          kind === 'unknown code' ? String(withoutPersons(difference.received, name)) : difference.received;
        drift.differences.push({ ...difference, received, example: masked(anonymous), count: 1 });
      }
    }
  }

  /** An answer of which nobody knows what it says. */
  noteUnchecked({ name }: AnyEndpoint, isTooLarge: boolean): void {
    const drift = this.#of(name);
    drift.unchecked++;
    if (isTooLarge) drift.tooLarge++;
  }

  /** How long the real backend took for all of an answer. */
  noteTime({ name, deprecated }: AnyEndpoint, tookMs: number): void {
    if (tookMs >= this.#slowFromMs) this.#of(name).slow++;
    if (!deprecated) return;
    const drift = this.#of(name);
    drift.deprecated++;
    drift.until = deprecated.until;
  }

  noteNoAnswer({ name }: AnyEndpoint, kind: 'unreachable' | 'timeout'): void {
    this.#of(name)[kind === 'timeout' ? 'slow' : 'unreached']++;
  }

  /** Those that differ most first. */
  report(): Totals & { slowFromMs: number; endpoints: EndpointDrift[] } {
    const endpoints = [...this.#byEndpoint.values()].sort(
      (a, b) => b.differing - a.differing || a.endpoint.localeCompare(b.endpoint),
    );
    const sum = (key: keyof Totals) => endpoints.reduce((total, one) => total + one[key], 0);
    return {
      ...{ checked: sum('checked'), differing: sum('differing'), unchecked: sum('unchecked') },
      ...{ tooLarge: sum('tooLarge'), slow: sum('slow'), unreached: sum('unreached') },
      deprecated: sum('deprecated'),
      slowFromMs: this.#slowFromMs,
      endpoints,
    };
  }

  clear(): void {
    this.#byEndpoint.clear();
  }

  #of(endpoint: string): EndpointDrift {
    const drift = this.#byEndpoint.get(endpoint) ?? {
      endpoint,
      checked: 0,
      differing: 0,
      unchecked: 0,
      tooLarge: 0,
      slow: 0,
      unreached: 0,
      deprecated: 0,
      lastAt: '',
      differences: [],
    };
    this.#byEndpoint.set(endpoint, drift);
    return drift;
  }
}
