import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { superAdminId } from '#contracts/rights/rights.ts';

/** What lists and records of users tell of a role. */
interface RoleOfUser {
  name: string;
  enabled: number;
}

/** Whether an enabled user cannot sign in because none of his roles is enabled; the super administrator needs none. */
export const lacksRole = (
  { id, enabled }: { id: string; enabled: number },
  roles: readonly RoleOfUser[],
): boolean => id !== superAdminId && enabled === 1 && roles.every((role) => role.enabled === 0);

/** The names of roles in one text, with a word about those that are switched off. */
export function useRoleWords() {
  const { t } = useTranslation(['accounts', 'common']);
  return useCallback(
    (roles: readonly RoleOfUser[]) =>
      roles
        .map(({ name, enabled }) => (enabled === 1 ? name : t('accounts:roleOff', { name })))
        .join(t('common:comma')),
    [t],
  );
}
