import { useCallback } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';

/** What an entry of the history remembers that was made by opening a dialog. */
interface Opened {
  dialog: string;
}
const openedBy = (name: string) => {
  const { usr } = (history.state ?? {}) as { usr?: Partial<Opened> | null };
  return usr?.dialog === name;
};

/** Another way that is taken at the same moment may call it off. */
const patienceMs = 1_000;

/** The browser goes back when it has time. Whoever opens the next dialog meanwhile would be taken back over it. */
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

/** The address as it is now, which a render may not know yet. */
const searchNow = () => new URLSearchParams(location.search);

/**
 * A dialog that lives in the address (`?edit=12`): it survives a login in between, back closes it, a link opens it.
 * Opening adds to the history, closing goes back over it, so that back never meets a dialog that is done. `close` resolves
 * when the address is without it.
 */
export function useDialogParam(name: string): {
  value: string | undefined;
  open: (value: string) => void;
  close: () => Promise<void>;
} {
  const [address, setAddress] = useSearchParams();
  const navigate = useNavigate();

  const open = useCallback(
    async (value: string) => {
      await goingBack;
      const next = searchNow();
      next.set(name, value);
      setAddress(next, { state: { dialog: name } satisfies Opened });
    },
    [name, setAddress],
  );
  const close = useCallback(async () => {
    // Whoever saves and whoever sees that there is nothing left to do may both close it.
    if (goingBack || openedBy(name)) return goBack(() => navigate(-1));
    const next = searchNow();
    if (!next.has(name)) return;
    next.delete(name);
    setAddress(next, { replace: true });
  }, [name, navigate, setAddress]);
  return { value: address.get(name) ?? undefined, open, close };
}
