import type { AnyEndpoint, BodyOf, DataOf, ParamsOf, QueryOf } from '#contracts/endpoint.ts';
import type { StoredUser } from '../store/accountRows.ts';
import type { Clock } from '../store/clock.ts';
import type { FileStore } from '../store/files.ts';
import type { Store } from '../store/store.ts';

/** Somebody at a record, on one page of his (`accounts/presence.ts`). */
export interface Presence {
  userId: string;
  /** Of the session that told it. */
  token: string;
  /** The kind of the record, and its id. */
  kind: string;
  id: string;
  page: string;
  editing: boolean;
  since: number;
  seenAt: number;
}

/** A self-check that ran by itself. */
interface NightlyCheck {
  /** When, by the mock's clock. */
  at: string;
  /** A sentence for each difference; none in a sound state. */
  violations: string[];
}

/** What a mock remembers outside its store; emptied by every reset. Times are epoch milliseconds. */
interface Memory {
  jobsRanAt?: number;
  /** The day whose self-check has run, or need not run because the state was seeded after it; `yyyy-MM-dd`. */
  selfCheckedOn?: string;
  /** What the last self-check of a night found. */
  nightlyCheck?: NightlyCheck;
  /** Uploads of the last minute: `at` by the mock's clock, `real` by the machine's. */
  uploads: { ip: string; at: number; real: number }[];
  presences?: Presence[];
}

/** Who calls, resolved from the token once, before the handler; nothing that the call saves changes it. */
export interface Caller {
  user: Readonly<StoredUser>;
  token: string;
  rights: ReadonlySet<number>;
}

export interface Context {
  store: Store;
  clock: Clock;
  files: FileStore;
  /** The deployment's shared secret of picture uploads. */
  uploadSecret: string;
  /** Signs the policies of direct uploads. Never leaves the mock; a new one at each start. */
  policySecret: string;
  /** Undefined only in public calls. */
  caller: Caller | undefined;
  /** Network address of whoever calls; '' where nobody knows it. */
  callerIp: string;
  memory: Memory;
  /** 32 characters, not guessable. */
  randomId(): string;
}

interface Input<E> {
  params: ParamsOf<E>;
  query: QueryOf<E>;
  body: BodyOf<E>;
}

/**
 * What an area implements: one plain, synchronous function for each call of its definition. It runs in a
 * transaction after rights, scope and shape were checked; a missing function does not compile.
 */
export type Handlers<Calls extends Record<string, AnyEndpoint>> = {
  [K in keyof Calls]: (input: Input<Calls[K]>, context: Context) => DataOf<Calls[K]>;
};

/** The caller of a call that is not public. */
export function callerOf(context: Context): Caller {
  if (!context.caller) throw new Error('a public call has no caller');
  return context.caller;
}
