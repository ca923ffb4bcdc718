import { auth } from '#contracts/areas/auth.ts';
import { call } from '../api/client.ts';
import { refresh, session } from '../api/session.ts';

/** Specification section 9. */
const checkEveryMs = 60_000;

/**
 * Checks the token at once and then every 60 s (specification section 1), in a hidden tab, too. Only one check runs at a time, and the next is due 60
 * s after the last, so a machine that slept checks once. A browser may delay the timers of a hidden tab: an overdue check runs when the tab becomes
 * visible.
 * @returns stops the checks
 */
export function watchToken(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running = false;
  let lastCheck = Number.NEGATIVE_INFINITY;
  let stopped = false;

  const check = async () => {
    clearTimeout(timer);
    if (running || stopped) return;
    running = true;
    lastCheck = performance.now();
    const { token } = session();
    // A failed request does not mean that the token has expired; the next round asks again.
    const answer = await call(auth.validate, { body: { token } }, { quiet: true }).catch(() => undefined);
    running = false;
    if (answer && token === session().token) refresh(answer);
    if (!stopped) timer = setTimeout(check, checkEveryMs);
  };
  const onVisible = () => {
    if (!document.hidden && performance.now() - lastCheck >= checkEveryMs) void check();
  };

  void check();
  document.addEventListener('visibilitychange', onVisible);
  return () => {
    stopped = true;
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', onVisible);
  };
}
