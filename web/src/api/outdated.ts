import type { AnyEndpoint } from '#contracts/endpoint.ts';
import { status } from '#contracts/envelope.ts';

/** Called when a change was refused because the shown data is out of date: somebody else changed, moved or removed the record. */
type Listener = (endpoint: AnyEndpoint) => void;
const listeners = new Set<Listener>();

const outdated: readonly (number | undefined)[] = [status.stale, status.wrongState, status.notFound];

/** Makes the lists of the record's area reload if the failure means that their rows are out of date. */
export function tellOutdated(endpoint: AnyEndpoint, failure: number | undefined) {
  if (outdated.includes(failure)) for (const listener of listeners) listener(endpoint);
}

export function onOutdated(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
