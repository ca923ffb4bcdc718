import Button from '@douyinfe/semi-ui/lib/es/button';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { amenityCategories, amenityCategoryForm } from '#contracts/areas/amenityCategories.ts';
import { type AmenityRow, amenityForm, estateAmenities } from '#contracts/areas/estateAmenities.ts';
import type { Estate } from '#contracts/areas/estates.ts';
import { useMay } from '../../api/session.ts';
import { formatDistance } from '../../domain/estate/formatDistance.ts';
import { ProjectPage } from '../../domain/estate/ProjectPage.tsx';
import { useProjectPart } from '../../domain/estate/useProjectPart.ts';
import { useTravel } from '../../domain/estate/useTravel.ts';
import { useDialogParam } from '../../kit/dialogs/useDialogParam.ts';
import { lazyDialog } from '../../kit/page/lazyDialog.tsx';
import { Thumbnail } from '../../kit/pictures/ImagePreview.tsx';
import type { Column } from '../../kit/table/column.ts';
import { ListPage } from '../../kit/table/ListPage.tsx';
import { NameButton } from '../../kit/table/NameButton.tsx';

const AmenityDialog = lazyDialog(() => import('./AmenityDialog.tsx'));
const CategoriesDialog = lazyDialog(() => import('./CategoriesDialog.tsx'));

/** 周边配套 of a project (domain design, section 4.12). */
export default function Amenities() {
  return <ProjectPage>{(project, reload) => <List project={project} reload={reload} />}</ProjectPage>;
}

function List({ project, reload }: { project: Estate; reload: () => unknown }) {
  const { t } = useTranslation('estateParts');
  const travel = useTravel();
  const mayManageCategories = useMay(amenityCategories.add);
  const categories = useDialogParam('categories');
  const { list, column, search, ordering, enable, actions, add, open, dialog } = useProjectPart<AmenityRow>({
    ...{ project, reloadProject: reload, calls: estateAmenities, form: amenityForm },
    search: ['name', 'categoryId', 'travelWay', 'enabled'],
    sources: { categoryId: { endpoint: amenityCategories.allEnabled } },
    addText: t('addAmenity'),
    width: 112,
  });
  const columns = useMemo<Column<AmenityRow>[]>(
    () => [
      {
        ...column.text('name', 172),
        render: ({ id, name, actions: may }) =>
          may.includes('edit') ? (
            <NameButton name={name} onClick={() => open(id)} />
          ) : (
            <span title={name}>{name}</span>
          ),
      },
      column.text('categoryName', 80),
      { ...column.number('distance', 80), render: ({ distance }) => formatDistance(distance) },
      { key: 'travel', title: column.label('travelWay'), width: 112, render: travel },
      {
        key: 'pictures',
        title: column.label('pictures'),
        width: 100,
        value: ({ pictures }) => pictures.length,
        render: ({ name, pictures: [first = '', ...others] }) =>
          first ? (
            <>
              <Thumbnail url={first} alt={name} /> {others.length > 0 && `+${others.length}`}
            </>
          ) : (
            '-'
          ),
      },
      column.text('description'),
      ordering,
      enable,
      ...actions,
    ],
    [actions, column, enable, open, ordering, travel],
  );
  return (
    <>
      <ListPage
        list={list}
        columns={columns}
        search={search}
        add={add}
        tools={
          mayManageCategories && (
            <Button onClick={() => categories.open('all')}>{t('manageCategories')}</Button>
          )
        }
      />
      {dialog && <AmenityDialog {...dialog} key={dialog.key} />}
      {mayManageCategories && categories.value && (
        <CategoriesDialog
          calls={amenityCategories}
          form={amenityCategoryForm}
          count="amenityCount"
          onChanged={() => void list.reload()}
          onClose={categories.close}
        />
      )}
    </>
  );
}
