import { useTranslation } from 'react-i18next';
import { StatusTag } from './StatusTag.tsx';

/** Whether a record is switched on (1): 启用 or 停用. */
export function EnabledTag({ enabled }: { enabled: number }) {
  const { t } = useTranslation('common');
  return (
    <StatusTag tone={enabled === 1 ? 'green' : 'grey'}>{t(enabled === 1 ? 'enabled' : 'disabled')}</StatusTag>
  );
}
