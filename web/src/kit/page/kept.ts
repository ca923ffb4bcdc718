import { createContext, useContext, useEffect, useRef } from 'react';

/** What pages keep while their tabs are open: by the key of the tab, then by name. */
const kept = new Map<string, Map<string, unknown>>();

/** The key of the tab around a component; undefined where nothing is kept. */
export const TabContext = createContext<string | undefined>(undefined);

/** Forgets what closed tabs have kept. */
export function forgetKept(keys: readonly string[]) {
  for (const key of keys) kept.delete(key);
}

/**
 * What a component kept under a name when its tab was shown last, and a function that keeps another value. The value is in memory: a reload begins
 * anew. Returns undefined if nothing was kept.
 */
export function useKept<Value>(name: string): [Value | undefined, (value: Value) => void] {
  const key = useContext(TabContext);
  const first = useRef<Value>();
  const isRead = useRef(false);
  if (!isRead.current) {
    isRead.current = true;
    first.current = key === undefined ? undefined : (kept.get(key)?.get(name) as Value | undefined);
  }
  const keep = (value: Value) => {
    if (key === undefined) return;
    const ofTab = kept.get(key) ?? new Map<string, unknown>();
    ofTab.set(name, value);
    kept.set(key, ofTab);
  };
  return [first.current, keep];
}

/** Keeps the value of each render. */
export function useKeep<Value>(keep: (value: Value) => void, value: Value) {
  useEffect(() => keep(value));
}
