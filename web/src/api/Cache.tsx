import type { ReactNode } from 'react';
import { SWRConfig } from 'swr';

/**
 * The SWR settings of all screens. Nothing is loaded in the background: only a mounted screen sends requests. A screen always sends its request when
 * it opens, because its cached response may be out of date.
 */
export function Cache({ children }: { children: ReactNode }) {
  return (
    <SWRConfig value={{ revalidateOnFocus: false, shouldRetryOnError: false, dedupingInterval: 0 }}>
      {children}
    </SWRConfig>
  );
}
