import type { AnyEndpoint } from '#contracts/endpoint.ts';
import { status } from '#contracts/envelope.ts';

/** A change was refused because what is shown is old: somebody else has changed, moved or removed the record. */
type Listener = (endpoint: AnyEndpoint) => void;
const listeners = new Set<Listener>();

const outdated: readonly (number | undefined)[] = [status.stale, status.wrongState, status.notFound];

/** Tells the lists of a record's area to load anew, when the failure says that they are old. */
export function tellOutdated(endpoint: AnyEndpoint, failure: number | undefined) {
  if (outdated.includes(failure)) for (const listener of listeners) listener(endpoint);
}

export function onOutdated(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
