import { type RefObject, useEffect, useRef } from 'react';

/**
 * What lies over the page, as one stack: whatever was opened last is closed first by Escape (look.md), wherever the focus is. What
 * is light (menus, lists of a select, panels, the menu search) closes when another layer opens over it; a dialog stays and is inert;
 * a hint says something about what lies under it and closes nothing.
 */
export type LayerKind = 'dialog' | 'light' | 'hint';
/** Escape gives the focus back; a layer that is covered, or left by a press outside of it, must not take it from where it goes. */
export type Closing = 'escape' | 'covered' | 'outside';

interface Layer {
  kind: LayerKind;
  close: (why: Closing) => void;
  /** What is in it, so that a list that opens inside of a panel leaves the panel open. */
  holds: (element: Element | null) => boolean;
  /** Whether a press on the element is one outside, which closes it. Absent where the focus decides, as in a select. */
  isOutside?: (element: Node) => boolean;
}

const stack: Layer[] = [];

/** Closes what is light above the topmost dialog, as Escape would: the focus is where it came from before it goes elsewhere. */
export function closeLight(): void {
  for (const layer of stack.toReversed()) {
    if (layer.kind === 'dialog') return;
    layer.close('escape');
  }
}

/** Puts a layer on the stack; answers how to take it off again. `from` = the element that it belongs to. */
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

/** Before anything else hears of it: whoever lies below must not close on the same key. */
function onKeyDown(event: KeyboardEvent) {
  // While a Chinese input method composes, Escape is its own; 229 is how Safari says so.
  if (event.key !== 'Escape' || event.isComposing || event.keyCode === 229) return;
  const top = stack.at(-1);
  if (!top) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  top.close('escape');
}

/** Closes what is light above the topmost dialog and knows that the press is none of its own. */
function onPointerDown({ target }: PointerEvent) {
  for (const layer of stack.toReversed()) {
    if (layer.kind === 'dialog') return;
    if (target instanceof Node && layer.isOutside?.(target)) layer.close('outside');
  }
}

/** Whether a dialog is open, so that keys of the page have to wait. */
export const isUnderDialog = (): boolean => stack.some(({ kind }) => kind === 'dialog');

/**
 * A layer of a component, while it is open. `box` is what it shows and `anchor` what it belongs to, where they matter; with both a
 * press elsewhere closes it.
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
