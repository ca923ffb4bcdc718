import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { confirmAction } from '../../kit/dialogs/confirm.ts';
import { useLabel } from '../../kit/display/useLabel.ts';

/** What is asked before a role or a user is switched off, by the switch of its list or by its form. */

export function useRoleOffQuestion() {
  const { t } = useTranslation(['accounts', 'common']);
  const label = useLabel();
  return useCallback(
    ({ name, userCount }: { name: string; userCount: number }) =>
      confirmAction(t('common:disableConfirm'), {
        facts: [
          { label: label('roleName'), value: name },
          { label: t('accounts:userCount'), value: userCount },
        ],
        warnings: userCount > 0 ? [t('accounts:disablesRole', { count: userCount })] : [],
      }),
    [label, t],
  );
}

export function useUserOffQuestion() {
  const { t } = useTranslation(['accounts', 'common']);
  const label = useLabel();
  return useCallback(
    ({ name, roleNames }: { name: string; roleNames: readonly string[] }) =>
      confirmAction(t('common:disableConfirm'), {
        facts: [
          { label: label('userName'), value: name },
          { label: label('roles'), value: roleNames.join(t('common:comma')) },
        ],
        warnings: [t('accounts:disablesUser')],
      }),
    [label, t],
  );
}
