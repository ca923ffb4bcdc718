import { useEffect, useRef } from 'react';

/** Loads again whenever `count` has changed since the first render, which has loaded by itself. */
export function useReloadOn(count: number, reload: () => unknown): void {
  const seen = useRef(count);
  useEffect(() => {
    if (seen.current !== count) void reload();
    seen.current = count;
  }, [count, reload]);
}
