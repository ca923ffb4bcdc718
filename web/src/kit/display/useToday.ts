import { useSyncExternalStore } from 'react';
import { msToMidnight, shanghaiDate, shanghaiHour } from './today.ts';

/** A machine that slept or whose clock was corrected is noticed this soon. */
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
 * Today as `yyyy-MM-dd` in Asia/Shanghai, by the clock of this machine; another one from midnight on. Whatever a screen
 * shows, offers or asks for of today reads it here. What is checked when something is sent reads `shanghaiDate()` then.
 */
export const useToday = () => useSyncExternalStore(subscribe, shanghaiDate);

/** The hour there, 0-23, followed in the same way: a new one is noticed within a minute. */
export const useHour = () => useSyncExternalStore(subscribe, shanghaiHour);
