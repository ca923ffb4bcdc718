import Button from '@douyinfe/semi-ui/lib/es/button';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import css from './ReportDialog.module.css';
import { TopDialog } from './TopDialog.tsx';

/** The report to be copied by hand, where scripts may not. */
export default function ReportDialog({ text, onClose }: { text: string; onClose: () => void }) {
  const { t } = useTranslation(['report', 'common']);
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => field.current?.select(), []);
  return (
    <TopDialog
      title={t('report:title')}
      width={720}
      light
      onClose={onClose}
      footer={<Button onClick={onClose}>{t('common:close')}</Button>}
    >
      <p>{t('report:byHand')}</p>
      <textarea
        ref={field}
        data-first-focus
        className={css.text}
        aria-label={t('report:title')}
        readOnly
        rows={16}
        value={text}
      />
    </TopDialog>
  );
}
