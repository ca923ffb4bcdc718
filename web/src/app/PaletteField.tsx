import { Suspense, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { closeLight, isUnderDialog, useLayer } from '../kit/dialogs/layers.ts';
import { isShortcut } from '../kit/dialogs/shortcuts.ts';
import { ClosingBoundary } from '../kit/page/ClosingBoundary.tsx';
import { lazyWith, loadWith } from '../kit/page/lazyWith.ts';
import css from './Header.module.css';
import type { PaletteKeys, Shown } from './palette/Palette.tsx';

const load = () => import('./palette/Palette.tsx');
const Palette = lazyWith(load, 'palette');

/** Ctrl+K: one field for pages, actions and records. What it finds is loaded when it is first used; what is typed before that is kept. */
export function PaletteField() {
  const { t } = useTranslation('shell');
  const input = useRef<HTMLInputElement>(null);
  const keys = useRef<PaletteKeys | null>(null);
  /** Enter was pressed before the palette, or what it finds for the text, was loaded. */
  const entered = useRef(false);
  const [text, setText] = useState('');
  const [open, setOpen] = useState(false);
  const [shown, setShown] = useState<Shown>();

  // Before the field is painted, so that whoever sees it can use the shortcut.
  useLayoutEffect(() => {
    const onKey = (event: globalThis.KeyboardEvent) => {
      if (isShortcut('palette', event)) {
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
  useLayer(open, 'light', (why) => {
    setOpen(false);
    if (why === 'covered') return;
    if (before.current instanceof HTMLElement && before.current.isConnected) before.current.focus();
    else input.current?.blur();
  });

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only notes where the focus goes
    <div
      className={css.search}
      // Not while the focus moves to what the palette itself offers, such as a second try.
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setOpen(false);
      }}
    >
      <input
        ref={input}
        role="combobox"
        aria-label={t('search')}
        aria-expanded={open && shown !== undefined}
        aria-controls={shown?.list}
        aria-activedescendant={shown?.active}
        aria-autocomplete="list"
        placeholder={t('searchHint')}
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          entered.current = false;
          setOpen(true);
        }}
        // A failure is said when the field is used.
        onPointerEnter={() => void loadWith(load, 'palette').catch(() => undefined)}
        onFocus={({ relatedTarget }) => {
          before.current = relatedTarget;
          setOpen(true);
        }}
        onClick={() => setOpen(true)}
        onKeyDown={(event) => {
          if (open && keys.current) keys.current.onKeyDown(event);
          else if (open) entered.current = event.key === 'Enter';
          else if (event.key === 'ArrowDown') setOpen(true);
        }}
      />
      {open && (
        <ClosingBoundary
          onClose={() => {
            entered.current = false;
            setOpen(false);
          }}
        >
          <Suspense>
            <Palette
              text={text}
              anchor={input}
              keys={keys}
              entered={entered}
              onShown={setShown}
              onDone={() => {
                setText('');
                setOpen(false);
                input.current?.blur();
              }}
            />
          </Suspense>
        </ClosingBoundary>
      )}
    </div>
  );
}
