/** Called when a call that changes data has been answered or has failed: numbers that depend on the data may be out of date. */
const listeners = new Set<() => void>();

export function tellChanged() {
  for (const listener of listeners) listener();
}

export function onChanged(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
