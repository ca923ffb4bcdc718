import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { type BookingRow, estateBookings } from '#contracts/areas/estateBookings.ts';
import { call } from '../../api/client.ts';
import { reportDone } from '../../api/errors.ts';
import { confirmAction } from '../../kit/dialogs/confirm.ts';
import { useLabel } from '../../kit/display/useLabel.ts';
import { useLeadAbout } from './useLeadAbout.ts';

/** 重新激活, after a question that names the lead. */
export function useReopen(onChanged: () => unknown): (lead: BookingRow) => Promise<void> {
  const { t } = useTranslation('estateBookings');
  const label = useLabel();
  const aboutOf = useLeadAbout();
  return useCallback(
    async (lead) => {
      const number = { label: label('bookingNo'), value: lead.bookingNo };
      const facts = [number, ...aboutOf(lead).facts];
      if (!(await confirmAction(t('reopenConfirm'), { facts }))) return;
      await call(estateBookings.reopen, { params: { id: lead.id } });
      reportDone();
      onChanged();
    },
    [aboutOf, label, onChanged, t],
  );
}
