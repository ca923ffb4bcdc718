import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { memberLabels } from '#contracts/areas/memberLabels.ts';
import { messageOf } from '../../api/errors.ts';
import { useData } from '../../api/hooks.ts';
import fieldCss from '../../kit/form/Field.module.css';
import { useDebounced } from '../../kit/select/useDebounced.ts';
import css from './RulePreview.module.css';
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
  const { data, error } = useData(memberLabels.preview, text ? { body: settled } : null);
  return (
    <div className={fieldCss.row}>
      <span className={fieldCss.label}>{t('preview')}</span>
      <div className={fieldCss.control} role="status">
        {!text && <p className={css.result}>{t('noCondition')}</p>}
        {text && error !== undefined && <p className={css.result}>{messageOf(error)}</p>}
        {text && data && <p className={css.result}>{t('matches', { rule: text, number: data.count })}</p>}
      </div>
    </div>
  );
}
