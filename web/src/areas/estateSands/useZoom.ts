import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { scrollAfterZoom, zoomedBy, zoomedByWheel } from './coordinates.ts';

/** Where a zoom happened: the pointer in the view, the picture's start and its size from before, in pixels. */
interface Anchor {
  at: readonly [x: number, y: number];
  start: readonly [x: number, y: number];
  width: number;
}

/** Zoom of a picture in its view by buttons, keys and Ctrl with the wheel. The place below the pointer, otherwise the middle, stays where it is. */
export function useZoom(view: RefObject<HTMLElement>, plane: RefObject<HTMLElement>) {
  const [zoom, setZoom] = useState(1);
  const anchor = useRef<Anchor>(undefined);

  const zoomAt = (next: (zoom: number) => number, client?: { clientX: number; clientY: number }) => {
    const [outer, inner] = [view.current?.getBoundingClientRect(), plane.current?.getBoundingClientRect()];
    if (!outer || !inner) return;
    const { clientX, clientY } = client ?? {
      clientX: outer.left + outer.width / 2,
      clientY: outer.top + outer.height / 2,
    };
    anchor.current = {
      at: [clientX - outer.left, clientY - outer.top],
      start: [inner.left - outer.left, inner.top - outer.top],
      width: inner.width,
    };
    setZoom(next);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs after each zoom
  useLayoutEffect(() => {
    const [box, picture, from] = [view.current, plane.current, anchor.current];
    if (!box || !picture || !from) return;
    anchor.current = undefined;
    const factor = picture.getBoundingClientRect().width / from.width;
    box.scrollLeft = scrollAfterZoom(from.at[0], from.start[0], factor);
    box.scrollTop = scrollAfterZoom(from.at[1], from.start[1], factor);
  }, [zoom]);

  const latest = useRef(zoomAt);
  latest.current = zoomAt;
  useEffect(() => {
    const box = view.current;
    // React listens to wheels passively, so it could not keep the browser from zooming the page.
    const onWheel = (event: WheelEvent) => {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      latest.current((zoom) => zoomedByWheel(zoom, event.deltaY), event);
    };
    box?.addEventListener('wheel', onWheel, { passive: false });
    return () => box?.removeEventListener('wheel', onWheel);
  }, [view]);

  return {
    zoom,
    zoomIn: () => zoomAt((now) => zoomedBy(now, 1)),
    zoomOut: () => zoomAt((now) => zoomedBy(now, -1)),
    showAll: () => zoomAt(() => 1),
  };
}
