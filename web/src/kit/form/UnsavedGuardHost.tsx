import { useEffect } from 'react';
import { type Location, useBlocker } from 'react-router-dom';
import { session } from '../../api/session.ts';
import { pageKeeper } from '../page/pageKeeper.ts';
import { useLeaveQuestion } from './useLeaveQuestion.ts';
import { hasUnsaved, onForms, unsavedDrafts, unsavedGuards } from './useUnsavedGuard.ts';

/** Whether the page stays open in a tab, with all of its input. */
function isKept(from: Location, to: Location): boolean {
  const drafts = unsavedDrafts();
  return drafts !== undefined && pageKeeper().keeps(from, to, drafts);
}

/** Asks once before the address changes, however many forms have unsaved input, because a router allows one blocker only. */
export function UnsavedGuardHost() {
  const ask = useLeaveQuestion();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      session().token !== '' &&
      (currentLocation.pathname !== nextLocation.pathname ||
        currentLocation.search !== nextLocation.search) &&
      hasUnsaved() &&
      !isKept(currentLocation, nextLocation),
  );

  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    const over = new AbortController();
    // A save that was under way can succeed while the question is open.
    const stop = onForms(() => {
      if (hasUnsaved()) return;
      stop();
      over.abort();
      blocker.proceed();
    });
    void ask(over.signal).then((leave) => {
      if (over.signal.aborted) return;
      stop();
      if (!leave) {
        pageKeeper().stays();
        return blocker.reset();
      }
      for (const { isDirty, onLeave } of unsavedGuards) if (isDirty()) onLeave();
      blocker.proceed();
    });
    return () => {
      stop();
      over.abort();
    };
  }, [ask, blocker]);
  return null;
}
