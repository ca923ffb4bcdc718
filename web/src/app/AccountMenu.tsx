import IconChevronDown from '@douyinfe/semi-icons/lib/es/icons/IconChevronDown';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { logOut, useSession } from '../api/session.ts';
import { ownPasswordParam } from '../domain/accounts/passwordParams.ts';
import { type Closing, useLayer } from '../kit/dialogs/layers.ts';
import { useDialogParam } from '../kit/dialogs/useDialogParam.ts';
import { useCodeName } from '../kit/display/useCodeName.ts';
import css from './Header.module.css';

/** Greets the user by name with a tag for his belong type; opens change password and log out. */
export function AccountMenu() {
  const { t } = useTranslation('shell');
  const belongTypeName = useCodeName('belongType');
  const user = useSession((state) => state.user);
  const [open, setOpen] = useState(false);
  const password = useDialogParam(ownPasswordParam);
  const frame = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!open) return;
    frame.current?.querySelector<HTMLElement>('[role=menuitem]')?.focus();
    const onOutside = (event: PointerEvent) =>
      !frame.current?.contains(event.target as Node) && setOpen(false);
    addEventListener('pointerdown', onOutside);
    return () => removeEventListener('pointerdown', onOutside);
  }, [open]);

  const close = (why?: Closing) => {
    setOpen(false);
    if (why !== 'covered') button.current?.focus();
  };
  useLayer(open, 'light', close, { box: frame, anchor: frame });
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Tab') return close();
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    const items = [...(frame.current?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])];
    const at = items.indexOf(document.activeElement as HTMLElement);
    items.at((at + step) % items.length)?.focus();
  };
  const openPasswordDialog = () => {
    close();
    password.open('1');
  };

  if (!user) return null;
  return (
    <div className={css.account} ref={frame}>
      <button
        ref={button}
        type="button"
        className={css.accountButton}
        aria-haspopup="menu"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        <span>{t('greeting', { name: user.name })}</span>
        <span className={css.belongType}>{belongTypeName(user.belongType)}</span>
        <IconChevronDown size="small" aria-hidden />
      </button>
      {open && (
        <div
          role="menu"
          tabIndex={-1}
          aria-label={t('accountMenu')}
          className={css.menu}
          onKeyDown={onKeyDown}
        >
          <button type="button" role="menuitem" onClick={openPasswordDialog}>
            {t('changePassword')}
          </button>
          <button type="button" role="menuitem" onClick={logOut}>
            {t('logOut')}
          </button>
        </div>
      )}
    </div>
  );
}
