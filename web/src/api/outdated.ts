import type { AnyEndpoint } from '#contracts/endpoint.ts';
import { status } from '#contracts/envelope.ts';

/** Called when the shown data of an area is out of date. */
type Listener = (endpoint: AnyEndpoint) => void;
const listeners = new Set<Listener>();

const outdated: readonly (number | undefined)[] = [status.stale, status.wrongState, status.notFound];

/** Makes the lists of the endpoint's area reload, after a change that was made beside them. */
export function outdate(endpoint: AnyEndpoint) {
  for (const listener of listeners) listener(endpoint);
}

/** Makes them reload if the failure means that somebody else changed, moved or removed the record. */
export function tellOutdated(endpoint: AnyEndpoint, failure: number | undefined) {
  if (outdated.includes(failure)) outdate(endpoint);
}

export function onOutdated(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
