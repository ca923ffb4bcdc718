import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** Not yet in the types of TypeScript: what a screen reader is to say next. Chromium has it since version 141. */
type Announcing = Document & { ariaNotify?: (words: string) => void };

/** The address whose page was announced last. The browser itself tells of the one that a document begins with. */
let told = location.pathname;

/** Tells a screen reader which page was opened by a link: only a new document is announced by itself. */
export function useAnnouncedPage(title: string): void {
  const { pathname } = useLocation();
  useEffect(() => {
    if (title === '' || pathname === told) return;
    told = pathname;
    (document as Announcing).ariaNotify?.(title);
  }, [pathname, title]);
}

/** Tells the name of the record that the open page is about, which comes with its answer. */
export function useAnnouncedRecord(record: string): void {
  useEffect(() => {
    if (record !== '') (document as Announcing).ariaNotify?.(record);
  }, [record]);
}
