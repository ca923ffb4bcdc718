import { useTranslation } from 'react-i18next';
import { formatDate } from '../../kit/display/format.ts';
import { StatusTag } from '../../kit/display/StatusTag.tsx';
import { useToday } from '../../kit/display/useToday.ts';
import { protectionState } from './protection.ts';

/** 保护期至: orange in the last three days, red once it is over; the words say it, too. */
export function Protection({ until }: { until: string }) {
  const { t } = useTranslation('estateRecommends');
  const state = protectionState(until, useToday());
  if (state !== 'soon' && state !== 'past') return <>{formatDate(until)}</>;
  return (
    <>
      {formatDate(until)}{' '}
      <StatusTag tone={state === 'soon' ? 'orange' : 'red'}>{t(`protection.${state}`)}</StatusTag>
    </>
  );
}
