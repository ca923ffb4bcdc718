import Button from '@douyinfe/semi-ui/lib/es/button';
import { useTranslation } from 'react-i18next';
import { AboutBlock } from './AboutBlock.tsx';
import type { Question } from './confirm.ts';
import { TopDialog } from './TopDialog.tsx';

/** Above whatever is open. Escape, 取消 and a hasty Enter mean no: nothing gets lost by them. */
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
      width={question.facts ? 480 : 416}
      onClose={() => onAnswer(false)}
      footer={
        <>
          <Button type="tertiary" data-first-focus onClick={() => onAnswer(false)}>
            {question.cancel ?? t('cancel')}
          </Button>
          <Button theme="solid" onClick={() => onAnswer(true)}>
            {question.ok ?? t('confirm')}
          </Button>
        </>
      }
    >
      <AboutBlock {...question} />
    </TopDialog>
  );
}
