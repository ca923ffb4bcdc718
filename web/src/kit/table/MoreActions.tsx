import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Closing, useLayer } from '../dialogs/layers.ts';
import { usePopover } from '../dialogs/usePopover.ts';
import css from './RowActions.module.css';
import type { RowAction } from './rowAction.ts';

interface Props {
  /** Names the row for a screen reader. */
  of: string;
  actions: readonly RowAction[];
  run: (action: RowAction) => void;
}

/** 更多: what does not fit into a row, as a menu (domain design, section 0.3). */
export function MoreActions({ of, actions, run }: Props) {
  const { t } = useTranslation('kit');
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const close = (why?: Closing) => {
    setOpen(false);
    if (why !== 'covered') button.current?.focus();
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        className={css.action}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-label={`${t('more')} ${of}`}
        onClick={() => setOpen(!open)}
      >
        {t('more')}
      </button>
      {open && (
        <Menu
          anchor={button}
          label={`${t('more')} ${of}`}
          actions={actions}
          onClose={close}
          onChoose={(action) => {
            close();
            run(action);
          }}
        />
      )}
    </>
  );
}

interface MenuProps {
  anchor: RefObject<HTMLButtonElement>;
  label: string;
  actions: readonly RowAction[];
  onClose: (why?: Closing) => void;
  onChoose: (action: RowAction) => void;
}

function Menu({ anchor, label, actions, onClose, onChoose }: MenuProps) {
  const menu = useRef<HTMLDivElement>(null);
  usePopover(anchor, menu);
  useLayer(true, 'light', onClose, { box: menu, anchor });
  const close = useRef(onClose);
  close.current = onClose;

  useEffect(() => {
    menu.current?.querySelector<HTMLElement>('[role=menuitem]')?.focus();
    const onOutside = ({ target }: PointerEvent) => {
      if (!menu.current?.contains(target as Node) && !anchor.current?.contains(target as Node))
        close.current();
    };
    addEventListener('pointerdown', onOutside);
    return () => removeEventListener('pointerdown', onOutside);
  }, [anchor]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Tab') {
      event.preventDefault();
      return onClose();
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    const items = [...(menu.current?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])];
    const at = items.indexOf(document.activeElement as HTMLElement);
    items.at((at + step) % items.length)?.focus();
  };
  return (
    <div ref={menu} role="menu" tabIndex={-1} aria-label={label} className={css.menu} onKeyDown={onKeyDown}>
      {actions.map((action) => (
        <button
          key={action.text}
          type="button"
          role="menuitem"
          className={action.danger ? css.danger : css.action}
          onClick={() => onChoose(action)}
        >
          {action.text}
        </button>
      ))}
    </div>
  );
}
