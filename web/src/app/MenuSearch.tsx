import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useSession } from '../api/session.ts';
import { closeLight, isUnderDialog, useLayer } from '../kit/dialogs/layers.ts';
import css from './Header.module.css';
import { groupOf, mayOpen } from './menu.ts';
import { screens } from './screens.ts';
import { useMenuTitles } from './titles.ts';

/** Ctrl+K: finds a screen by its title or the words of its address, among those that the user may open. */
export function MenuSearch() {
  const { t } = useTranslation('shell');
  const titles = useMenuTitles();
  const session = useSession();
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [open, setOpen] = useState(false);
  const [selected, setSelected] = useState(0);

  useEffect(() => {
    const onKey = (event: globalThis.KeyboardEvent) => {
      if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k') {
        event.preventDefault();
        if (isUnderDialog() || document.activeElement === input.current) return;
        closeLight();
        input.current?.focus();
      }
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);

  /** Where the focus was before; what has gone since cannot have it back. */
  const before = useRef<Element | null>(null);
  useLayer(open, 'light', (why) => {
    setOpen(false);
    if (why === 'covered') return;
    if (before.current instanceof HTMLElement && before.current.isConnected) before.current.focus();
    else input.current?.blur();
  });

  const wanted = text.trim().toLowerCase();
  const found = screens.filter(
    (screen) =>
      !screen.parent &&
      mayOpen(screen, session) &&
      (titles(screen.path).toLowerCase().includes(wanted) || screen.path.includes(wanted)),
  );
  const go = (path: string | undefined) => {
    if (!path) return;
    setText('');
    setOpen(false);
    input.current?.blur();
    navigate(path);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown') setSelected(Math.min(selected + 1, found.length - 1));
    else if (event.key === 'ArrowUp') setSelected(Math.max(selected - 1, 0));
    else if (event.key === 'Enter') go(found[selected]?.path);
    else return;
    event.preventDefault();
  };

  const shown = open && wanted !== '';
  return (
    <div className={css.search}>
      <input
        ref={input}
        role="combobox"
        aria-label={t('searchMenu')}
        aria-expanded={shown}
        aria-controls={shown ? 'menu-search-results' : undefined}
        aria-activedescendant={shown && found[selected] ? `menu-search-${selected}` : undefined}
        aria-autocomplete="list"
        placeholder={t('searchMenuHint')}
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          setSelected(0);
          setOpen(true);
        }}
        onFocus={({ relatedTarget }) => {
          before.current = relatedTarget;
          setOpen(true);
        }}
        onBlur={() => setOpen(false)}
        onKeyDown={onKeyDown}
      />
      {shown && (
        <div id="menu-search-results" className={css.results} role="listbox" aria-label={t('searchMenu')}>
          {found.map(({ path }, at) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: keys are handled by the input
            // biome-ignore lint/a11y/useFocusableInteractive: focus stays in the input
            <div
              key={path}
              id={`menu-search-${at}`}
              role="option"
              aria-selected={at === selected}
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => go(path)}
            >
              {titles(path)}
              <small>{titles(groupOf(path))}</small>
            </div>
          ))}
          {found.length === 0 && <div role="presentation">{t('searchMenuEmpty')}</div>}
        </div>
      )}
    </div>
  );
}
