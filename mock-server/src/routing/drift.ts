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
  /** Answers longer than 1 MB or in a coding that could not be read. */
  unchecked: number;
  /** Wire time of the last answer that differed; '' for none. */
  lastAt: string;
  differences: Counted[];
}

/** A backend that puts ids into its keys would never stop being different. */
const mostDifferences = 100;

/** How real answers differ from their definitions and from what the pacts pin, counted for each endpoint. */
export class Drift {
  #byEndpoint = new Map<string, EndpointDrift>();

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
        const key = path.replaceAll('[]', '').split('.').at(-1) ?? '';
        const isHolder = kind === 'missing field' || kind === 'wrong envelope';
        const anonymous = withoutPersons(example, name, isHolder ? '' : key);
        const received =
          kind === 'unknown code' ? String(withoutPersons(difference.received, name)) : difference.received;
        drift.differences.push({ ...difference, received, example: masked(anonymous), count: 1 });
      }
    }
  }

  noteUnreadable({ name }: AnyEndpoint): void {
    this.#of(name).unchecked++;
  }

  /** Those that differ most first. */
  report(): { checked: number; differing: number; endpoints: EndpointDrift[] } {
    const endpoints = [...this.#byEndpoint.values()].sort(
      (a, b) => b.differing - a.differing || a.endpoint.localeCompare(b.endpoint),
    );
    const sum = (key: 'checked' | 'differing') => endpoints.reduce((total, one) => total + one[key], 0);
    return { checked: sum('checked'), differing: sum('differing'), endpoints };
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
      lastAt: '',
      differences: [],
    };
    this.#byEndpoint.set(endpoint, drift);
    return drift;
  }
}
