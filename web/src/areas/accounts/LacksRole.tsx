import { useTranslation } from 'react-i18next';
import { StatusTag } from '../../kit/display/StatusTag.tsx';

/** A user who is switched on and yet cannot sign in, because all his roles are off. */
export function LacksRole() {
  const { t } = useTranslation('accounts');
  return (
    <span title={t('noRoleOnWhy')}>
      <StatusTag tone="red">{t('noRoleOn')}</StatusTag>
    </span>
  );
}
