import { useCallback, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';

/** What an entry of the history remembers that was made by opening a dialog. */
interface Opened {
  dialog: string;
}
const openedBy = (name: string) => {
  const { usr } = (history.state ?? {}) as { usr?: Partial<Opened> | null };
  return usr?.dialog === name;
};

/**
 * A dialog that lives in the address (`?edit=12`): it survives a login in between, back closes it, a link opens it.
 * Opening adds to the history, closing goes back over it, so that back never meets a dialog that is done.
 */
export function useDialogParam(name: string): {
  value: string | undefined;
  open: (value: string) => void;
  close: () => void;
} {
  const [address, setAddress] = useSearchParams();
  const navigate = useNavigate();
  const leaving = useRef(false);

  const open = useCallback(
    (value: string) =>
      setAddress(
        (before) => {
          const next = new URLSearchParams(before);
          next.set(name, value);
          return next;
        },
        { state: { dialog: name } satisfies Opened },
      ),
    [name, setAddress],
  );
  const close = useCallback(() => {
    // Whoever saves and whoever sees that there is nothing left to do may both close it.
    if (leaving.current) return;
    if (openedBy(name)) {
      leaving.current = true;
      addEventListener(
        'popstate',
        () => {
          leaving.current = false;
        },
        { once: true },
      );
      navigate(-1);
    } else {
      setAddress(
        (before) => {
          const next = new URLSearchParams(before);
          next.delete(name);
          return next;
        },
        { replace: true },
      );
    }
  }, [name, navigate, setAddress]);
  return { value: address.get(name) ?? undefined, open, close };
}
