import { useTranslation } from 'react-i18next';
import { backendUsers } from '#contracts/areas/backendUsers.ts';
import type { Merchant } from '#contracts/areas/merchants.ts';
import { EnabledTag } from '../../kit/display/EnabledTag.tsx';
import { formatDateTime } from '../../kit/display/format.ts';
import { MaskedText } from '../../kit/display/MaskedText.tsx';
import { revealOf } from '../../kit/display/reveal.ts';
import { useLabel } from '../../kit/display/useLabel.ts';
import { InnerTable } from '../../kit/table/InnerTable.tsx';

/** 账号列表: the users of the merchant. */
export function MerchantAccounts({ users }: Pick<Merchant, 'users'>) {
  const { t } = useTranslation(['merchants', 'accounts', 'common']);
  const label = useLabel();
  return (
    <InnerTable
      label={t('merchants:accounts')}
      rows={users}
      keyOf={({ id }) => id}
      columns={[
        { key: 'name', title: t('merchants:userName'), render: ({ name }) => name },
        {
          key: 'mobile',
          title: label('mobile'),
          render: (user) => (
            <MaskedText
              value={user.mobile}
              of={`${user.name} ${label('mobile')}`}
              reveal={revealOf(backendUsers.reveal, user)('mobile')}
            />
          ),
        },
        { key: 'roles', title: label('roles'), render: ({ roleNames }) => roleNames.join(' · ') },
        {
          key: 'enabled',
          title: t('common:status'),
          render: ({ enabled }) => <EnabledTag enabled={enabled} />,
        },
        {
          key: 'lastLogin',
          title: t('accounts:lastLogin'),
          render: ({ lastLoginTime }) => formatDateTime(lastLoginTime),
        },
      ]}
    />
  );
}
