import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { type BookingRow, estateBookings } from '#contracts/areas/estateBookings.ts';
import { call } from '../../api/client.ts';
import { askMove } from '../../kit/dialogs/askMove.ts';
import { useLabel } from '../../kit/display/useLabel.ts';
import { useLeadAbout } from './useLeadAbout.ts';

/** 重新激活, after a question that names the lead. */
export function useReopen(onChanged: () => unknown): (lead: BookingRow) => Promise<void> {
  const { t } = useTranslation('estateBookings');
  const label = useLabel();
  const aboutOf = useLeadAbout();
  return useCallback(
    (lead) => {
      const number = { label: label('bookingNo'), value: lead.bookingNo };
      const facts = [number, ...aboutOf(lead).facts];
      const reopen = () => call(estateBookings.reopen, { params: { id: lead.id } });
      return askMove(t('reopenConfirm'), { facts }, reopen, () => onChanged());
    },
    [aboutOf, label, onChanged, t],
  );
}
