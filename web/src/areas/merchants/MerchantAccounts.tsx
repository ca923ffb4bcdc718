import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { backendUsers } from '#contracts/areas/backendUsers.ts';
import type { Merchant } from '#contracts/areas/merchants.ts';
import { belongType } from '#contracts/enums.ts';
import { useIsMerchantUser } from '../../api/scope.ts';
import { useMay } from '../../api/session.ts';
import { addUser, newUserPath, userDetailPath, userListPath } from '../../domain/accounts/userListPath.ts';
import { EnabledTag } from '../../kit/display/EnabledTag.tsx';
import { formatDateTime } from '../../kit/display/format.ts';
import { MaskedText } from '../../kit/display/MaskedText.tsx';
import { revealOf } from '../../kit/display/reveal.ts';
import { useLabel } from '../../kit/display/useLabel.ts';
import { useMayOpen } from '../../kit/page/mayOpen.ts';
import { ScreenLink } from '../../kit/page/ScreenLink.tsx';
import { InnerTable } from '../../kit/table/InnerTable.tsx';
import css from './MerchantDetails.module.css';

/** 账号列表: the users of the merchant. */
export function MerchantAccounts({ merchant }: { merchant: Pick<Merchant, 'id' | 'users'> }) {
  const { t } = useTranslation(['merchants', 'accounts', 'common', 'menu']);
  const label = useLabel();
  const own = useIsMerchantUser();
  const mayOpenForm = useMayOpen()(addUser);
  const mayAdd = useMay(backendUsers.add);
  const unit = own ? {} : { belongType: String(belongType.merchant), belongId: merchant.id };
  return (
    <>
      <InnerTable
        label={t('merchants:accounts')}
        rows={merchant.users}
        keyOf={({ id }) => id}
        columns={[
          {
            key: 'name',
            title: t('merchants:userName'),
            render: ({ id, name }) => (
              <ScreenLink screen={userListPath} to={userDetailPath(id, unit)}>
                {name}
              </ScreenLink>
            ),
          },
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
      {mayOpenForm && mayAdd && (
        <Link className={css.all} to={newUserPath(unit)}>
          {t('menu:/account/manage/add-user')}
        </Link>
      )}
    </>
  );
}
