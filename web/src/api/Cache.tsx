import type { ReactNode } from 'react';
import { SWRConfig } from 'swr';

/**
 * How answers are cached for all screens: nothing loads by itself but what a screen asks for, and a screen that is opened always
 * asks: its answer may have been changed on the screen between.
 */
export function Cache({ children }: { children: ReactNode }) {
  return (
    <SWRConfig value={{ revalidateOnFocus: false, shouldRetryOnError: false, dedupingInterval: 0 }}>
      {children}
    </SWRConfig>
  );
}
