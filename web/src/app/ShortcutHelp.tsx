import { lazy, Suspense, useEffect, useState } from 'react';
import { loadMessages } from '../i18n.ts';
import { presses } from '../kit/dialogs/shortcuts.ts';

const ShortcutList = lazy(async () => {
  const [list] = await Promise.all([import('./palette/ShortcutList.tsx'), loadMessages('palette')]);
  return list;
});

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
  return (
    <Suspense>
      <ShortcutList onClose={() => setOpen(false)} />
    </Suspense>
  );
}
