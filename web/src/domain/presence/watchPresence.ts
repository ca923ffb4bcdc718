import { type Other, type PresenceKindName, presences } from '#contracts/areas/presences.ts';
import { status } from '#contracts/envelope.ts';
import { presenceBeatMs, presenceKeepMs } from '#contracts/presence.ts';
import { call } from '../../api/client.ts';
import { ApiError } from '../../api/errors.ts';
import { randomId } from '../../api/randomId.ts';
import { session } from '../../api/session.ts';

const quiet = { quiet: true };

/**
 * Tells that the user is at a record and asks who else is: at once, every 30 s while the page is visible, and when a form is opened or closed. Nothing is
 * shown of a failure: what was heard last is shown until it would be out of date.
 */
export function watchPresence(
  record: { kind: PresenceKindName; id: string },
  onOthers: (others: readonly Other[]) => void,
): { edit: (editing: boolean) => void; stop: () => void } {
  const place = { ...record, page: randomId() };
  let editing = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;
  let told = Number.NEGATIVE_INFINITY;
  let heard = Number.NEGATIVE_INFINITY;
  let running: Promise<void> | undefined;

  const tellIn = (ms: number) => {
    clearTimeout(timer);
    if (!stopped) timer = setTimeout(() => void tell(), Math.max(0, ms));
  };
  const tell = () => {
    if (document.hidden || !session().token) return;
    told = performance.now();
    tellIn(presenceBeatMs);
    running = keep(told);
  };
  const keep = async (at: number) => {
    try {
      const others = await call(presences.keep, { body: { ...place, editing: editing ? 1 : 0 } }, quiet);
      // A later question has the newer answer.
      if (stopped || at !== told) return;
      heard = performance.now();
      onOthers(others);
    } catch (error) {
      if (stopped) return;
      const isGone = error instanceof ApiError && error.status === status.notFound;
      if (isGone) clearTimeout(timer);
      if (isGone || performance.now() - heard > presenceKeepMs) onOthers([]);
    }
  };
  const onVisible = () => {
    if (!document.hidden) tellIn(told + presenceBeatMs - performance.now());
  };
  /** The tab is closed, or kept by the browser to be shown again. */
  const onHide = () => {
    if (session().token) void call(presences.leave, { body: place }, { quiet: true, closing: true });
  };
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) tellIn(0);
  };

  document.addEventListener('visibilitychange', onVisible);
  addEventListener('pagehide', onHide);
  addEventListener('pageshow', onShow);
  tellIn(0);
  return {
    edit(next) {
      if (next === editing) return;
      editing = next;
      tellIn(0);
    },
    stop() {
      stopped = true;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', onVisible);
      removeEventListener('pagehide', onHide);
      removeEventListener('pageshow', onShow);
      if (running === undefined) return;
      // After the question that is under way, so that it does not bring him back.
      void running.then(async () => {
        if (session().token) await call(presences.leave, { body: place }, quiet).catch(() => undefined);
      });
    },
  };
}
