import { createContext, useContext } from 'react';

/** The screen around a widget: its address (the key of remembered settings and drafts), its title, and the list above it. */
export interface Page {
  path: string;
  title: string;
  /** Absent where the screen stands in the menu itself. */
  parent?: string | undefined;
}

export const PageContext = createContext<Page>({ path: '', title: '' });
export const usePage = () => useContext(PageContext);
