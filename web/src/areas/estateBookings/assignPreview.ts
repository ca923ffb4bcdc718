import type { BookingRow } from '#contracts/areas/estateBookings.ts';

type Lead = Pick<BookingRow, 'estateId' | 'consultantId'>;

/** Why a lead, which can be assigned, would not change if this consultant got it, as the key of its words; undefined where it would. */
export function previewOf(
  { estateId, consultantId }: Lead,
  consultant: { id: string; estateId: string },
): 'otherEstate' | 'unchanged' | undefined {
  if (estateId !== consultant.estateId) return 'otherEstate';
  return consultantId === consultant.id ? 'unchanged' : undefined;
}
