import { shippedUploadSecret } from '#contracts/uploadSignature.ts';
import { wireTime } from '#contracts/wireTime.ts';
import type { Context } from '../records/context.ts';
import { seedStore } from '../seed/seed.ts';
import { type Clock, createClock } from '../store/clock.ts';
import { type FileStore, isDrawing, memoryFiles, putFile, wholeFile } from '../store/files.ts';
import { type SavedRow, SinceSeed } from '../store/sinceSeed.ts';
import { createStore, type Store } from '../store/store.ts';
import type { Strip } from './contractOnly.ts';
import { dispatch, type WireAnswer, type WireCall } from './dispatch.ts';
import type { OlderContract } from './olderContract.ts';

/** How much a seed may hold; 100 is about 100,000 orders and SMS records. */
export const scaleLimits = { min: 0.001, max: 1000 };

/** The three numbers that a seeded store is made from. */
export interface Origin {
  seed: number;
  scale: number;
  /** Epoch milliseconds that all seeded dates are relative to. */
  seededAt: number;
}

export interface MockOptions extends Partial<Origin> {
  /** Contract-only mode: takes away what no pact pins. */
  strip?: Strip | undefined;
  /** Answers as a backend of a released version of the contract. */
  older?: OlderContract | undefined;
  /** Epoch milliseconds at which the clock stands still. */
  fixedNow?: number | undefined;
  files?: FileStore;
  uploadSecret?: string | undefined;
}

/** The fake backend without a transport: state, clock and one function that answers calls. Runs in Node and in a browser. */
export interface Mock {
  readonly context: Omit<Context, 'caller'>;
  readonly clock: Clock;
  readonly store: Store;
  readonly files: FileStore;
  readonly origin: Readonly<Origin>;
  /** The released version of the contract that it keeps; undefined = the definitions as they are. */
  readonly older: OlderContract | undefined;
  answer(call: WireCall): WireAnswer;
  /**
   * A newly seeded state, with another seed or scale if given. The clock and the files go back, too. Where the clock stands at
   * the moment of the seed it costs next to nothing.
   */
  reset(options?: { seed?: number | undefined; scale?: number | undefined }): void;
  /** Back to the state as it was seeded, which costs next to nothing. The clock goes back, too. */
  rewind(): void;
  /** The rows that differ from the seed; living records, to be copied before anything else happens. */
  changes(): SavedRow[];
  /** Makes a state again from its origin and what differed from it. The clock goes on. @throws on an unknown collection */
  load(origin: Origin, rows: SavedRow[]): void;
  /** Told after `reset`, `rewind` and `load`: everything that was read from `store` before is gone. */
  onReplaced(listener: () => void): void;
}

/** The default of `config.json`; a deployment sets its own on both sides. */
export const defaultUploadSecret = shippedUploadSecret;

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';
const idLength = 32;
/** Random bytes are fetched for many ids at once, because each call has one. */
const pool = new Uint8Array(idLength * 64);
let used = pool.length;

function randomId(): string {
  if (used === pool.length) {
    crypto.getRandomValues(pool);
    used = 0;
  }
  let id = '';
  for (const end = used + idLength; used < end; used++) id += alphabet[(pool[used] ?? 0) % alphabet.length];
  return id;
}

export function createMock(options: MockOptions = {}): Mock {
  const clock = createClock(options.fixedNow);
  const files = options.files ?? memoryFiles();
  const uploadSecret = options.uploadSecret ?? defaultUploadSecret;
  const policySecret = randomId();
  const listeners: (() => void)[] = [];

  const build = (origin: Origin) => {
    let told: Clock = clock;
    const store = createStore(() => wireTime(told.now()));
    seedStore(store, files, {
      ...origin,
      now: origin.seededAt,
      tellTime: (other) => {
        told = other ?? clock;
      },
    });
    const shared = { clock, files, uploadSecret, policySecret, randomId, memory: { uploads: [] } };
    const context: Context = { ...shared, store, caller: undefined, callerIp: '' };
    return { origin, context, sinceSeed: new SinceSeed(store) };
  };
  const { seed = 1, scale = 1, seededAt = clock.now() } = options;
  let state = build({ seed, scale, seededAt });

  const isSame = (origin: Origin) =>
    (['seed', 'scale', 'seededAt'] as const).every((key) => origin[key] === state.origin[key]);
  const rewindStore = () => {
    state.sinceSeed.rewind();
    state.context.memory = { uploads: [] };
  };
  const replaced = () => {
    for (const listener of listeners) listener();
  };

  return {
    get context() {
      return state.context;
    },
    get store() {
      return state.context.store;
    },
    get origin() {
      return state.origin;
    },
    clock,
    files,
    older: options.older,
    answer(call) {
      const answer = dispatch(call, state.context, options.older);
      const { endpoint, envelope } = answer;
      const older = options.older?.strip(endpoint, envelope) ?? envelope;
      return { ...answer, envelope: options.strip?.(endpoint, older) ?? older };
    },
    onReplaced: (listener) => void listeners.push(listener),
    changes: () => state.sinceSeed.rows(),
    reset(next = {}) {
      clock.reset();
      const origin = {
        seed: next.seed ?? state.origin.seed,
        scale: next.scale ?? state.origin.scale,
        seededAt: clock.now(),
      };
      if (isSame(origin)) {
        // The same three numbers give the same rows and drawings.
        const drawings = files
          .keys()
          .filter(isDrawing)
          .flatMap((key) => {
            const file = files.get(key);
            return file ? [{ key, file: wholeFile(file) }] : [];
          });
        files.clear();
        for (const { key, file } of drawings) putFile(files, key, file);
        rewindStore();
      } else {
        files.clear();
        state = build(origin);
      }
      replaced();
    },
    rewind() {
      clock.reset();
      rewindStore();
      replaced();
    },
    load(origin, rows) {
      const stranger = rows.find(({ collection }) => !state.context.store.collection(collection));
      if (stranger) throw new Error(`There is no collection ${stranger.collection}.`);
      if (isSame(origin)) rewindStore();
      else state = build(origin);
      for (const { collection, row } of rows) state.context.store.collection(collection)?.restore(row);
      replaced();
    },
  };
}
