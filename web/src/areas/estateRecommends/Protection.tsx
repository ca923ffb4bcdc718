import { useTranslation } from 'react-i18next';
import { formatDate } from '../../kit/display/format.ts';
import { TaggedDate } from '../../kit/display/TaggedDate.tsx';
import { useToday } from '../../kit/display/useToday.ts';
import { protectionState } from './protection.ts';

/** 保护期至: orange in the last three days, red once it is over; the words say it, too. */
export function Protection({ until }: { until: string }) {
  const { t } = useTranslation('estateRecommends');
  const state = protectionState(until, useToday());
  const date = formatDate(until);
  if (state !== 'soon' && state !== 'past') return <TaggedDate date={date} />;
  const tone = state === 'soon' ? 'orange' : 'red';
  return <TaggedDate date={date} tag={{ tone, text: t(`protection.${state}`) }} />;
}
