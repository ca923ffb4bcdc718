import type { BookingRow } from '#contracts/areas/estateBookings.ts';
import css from './Consultant.module.css';
import { useConsultantName } from './useConsultantName.ts';

/** The consultant of a lead; 未分配 in red while nobody has it. */
export function Consultant({ lead }: { lead: Pick<BookingRow, 'consultantId' | 'consultantName'> }) {
  const name = useConsultantName()(lead);
  return lead.consultantId === '' ? <span className={css.nobody}>{name}</span> : name;
}
