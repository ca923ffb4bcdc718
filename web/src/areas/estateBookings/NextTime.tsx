import { useTranslation } from 'react-i18next';
import type { BookingRow } from '#contracts/areas/estateBookings.ts';
import { formatDateTime } from '../../kit/display/format.ts';
import { TaggedDate } from '../../kit/display/TaggedDate.tsx';
import { useToday } from '../../kit/display/useToday.ts';

/** When to call again: orange from the day on that was agreed, with a word that says it, too. */
export function NextTime({ lead: { nextTime } }: { lead: Pick<BookingRow, 'nextTime'> }) {
  const { t } = useTranslation('estateBookings');
  const today = useToday();
  const isDue = nextTime !== '' && nextTime.slice(0, today.length) <= today;
  return (
    <TaggedDate
      date={formatDateTime(nextTime)}
      tag={isDue ? { tone: 'orange', text: t('due') } : undefined}
    />
  );
}
