import { useEffect } from 'react';
import { create } from 'zustand';

/** The record whose pages are open: its name in the breadcrumb and in the title, and the address of its main page. */
interface Crumb {
  text: string;
  to: string;
}

export const useOpenCrumb = create<{ crumb: Crumb | undefined }>(() => ({ crumb: undefined }));

/** The name of the record on the open page; '' if there is none, or until it is known. */
export const useOpenName = create<{ name: string }>(() => ({ name: '' }));

/** Tells the frame the name of the record on the page, as long as the page is open. */
export function usePageName(name: string | undefined): void {
  useEffect(() => {
    if (!name) return undefined;
    useOpenName.setState({ name });
    return () => useOpenName.setState({ name: '' });
  }, [name]);
}

/** Shows the record of the page between the list and the page in the breadcrumb, as long as the page is open. @param text undefined until it is known */
export function useCrumb(text: string | undefined, to: string): void {
  usePageName(text);
  useEffect(() => {
    if (!text) return undefined;
    const crumb = { text, to };
    useOpenCrumb.setState({ crumb });
    return () => {
      if (useOpenCrumb.getState().crumb === crumb) useOpenCrumb.setState({ crumb: undefined });
    };
  }, [text, to]);
}
