import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { type CompanyRow, companyForm, estateCompanies } from '#contracts/areas/estateCompanies.ts';
import { useScopedCalls } from '../../api/scope.ts';
import { useMay } from '../../api/session.ts';
import { useDialogParam } from '../../kit/dialogs/useDialogParam.ts';
import { lazyDialog } from '../../kit/page/lazyDialog.tsx';
import { withQuery } from '../../kit/page/withQuery.ts';
import type { Column } from '../../kit/table/column.ts';
import { areaColumn } from '../../kit/table/columns.tsx';
import { ListPage } from '../../kit/table/ListPage.tsx';
import { pictureNameColumn } from '../../kit/table/PictureName.tsx';
import { useColumns } from '../../kit/table/useColumns.tsx';
import { useList } from '../../kit/table/useList.ts';
import { useRecordActions } from '../../kit/table/useRecordActions.tsx';
import { useSearchFields } from '../../kit/table/useSearchFields.ts';
import { useAboutDisabling } from './useAboutDisabling.ts';

const CompanyDetail = lazyDialog(() => import('./CompanyDetail.tsx'));
const formPath = (id?: string) => withQuery('/estate/project-company/add', { id });

/** 公司列表: all companies, or the user's own (domain design, section 5.1). */
export default function CompanyList() {
  const { t } = useTranslation(['merchants', 'common', 'menu']);
  const navigate = useNavigate();
  const calls = useScopedCalls(estateCompanies);
  const mayAdd = useMay(calls.add);
  const list = useList(calls.list);
  const { value: shown, open, close } = useDialogParam('detail');
  const column = useColumns<CompanyRow>(companyForm, calls.list);
  const contact = t('merchants:contactOrPhone');
  const search = useSearchFields(calls.list, [
    'name',
    { kind: 'nameOrNumber', name: 'keyword', label: contact, maxLength: 20 },
    'area',
    'enabled',
  ]);
  const { enable, actions } = useRecordActions<CompanyRow>({
    calls,
    form: companyForm,
    reload: list.reload,
    edit: ({ id }) => navigate(formPath(id)),
    width: 148,
    mayMore: true,
    before: ({ id }) => [{ text: t('common:detail'), onClick: () => open(id) }],
    aboutDisabling: useAboutDisabling(),
  });
  const columns = useMemo<Column<CompanyRow>[]>(
    () => [
      pictureNameColumn(column.label('name'), 220, ({ logoUrl, id }) => ({ url: logoUrl, to: formPath(id) })),
      column.text('creditCode', 176),
      column.text('contactName', 80),
      column.text('contactPhone', 112),
      areaColumn(column.label('area')),
      column.number('estateCount', 68),
      column.number('userCount', 68),
      enable,
      column.createTime,
      ...actions,
    ],
    [actions, column, enable],
  );
  return (
    <>
      <ListPage
        list={list}
        columns={columns}
        search={search}
        add={mayAdd && { text: t('menu:/estate/project-company/add'), onClick: () => navigate(formPath()) }}
      />
      {shown && <CompanyDetail key={shown} id={shown} onClose={close} />}
    </>
  );
}
