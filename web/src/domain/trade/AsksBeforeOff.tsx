import { useTranslation } from 'react-i18next';
import { type About, confirmAction } from '../../kit/dialogs/confirm.ts';
import { useQuestionBeforeOff } from '../../kit/form/useQuestionBeforeOff.ts';

interface Props<Stored> {
  /** The venue or room of the surrounding form; undefined for a new one. */
  record: Stored | undefined;
  aboutOf: (record: Stored) => About | Promise<About>;
}

/** Lets the form of a venue or room ask what the switch of its list asks before it is switched off. */
export function AsksBeforeOff<Stored extends { enabled: number }>({ record, aboutOf }: Props<Stored>) {
  const { t } = useTranslation('common');
  useQuestionBeforeOff(record, async (stored) => confirmAction(t('disableConfirm'), await aboutOf(stored)));
  return null;
}
