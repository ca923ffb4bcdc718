import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { generatePath, useNavigate } from 'react-router-dom';
import { estateCompanies } from '#contracts/areas/estateCompanies.ts';
import { type EstateRow, estateForm, estates } from '#contracts/areas/estates.ts';
import { call } from '../../api/client.ts';
import { useScopedCalls } from '../../api/scope.ts';
import { useMay } from '../../api/session.ts';
import { addProject, baseInfo, detailPath, sectionPaths } from '../../domain/estate/projectPaths.ts';
import { useCodeName } from '../../kit/display/useCodeName.ts';
import { useLabel } from '../../kit/display/useLabel.ts';
import { useMayOpen } from '../../kit/page/mayOpen.ts';
import { dateRangeField } from '../../kit/table/dateRangeField.ts';
import { ListPage } from '../../kit/table/ListPage.tsx';
import { useList } from '../../kit/table/useList.ts';
import { useRecordActions } from '../../kit/table/useRecordActions.tsx';
import { useSearchFields } from '../../kit/table/useSearchFields.ts';
import { useProjectColumns } from './useProjectColumns.tsx';
import { useShelfColumn } from './useShelfColumn.ts';

/** 项目列表: all projects, those of the user's company, or those that he is responsible for (domain design, section 4.1). */
export default function ProjectList() {
  const { t } = useTranslation(['estates', 'common', 'menu']);
  const navigate = useNavigate();
  const label = useLabel();
  const mayOpen = useMayOpen();
  const sectionName = useCodeName('estateSection');
  const calls = useScopedCalls(estates);
  const mayAdd = useMay(calls.add);
  const list = useList(calls.list);
  const search = useSearchFields(
    calls.list,
    [
      'name',
      'companyId',
      'saleStatus',
      'area',
      'propertyType',
      {
        kind: 'select',
        name: 'enabled',
        label: t('common:shelfState'),
        options: [
          { value: '1', label: label('onShelf') },
          { value: '0', label: t('common:offShelf') },
        ],
      },
      dateRangeField({
        name: 'createStart',
        endName: 'createEnd',
        label: t('common:createTime'),
        looks: 'back',
      }),
    ],
    { companyId: { endpoint: estateCompanies.all } },
  );
  const shelf = useShelfColumn(list.reload);
  const { actions } = useRecordActions<EstateRow>({
    calls,
    form: estateForm,
    reload: list.reload,
    edit: ({ id }) => navigate(generatePath(baseInfo, { id })),
    width: 148,
    async aboutRemoving({ id, totalRooms }) {
      const { bannerCount } = await call(estates.get, { params: { id } });
      const parts = t('estates:removesParts', { count: totalRooms });
      return { warnings: bannerCount > 0 ? [parts, t('estates:bannersLead', { n: bannerCount })] : [parts] };
    },
    mayMore: true,
    before: ({ id }) => [{ text: t('common:detail'), onClick: () => navigate(detailPath(id)) }],
    more: (row) =>
      sectionPaths
        .filter(([, path]) => mayOpen(path))
        .map(([section, path]) => ({
          text: sectionName(section),
          onClick: () => navigate(generatePath(path, { id: row.id })),
        })),
  });
  const columns = useProjectColumns(list.reload);
  const all = useMemo(() => {
    const { first, rest } = columns;
    return [...first, shelf, ...rest, ...actions];
  }, [actions, columns, shelf]);
  return (
    <ListPage
      list={list}
      columns={all}
      search={search}
      add={
        mayAdd && {
          text: t('menu:/estate/project-manage/add-base-info'),
          onClick: () => navigate(addProject),
        }
      }
    />
  );
}
