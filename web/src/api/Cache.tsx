import type { ReactNode } from 'react';
import { SWRConfig } from 'swr';
import { keptAnswers } from './keptAnswers.ts';

const settings = {
  revalidateOnFocus: false,
  shouldRetryOnError: false,
  dedupingInterval: 0,
  use: [keptAnswers],
};

/**
 * The SWR settings of all screens. Only a mounted screen sends requests. When it opens it always sends its own, because a kept answer may be out of
 * date, but for the answers of `reuse.ts`.
 */
export function Cache({ children }: { children: ReactNode }) {
  return <SWRConfig value={settings}>{children}</SWRConfig>;
}
