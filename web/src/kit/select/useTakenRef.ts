import { type Ref, useCallback, useRef } from 'react';

/** One ref for an element that both the component itself and its caller need. */
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
