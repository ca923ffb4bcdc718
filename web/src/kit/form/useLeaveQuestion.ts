import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { confirmAction } from '../dialogs/confirm.ts';

/**
 * Asks 内容尚未保存，确定离开吗？ and returns whether the unsaved input may be lost.
 * @param over aborted when the input was saved meanwhile, so that nothing is left to ask
 */
export function useLeaveQuestion(): (over?: AbortSignal) => Promise<boolean> {
  const { t } = useTranslation('kit');
  return useCallback(
    (over) => confirmAction(t('leaveTitle'), { ok: t('leave'), cancel: t('stay'), over }),
    [t],
  );
}
