import { useTranslation } from 'react-i18next';
import { type BackendUser, backendUsers } from '#contracts/areas/backendUsers.ts';
import { superAdminId } from '#contracts/rights/rights.ts';
import { useFreshData } from '../../api/hooks.ts';
import { TopDialog } from '../../kit/dialogs/TopDialog.tsx';
import { EnabledTag } from '../../kit/display/EnabledTag.tsx';
import { formatDateTime } from '../../kit/display/format.ts';
import { MaskedText } from '../../kit/display/MaskedText.tsx';
import { revealOf } from '../../kit/display/reveal.ts';
import { useCodeName } from '../../kit/display/useCodeName.ts';
import { useLabel } from '../../kit/display/useLabel.ts';
import { Details, Facts, Section, Timeline } from '../../kit/page/DetailPage.tsx';
import { LoadState } from '../../kit/page/LoadState.tsx';
import { LacksRole } from './LacksRole.tsx';
import { RightSources } from './RightSources.tsx';
import { lacksRole, useRoleWords } from './rolesOfUser.ts';

/** 用户详情 over the list: the user's data, his rights and their sources, and the log. */
export default function UserDetail({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useTranslation('accounts');
  const { data, error, reload } = useFreshData(backendUsers.get, { params: { id } });
  return (
    <TopDialog title={data?.name ?? t('userDetail')} width={960} light onClose={onClose}>
      {data ? (
        <Shown user={data} onSeen={() => reload()} />
      ) : (
        <LoadState error={error} onRetry={reload} onClose={onClose} />
      )}
    </TopDialog>
  );
}

function Shown({ user, onSeen }: { user: BackendUser; onSeen: () => unknown }) {
  const { t } = useTranslation(['accounts', 'common']);
  const label = useLabel();
  const typeName = useCodeName('belongType');
  const reveal = revealOf(backendUsers.reveal, user, onSeen);
  const separator = t('common:comma');
  const resources = user.resources.map(({ name }) => name).join(separator);
  const roleWords = useRoleWords();
  return (
    <Details>
      <Facts
        facts={[
          {
            label: label('mobile'),
            value: <MaskedText value={user.mobile} of={label('mobile')} reveal={reveal('mobile')} />,
          },
          { label: label('belongType'), value: typeName(user.belongType) },
          { label: label('unit'), value: user.belongName },
          {
            label: t('common:status'),
            value: (
              <>
                <EnabledTag enabled={user.enabled} /> {lacksRole(user, user.roles) && <LacksRole />}
              </>
            ),
          },
          { label: t('accounts:lastLogin'), value: formatDateTime(user.lastLoginTime) },
          { label: t('accounts:lastLoginIp'), value: user.lastLoginIp },
          ...(user.lockedUntil
            ? [
                {
                  label: t('accounts:lockedOut'),
                  value: t('accounts:lockedOutUntil', { until: user.lockedUntil }),
                  wide: true,
                },
              ]
            : []),
          { label: t('common:createTime'), value: formatDateTime(user.createTime) },
          {
            label: t('accounts:passwordState'),
            value: t(user.mustChangePassword === 1 ? 'accounts:givenPassword' : 'accounts:ownPassword'),
          },
          { label: label('roles'), value: roleWords(user.roles), wide: true },
          { label: label('resources'), value: resources, wide: true },
          { label: label('remark'), value: user.remark, wide: true },
        ]}
      />
      <Section title={t('accounts:resultingRights')}>
        {user.id === superAdminId ? (
          <p>{t('accounts:allRights')}</p>
        ) : (
          <RightSources type={user.belongType} roles={user.roles} />
        )}
      </Section>
      <Section title={t('common:operationLog')}>
        <Timeline logs={user.logs} />
      </Section>
    </Details>
  );
}
