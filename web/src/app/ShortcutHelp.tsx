import { Suspense, useEffect, useState } from 'react';
import { presses } from '../kit/dialogs/shortcuts.ts';
import { ClosingBoundary } from '../kit/page/ClosingBoundary.tsx';
import { lazyWith } from '../kit/page/lazyWith.ts';

const ShortcutList = lazyWith(() => import('./palette/ShortcutList.tsx'), 'palette');

/** `?` lists the keys that are the same on every page. */
export function ShortcutHelp() {
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!presses('help', event)) return;
      event.preventDefault();
      setOpen(true);
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
  if (!open) return null;
  const close = () => setOpen(false);
  return (
    <ClosingBoundary onClose={close}>
      <Suspense>
        <ShortcutList onClose={close} />
      </Suspense>
    </ClosingBoundary>
  );
}
