import { useCallback } from 'react';
import type { BookingRow } from '#contracts/areas/estateBookings.ts';
import type { About } from '../../kit/dialogs/confirm.ts';
import { useCodeName } from '../../kit/display/useCodeName.ts';
import { useLabel } from '../../kit/display/useLabel.ts';

type Told = Pick<BookingRow, 'customerName' | 'mobile' | 'estateName' | 'consultantName'>;

/** What a question or a form about a lead shows of it besides its number. */
export function useLeadAbout(): (lead: Told) => Required<Pick<About, 'facts'>> {
  const label = useLabel();
  const assignedState = useCodeName('assignedState');
  return useCallback(
    ({ customerName, mobile, estateName, consultantName }) => ({
      facts: [
        { label: label('customerName'), value: `${customerName} ${mobile}` },
        { label: label('bookingEstate'), value: estateName },
        { label: label('consultant'), value: consultantName || assignedState(0) },
      ],
    }),
    [assignedState, label],
  );
}
