import { lazy, Suspense, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { type Category, merchantCategories } from '#contracts/areas/merchants.ts';
import type { RightName } from '#contracts/rights/rights.ts';
import { call } from '../../api/client.ts';
import { reportDone } from '../../api/errors.ts';
import { notify } from '../../api/notice.ts';
import { useRight } from '../../api/session.ts';
import { confirmAction } from '../../kit/dialogs/confirm.ts';
import { useDialogParam } from '../../kit/dialogs/useDialogParam.ts';
import { formatDateTime } from '../../kit/display/format.ts';
import { useCodeName } from '../../kit/display/useCodeName.ts';
import { useLabel } from '../../kit/display/useLabel.ts';
import { TopBar } from '../../kit/page/TopBar.tsx';
import type { Column } from '../../kit/table/DataTable.tsx';
import { enableColumn } from '../../kit/table/enableColumn.tsx';
import { ListPage } from '../../kit/table/ListPage.tsx';
import { RowActions } from '../../kit/table/RowActions.tsx';
import type { SearchField } from '../../kit/table/SearchArea.tsx';
import { useList } from '../../kit/table/useList.ts';

const CategoryDialog = lazy(() => import('./CategoryDialog.tsx'));

const manage: RightName[] = ['manageMerchantCategory'];

/** 商户分类: what kinds of merchants there are, and what each may deal in. */
export default function MerchantCategories() {
  const { t } = useTranslation(['merchants', 'common']);
  const label = useLabel();
  const typeName = useCodeName('businessType');
  const mayManage = useRight(manage);
  const list = useList(merchantCategories.list);
  const { value: dialog, open, close } = useDialogParam('category');
  const { reload } = list;

  const search: SearchField[] = [
    { kind: 'text', name: 'name', label: label('categoryName'), maxLength: 10 },
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

  const columns = useMemo<Column<Category>[]>(() => {
    const enable = async ({ id }: Category, enabled: boolean) => {
      await call(merchantCategories.enable, { params: { id }, body: { enable: enabled ? 1 : 0 } });
      reportDone();
      void reload();
    };
    const remove = async ({ id, name }: Category) => {
      if (
        !(await confirmAction(t('common:removeConfirm'), {
          facts: [{ label: label('categoryName'), value: name }],
        }))
      )
        return;
      await call(merchantCategories.remove, { params: { id } });
      notify('success', t('common:removed'));
      void reload();
    };
    const all: Column<Category>[] = [
      { key: 'name', title: label('categoryName'), render: ({ name }) => name },
      {
        key: 'types',
        title: label('allowedTypes'),
        render: ({ businessTypes }) => businessTypes.map(typeName).join(' · '),
      },
      {
        key: 'merchants',
        title: t('merchants:merchantCount'),
        width: 96,
        align: 'right',
        render: ({ merchantCount }) => merchantCount,
      },
      {
        key: 'ordering',
        title: label('ordering'),
        width: 80,
        align: 'right',
        render: ({ ordering }) => ordering,
      },
      {
        key: 'createTime',
        title: t('common:createTime'),
        width: 172,
        render: ({ createTime }) => formatDateTime(createTime),
      },
      enableColumn({
        title: t('common:enabled'),
        label: (row) => t('common:enableOf', { name: row.name }),
        needs: manage,
        onChange: enable,
      }),
    ];
    const actions: Column<Category> = {
      key: 'actions',
      title: t('common:actions'),
      width: 136,
      actions: true,
      render: (row) => (
        <RowActions
          of={row.name}
          actions={[
            { text: t('common:edit'), onClick: () => open(row.id) },
            { text: t('common:remove'), onClick: () => remove(row), danger: true },
          ]}
        />
      ),
    };
    return mayManage ? [...all, actions] : all;
  }, [label, mayManage, open, reload, t, typeName]);

  return (
    <>
      <ListPage
        list={list}
        columns={columns}
        search={search}
        add={mayManage && { text: t('merchants:addCategory'), onClick: () => open('add') }}
      />
      {mayManage && dialog && (
        <Suspense fallback={<TopBar active />}>
          <CategoryDialog
            key={dialog}
            categoryId={dialog === 'add' ? undefined : dialog}
            onSaved={() => void reload()}
            onClose={close}
          />
        </Suspense>
      )}
    </>
  );
}
