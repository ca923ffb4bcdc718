import { createContext, useContext } from 'react';

/** The page around a component: its path (the key of stored settings and drafts), its title, and the list above it. */
export interface Page {
  path: string;
  title: string;
  /** Absent if the page stands in the menu itself. */
  parent?: string | undefined;
  /** Closes the page and shows the one from which it was opened; absent where pages have no tabs. */
  leave?: (() => void) | undefined;
}

export const PageContext = createContext<Page>({ path: '', title: '' });
export const usePage = () => useContext(PageContext);
