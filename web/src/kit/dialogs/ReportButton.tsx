import Button from '@douyinfe/semi-ui/lib/es/button';
import { useTranslation } from 'react-i18next';
import { useReport } from './useReport.tsx';

/** Stands beside each message about a failure that the user cannot help: copies the problem report. */
export function ReportButton({ error, size = 'default' }: { error?: unknown; size?: 'small' | 'default' }) {
  const { t } = useTranslation();
  const { copy, dialog } = useReport(error);
  return (
    <>
      <Button type="tertiary" htmlType="button" size={size} onClick={() => void copy()}>
        {t('report')}
      </Button>
      {dialog}
    </>
  );
}
