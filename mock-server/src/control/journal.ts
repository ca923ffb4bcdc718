import type { WireCall } from '../wire/dispatch.ts';
import { nearMiss } from '../wire/routes.ts';
import { cut, masked } from './mask.ts';

/** One call as the control plane tells of it. Secrets are masked. */
export interface JournalEntry {
  /** Counts all calls since the start. */
  no: number;
  /** Wire time of the mock's clock. */
  time: string;
  method: string;
  /** With the base, without the query. */
  path: string;
  /** Name of the endpoint; null when there is none. */
  endpoint: string | null;
  query: unknown;
  /** As it was understood; absent when it was never read, or not understood. */
  body?: unknown;
  /** 0 when the connection was dropped. */
  http: number;
  /** Of the envelope; null when none was answered. */
  status: number | null;
  message: string;
  durationMs: number;
  userId: string | null;
  /** What an unknown call most likely meant, or the field that was refused; else ''. */
  hint: string;
  /** Kind of the fault that was played; else ''. */
  fault: string;
  /** How the real backend took part: `proxied`, `fallback: …` with the reason why the mock answered, `replayed`; else ''. */
  routed: string;
  /** The name that the answer told of the call (`X-Trace-Id`); '' for none. */
  traceId: string;
  /** The first answer to the same call was given again (`Idempotency-Key`); absent otherwise. */
  isReplay?: true;
}

/** What the journal cannot tell from the call itself. */
export type Ending = Pick<
  JournalEntry,
  'time' | 'endpoint' | 'http' | 'status' | 'message' | 'durationMs' | 'userId' | 'fault'
> & {
  routed?: string;
  traceId?: string;
  body?: unknown;
  isReplay?: true | undefined;
  /** The refused field of a -1002. */
  field?: string | undefined;
};

const capacity = 500;

/** The latest 500 calls. */
export class Journal {
  #entries: JournalEntry[] = [];
  #count = 0;

  add(
    { method, base, path, query }: Omit<WireCall, 'body'>,
    { body, field, isReplay, ...ending }: Ending,
  ): void {
    const entry: JournalEntry = {
      no: this.#count + 1,
      method,
      path: cut(`/api/${base}/${path}`),
      query: masked(Object.fromEntries(query)),
      routed: '',
      traceId: '',
      ...ending,
      durationMs: Math.round(ending.durationMs * 100) / 100,
      hint: ending.endpoint === null ? nearMiss(method, base, path) : field ? `Refused field: ${field}` : '',
    };
    if (isReplay) entry.isReplay = isReplay;
    if (body !== undefined) entry.body = masked(body);
    this.#entries[this.#count % capacity] = entry;
    this.#count++;
  }

  /** Newest first. */
  list(): JournalEntry[] {
    return [...this.#entries].sort((a, b) => b.no - a.no);
  }

  clear(): void {
    this.#entries = [];
    this.#count = 0;
  }
}
