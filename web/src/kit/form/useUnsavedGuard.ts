import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useBlocker } from 'react-router-dom';
import { session } from '../../api/session.ts';
import { confirmAction } from '../dialogs/confirm.ts';

/**
 * Asks before unsaved input is left: by a link, by back, by closing the tab. A session that ended does not ask;
 * the draft is kept instead.
 * @param isDirty asked at the moment of leaving, so that a form that was just saved lets go
 * @param onLeave the user chose to leave it: what he typed may be forgotten
 */
export function useUnsavedGuard(isDirty: () => boolean, onLeave: () => unknown) {
  const { t } = useTranslation('kit');
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      session().token !== '' &&
      (currentLocation.pathname !== nextLocation.pathname ||
        currentLocation.search !== nextLocation.search) &&
      isDirty(),
  );

  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    void confirmAction(t('leaveTitle'), { ok: t('leave'), cancel: t('stay') }).then((leave) => {
      if (!leave) return blocker.reset();
      onLeave();
      blocker.proceed();
    });
  }, [blocker, onLeave, t]);

  useEffect(() => {
    const onUnload = (event: BeforeUnloadEvent) => {
      if (session().token !== '' && isDirty()) event.preventDefault();
    };
    addEventListener('beforeunload', onUnload);
    return () => removeEventListener('beforeunload', onUnload);
  }, [isDirty]);
}
