import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { type Category, categoryForm, merchantCategories } from '#contracts/areas/merchantCategories.ts';
import { useMay } from '../../api/session.ts';
import { useDialogParam } from '../../kit/dialogs/useDialogParam.ts';
import { lazyDialog } from '../../kit/page/lazyDialog.tsx';
import { withQuery } from '../../kit/page/withQuery.ts';
import type { Column } from '../../kit/table/column.ts';
import { ListPage } from '../../kit/table/ListPage.tsx';
import { linkedCount } from '../../kit/table/linkedCount.tsx';
import { useColumns } from '../../kit/table/useColumns.tsx';
import { useList } from '../../kit/table/useList.ts';
import { useOrdering } from '../../kit/table/useOrdering.tsx';
import { useRecordActions } from '../../kit/table/useRecordActions.tsx';
import { useSearchFields } from '../../kit/table/useSearchFields.ts';
import { listPath } from './paths.ts';

const CategoryDialog = lazyDialog(() => import('./CategoryDialog.tsx'));

/** 商户分类: the categories of merchants and the business types that each allows. */
export default function MerchantCategories() {
  const { t } = useTranslation('common');
  const mayAdd = useMay(merchantCategories.add);
  const list = useList(merchantCategories.list);
  const { value: dialog, open, close } = useDialogParam('category');
  const column = useColumns<Category>(categoryForm, merchantCategories.list);
  const search = useSearchFields(merchantCategories.list, ['name', 'enabled']);
  const { enable, actions } = useRecordActions<Category>({
    calls: merchantCategories,
    form: categoryForm,
    reload: list.reload,
    edit: ({ id }) => open(id),
    width: 136,
  });
  const ordering = useOrdering<Category>({
    ...{ calls: merchantCategories, form: categoryForm, reload: list.reload, width: 80 },
  });
  const columns = useMemo<Column<Category>[]>(
    () => [
      column.text('name'),
      column.code('businessTypes'),
      linkedCount(column.number('merchantCount', 96), listPath, ({ id }) =>
        withQuery(listPath, { categoryId: id }),
      ),
      ordering,
      column.createTime,
      enable,
      ...actions,
    ],
    [actions, column, enable, ordering],
  );
  return (
    <>
      <ListPage
        list={list}
        columns={columns}
        search={search}
        add={mayAdd && { text: t('addCategory'), onClick: () => open('add') }}
      />
      {mayAdd && dialog && (
        <CategoryDialog
          key={dialog}
          categoryId={dialog === 'add' ? undefined : dialog}
          onSaved={() => void list.reload()}
          onClose={close}
        />
      )}
    </>
  );
}
