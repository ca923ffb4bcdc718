import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { type BookingRow, estateBookings } from '#contracts/areas/estateBookings.ts';
import { call } from '../../api/client.ts';
import { reportDone } from '../../api/errors.ts';
import { confirmAction } from '../../kit/dialogs/confirm.ts';
import { useCodeName } from '../../kit/display/useCodeName.ts';
import { useLabel } from '../../kit/display/useLabel.ts';

type Lead = Pick<
  BookingRow,
  'id' | 'bookingNo' | 'customerName' | 'mobile' | 'estateName' | 'consultantName'
>;

/** 重新激活, after a question that names the lead. */
export function useReopen(onChanged: () => unknown): (lead: Lead) => Promise<void> {
  const { t } = useTranslation('estateBookings');
  const label = useLabel();
  const assignedState = useCodeName('assignedState');
  return useCallback(
    async ({ id, bookingNo, customerName, mobile, estateName, consultantName }) => {
      const facts = [
        { label: label('bookingNo'), value: bookingNo },
        { label: label('customerName'), value: `${customerName} ${mobile}` },
        { label: label('bookingEstate'), value: estateName },
        { label: label('consultant'), value: consultantName || assignedState(0) },
      ];
      if (!(await confirmAction(t('reopenConfirm'), { facts }))) return;
      await call(estateBookings.reopen, { params: { id } });
      reportDone();
      onChanged();
    },
    [assignedState, label, onChanged, t],
  );
}
