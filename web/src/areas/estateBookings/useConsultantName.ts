import { useCallback } from 'react';
import type { BookingRow } from '#contracts/areas/estateBookings.ts';
import { useCodeName } from '../../kit/display/useCodeName.ts';

/** Who has a lead, in words; 未分配 while nobody has it. A lead that somebody has whose name is not known is not without one. */
export function useConsultantName(): (lead: Pick<BookingRow, 'consultantId' | 'consultantName'>) => string {
  const assignedState = useCodeName('assignedState');
  return useCallback(
    ({ consultantId, consultantName }) => (consultantId === '' ? assignedState(0) : consultantName || '-'),
    [assignedState],
  );
}
