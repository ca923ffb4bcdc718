import { useTranslation } from 'react-i18next';
import type { Label } from '#contracts/words.ts';
import { confirmAction } from '../../kit/dialogs/confirm.ts';
import { useQuestionBeforeOff } from '../../kit/form/useQuestionBeforeOff.ts';
import { useAboutDisabling } from './useAboutDisabling.ts';

interface Props {
  /** The venue or room of the surrounding form; undefined for a new one. */
  record: { name: string; enabled: number } | undefined;
  name: Label;
}

/** Lets the form of a venue or room ask what the switch of its list asks before it is switched off. */
export function AsksBeforeOff({ record, name }: Props) {
  const { t } = useTranslation('common');
  const aboutOf = useAboutDisabling(name);
  useQuestionBeforeOff(record, (stored) => confirmAction(t('disableConfirm'), aboutOf(stored)));
  return null;
}
