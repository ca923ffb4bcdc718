import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { type RoleListRow, roles } from '#contracts/areas/roles.ts';
import { belongType, valuesOf } from '#contracts/enums.ts';
import { call } from '../../api/client.ts';
import { useIsPlatformUser } from '../../api/scope.ts';
import { userListPath } from '../../domain/accounts/userListPath.ts';
import { reportUndoable } from '../../kit/dialogs/reportUndoable.ts';
import { StatusTag } from '../../kit/display/StatusTag.tsx';
import { useCodeName } from '../../kit/display/useCodeName.ts';
import { useLabel } from '../../kit/display/useLabel.ts';
import { useMissingRights } from '../../kit/display/useRightWords.ts';
import { useMayOpen } from '../../kit/page/mayOpen.ts';
import { withQuery } from '../../kit/page/withQuery.ts';
import type { Column } from '../../kit/table/column.ts';
import { textColumn, timeColumn } from '../../kit/table/columns.tsx';
import { enableColumn } from '../../kit/table/enableColumn.tsx';
import { NameButton } from '../../kit/table/NameButton.tsx';
import { useRoleOffQuestion } from './offQuestions.ts';

interface Options {
  onOpen: (id: string) => void;
  onChanged: () => unknown;
}

/** The columns of the list of roles (domain design, section 3.3); the number of users links to them. */
export function useRoleColumns({ onOpen, onChanged }: Options): Column<RoleListRow>[] {
  const { t } = useTranslation(['accounts', 'common']);
  const label = useLabel();
  const typeName = useCodeName('belongType');
  const ofPlatform = useIsPlatformUser();
  const mayViewUsers = useMayOpen()(userListPath);
  const missing = useMissingRights(roles.enable.access.rights ?? []);
  const confirmOff = useRoleOffQuestion();
  return useMemo(() => {
    const put = async (id: string, enabled: boolean) => {
      await call(roles.enable, { params: { id }, body: { enable: enabled ? 1 : 0 } });
      void onChanged();
    };
    const enable = async ({ id, name, userCount }: RoleListRow, enabled: boolean) => {
      if (!enabled && !(await confirmOff({ name, userCount }))) return;
      await put(id, enabled);
      reportUndoable(() => put(id, !enabled));
    };
    const type: Column<RoleListRow> = {
      key: 'type',
      title: label('roleType'),
      width: 116,
      tags: valuesOf(belongType).map(typeName),
      value: (row) => typeName(row.belongType),
      render: (row) => <StatusTag tone="grey">{typeName(row.belongType)}</StatusTag>,
    };
    return [
      {
        key: 'name',
        title: label('roleName'),
        width: 132,
        value: ({ name }) => name,
        render: ({ id, name }) => <NameButton name={name} onClick={() => onOpen(id)} />,
      },
      ...(ofPlatform ? [type] : []),
      textColumn('unit', label('unit'), ({ belongName }) => belongName, { width: 148 }),
      textColumn('rights', t('accounts:rightCount'), ({ rightCount }) => rightCount, {
        width: 84,
        kind: 'number',
      }),
      {
        key: 'users',
        title: t('accounts:userCount'),
        width: 84,
        kind: 'number',
        value: ({ userCount }) => userCount,
        render: ({ id, userCount }) =>
          mayViewUsers && userCount > 0 ? (
            <Link to={withQuery(userListPath, { roleId: id })}>{userCount}</Link>
          ) : (
            userCount
          ),
      },
      enableColumn({
        title: t('common:status'),
        label: (row) => t('common:enableOf', { name: row.name }),
        missing,
        onChange: enable,
      }),
      textColumn('remark', label('remark'), ({ remark }) => remark),
      timeColumn('createTime', t('common:createTime'), ({ createTime }) => createTime),
    ];
  }, [confirmOff, label, mayViewUsers, missing, ofPlatform, onChanged, onOpen, t, typeName]);
}
