import { type PointerEvent, type RefObject, useRef } from 'react';
import { pointIdOf } from '../../domain/estate/SandPlane.tsx';
import { movedByPixels, type Place, placeAt } from './coordinates.ts';
import type { EditedPoint } from './sandList.ts';

/** Pixels that a pointer may tremble in a click. */
const tremble = 3;

interface Gesture {
  from: { x: number; y: number };
  /** Of the picture, when it began. */
  box: DOMRect;
  isMoved: boolean;
  /** Of a point that is dragged; absent where the picture itself is. */
  dragged?: { point: EditedPoint; mark: HTMLElement };
  scroll: { left: number; top: number };
}

interface Options {
  view: RefObject<HTMLElement>;
  plane: RefObject<HTMLElement>;
  points: readonly EditedPoint[];
  onSelect: (id: string) => void;
  onMove: (id: string, place: Place) => void;
  onAdd: (place: Place) => void;
}

/**
 * What a pointer does on a picture: a click adds a point or chooses one, a drag moves a point or scrolls the picture. While a point is dragged only its
 * own element moves, by a transform; nothing renders until it is let go.
 */
export function useGestures({ view, plane, points, onSelect, onMove, onAdd }: Options) {
  const gesture = useRef<Gesture>(undefined);

  const onPointerDown = (event: PointerEvent) => {
    const box = plane.current?.getBoundingClientRect();
    if (event.button !== 0 || !event.isPrimary || !box || !view.current) return;
    const id = pointIdOf(event.target);
    const point = points.find((one) => one.id === id);
    const mark = (event.target as Element).closest<HTMLElement>('[data-point]');
    const { scrollLeft: left, scrollTop: top } = view.current;
    gesture.current = {
      from: { x: event.clientX, y: event.clientY },
      box,
      isMoved: false,
      ...(point && mark && { dragged: { point, mark } }),
      scroll: { left, top },
    };
    // Not every browser focuses a button that is clicked.
    mark?.focus({ preventScroll: true });
  };

  const onPointerMove = (event: PointerEvent) => {
    const now = gesture.current;
    if (!now) return;
    const [right, down] = [event.clientX - now.from.x, event.clientY - now.from.y];
    if (!now.isMoved) {
      if (Math.hypot(right, down) <= tremble) return;
      now.isMoved = true;
      // A layer of its own, so that the picture below is not painted again at each step.
      if (now.dragged) now.dragged.mark.style.willChange = 'transform';
      event.currentTarget.setPointerCapture(event.pointerId);
    }
    const { dragged, box } = now;
    if (dragged) {
      const { x, y } = movedByPixels(dragged.point, box, right, down);
      const shift = (to: number, from: number, size: number) => `${((to - from) / 10_000) * size}px`;
      dragged.mark.style.transform = `translate(${shift(x, dragged.point.x, box.width)}, ${shift(y, dragged.point.y, box.height)})`;
    } else view.current?.scrollTo(now.scroll.left - right, now.scroll.top - down);
  };

  /** Leaves the picture as it was before the gesture; false where there is none. */
  const cancel = (): boolean => {
    const now = gesture.current;
    gesture.current = undefined;
    if (now?.dragged) Object.assign(now.dragged.mark.style, { transform: '', willChange: '' });
    return now !== undefined;
  };

  const onPointerUp = (event: PointerEvent) => {
    const now = gesture.current;
    if (!now) return;
    cancel();
    const { dragged, box, from } = now;
    if (!dragged) {
      if (!now.isMoved) onAdd(placeAt(box, event.clientX, event.clientY));
    } else if (now.isMoved) {
      const place = movedByPixels(dragged.point, box, event.clientX - from.x, event.clientY - from.y);
      onMove(dragged.point.id, place);
    } else onSelect(dragged.point.id);
  };

  return {
    cancel,
    handlers: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: () => void cancel() },
  };
}
