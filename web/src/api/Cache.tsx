import type { ReactNode } from 'react';
import { SWRConfig } from 'swr';

/** How answers are cached for all screens: nothing loads by itself but what a screen asks for. */
export function Cache({ children }: { children: ReactNode }) {
  return (
    <SWRConfig value={{ revalidateOnFocus: false, shouldRetryOnError: false, dedupingInterval: 300 }}>
      {children}
    </SWRConfig>
  );
}
