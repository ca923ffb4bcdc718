import { type ReactNode, useLayoutEffect, useRef } from 'react';
import css from './Notices.module.css';

/** How often a message that somebody points at or has the focus in is asked again whether it may go. Milliseconds. */
const heldMs = 500;

/** The types of React 18 do not know this attribute yet. */
const topLayer = { popover: 'manual' };

interface Props<N> {
  notices: readonly N[];
  /** Whether a message stays while it has the pointer or the focus. */
  isHeld: (notice: N) => boolean;
  /** Called when the first of them has to go. */
  onEnd: () => void;
  children: (notice: N) => ReactNode;
}

/** Where messages appear: a live region that is always there, and in the browser's top layer while it has one. */
export function NoticeBox<N extends { until: number }>({ notices, isHeld, onEnd, children }: Props<N>) {
  const box = useRef<HTMLElement>(null);
  const latest = useRef({ isHeld, onEnd });
  latest.current = { isHeld, onEnd };

  useLayoutEffect(() => {
    const shown = box.current;
    // That of a dialog that has just closed.
    if (!shown?.isConnected) return;
    // Hidden and shown again each time, which puts it above a dialog that opened since.
    if (shown.matches(':popover-open')) shown.hidePopover();
    if (notices.length === 0) return;
    shown.showPopover();
    const next = Math.min(...notices.map(({ until }) => until)) - performance.now();
    const end = () => {
      if (shown.matches(':focus-within, :hover') && notices.some(latest.current.isHeld))
        timer = setTimeout(end, heldMs);
      else latest.current.onEnd();
    };
    let timer = setTimeout(end, Math.max(next, 0) + 1);
    return () => clearTimeout(timer);
  }, [notices]);

  return (
    <section ref={box} className={css.notices} {...topLayer} aria-live="polite">
      {notices.map(children)}
    </section>
  );
}
