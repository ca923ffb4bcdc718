import type { AnyEndpoint } from './endpoint.ts';
import { isPresence } from './presence.ts';
import { isRead, isReveal } from './reads.ts';

/**
 * A call that changes something may carry a key that its client made, so that sending it again after a lost answer does not act twice
 * (docs/decisions/0019-lost-answers.md). The header is optional for callers and for backends.
 */
export const idempotencyHeader = 'Idempotency-Key';

/** 32 upper-case letters and digits, as the id generator of specification section 9 makes them. */
export const idempotencyKeyPattern = /^[A-Z0-9]{32}$/;

/** How long a backend that knows keys keeps an answer. Milliseconds. */
export const idempotencyKeepMs = 24 * 3_600_000;

/** Every call by POST of a signed-in user that changes something. Uploads are not among them: a picture that is stored twice changes no record; nor are 查看 and presences, which change none. */
export const takesKey = (endpoint: Pick<AnyEndpoint, 'method' | 'path' | 'access' | 'travel'>): boolean =>
  !isRead(endpoint) &&
  !isReveal(endpoint) &&
  !isPresence(endpoint) &&
  !endpoint.access.public &&
  endpoint.travel !== 'form' &&
  endpoint.travel !== 'signedForm';
