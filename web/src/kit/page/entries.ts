import { createContext, useContext } from 'react';
import type { CallName } from '#contracts/areas.ts';

/** A screen that the user may open, as the home page offers it. The shell passes the list, because areas do not know each other's screens. */
export interface Entry {
  path: string;
  title: string;
  group: string;
  /** The main call of the screen that this user gets. */
  call?: CallName | undefined;
}

export const EntriesContext = createContext<readonly Entry[]>([]);
export const useEntries = () => useContext(EntriesContext);
