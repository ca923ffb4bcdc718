import { useTranslation } from 'react-i18next';
import { daysBetween } from '#contracts/days.ts';
import { TaggedDate } from '../../kit/display/TaggedDate.tsx';
import { useToday } from '../../kit/display/useToday.ts';

const soonDays = 30;

/** The last day of a contract: orange in its last 30 days, red after it, each with a text. */
export function ContractEnd({ date }: { date: string }) {
  const { t } = useTranslation('merchants');
  const days = daysBetween(useToday(), date);
  if (days < 0) return <TaggedDate date={date} tag={{ tone: 'red', text: t('contractOver') }} />;
  if (days > soonDays) return <TaggedDate date={date} />;
  return <TaggedDate date={date} tag={{ tone: 'orange', text: t('daysLeft', { days }) }} />;
}
