import { sha256Hex } from '#contracts/credentials.ts';
import type { AnyEndpoint } from '#contracts/endpoint.ts';
import { status } from '#contracts/envelope.ts';
import { idempotencyKeepMs, idempotencyKeyPattern, takesKey } from '#contracts/idempotency.ts';
import { say } from '#contracts/words.ts';
import type { Context } from '../records/context.ts';
import { fail } from '../records/fail.ts';

/** How many answers are kept; beyond it the oldest are deleted. */
const mostKept = 5_000;

/** What makes two calls the same; the token is no part of it, because a caller may sign in anew in between. */
interface Asked {
  endpoint: AnyEndpoint;
  params: Record<string, string>;
  query: URLSearchParams;
  body: unknown;
}

/** A call under a key of its caller. */
export interface KeyedCall {
  /** The data of the first answer, where there was one that took effect. */
  earlier: { data: unknown } | undefined;
  /** Stores the answer in the transaction of the change, so that neither exists without the other. */
  keep(data: unknown): void;
}

/**
 * A call that changes something and came with an `Idempotency-Key`; undefined for any other. A key belongs to its user, not to his
 * session. Answers are kept for 24 hours of the mock's clock.
 * @throws BusinessError -1002 when the key is none, or was used for another call
 */
export function keyedCall(key: string | undefined, asked: Asked, context: Context): KeyedCall | undefined {
  const { store, clock, caller } = context;
  if (key === undefined || !caller || !takesKey(asked.endpoint)) return undefined;
  if (!idempotencyKeyPattern.test(key)) fail(status.invalid, say('idempotencyKey'));
  const id = `${caller.user.id}:${key}`;
  const fingerprint = fingerprintOf(asked);
  store.answeredKeys.prune(clock.now(), mostKept);
  const kept = store.answeredKeys.get(id);
  if (kept && kept.fingerprint !== fingerprint) fail(status.invalid, say('idempotencyKeyReused'));
  return {
    earlier: kept && { data: JSON.parse(kept.answer) as unknown },
    keep: (data) =>
      void store.answeredKeys.insert({
        id,
        fingerprint,
        answer: JSON.stringify(data ?? null),
        expiresAt: clock.now() + idempotencyKeepMs,
      }),
  };
}

function fingerprintOf({ endpoint, params, query, body }: Asked): string {
  const own = [...query].filter(([name]) => name !== 'token' && name !== 'use_request_body').sort();
  return sha256Hex(JSON.stringify([endpoint.name, params, own, body ?? {}]));
}
