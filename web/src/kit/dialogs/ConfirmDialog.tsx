import Button from '@douyinfe/semi-ui/lib/es/button';
import { useTranslation } from 'react-i18next';
import { AboutBlock } from './AboutBlock.tsx';
import type { Question } from './confirm.ts';
import { TopDialog } from './TopDialog.tsx';

/** A question above all other layers. Escape, 取消 and Enter without choosing a button answer no, so that nothing is lost by accident. */
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
