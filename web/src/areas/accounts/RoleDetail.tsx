import { useTranslation } from 'react-i18next';
import { type Role, roles } from '#contracts/areas/roles.ts';
import { useFreshData } from '../../api/hooks.ts';
import { TopDialog } from '../../kit/dialogs/TopDialog.tsx';
import { EnabledTag } from '../../kit/display/EnabledTag.tsx';
import { formatDateTime } from '../../kit/display/format.ts';
import { useCodeName } from '../../kit/display/useCodeName.ts';
import { useLabel } from '../../kit/display/useLabel.ts';
import { Details, Facts, Section, Timeline } from '../../kit/page/DetailPage.tsx';
import { LoadState } from '../../kit/page/LoadState.tsx';
import { RoleRights } from './RoleRights.tsx';

/** 角色详情 over the list: the rights of the role and its log. */
export default function RoleDetail({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useTranslation('accounts');
  const { data, error, reload } = useFreshData(roles.get, { params: { id } });
  return (
    <TopDialog title={data?.name ?? t('roleDetail')} width={960} light onClose={onClose}>
      {data ? <Shown role={data} /> : <LoadState error={error} onRetry={reload} onClose={onClose} />}
    </TopDialog>
  );
}

function Shown({ role }: { role: Role }) {
  const { t } = useTranslation(['accounts', 'common']);
  const label = useLabel();
  const typeName = useCodeName('belongType');
  return (
    <Details>
      <Facts
        facts={[
          { label: label('roleType'), value: typeName(role.belongType) },
          { label: label('unit'), value: role.belongName },
          {
            label: t('common:status'),
            value: <EnabledTag enabled={role.enabled} />,
          },
          { label: t('accounts:rightCount'), value: role.rightIds.length },
          { label: t('accounts:userCount'), value: role.userCount },
          { label: t('common:createTime'), value: formatDateTime(role.createTime) },
          { label: label('remark'), value: role.remark, wide: true },
        ]}
      />
      <Section title={label('rights')}>
        <RoleRights type={role.belongType} rightIds={role.rightIds} />
      </Section>
      <Section title={t('common:operationLog')}>
        <Timeline logs={role.logs} />
      </Section>
    </Details>
  );
}
