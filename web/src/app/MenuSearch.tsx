import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useSession } from '../api/session.ts';
import { closeLight, isUnderDialog, useLayer } from '../kit/dialogs/layers.ts';
import { SelectPopup } from '../kit/select/SelectPopup.tsx';
import { useListbox } from '../kit/select/useListbox.ts';
import css from './Header.module.css';
import { groupOf, mayOpen } from './menu.ts';
import { screens } from './screens.ts';
import { useMenuTitles } from './titles.ts';

/** Ctrl+K: searches the screens that the user may open, by their titles and their paths. */
export function MenuSearch() {
  const { t } = useTranslation('shell');
  const titles = useMenuTitles();
  const session = useSession();
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const [text, setText] = useState('');

  const wanted = text.trim().toLowerCase();
  const found = screens.filter(
    (screen) =>
      wanted !== '' &&
      !screen.parent &&
      mayOpen(screen, session) &&
      (titles(screen.path).toLowerCase().includes(wanted) || screen.path.includes(wanted)),
  );
  const options = found.map(({ path }) => ({
    value: path,
    label: titles(path),
    detail: titles(groupOf(path)),
  }));
  const list = useListbox({
    options,
    value: undefined,
    ...{ editable: true, stale: false },
    onPick({ value: path }) {
      setText('');
      input.current?.blur();
      navigate(path);
    },
    onOpen: () => undefined,
    onClose: () => undefined,
    onLastOption: () => undefined,
  });

  useEffect(() => {
    const onKey = (event: globalThis.KeyboardEvent) => {
      if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k') {
        event.preventDefault();
        if (isUnderDialog() || document.activeElement === input.current) return;
        closeLight();
        input.current?.focus();
      }
    };
    // Registered for the capture phase, because dialogs stop key events. Otherwise Ctrl+K in a dialog would open the browser's own search.
    addEventListener('keydown', onKey, true);
    return () => removeEventListener('keydown', onKey, true);
  }, []);

  /** The element that had the focus before; it gets the focus back if it is still on the page. */
  const before = useRef<Element | null>(null);
  useLayer(list.open, 'light', (why) => {
    list.hide();
    if (why === 'covered') return;
    if (before.current instanceof HTMLElement && before.current.isConnected) before.current.focus();
    else input.current?.blur();
  });

  const shown = list.open && wanted !== '';
  return (
    <div className={css.search}>
      <input
        ref={input}
        role="combobox"
        aria-label={t('searchMenu')}
        aria-expanded={shown}
        aria-controls={shown ? id : undefined}
        aria-activedescendant={list.active >= 0 ? `${id}-${list.active}` : undefined}
        aria-autocomplete="list"
        placeholder={t('searchMenuHint')}
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          list.highlight(undefined);
          list.show();
        }}
        onFocus={({ relatedTarget }) => {
          before.current = relatedTarget;
          list.show();
        }}
        onBlur={list.hide}
        onKeyDown={list.onKeyDown}
      />
      {shown && (
        <SelectPopup
          id={id}
          anchor={input}
          label={t('searchMenu')}
          options={options}
          value={undefined}
          active={list.active}
          loading={false}
          footer={found.length === 0 && t('searchMenuEmpty')}
          onPick={list.pick}
          onHighlight={list.highlight}
          onReachEnd={undefined}
        />
      )}
    </div>
  );
}
