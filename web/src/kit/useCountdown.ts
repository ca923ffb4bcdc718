import { useCallback, useEffect, useState } from 'react';

/** Until another code may be sent (specification section 9). */
const resendSeconds = 60;

/**
 * Counts down to a moment, not by ticks: a tab that slept shows the right rest, and nothing runs on after the end.
 */
export function useCountdown(seconds = resendSeconds): { left: number; start: () => void } {
  const [deadline, setDeadline] = useState(0);
  const [left, setLeft] = useState(0);

  useEffect(() => {
    if (deadline === 0) return;
    const show = () => {
      const rest = Math.max(0, Math.ceil((deadline - Date.now()) / 1000));
      setLeft(rest);
      if (rest === 0) setDeadline(0);
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
    setDeadline(Date.now() + seconds * 1000);
  }, [seconds]);
  return { left, start };
}
