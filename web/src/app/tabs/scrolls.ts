import { type RefObject, useLayoutEffect } from 'react';

/** How far the parts of a page were scrolled at an address. */
interface Scrolled {
  to: string;
  parts: ReadonlyMap<number, { top: number; left: number }>;
}

/** Milliseconds after which rows that come late do not move the page any more. */
const patienceMs = 3_000;

const pages = new Map<string, Scrolled>();

/** Scrolling parts can be reached by keyboard, so they can be found again. */
const scrollersIn = (main: HTMLElement) => [main, ...main.querySelectorAll<HTMLElement>('[tabindex="0"]')];

/** Puts the parts where they were. @returns whether all of them are there; they are not before their rows are */
function restore(main: HTMLElement, { parts }: Scrolled): boolean {
  const scrollers = scrollersIn(main);
  return [...parts]
    .map(([at, { top, left }]) => {
      const part = scrollers[at];
      if (!part) return false;
      part.scrollTo(left, top);
      return Math.abs(part.scrollTop - top) < 2 && Math.abs(part.scrollLeft - left) < 2;
    })
    .every(Boolean);
}

/**
 * Remembers how far the page of a tab is scrolled, and shows it there again when its tab is shown at the same address, unless the user has begun
 * to use the page before its rows are there.
 */
export function useKeptScroll(content: RefObject<HTMLElement>, key: string | undefined, to: string) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address at the moment of coming to the page counts
  useLayoutEffect(() => {
    const main = content.current;
    if (!main || key === undefined) return;
    const before = pages.get(key);
    let isRestoring = before?.to === to && before.parts.size > 0 && !restore(main, before);
    const observer = new MutationObserver(() => {
      if (!before || restore(main, before)) stop();
    });
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = () => {
      isRestoring = false;
      clearTimeout(timer);
      observer.disconnect();
    };
    if (isRestoring) {
      observer.observe(main, { childList: true, subtree: true });
      timer = setTimeout(stop, patienceMs);
    }
    const onScroll = ({ target }: Event) => {
      if (isRestoring || !(target instanceof HTMLElement)) return;
      const at = scrollersIn(main).indexOf(target);
      if (at < 0) return;
      const here = location.pathname + location.search;
      const known = pages.get(key);
      const parts = new Map(known?.to === here ? known.parts : []);
      parts.set(at, { top: target.scrollTop, left: target.scrollLeft });
      pages.set(key, { to: here, parts });
    };
    main.addEventListener('scroll', onScroll, true);
    // A finger, and the mouse at a scroll bar, begin with `pointerdown`.
    const uses = ['wheel', 'keydown', 'pointerdown'];
    for (const use of uses) main.addEventListener(use, stop, { passive: true });
    return () => {
      stop();
      main.removeEventListener('scroll', onScroll, true);
      for (const use of uses) main.removeEventListener(use, stop);
    };
  }, [content, key]);
}
