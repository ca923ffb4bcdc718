import { useSyncExternalStore } from 'react';

const open: HTMLElement[] = [];
const listeners = new Set<() => void>();
const tell = () => {
  for (const listener of listeners) listener();
};

/** Notes a modal dialog that lies over all others; answers how to take it off again. */
export function addDialog(dialog: HTMLElement): () => void {
  open.push(dialog);
  tell();
  return () => {
    open.splice(open.indexOf(dialog), 1);
    tell();
  };
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};
const topmost = () => open.at(-1);

/** The modal dialog that lies over all others: whatever is not in it is inert, and silent for screen readers. */
export const useTopmostDialog = (): HTMLElement | undefined => useSyncExternalStore(subscribe, topmost);
