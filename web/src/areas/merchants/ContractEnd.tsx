import { useTranslation } from 'react-i18next';
import { daysBetween } from '#contracts/days.ts';
import { StatusTag } from '../../kit/display/StatusTag.tsx';
import { useToday } from '../../kit/display/useToday.ts';

const soonDays = 30;

/** The last day of a contract: orange in its last 30 days, red after it, each with a text. */
export function ContractEnd({ date }: { date: string }) {
  const { t } = useTranslation('merchants');
  const days = daysBetween(useToday(), date);
  if (days < 0)
    return (
      <>
        {date} <StatusTag tone="red">{t('contractOver')}</StatusTag>
      </>
    );
  if (days <= soonDays)
    return (
      <>
        {date} <StatusTag tone="orange">{t('daysLeft', { days })}</StatusTag>
      </>
    );
  return <>{date}</>;
}
