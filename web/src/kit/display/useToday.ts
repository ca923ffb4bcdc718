import { useSyncExternalStore } from 'react';
import { msToMidnight, shanghaiDate, shanghaiHour, shanghaiMinute } from './today.ts';

/** The longest wait in milliseconds; a change of the day by sleep or a corrected clock is noticed after at most this time. */
const longestWaitMs = 60_000;

const listeners = new Set<() => void>();
let timer: ReturnType<typeof setTimeout> | undefined;

function look() {
  clearTimeout(timer);
  timer = setTimeout(look, Math.min(msToMidnight(), longestWaitMs));
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  if (listeners.size === 1) {
    document.addEventListener('visibilitychange', look);
    look();
  }
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    document.removeEventListener('visibilitychange', look);
    clearTimeout(timer);
  };
}

/**
 * Today as `yyyy-MM-dd` in Asia/Shanghai, by the clock of this machine, or of the mock (`api/clock.ts`); changes at midnight there. Every screen takes today from here. Checks at the
 * moment of sending call `shanghaiDate()` instead.
 */
export const useToday = () => useSyncExternalStore(subscribe, shanghaiDate);

/** The hour there, 0-23; a new hour is noticed within a minute. */
export const useHour = () => useSyncExternalStore(subscribe, shanghaiHour);

/** The minute there that has begun, as `yyyy-MM-dd HH:mm:00`; a new one is noticed within a minute. */
export const useMinute = () => useSyncExternalStore(subscribe, shanghaiMinute);
