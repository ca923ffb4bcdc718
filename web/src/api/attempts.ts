import * as z from 'zod/mini';
import { sha256Hex } from '#contracts/credentials.ts';
import type { AnyEndpoint } from '#contracts/endpoint.ts';
import { randomId } from './randomId.ts';

/**
 * Calls that change something and whose answer is not known yet: each under the key that it is sent with again. It is kept in this tab
 * over a reload, as the draft of a form is (docs/decisions/0019-lost-answers.md).
 */
const keptShape = z.object({
  key: z.string(),
  /** Of what was sent. */
  print: z.string(),
  /** Epoch milliseconds. */
  at: z.number(),
});
type Kept = z.infer<typeof keptShape>;
const keptShapes = z.array(z.tuple([z.string(), keptShape]));

/** One intent of the user, from when it is first sent until its answer is known. */
export interface Attempt {
  key: string;
  /** What was sent there before has no answer, and this is the same, or something else. */
  before: 'same' | 'other' | undefined;
  /** It is being sent. */
  begin(): void;
  /** No answer came: it may be sent again. */
  miss(): void;
  /** What stands unanswered is sent again however late it is: its form has stayed open. */
  hold(): void;
  /** The answer is known, or the user has given it up. */
  settle(): void;
}

/** The same again after this is another intent, unless a form that stayed open says otherwise. Milliseconds. */
const againMs = 10 * 60_000;

const storageKey = 'attempts';
const kept = new Map<string, Kept>(read());
/** Sent by this page and still on their way. */
const running = new Set<string>();

/** @param userId keys are a user's own, whatever session he has */
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
    // Without storage it lasts as long as the page.
  }
}

function read(): [string, Kept][] {
  try {
    return z.parse(keptShapes, JSON.parse(sessionStorage.getItem(storageKey) ?? '[]'));
  } catch {
    return [];
  }
}
