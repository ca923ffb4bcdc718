import { create } from 'zustand';

/** Whether the server of the console can be reached, by the browser's own events and by requests that failed on the way. */
export const useLine = create<{ offline: boolean }>(() => ({
  offline: typeof navigator !== 'undefined' && navigator.onLine === false,
}));

/** Milliseconds between two tries to reach the server, while the browser believes that there is a line. */
const tryEveryMs = 5_000;
let trying = false;

/** A request failed on the way: the line may be down, or only this request went wrong. */
export async function tellLost() {
  if (trying || useLine.getState().offline) return;
  trying = true;
  while (navigator.onLine !== false && !(await isReached())) {
    useLine.setState({ offline: true });
    await new Promise((resolve) => setTimeout(resolve, tryEveryMs));
  }
  trying = false;
  // What the browser itself tells when it has a line again; all that is shown loads again then (SWR).
  if (useLine.getState().offline && navigator.onLine !== false) dispatchEvent(new Event('online'));
}

/** Whether the console's own server answers anything at all. */
const isReached = () =>
  fetch('/favicon.svg', { cache: 'no-store' }).then(
    () => true,
    () => false,
  );

/** Follows the browser's own events. */
export function followLine() {
  addEventListener('offline', () => useLine.setState({ offline: true }));
  addEventListener('online', () => useLine.setState({ offline: false }));
}
