import { type Ref, useCallback, useRef } from 'react';

/** An element's ref for two: the component itself and whoever gave it one. */
export function useTakenRef(given: Ref<HTMLElement> | undefined) {
  const input = useRef<HTMLInputElement | null>(null);
  const takeRef = useCallback(
    (element: HTMLElement | null) => {
      input.current = element as HTMLInputElement | null;
      if (typeof given === 'function') given(element);
      else if (given) (given as { current: HTMLElement | null }).current = element;
    },
    [given],
  );
  return { input, takeRef };
}
