import { useTranslation } from 'react-i18next';
import { StatusTag } from '../../kit/display/StatusTag.tsx';

/** A user whom five wrong passwords have locked out for a while. @param until `yyyy-MM-dd HH:mm:ss` */
export function LockedOut({ until }: { until: string }) {
  const { t } = useTranslation('accounts');
  return (
    <span title={t('lockedOutUntil', { until })}>
      <StatusTag tone="red">{t('lockedOut')}</StatusTag>
    </span>
  );
}
