import Button from '@douyinfe/semi-ui/lib/es/button';
import { useTranslation } from 'react-i18next';
import type { Question } from './confirm.ts';
import { TopDialog } from './TopDialog.tsx';

/** Above whatever is open; Escape and 取消 mean no. */
export function ConfirmDialog({
  question,
  onAnswer,
}: {
  question: Question;
  onAnswer: (yes: boolean) => void;
}) {
  const { t } = useTranslation('common');
  return (
    <TopDialog
      title={question.text}
      width={416}
      onClose={() => onAnswer(false)}
      footer={
        <>
          <Button type="tertiary" onClick={() => onAnswer(false)}>
            {question.cancel ?? t('cancel')}
          </Button>
          <Button theme="solid" data-first-focus onClick={() => onAnswer(true)}>
            {question.ok ?? t('confirm')}
          </Button>
        </>
      }
    >
      {null}
    </TopDialog>
  );
}
