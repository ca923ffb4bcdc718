import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useBlocker } from 'react-router-dom';
import { session } from '../../api/session.ts';
import { confirmAction } from '../dialogs/confirm.ts';
import { hasUnsaved, unsavedGuards } from './useUnsavedGuard.ts';

/** Asks once before the address changes, however many forms have unsaved input, because a router allows one blocker only. */
export function UnsavedGuardHost() {
  const { t } = useTranslation('kit');
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      session().token !== '' &&
      (currentLocation.pathname !== nextLocation.pathname ||
        currentLocation.search !== nextLocation.search) &&
      hasUnsaved(),
  );

  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    void confirmAction(t('leaveTitle'), { ok: t('leave'), cancel: t('stay') }).then((leave) => {
      if (!leave) return blocker.reset();
      for (const { isDirty, onLeave } of unsavedGuards) if (isDirty()) onLeave();
      blocker.proceed();
    });
  }, [blocker, t]);
  return null;
}
