import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { type RoleListRow, roles } from '#contracts/areas/roles.ts';
import { belongType, valuesOf } from '#contracts/enums.ts';
import { call } from '../../api/client.ts';
import { reportDone } from '../../api/errors.ts';
import { notify } from '../../api/notice.ts';
import { useIsPlatformUser, useScopedCalls } from '../../api/scope.ts';
import { useMay } from '../../api/session.ts';
import { confirmAction } from '../../kit/dialogs/confirm.ts';
import { useDialogParam } from '../../kit/dialogs/useDialogParam.ts';
import { useCodeName } from '../../kit/display/useCodeName.ts';
import { useLabel } from '../../kit/display/useLabel.ts';
import { lazyDialog } from '../../kit/page/lazyDialog.tsx';
import type { Column } from '../../kit/table/column.ts';
import { ListPage } from '../../kit/table/ListPage.tsx';
import { RowActions } from '../../kit/table/RowActions.tsx';
import type { RowAction } from '../../kit/table/rowAction.ts';
import type { SearchField } from '../../kit/table/searchField.ts';
import { useList } from '../../kit/table/useList.ts';
import { rolePath } from './paths.ts';
import { useRoleColumns } from './useRoleColumns.tsx';
import { useRolePreview } from './useRolePreview.ts';

const CompareDialog = lazyDialog(() => import('./CompareDialog.tsx'));
const RoleDetail = lazyDialog(() => import('./RoleDetail.tsx'));

/** 角色列表: all roles, or those that the user's own unit has and may use (domain design, section 3.3). */
export default function RoleList() {
  const { t } = useTranslation(['accounts', 'common', 'menu', 'rights']);
  const label = useLabel();
  const typeName = useCodeName('belongType');
  const navigate = useNavigate();
  const ofPlatform = useIsPlatformUser();
  const mayAdd = useMay(roles.add);
  const calls = useScopedCalls(roles);
  const list = useList(calls.list);
  const { reload } = list;
  const detail = useDialogParam('detail');
  const compare = useDialogParam('compare');
  const { open: openCompare } = compare;
  const preview = useRolePreview();
  const data = useRoleColumns({ onOpen: detail.open, onChanged: reload });

  const type: SearchField = {
    kind: 'select',
    name: 'belongType',
    label: label('roleType'),
    options: valuesOf(belongType).map((code) => ({ value: String(code), label: typeName(code) })),
  };
  const search: SearchField[] = [
    { kind: 'text', name: 'name', label: label('roleName'), maxLength: 20 },
    ...(ofPlatform ? [type] : []),
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

  const columns = useMemo<Column<RoleListRow>[]>(() => {
    const copy = async ({ id, name }: RoleListRow) => {
      if (!(await confirmAction(t('accounts:copyConfirm', { name })))) return;
      await call(roles.copy, { params: { id } });
      reportDone();
      void reload();
    };
    const remove = async ({ id, name }: RoleListRow) => {
      if (
        !(await confirmAction(t('common:removeConfirm'), {
          facts: [{ label: label('roleName'), value: name }],
        }))
      )
        return;
      await call(roles.remove, { params: { id } });
      notify('success', t('common:removed'));
      void reload();
    };
    const actionsOf = (row: RoleListRow): RowAction[] => {
      const may = (name: string, action: RowAction) => (row.actions.includes(name) ? [action] : []);
      return [
        ...may('edit', { text: t('common:edit'), onClick: () => navigate(rolePath(row.id)) }),
        ...may('copy', { text: t('common:copy'), onClick: () => copy(row) }),
        { text: t('accounts:compare'), onClick: () => openCompare(row.id) },
        { text: t('rights:preview.start'), onClick: () => preview(row.id) },
        ...may('remove', { text: t('common:remove'), onClick: () => remove(row), danger: true }),
      ];
    };
    const actions: Column<RoleListRow> = {
      key: 'actions',
      title: t('common:actions'),
      width: 160,
      actions: true,
      render: (row) => <RowActions of={row.name} actions={actionsOf(row)} />,
    };
    return [...data, actions];
  }, [data, label, navigate, openCompare, preview, reload, t]);

  return (
    <>
      <ListPage
        list={list}
        columns={columns}
        search={search}
        add={mayAdd && { text: t('menu:/account/manage/add-role'), onClick: () => navigate(rolePath()) }}
      />
      {detail.value && <RoleDetail key={detail.value} id={detail.value} onClose={detail.close} />}
      {compare.value && <CompareDialog key={compare.value} id={compare.value} onClose={compare.close} />}
    </>
  );
}
