import { useTranslation } from 'react-i18next';
import { formatDate } from '../../kit/display/format.ts';
import { useToday } from '../../kit/display/useToday.ts';
import css from './Protection.module.css';
import { protectionState } from './protection.ts';

/** 保护期至: orange in the last three days, red once it is over; the words say it, too. */
export function Protection({ until }: { until: string }) {
  const { t } = useTranslation('estateRecommends');
  const state = protectionState(until, useToday());
  const hint = state === 'soon' || state === 'past' ? t(`protection.${state}`) : undefined;
  return (
    <span className={css.until} data-state={state} title={hint}>
      {formatDate(until)}
      {hint && ` ${hint}`}
    </span>
  );
}
