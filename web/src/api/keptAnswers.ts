import { useEffect } from 'react';
import { type Cache, type Middleware, type SWRHook, unstable_serialize, useSWRConfig } from 'swr';

/**
 * How many answers stay in memory after the last component that showed them is gone. SWR itself keeps all of them for as long as the window is open,
 * which is a working day.
 */
export const mostKept = 200;

/** How many components show the answer with a cache key. */
const shown = new Map<string, number>();
/** The keys that nobody shows any more, the longest unused first. */
const unused = new Set<string>();

function show(key: string) {
  unused.delete(key);
  shown.set(key, (shown.get(key) ?? 0) + 1);
}

function leave(key: string, cache: Cache) {
  const others = (shown.get(key) ?? 1) - 1;
  if (others > 0) {
    shown.set(key, others);
    return;
  }
  shown.delete(key);
  unused.add(key);
  for (const oldest of unused) {
    if (unused.size <= mostKept) break;
    unused.delete(oldest);
    cache.delete(oldest);
  }
}

/** SWR middleware that drops the answers which have been unused for longest. What is on the screen stays. */
export const keptAnswers: Middleware = (useNext: SWRHook) => (key, fetcher, config) => {
  const { cache } = useSWRConfig();
  const name = unstable_serialize(key);
  useEffect(() => {
    if (!name) return;
    show(name);
    return () => leave(name, cache);
  }, [name, cache]);
  return useNext(key, fetcher, config);
};
