import { type ReactNode, type RefObject, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import css from './Explained.module.css';
import { useLayer } from './layers.ts';
import { usePopover } from './usePopover.ts';

interface Props {
  /** Why it cannot be used; absent, when it can. */
  why: string | undefined;
  /** The control; it gives the same words to screen readers (`aria-description`), and takes the focus all the same. */
  children: ReactNode;
}

/** Says why a control cannot be used, while it is pointed at or has the focus. */
export function Explained({ why, children }: Props) {
  const [open, setOpen] = useState(false);
  const frame = useRef<HTMLSpanElement>(null);
  const shown = open && why !== undefined;

  useLayer(shown, 'hint', () => setOpen(false));

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only listens whether the control in it is pointed at
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

/** Outside of the control's label, of whose name it would become part. */
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
