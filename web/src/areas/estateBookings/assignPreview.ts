import type { BookingRow } from '#contracts/areas/estateBookings.ts';

type Lead = Pick<BookingRow, 'estateId' | 'consultantId' | 'actions'>;

/** Why a lead would not change if this consultant got it, as the key of its words; undefined where it would. */
export function previewOf(
  { estateId, consultantId, actions }: Lead,
  consultant: { id: string; estateId: string },
): 'otherEstate' | 'unchanged' | 'notAssignable' | undefined {
  if (estateId !== consultant.estateId) return 'otherEstate';
  if (consultantId === consultant.id) return 'unchanged';
  return actions.includes('assign') ? undefined : 'notAssignable';
}
