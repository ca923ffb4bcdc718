import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { type ConsultantRow, consultantForm, estateConsultants } from '#contracts/areas/estateConsultants.ts';
import type { Estate } from '#contracts/areas/estates.ts';
import { ProjectPage } from '../../domain/estate/ProjectPage.tsx';
import { useProjectPart } from '../../domain/estate/useProjectPart.ts';
import { lazyDialog } from '../../kit/page/lazyDialog.tsx';
import { Thumbnail } from '../../kit/pictures/ImagePreview.tsx';
import type { Column } from '../../kit/table/column.ts';
import { ListPage } from '../../kit/table/ListPage.tsx';
import { pictureButtonColumn } from '../../kit/table/PictureName.tsx';

const ConsultantDialog = lazyDialog(() => import('./ConsultantDialog.tsx'));

/** 置业顾问 of a project (domain design, section 4.11). */
export default function Consultants() {
  return <ProjectPage>{(project, reload) => <List project={project} reload={reload} />}</ProjectPage>;
}

function List({ project, reload }: { project: Estate; reload: () => unknown }) {
  const { t } = useTranslation(['estateParts', 'common']);
  const { list, column, search, ordering, enable, actions, add, open, dialog } =
    useProjectPart<ConsultantRow>({
      ...{ project, reloadProject: reload, calls: estateConsultants, form: consultantForm },
      search: [
        { kind: 'nameOrNumber', name: 'keyword', label: t('common:nameOrMobile'), maxLength: 20 },
        'enabled',
      ],
      addText: t('addConsultant'),
      width: 112,
    });
  const columns = useMemo<Column<ConsultantRow>[]>(
    () => [
      pictureButtonColumn(
        column.label('name'),
        172,
        ({ avatarUrl }) => avatarUrl,
        ({ id }) => open(id),
      ),
      column.text('mobile', 120),
      column.text('jobTitle', 120),
      {
        ...column.number('workYears', 88),
        render: ({ workYears }) => (workYears === 0 ? '-' : t('years', { count: workYears })),
      },
      {
        key: 'wechatQrUrl',
        title: column.label('wechatQrUrl'),
        width: 100,
        value: ({ wechatQrUrl }) => wechatQrUrl,
        render: ({ name, wechatQrUrl }) =>
          wechatQrUrl ? <Thumbnail url={wechatQrUrl} alt={`${column.label('wechatQrUrl')} ${name}`} /> : '-',
      },
      column.text('userName', 96),
      column.number('leadCount', 80),
      column.number('dealCount', 60),
      ordering,
      enable,
      ...actions,
    ],
    [actions, column, enable, open, ordering, t],
  );
  return (
    <>
      <ListPage list={list} columns={columns} search={search} add={add} />
      {dialog && <ConsultantDialog {...dialog} key={dialog.key} />}
    </>
  );
}
