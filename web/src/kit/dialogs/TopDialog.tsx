import IconClose from '@douyinfe/semi-icons/lib/es/icons/IconClose';
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useLayer } from './layers.ts';
import css from './TopDialog.module.css';

interface Props {
  title: string;
  /** Pixels. */
  width: number;
  onClose: () => void;
  /** A click outside closes it too: nothing in it can get lost. */
  light?: boolean;
  footer?: ReactNode;
  children: ReactNode;
}

/**
 * The browser's own modal dialog, for what opens from anywhere, a Semi dialog included: two of Semi's would both close on
 * one Escape and share one id. Weighs nothing, keeps the focus and gives it back.
 */
export function TopDialog({ title, width, onClose, light = false, footer, children }: Props) {
  const { t } = useTranslation('common');
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();

  // Within the commit, so that whoever gives the focus elsewhere when the dialog has gone has the last word.
  useLayoutEffect(() => {
    const box = dialog.current;
    const from = document.activeElement;
    if (box && !box.open) box.showModal();
    box?.querySelector<HTMLElement>('[data-first-focus]')?.focus();
    return () => {
      box?.close();
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
      // React and the page around must not hear keys of the dialog: it is innermost (look.md).
      onKeyDown={(event) => event.stopPropagation()}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onMouseDown={(event) => light && event.target === event.currentTarget && onClose()}
    >
      <div className={css.box}>
        <header className={css.header}>
          <h2 id={id}>{title}</h2>
          <button type="button" className={css.close} aria-label={t('close')} onClick={onClose}>
            <IconClose aria-hidden />
          </button>
        </header>
        {children}
        {footer && <footer className={css.footer}>{footer}</footer>}
      </div>
    </dialog>,
    document.body,
  );
}
