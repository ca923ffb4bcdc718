import { useCallback } from 'react';
import type { BookingRow } from '#contracts/areas/estateBookings.ts';
import type { About } from '../../kit/dialogs/confirm.ts';
import { useLabel } from '../../kit/display/useLabel.ts';
import { useConsultantName } from './useConsultantName.ts';

type Told = Pick<BookingRow, 'customerName' | 'mobile' | 'estateName' | 'consultantId' | 'consultantName'>;

/** What a question or a form about a lead shows of it besides its number. */
export function useLeadAbout(): (lead: Told) => Required<Pick<About, 'facts'>> {
  const label = useLabel();
  const consultantName = useConsultantName();
  return useCallback(
    (lead) => ({
      facts: [
        { label: label('customerName'), value: `${lead.customerName} ${lead.mobile}` },
        { label: label('bookingEstate'), value: lead.estateName },
        { label: label('consultant'), value: consultantName(lead) },
      ],
    }),
    [consultantName, label],
  );
}
