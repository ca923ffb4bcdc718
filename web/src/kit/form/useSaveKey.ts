import { useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { presses } from '../dialogs/shortcuts.ts';

/** Ctrl+S or Cmd+S saves the page, unless a dialog is open over it. */
export function useSaveKey(save: (() => void) | undefined): void {
  const latest = useRef(save);
  latest.current = save;
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!presses('save', event) || event.shiftKey || !latest.current) return;
      event.preventDefault();
      // Holding the key down saves only once.
      if (event.repeat) return;
      // As with a click on the button: what is typed and not taken over yet, such as a tag, is part of the form first.
      const field = document.activeElement;
      if (field instanceof HTMLInputElement) {
        flushSync(() => field.blur());
        field.focus();
      }
      latest.current();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
