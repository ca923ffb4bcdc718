import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { memberLabels } from '#contracts/areas/memberLabels.ts';
import { usePreview } from '../../api/hooks.ts';
import { AnswerRow } from '../../kit/form/AnswerRow.tsx';
import { useDebounced } from '../../kit/select/useDebounced.ts';
import { useRuleText } from './useRuleText.ts';

/** Milliseconds without a further change after which the preview is requested. */
const waitMs = 300;
const conditions = ['minConsume', 'minOrders', 'withinDays'] as const;

/** The rule in words, and how many members it would give the label to now. */
export function RulePreview() {
  const { t } = useTranslation('memberLabels');
  const ruleText = useRuleText();
  const typed = useWatch({ name: conditions as unknown as string[] }) as unknown[];
  // Text that is no number yet is no condition.
  const rule = JSON.stringify(
    Object.fromEntries(
      conditions.map((name, at) => [name, typeof typed[at] === 'number' ? (typed[at] as number) : 0]),
    ),
  );
  const settled = JSON.parse(useDebounced(rule, waitMs)) as Record<(typeof conditions)[number], number>;
  const text = ruleText(settled);
  const { data, error, reload } = usePreview(memberLabels.preview, text ? { body: settled } : null);
  return (
    <AnswerRow label={t('preview')} error={text ? error : undefined} onRetry={reload}>
      {!text && t('noCondition')}
      {text && data && t('matches', { rule: text, number: data.count })}
    </AnswerRow>
  );
}
