import IconClose from '@douyinfe/semi-icons/lib/es/icons/IconClose';
import { type KeyboardEvent, type ReactNode, useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { DescribedContext } from './described.ts';
import { useLayer } from './layers.ts';
import css from './TopDialog.module.css';
import { addDialog } from './topmost.ts';

interface Props {
  title: string;
  /** Pixels. */
  width: number;
  onClose: () => void;
  /** A click outside closes the dialog, too, because nothing in it can be lost. */
  light?: boolean;
  footer?: ReactNode;
  children: ReactNode;
}

/**
 * The browser's own modal dialog; every dialog of the console is one. It is above all other layers, keeps the focus inside and gives it back when it
 * closes. A click outside closes it only if it is `light`.
 */
export function TopDialog({ title, width, onClose, light = false, footer, children }: Props) {
  const { t } = useTranslation('common');
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  const [isDescribed, setDescribed] = useState(false);
  const described = useMemo(
    () => ({
      id: `${id}-about`,
      claim() {
        setDescribed(true);
        return () => setDescribed(false);
      },
    }),
    [id],
  );

  // A layout effect returns the focus within the commit, so code that focuses another element after closing runs later and wins.
  useLayoutEffect(() => {
    const box = dialog.current;
    const from = document.activeElement;
    if (!box) return;
    if (!box.open) box.showModal();
    const remove = addDialog(box);
    box.querySelector<HTMLElement>('[data-first-focus]')?.focus();
    return () => {
      remove();
      box.close();
      if (from instanceof HTMLElement) from.focus();
    };
  }, []);

  useLayer(true, 'dialog', onClose);

  return createPortal(
    <dialog
      ref={dialog}
      className={css.dialog}
      style={{ width }}
      aria-labelledby={id}
      aria-describedby={isDescribed ? described.id : undefined}
      // Key events must not bubble to React components and the page around: the dialog is the topmost layer (look.md).
      onKeyDown={(event) => {
        event.stopPropagation();
        turnTab(event);
      }}
      onCancel={(event) => {
        // A file input in the dialog also fires `cancel` when its file chooser is closed.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
      // The second press of a double click belongs to what opened the dialog.
      onMouseDown={(event) => light && event.target === event.currentTarget && event.detail < 2 && onClose()}
    >
      <div className={css.box}>
        <header className={css.header}>
          <h2 id={id}>{title}</h2>
          <button type="button" className={css.close} aria-label={t('close')} onClick={onClose}>
            <IconClose aria-hidden />
          </button>
        </header>
        <DescribedContext.Provider value={described}>{children}</DescribedContext.Provider>
        {footer && <footer className={css.footer}>{footer}</footer>}
      </div>
    </dialog>,
    document.body,
  );
}

const isReached = (element: HTMLElement) =>
  element.tabIndex >= 0 && !element.matches(':disabled') && element.getClientRects().length > 0;

/** Moves the focus from the last control to the first on Tab, and back on Shift+Tab; otherwise the browser would go on to its own buttons. */
function turnTab(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== 'Tab' || event.defaultPrevented) return;
  const reached = [...event.currentTarget.querySelectorAll<HTMLElement>('*')].filter(isReached);
  const [from, to] = event.shiftKey ? [reached[0], reached.at(-1)] : [reached.at(-1), reached[0]];
  if (document.activeElement !== from) return;
  event.preventDefault();
  to?.focus();
}
