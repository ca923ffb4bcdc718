import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { type BackendUserRow, backendUsers } from '#contracts/areas/backendUsers.ts';
import { belongType, valuesOf } from '#contracts/enums.ts';
import { superAdminId } from '#contracts/rights/rights.ts';
import { say } from '#contracts/words.ts';
import { call } from '../../api/client.ts';
import { useIsPlatformUser } from '../../api/scope.ts';
import { useSession } from '../../api/session.ts';
import { speakMessage } from '../../i18n.ts';
import { reportUndoable } from '../../kit/dialogs/reportUndoable.ts';
import { StatusTag } from '../../kit/display/StatusTag.tsx';
import { useCodeName } from '../../kit/display/useCodeName.ts';
import { useLabel } from '../../kit/display/useLabel.ts';
import { useMissingRights } from '../../kit/display/useRightWords.ts';
import type { Column } from '../../kit/table/column.ts';
import { textColumn, timeColumn } from '../../kit/table/columns.tsx';
import { enableColumn } from '../../kit/table/enableColumn.tsx';
import { NameButton } from '../../kit/table/NameButton.tsx';
import { TwoLines } from '../../kit/table/TwoLines.tsx';
import { LacksRole } from './LacksRole.tsx';
import { LockedOut } from './LockedOut.tsx';
import { useUserOffQuestion } from './offQuestions.ts';
import { lacksRole, useRoleWords } from './rolesOfUser.ts';

interface Options {
  onOpen: (id: string) => void;
  onChanged: () => unknown;
}

/** Below the name of a user. That he has no role is said first, for a new password does not help him then. */
const locked = ({ lockedUntil }: BackendUserRow) => lockedUntil && <LockedOut until={lockedUntil} />;

/** The columns of the list of users (domain design, section 3.1); type and unit only for platform users. */
export function useUserColumns({ onOpen, onChanged }: Options): Column<BackendUserRow>[] {
  const { t } = useTranslation(['accounts', 'common']);
  const label = useLabel();
  const typeName = useCodeName('belongType');
  const selfId = useSession(({ user }) => user?.id);
  const ofPlatform = useIsPlatformUser();
  const missing = useMissingRights(backendUsers.enable.access.rights ?? []);
  const confirmOff = useUserOffQuestion();
  const roleWords = useRoleWords();
  return useMemo(() => {
    const separator = t('common:comma');
    const put = async (id: string, enabled: boolean) => {
      await call(backendUsers.enable, { params: { id }, body: { enable: enabled ? 1 : 0 } });
      void onChanged();
    };
    const enable = async ({ id, name, roleNames }: BackendUserRow, enabled: boolean) => {
      if (!enabled && !(await confirmOff({ name, roleNames }))) return;
      await put(id, enabled);
      reportUndoable(() => put(id, !enabled));
    };
    const reasonOf = ({ id }: BackendUserRow) => {
      if (id === superAdminId) return speakMessage(say('superAdminUntouchable'));
      return id === selfId ? speakMessage(say('ownAccount')) : undefined;
    };
    const units: Column<BackendUserRow>[] = [
      {
        key: 'type',
        title: label('belongType'),
        width: 116,
        tags: valuesOf(belongType).map(typeName),
        value: (row) => typeName(row.belongType),
        render: (row) => <StatusTag tone="grey">{typeName(row.belongType)}</StatusTag>,
      },
      textColumn('unit', label('unit'), ({ belongName }) => belongName, { width: 132 }),
    ];
    return [
      {
        key: 'name',
        title: label('userName'),
        width: 104,
        tags: [t('accounts:lockedOut'), t('accounts:noRoleOn')],
        value: (row) =>
          [
            row.name,
            ...(row.lockedUntil ? [t('accounts:lockedOut')] : []),
            ...(lacksRole(row, row.roleStates) ? [t('accounts:noRoleOn')] : []),
          ].join(' '),
        render: (row) => (
          <TwoLines below={lacksRole(row, row.roleStates) ? <LacksRole /> : locked(row)}>
            <NameButton name={row.name} onClick={() => onOpen(row.id)} />
          </TwoLines>
        ),
      },
      textColumn('mobile', label('mobile'), ({ mobile }) => mobile, { width: 116 }),
      ...(ofPlatform ? units : []),
      textColumn('roles', label('roles'), ({ roleStates }) => roleWords(roleStates), { width: 132 }),
      {
        key: 'resources',
        title: label('resources'),
        width: 104,
        value: ({ resourceNames }) => resourceNames.join(separator),
        render: ({ resourceCount, resourceNames }) =>
          resourceCount === 0 ? (
            '-'
          ) : (
            <span title={resourceNames.join(separator)}>
              {t('accounts:resourceCount', { count: resourceCount })}
            </span>
          ),
      },
      enableColumn({
        title: t('common:status'),
        label: (row) => t('common:enableOf', { name: row.name }),
        missing,
        reasonOf,
        onChange: enable,
      }),
      timeColumn('lastLogin', t('accounts:lastLogin'), ({ lastLoginTime }) => lastLoginTime),
      timeColumn('createTime', t('common:createTime'), ({ createTime }) => createTime),
    ];
  }, [confirmOff, label, missing, ofPlatform, onChanged, onOpen, roleWords, selfId, t, typeName]);
}
