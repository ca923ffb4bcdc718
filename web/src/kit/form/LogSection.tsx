import { useTranslation } from 'react-i18next';
import type { LogRow } from '#contracts/logs.ts';
import { Timeline } from '../page/DetailPage.tsx';
import { FormSection } from './FormPage.tsx';

/** 操作记录 at the end of the form of a record: who changed which value. */
export function LogSection({ logs }: { logs: readonly LogRow[] }) {
  const { t } = useTranslation('common');
  return (
    <FormSection title={t('operationLog')}>
      <Timeline logs={logs} />
    </FormSection>
  );
}
