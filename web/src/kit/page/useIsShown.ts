import { useCallback, useEffect, useRef } from 'react';

/** Whether the component is still on the page: the answer to a slow save may come when its form was left already. */
export function useIsShown(): () => boolean {
  const shown = useRef(true);
  useEffect(() => {
    shown.current = true;
    return () => {
      shown.current = false;
    };
  }, []);
  return useCallback(() => shown.current, []);
}
