import { useCallback } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { hasDialog } from './topmost.ts';

/** The state of a history entry that was created by opening a dialog. */
interface Opened {
  dialog: string;
}
const opener = () => ((history.state ?? {}) as { usr?: Partial<Opened> | null }).usr?.dialog;
const openedBy = (name: string) => opener() === name;

/** Milliseconds to wait for `popstate`. Another navigation at the same moment may cancel going back. */
const patienceMs = 1_000;

/** Going back is asynchronous. A dialog that is opened before it is done would be closed by it, so `open` waits for this promise. */
let goingBack: Promise<void> | undefined;
function goBack(go: () => unknown): Promise<void> {
  goingBack ??= new Promise((arrived) => {
    const end = () => {
      removeEventListener('popstate', end);
      clearTimeout(timer);
      goingBack = undefined;
      arrived();
    };
    addEventListener('popstate', end);
    const timer = setTimeout(end, patienceMs);
    void go();
  });
  return goingBack;
}

/** Milliseconds since the page began, at which a dialog was asked for last. */
let askedAt = Number.NEGATIVE_INFINITY;
/** Whether another dialog is in the address and does not stand over the page yet, so that a second click still reaches what it will cover. */
function isAnotherComing(name: string, now: URLSearchParams): boolean {
  const coming = opener();
  if (coming === undefined || coming === name || !now.has(coming) || hasDialog()) return false;
  return performance.now() - askedAt < patienceMs;
}

/** The query of the present address, which may be newer than the one of the last render. */
const searchNow = () => new URLSearchParams(location.search);

/**
 * A dialog that is open while its parameter is in the address (`?edit=12`): it survives a login, the back button closes it, and a link can open it.
 * Opening adds a history entry and closing goes back over it, so the back button never returns to a closed dialog. A second click before
 * the dialog has come adds neither an entry nor a second dialog. `close` resolves when the parameter is gone from the address. It leaves a dialog of
 * another value open: the answer to a slow save may come when its dialog was left already.
 */
export function useDialogParam(name: string): {
  value: string | undefined;
  open: (value: string) => void;
  close: () => Promise<void>;
} {
  const [address, setAddress] = useSearchParams();
  const navigate = useNavigate();
  const value = address.get(name) ?? undefined;

  const open = useCallback(
    async (value: string) => {
      await goingBack;
      const next = searchNow();
      const before = next.get(name);
      if (before === value || isAnotherComing(name, next)) return;
      const opened: Opened | null = before === null || openedBy(name) ? { dialog: name } : null;
      askedAt = performance.now();
      next.set(name, value);
      setAddress(next, { state: opened, replace: before !== null });
    },
    [name, setAddress],
  );
  const close = useCallback(async () => {
    // Two callers may close the dialog at the same time, for example after saving and because the record allows no further action.
    if (goingBack) return goingBack;
    const next = searchNow();
    if (value === undefined || next.get(name) !== value) return;
    if (openedBy(name)) return goBack(() => navigate(-1));
    next.delete(name);
    setAddress(next, { replace: true });
  }, [name, navigate, setAddress, value]);
  return { value, open, close };
}
