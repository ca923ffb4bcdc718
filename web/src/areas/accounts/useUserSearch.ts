import { useTranslation } from 'react-i18next';
import { estateCompanies } from '#contracts/areas/estateCompanies.ts';
import { merchants } from '#contracts/areas/merchants.ts';
import { roles } from '#contracts/areas/roles.ts';
import { belongType, valuesOf } from '#contracts/enums.ts';
import { useIsPlatformUser, useScopedCalls } from '../../api/scope.ts';
import { useMay } from '../../api/session.ts';
import { useCodeName } from '../../kit/display/useCodeName.ts';
import { useLabel } from '../../kit/display/useLabel.ts';
import type { SearchField } from '../../kit/table/searchField.ts';

/** The search conditions of the list of users; users of a unit cannot filter by type or unit. */
export function useUserSearch(): SearchField[] {
  const { t } = useTranslation(['accounts', 'common']);
  const label = useLabel();
  const typeName = useCodeName('belongType');
  const ofPlatform = useIsPlatformUser();
  const roleCalls = useScopedCalls(roles);
  const seesRoles = useMay(roleCalls.list);
  const units: SearchField[] = [
    {
      kind: 'select',
      name: 'belongType',
      label: label('belongType'),
      options: valuesOf(belongType).map((code) => ({ value: String(code), label: typeName(code) })),
    },
    {
      kind: 'remoteBy',
      name: 'belongId',
      label: label('unit'),
      follows: { field: 'belongType' },
      endpoints: {
        [belongType.estate]: estateCompanies.all,
        [belongType.merchant]: merchants.all,
      },
    },
  ];
  return [
    { kind: 'nameOrNumber', name: 'keyword', label: t('common:nameOrMobile'), maxLength: 20 },
    ...(ofPlatform ? units : []),
    {
      kind: 'remote',
      name: 'roleId',
      label: label('roles'),
      // Users keep a role that is off; whoever sees such roles finds them by it.
      endpoint: seesRoles ? roleCalls.list : roles.allEnabled,
      ...(ofPlatform && { follows: { field: 'belongType', as: 'belongType' } }),
    },
    {
      kind: 'select',
      name: 'enabled',
      label: t('common:status'),
      options: [
        { value: '1', label: t('common:enabled') },
        { value: '0', label: t('common:disabled') },
      ],
    },
  ];
}
