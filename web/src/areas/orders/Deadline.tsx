import { useTranslation } from 'react-i18next';
import { useMinute } from '../../kit/display/useToday.ts';
import { TwoLines } from '../../kit/table/TwoLines.tsx';
import { timeLeft } from './timeLeft.ts';

/** What is left of the time until a moment, by the minute, and the moment itself. */
export function Deadline({ until }: { until: string }) {
  const { t } = useTranslation('orders');
  const left = timeLeft(useMinute(), until);
  const words = left ? t(left.h > 0 ? 'hoursLeft' : 'minutesLeft', left) : t('timeOver');
  return <TwoLines below={until.slice(5, 16)}>{words}</TwoLines>;
}
