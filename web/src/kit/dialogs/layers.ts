import { type RefObject, useEffect, useRef } from 'react';

/**
 * The layers over the page, as one stack: Escape closes the layer that was opened last (look.md), wherever the focus is. A `light` layer (menu,
 * select list, panel, menu search) closes when another layer opens over it. A `dialog` stays open and is inert under the new layer. A `hint`
 * describes the element under it and closes nothing.
 */
export type LayerKind = 'dialog' | 'light' | 'hint';
/**
 * Why a layer closes. After `escape` it gives the focus back. If another layer covers it or the user pressed outside of it, it must leave the focus
 * to the new target.
 */
export type Closing = 'escape' | 'covered' | 'outside';

interface Layer {
  kind: LayerKind;
  close: (why: Closing) => void;
  /** Whether the layer contains an element, so that a list that opens inside a panel does not close the panel. */
  holds: (element: Element | null) => boolean;
  /** Whether a press on the element counts as outside and closes the layer. Absent if the focus decides, as in a select. */
  isOutside?: (element: Node) => boolean;
}

const stack: Layer[] = [];

/** Closes the light layers above the topmost dialog as Escape would, so the focus returns to where it came from before the caller moves it. */
export function closeLight(): void {
  for (const layer of stack.toReversed()) {
    if (layer.kind === 'dialog') return;
    layer.close('escape');
  }
}

/** Puts a layer on the stack and returns a function that removes it. `from` is the element that opens it. */
export function openLayer(layer: Layer, from: Element | null): () => void {
  if (layer.kind !== 'hint') {
    for (const below of stack.toReversed()) {
      if (below.kind === 'dialog' || below.holds(from)) break;
      below.close('covered');
    }
  }
  stack.push(layer);
  if (stack.length === 1) {
    addEventListener('keydown', onKeyDown, true);
    addEventListener('pointerdown', onPointerDown, true);
  }
  return () => {
    const at = stack.indexOf(layer);
    if (at >= 0) stack.splice(at, 1);
    if (stack.length > 0) return;
    removeEventListener('keydown', onKeyDown, true);
    removeEventListener('pointerdown', onPointerDown, true);
  };
}

/** Listens in the capture phase and stops the event, so that lower layers do not close on the same key. */
function onKeyDown(event: KeyboardEvent) {
  // While a Chinese input method composes, it handles Escape itself; Safari reports this as key code 229.
  if (event.key !== 'Escape' || event.isComposing || event.keyCode === 229) return;
  const top = stack.at(-1);
  if (!top) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  top.close('escape');
}

/** Closes the light layers above the topmost dialog for which the press is outside. */
function onPointerDown({ target }: PointerEvent) {
  for (const layer of stack.toReversed()) {
    if (layer.kind === 'dialog') return;
    if (target instanceof Node && layer.isOutside?.(target)) layer.close('outside');
  }
}

/** Whether a dialog is open; shortcuts of the page are then ignored. */
export const isUnderDialog = (): boolean => stack.some(({ kind }) => kind === 'dialog');

/**
 * Registers a component's layer while it is open. `box` is the element it shows and `anchor` the element it belongs to; if both are given, a press
 * elsewhere closes it.
 */
export function useLayer(
  open: boolean,
  kind: LayerKind,
  close: (why: Closing) => void,
  { box, anchor }: { box?: RefObject<Element>; anchor?: RefObject<Element> } = {},
): void {
  const latest = useRef(close);
  latest.current = close;
  useEffect(() => {
    if (!open) return;
    const layer: Layer = {
      kind,
      close: (why) => latest.current(why),
      holds: (element) => element !== null && box?.current?.contains(element) === true,
      ...(box &&
        anchor && {
          isOutside: (element) => !box.current?.contains(element) && !anchor.current?.contains(element),
        }),
    };
    return openLayer(layer, anchor?.current ?? document.activeElement);
  }, [open, kind, box, anchor]);
}
