import { type ReactNode, type RefObject, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import css from './Explained.module.css';
import { useLayer } from './layers.ts';
import { usePopover } from './usePopover.ts';

interface Props {
  /** Why the control cannot be used; undefined if it can. */
  why: string | undefined;
  /** The control. It has the same text as its `aria-description`, and can be focused although it is disabled. */
  children: ReactNode;
}

/** Shows why a control cannot be used while the pointer is over it or it has the focus. */
export function Explained({ why, children }: Props) {
  const [open, setOpen] = useState(false);
  const frame = useRef<HTMLSpanElement>(null);
  const shown = open && why !== undefined;

  useLayer(shown, 'hint', () => setOpen(false));

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only observes whether the pointer is over the control inside
    <span
      ref={frame}
      className={css.explained}
      onPointerEnter={() => setOpen(true)}
      onPointerLeave={() => setOpen(false)}
      onFocus={() => setOpen(true)}
      onBlur={() => setOpen(false)}
    >
      {children}
      {shown && <Bubble anchor={frame}>{why}</Bubble>}
    </span>
  );
}

/** Rendered outside of the control's label, because its text would otherwise become part of the control's name. */
function Bubble({ anchor, children }: { anchor: RefObject<HTMLElement>; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  usePopover(anchor, box);
  return createPortal(
    <div ref={box} role="tooltip" className={css.bubble}>
      {children}
    </div>,
    document.body,
  );
}
