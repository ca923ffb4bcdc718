import { useEffect, useRef } from 'react';
import { isUnderDialog } from '../dialogs/layers.ts';

/** Ctrl+S or Cmd+S saves the page, unless a dialog is open over it. */
export function useSaveKey(save: (() => void) | undefined): void {
  const latest = useRef(save);
  latest.current = save;
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
      if (event.key.toLowerCase() !== 's' || isUnderDialog() || !latest.current) return;
      event.preventDefault();
      // Holding the key down saves only once.
      if (!event.repeat && !event.isComposing) latest.current();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
