import { type RefObject, useLayoutEffect } from 'react';

const gap = 4;
/** The greatest height of a list in pixels, so that a list that is still loading does not change sides when it grows. */
const tallestList = 280;

function place(anchor: HTMLElement, popup: HTMLElement, tallest: number) {
  const { left, right, top, bottom, width } = anchor.getBoundingClientRect();
  popup.style.minWidth = `${width}px`;
  const { offsetWidth, offsetHeight } = popup;
  const below = innerHeight - bottom;
  const above = below < tallest && top > below;
  // The popup always stays within the window. If it would then cover the anchor, it stands beside it, as far as there is room.
  const within = (edge: number, size: number, room: number) =>
    Math.max(gap, Math.min(edge, room - size - gap));
  const isTooTall = offsetHeight + 2 * gap > Math.max(below, top);
  const isBeside = isTooTall && right + offsetWidth + 2 * gap <= innerWidth;
  const from = (edge: number) => `${within(edge + gap, offsetHeight, innerHeight)}px`;
  popup.style.top = above ? 'auto' : from(bottom);
  popup.style.bottom = above ? from(innerHeight - top) : 'auto';
  popup.style.left = `${within(isBeside ? right + gap : left, offsetWidth, innerWidth)}px`;
}

/**
 * Shows the popup at its anchor in the browser's top layer: no overflow or transform of a surrounding dialog clips or moves it, and it stays a child
 * of that dialog. It follows the anchor when anything scrolls.
 */
export function usePopover(
  anchor: RefObject<HTMLElement>,
  popup: RefObject<HTMLElement>,
  tallest = tallestList,
) {
  useLayoutEffect(() => {
    const [at, box] = [anchor.current, popup.current];
    if (!at || !box) return;
    box.popover = 'manual';
    // Browsers before 2023 have no popovers; there the fixed position has to do.
    box.showPopover?.();
    const follow = (event?: Event) => {
      if (!(event?.target instanceof Node && box.contains(event.target))) place(at, box, tallest);
    };
    follow();
    addEventListener('scroll', follow, true);
    addEventListener('resize', follow);
    return () => {
      removeEventListener('scroll', follow, true);
      removeEventListener('resize', follow);
    };
  }, [anchor, popup, tallest]);
}
