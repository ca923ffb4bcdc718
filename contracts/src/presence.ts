import type { AnyEndpoint } from './endpoint.ts';

/** A page that is seen tells every 30 s that its user is there (docs/decisions/0040-presence-and-reports.md). Milliseconds. */
export const presenceBeatMs = 30_000;
/** Whoever has not told for so long is gone: two beats may be missed. Milliseconds. */
export const presenceKeepMs = 75_000;

/** Tells who is at a record. It changes no record, so repeating it needs no idempotency key. */
export const isPresence = ({ path }: Pick<AnyEndpoint, 'path'>): boolean => path.startsWith('presences/');
