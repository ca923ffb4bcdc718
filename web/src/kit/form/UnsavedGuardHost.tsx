import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { type Location, useBlocker } from 'react-router-dom';
import { session } from '../../api/session.ts';
import { confirmAction } from '../dialogs/confirm.ts';
import { pageKeeper } from '../page/pageKeeper.ts';
import { hasUnsaved, unsavedDrafts, unsavedGuards } from './useUnsavedGuard.ts';

/** Whether the page stays open in a tab, with all of its input. */
function isKept(from: Location, to: Location): boolean {
  const drafts = unsavedDrafts();
  return drafts !== undefined && pageKeeper().keeps(from, to, drafts);
}

/** Asks once before the address changes, however many forms have unsaved input, because a router allows one blocker only. */
export function UnsavedGuardHost() {
  const { t } = useTranslation('kit');
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
    void confirmAction(t('leaveTitle'), { ok: t('leave'), cancel: t('stay') }).then((leave) => {
      if (!leave) {
        pageKeeper().stays();
        return blocker.reset();
      }
      for (const { isDirty, onLeave } of unsavedGuards) if (isDirty()) onLeave();
      blocker.proceed();
    });
  }, [blocker, t]);
  return null;
}
