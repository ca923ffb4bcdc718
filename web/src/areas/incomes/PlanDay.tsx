import { useTranslation } from 'react-i18next';
import { TaggedDate } from '../../kit/display/TaggedDate.tsx';
import { useToday } from '../../kit/display/useToday.ts';
import { type DuePlan, dueState } from './dueState.ts';

/** 计划日期: orange when it is today, red when it is over and nothing was sent; the words say it, too. */
export function PlanDay({ plan }: { plan: DuePlan }) {
  const { t } = useTranslation('incomes');
  const { state, days } = dueState(plan, useToday());
  if (state === 'none') return <TaggedDate date={plan.planDate} />;
  const tag =
    state === 'today'
      ? { tone: 'orange' as const, text: t('today') }
      : { tone: 'red' as const, text: t('overdue', { days }) };
  return <TaggedDate date={plan.planDate} tag={tag} />;
}
