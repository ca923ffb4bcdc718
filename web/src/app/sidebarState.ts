import { useEffect, useState } from 'react';
import { readCookie, writeCookie } from '../cookies.ts';

/** Specification section 9. */
const breakpointPx = 960;
const resizeDebounceMs = 200;

export interface SidebarState {
  /** At a window width of 960 px or less a button opens the menu as a drawer. */
  drawer: boolean;
  open: boolean;
  toggle(): void;
  close(): void;
}

const isNarrow = () => innerWidth <= breakpointPx;
const storedOpen = () => readCookie('sidebar', ['open', 'closed']) !== 'closed';

/** The sidebar is open or closed by the user's choice (kept in a cookie), and hidden in a narrow window. */
export function useSidebar(): SidebarState {
  const [drawer, setDrawer] = useState(isNarrow);
  const [docked, setDocked] = useState(storedOpen);
  const [drawn, setDrawn] = useState(false);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onResize = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        setDrawer(isNarrow());
        setDrawn(false);
      }, resizeDebounceMs);
    };
    addEventListener('resize', onResize);
    return () => {
      clearTimeout(timer);
      removeEventListener('resize', onResize);
    };
  }, []);

  const toggle = () => {
    if (drawer) return setDrawn(!drawn);
    writeCookie('sidebar', docked ? 'closed' : 'open');
    setDocked(!docked);
  };
  return { drawer, open: drawer ? drawn : docked, toggle, close: () => setDrawn(false) };
}
