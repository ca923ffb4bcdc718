import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { type BackendUserRow, backendUsers } from '#contracts/areas/backendUsers.ts';
import { call } from '../../api/client.ts';
import { notify } from '../../api/notice.ts';
import { useScopedCalls } from '../../api/scope.ts';
import { useMay } from '../../api/session.ts';
import { resetPasswordParam } from '../../domain/accounts/passwordParams.ts';
import { newUserPath } from '../../domain/accounts/userListPath.ts';
import { confirmAction } from '../../kit/dialogs/confirm.ts';
import { useDialogParam } from '../../kit/dialogs/useDialogParam.ts';
import { useLabel } from '../../kit/display/useLabel.ts';
import { lazyDialog } from '../../kit/page/lazyDialog.tsx';
import type { Column } from '../../kit/table/column.ts';
import { ListPage } from '../../kit/table/ListPage.tsx';
import { RowActions } from '../../kit/table/RowActions.tsx';
import type { RowAction } from '../../kit/table/rowAction.ts';
import { useList } from '../../kit/table/useList.ts';
import { userPath } from './paths.ts';
import { useUserColumns } from './useUserColumns.tsx';
import { useUserSearch } from './useUserSearch.ts';

const UserDetail = lazyDialog(() => import('./UserDetail.tsx'));

/** 用户列表: all users, those of the user's own unit, or those with his resources (domain design, section 3.1). */
export default function UserList() {
  const { t } = useTranslation(['accounts', 'common', 'shell', 'menu']);
  const label = useLabel();
  const navigate = useNavigate();
  const mayAdd = useMay(backendUsers.add);
  const mayEdit = useMay(backendUsers.update);
  const calls = useScopedCalls(backendUsers);
  const list = useList(calls.list);
  const { reload } = list;
  const search = useUserSearch();
  const detail = useDialogParam('detail');
  const { open: openReset } = useDialogParam(resetPasswordParam);
  const data = useUserColumns({ onOpen: detail.open, onChanged: reload });

  const columns = useMemo<Column<BackendUserRow>[]>(() => {
    const remove = async ({ id, name }: BackendUserRow) => {
      if (
        !(await confirmAction(t('common:removeConfirm'), {
          facts: [{ label: label('userName'), value: name }],
          warnings: [t('accounts:removesUser')],
        }))
      )
        return;
      await call(backendUsers.remove, { params: { id } });
      notify('success', t('common:removed'));
      void reload();
    };
    const edit = ({ id }: BackendUserRow) => navigate(userPath(id));
    const actionsOf = (row: BackendUserRow): RowAction[] => {
      const all = {
        edit: { text: t('common:edit'), onClick: () => edit(row) },
        resetPassword: { text: t('shell:resetPassword'), onClick: () => openReset(row.id) },
        remove: { text: t('common:remove'), onClick: () => remove(row), danger: true as const },
      };
      return Object.entries(all).flatMap(([name, action]) => (row.actions.includes(name) ? [action] : []));
    };
    const actions: Column<BackendUserRow> = {
      key: 'actions',
      title: t('common:actions'),
      width: 208,
      actions: true,
      render: (row) => <RowActions of={row.name} actions={actionsOf(row)} />,
    };
    return mayEdit ? [...data, actions] : data;
  }, [data, label, mayEdit, navigate, openReset, reload, t]);

  return (
    <>
      <ListPage
        list={list}
        columns={columns}
        search={search}
        add={
          mayAdd && {
            text: t('menu:/account/manage/add-user'),
            onClick: () => navigate(newUserPath(list.criteria)),
          }
        }
      />
      {detail.value && <UserDetail key={detail.value} id={detail.value} onClose={detail.close} />}
    </>
  );
}
