import { useSyncExternalStore } from 'react';

const open: HTMLElement[] = [];
const listeners = new Set<() => void>();
const tell = () => {
  for (const listener of listeners) listener();
};

/** Registers a modal dialog that opens above all others; returns a function that removes it. */
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

/** Whether any modal dialog is open now. */
export const hasDialog = () => topmost() !== undefined;

/** The modal dialog above all others. Everything outside of it is inert and not read by screen readers. */
export const useTopmostDialog = (): HTMLElement | undefined => useSyncExternalStore(subscribe, topmost);
