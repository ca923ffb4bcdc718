import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { estateBookings } from '#contracts/areas/estateBookings.ts';
import { call } from '../../api/client.ts';
import { reportDone } from '../../api/errors.ts';
import { confirmAction } from '../../kit/dialogs/confirm.ts';
import { type ToldLead, useLeadAbout } from './useLeadAbout.ts';

/** 重新激活, after a question that names the lead. */
export function useReopen(onChanged: () => unknown): (lead: ToldLead & { id: string }) => Promise<void> {
  const { t } = useTranslation('estateBookings');
  const aboutOf = useLeadAbout();
  return useCallback(
    async ({ id, ...lead }) => {
      if (!(await confirmAction(t('reopenConfirm'), aboutOf(lead)))) return;
      await call(estateBookings.reopen, { params: { id } });
      reportDone();
      onChanged();
    },
    [aboutOf, onChanged, t],
  );
}
