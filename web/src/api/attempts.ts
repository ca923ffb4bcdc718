import * as z from 'zod/mini';
import { sha256Hex } from '#contracts/credentials.ts';
import type { AnyEndpoint } from '#contracts/endpoint.ts';
import { randomId } from './randomId.ts';

/**
 * Calls that change data and have not been answered yet, each with the idempotency key under which it is repeated. They are kept in session storage,
 * so they survive a reload of this tab like form drafts (docs/decisions/0019-lost-answers.md).
 */
const keptShape = z.object({
  key: z.string(),
  /** SHA-256 of the body that was sent. */
  print: z.string(),
  /** Epoch milliseconds. */
  at: z.number(),
});
type Kept = z.infer<typeof keptShape>;
const keptShapes = z.array(z.tuple([z.string(), keptShape]));

/** One change that the user wants to make, from the first request until its response is known. */
export interface Attempt {
  key: string;
  /** Whether an earlier request to the same call and record is unanswered, and whether it had the same body or another one. */
  before: 'same' | 'other' | undefined;
  /** The request is being sent. */
  begin(): void;
  /** No response came; the request may be sent again. */
  miss(): void;
  /** Restarts the time limit of an unanswered request, because its form is still open: the next try uses the same key. */
  hold(): void;
  /** The response is known, or the user has given up; the key is not used again. */
  settle(): void;
}

/** Milliseconds. The same input after this time counts as a new change with a new key, unless `hold` restarted the time. */
const againMs = 10 * 60_000;

const storageKey = 'attempts';
const kept = new Map<string, Kept>(read());
/** Keys of the requests of this page that are still under way. */
const running = new Set<string>();

/** @param userId keys are kept per user, across his sessions */
export function attemptOf(
  endpoint: AnyEndpoint,
  { params = {}, body }: { params?: Record<string, string> | undefined; body?: unknown },
  userId: string,
): Attempt {
  const place = [userId, endpoint.name, ...Object.values(params)].join(' ');
  const print = sha256Hex(JSON.stringify(body ?? null));
  const found = kept.get(place);
  const old = found && Date.now() - found.at < againMs ? found : undefined;
  const isSame = old?.print === print;
  const key = old && isSame ? old.key : randomId();
  const before = old && !running.has(old.key) ? (isSame ? 'same' : 'other') : undefined;
  const isKept = () => kept.get(place)?.key === key;
  const keep = () => put(place, { key, print, at: Date.now() });
  return {
    key,
    before,
    begin() {
      running.add(key);
      keep();
    },
    miss: () => void running.delete(key),
    hold: () => void (isKept() && keep()),
    settle() {
      running.delete(key);
      if (isKept()) put(place, undefined);
    },
  };
}

function put(place: string, value: Kept | undefined) {
  if (value) kept.set(place, value);
  else kept.delete(place);
  try {
    sessionStorage.setItem(storageKey, JSON.stringify([...kept]));
  } catch {
    // Without session storage the keys last until the page is reloaded.
  }
}

function read(): [string, Kept][] {
  try {
    return z.parse(keptShapes, JSON.parse(sessionStorage.getItem(storageKey) ?? '[]'));
  } catch {
    return [];
  }
}
