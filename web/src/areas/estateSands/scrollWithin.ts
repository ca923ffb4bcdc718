/** Scrolls a box so that an element inside is in view; the page around it stays where it is. */
export function scrollWithin(box: HTMLElement, element: HTMLElement): void {
  const [outer, inner] = [box.getBoundingClientRect(), element.getBoundingClientRect()];
  const past = (start: number, end: number, from: number, to: number) =>
    start < from ? start - from : end > to ? end - to : 0;
  box.scrollBy(
    past(inner.left, inner.right, outer.left, outer.left + box.clientWidth),
    past(inner.top, inner.bottom, outer.top, outer.top + box.clientHeight),
  );
}
