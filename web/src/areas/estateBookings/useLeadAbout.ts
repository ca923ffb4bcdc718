import { useCallback } from 'react';
import type { BookingRow } from '#contracts/areas/estateBookings.ts';
import type { About } from '../../kit/dialogs/confirm.ts';
import { useCodeName } from '../../kit/display/useCodeName.ts';
import { useLabel } from '../../kit/display/useLabel.ts';

export type ToldLead = Pick<
  BookingRow,
  'bookingNo' | 'customerName' | 'mobile' | 'estateName' | 'consultantName'
>;

/** What a question or a form about a lead shows of it. */
export function useLeadAbout(): (lead: ToldLead) => About {
  const label = useLabel();
  const assignedState = useCodeName('assignedState');
  return useCallback(
    ({ bookingNo, customerName, mobile, estateName, consultantName }) => ({
      facts: [
        { label: label('bookingNo'), value: bookingNo },
        { label: label('customerName'), value: `${customerName} ${mobile}` },
        { label: label('bookingEstate'), value: estateName },
        { label: label('consultant'), value: consultantName || assignedState(0) },
      ],
    }),
    [assignedState, label],
  );
}
