import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Closing } from '../dialogs/layers.ts';
import { Menu } from '../dialogs/Menu.tsx';
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
          items={actions}
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
