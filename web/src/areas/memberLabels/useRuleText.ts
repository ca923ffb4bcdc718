import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { LabelRule } from '#contracts/areas/memberLabels.ts';
import { formatMoney } from '../../kit/display/format.ts';

/** Returns the rule of a label as a sentence; '' without a condition. */
export function useRuleText(): (rule: LabelRule) => string {
  const { t } = useTranslation('memberLabels');
  return useCallback(
    ({ minConsume, minOrders, withinDays }) =>
      [
        minConsume && t('consumed', { amount: formatMoney(minConsume) }),
        minOrders && t('ordered', { number: minOrders }),
        withinDays && t('paidWithin', { days: withinDays }),
      ]
        .filter(Boolean)
        .join(t('and')),
    [t],
  );
}
