import { useTranslation } from 'react-i18next';
import type { ShownRule } from '#contracts/areas/estateRecommends.ts';
import { commissionMode } from '#contracts/enums/estates.ts';
import { formatMoney, formatRate } from '../../kit/display/format.ts';
import { useCodeName } from '../../kit/display/useCodeName.ts';
import { useLabel } from '../../kit/display/useLabel.ts';

/** The rule of a commission as facts of a project, of a recommend or of a question. */
export function useRuleFacts() {
  const { t } = useTranslation('estates');
  const label = useLabel();
  const modeName = useCodeName('commissionMode');
  const conditionName = useCodeName('settleCondition');
  return (rule: ShownRule) => [
    { label: label('commissionMode'), value: modeName(rule.commissionMode ?? 0) },
    rule.commissionMode === commissionMode.rate
      ? { label: label('commissionRate'), value: formatRate(rule.commissionRate) }
      : { label: label('commissionAmount'), value: formatMoney(rule.commissionAmount) },
    { label: label('visitRewardAmount'), value: formatMoney(rule.visitRewardAmount) },
    { label: label('protectDays'), value: t('daysOf', { n: rule.protectDays }) },
    { label: label('settleCondition'), value: conditionName(rule.settleCondition) },
    { label: label('payPeriods'), value: t('periodsOf', { n: rule.payPeriods }) },
  ];
}
