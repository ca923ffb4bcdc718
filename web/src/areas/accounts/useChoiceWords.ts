import { useTranslation } from 'react-i18next';
import type { choiceIn } from '#contracts/rights/rightChoices.ts';
import { useRightWords } from '../../kit/display/useRightWords.ts';

/** Describes what is chosen in an area: 查看、管理（本单位）; `-` if nothing is. */
export function useChoiceWords(): (choice: ReturnType<typeof choiceIn>) => string {
  const { t } = useTranslation(['common', 'rights']);
  const words = useRightWords();
  return ({ view, manage, scope }) => {
    if (!view) return '-';
    const verbs = [words.verb('view'), ...(manage ? [words.verb('manage')] : [])];
    return t('rights:scoped', { right: verbs.join(t('common:comma')), scope: words.scope(scope) });
  };
}
