import { type RefObject, useEffect } from 'react';

const reached = 'a[href], button:not(:disabled), input:not(:disabled)';

/**
 * Keeps the focus in the page when the element that has it is taken away: a row that was deleted, a button that its own action removed, a page that
 * was left by a link. Otherwise the next Tab would begin at the top of the window. The focus goes to the row if that is still there, else to the
 * list, which scrolls by keyboard, else to the page.
 */
export function useKeptFocus(content: RefObject<HTMLElement>) {
  useEffect(() => {
    /** The element of the page that had the focus last and all around it, from the inside out. */
    let path: HTMLElement[] = [];
    const onFocus = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLElement) || !content.current?.contains(target)) return;
      path = [];
      for (let at: HTMLElement | null = target; at; at = at.parentElement) path.push(at);
    };
    /** A press beside everything takes the focus away on purpose. */
    const onPress = () => {
      path = [];
    };
    const keep = () => {
      if (path[0]?.isConnected !== false || document.activeElement !== document.body) return;
      const left = path.find((one) => one.isConnected);
      const inRow = left?.closest('tr')?.querySelector<HTMLElement>(reached);
      const place = inRow ?? left?.closest<HTMLElement>('[tabindex]') ?? content.current;
      place?.focus({ preventScroll: true });
    };
    const observer = new MutationObserver(keep);
    observer.observe(document.body, { childList: true, subtree: true });
    addEventListener('focusin', onFocus);
    addEventListener('mousedown', onPress, true);
    return () => {
      observer.disconnect();
      removeEventListener('focusin', onFocus);
      removeEventListener('mousedown', onPress, true);
    };
  }, [content]);
}
