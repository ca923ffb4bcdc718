import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';

/**
 * A dialog that lives in the address (`?edit=12`): it survives a login in between, back closes it, a link opens it.
 * Opening adds to the history, closing goes back over it.
 */
export function useDialogParam(name: string): {
  value: string | undefined;
  open: (value: string) => void;
  close: () => void;
} {
  const [address, setAddress] = useSearchParams();
  const change = useCallback(
    (value: string | undefined) =>
      setAddress(
        (before) => {
          const next = new URLSearchParams(before);
          if (value === undefined) next.delete(name);
          else next.set(name, value);
          return next;
        },
        { replace: value === undefined },
      ),
    [name, setAddress],
  );
  return {
    value: address.get(name) ?? undefined,
    open: change,
    close: useCallback(() => change(undefined), [change]),
  };
}
