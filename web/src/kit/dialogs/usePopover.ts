import { type RefObject, useLayoutEffect } from 'react';

const gap = 4;
/** As high as it can get, so that a list that is still loading does not have to change sides. */
const tallest = 280;

function place(anchor: HTMLElement, popup: HTMLElement) {
  const { left, top, bottom, width } = anchor.getBoundingClientRect();
  const below = innerHeight - bottom;
  const above = below < tallest && top > below;
  popup.style.minWidth = `${width}px`;
  popup.style.top = above ? 'auto' : `${bottom + gap}px`;
  popup.style.bottom = above ? `${innerHeight - top + gap}px` : 'auto';
  popup.style.left = `${Math.max(gap, Math.min(left, innerWidth - popup.offsetWidth - gap))}px`;
}

/**
 * Shows the popup at its anchor, in the browser's top layer: neither an overflow nor a transform of a dialog around it
 * clips or moves it, and it stays that dialog's child. It follows the anchor when anything scrolls.
 */
export function usePopover(anchor: RefObject<HTMLElement>, popup: RefObject<HTMLElement>) {
  useLayoutEffect(() => {
    const [at, box] = [anchor.current, popup.current];
    if (!at || !box) return;
    box.popover = 'manual';
    // Browsers before 2023 have no top layer; there the fixed position alone has to do.
    box.showPopover?.();
    const follow = (event?: Event) => {
      if (!(event?.target instanceof Node && box.contains(event.target))) place(at, box);
    };
    follow();
    addEventListener('scroll', follow, true);
    addEventListener('resize', follow);
    return () => {
      removeEventListener('scroll', follow, true);
      removeEventListener('resize', follow);
    };
  }, [anchor, popup]);
}
