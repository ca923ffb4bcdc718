import { useCallback, useEffect, useState } from 'react';

/** Seconds until another verification code may be sent (specification section 9). */
const resendSeconds = 60;

/**
 * Counts down to a moment of the page's monotonic clock instead of counting ticks, so the rest is right after the tab slept or the machine's date was
 * corrected. The timer stops at the end.
 */
export function useCountdown(seconds = resendSeconds): { left: number; start: () => void } {
  const [deadline, setDeadline] = useState<number>();
  const [left, setLeft] = useState(0);

  useEffect(() => {
    if (deadline === undefined) return;
    const show = () => {
      const rest = Math.max(0, Math.ceil((deadline - performance.now()) / 1000));
      setLeft(rest);
      if (rest === 0) setDeadline(undefined);
    };
    show();
    const timer = setInterval(show, 1000);
    document.addEventListener('visibilitychange', show);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', show);
    };
  }, [deadline]);

  const start = useCallback(() => {
    setLeft(seconds);
    setDeadline(performance.now() + seconds * 1000);
  }, [seconds]);
  return { left, start };
}
