import { createContext, useContext } from 'react';

/** The screen around a widget: its address (the key of remembered settings and drafts) and its title. */
export interface Page {
  path: string;
  title: string;
}

export const PageContext = createContext<Page>({ path: '', title: '' });
export const usePage = () => useContext(PageContext);
