import type { Faker } from '@faker-js/faker';
import type { Clock } from '../store/clock.ts';
import type { FileStore } from '../store/files.ts';
import type { Store } from '../store/store.ts';

/** What every factory of the seed gets. */
export interface SeedTools {
  store: Store;
  files: FileStore;
  faker: Faker;
  scale: number;
  /** Epoch milliseconds that all dates are relative to. */
  now: number;
  /** Times of changes come from another clock for a while; from the mock's own again without one. */
  tellTime(clock: Clock | undefined): void;
  /** Wire time so many milliseconds before now. */
  ago(ms: number): string;
}

export const dayMs = 86_400_000;
