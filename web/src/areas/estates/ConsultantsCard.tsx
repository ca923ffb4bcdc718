import { useTranslation } from 'react-i18next';
import { type ConsultantRow, consultantForm, estateConsultants } from '#contracts/areas/estateConsultants.ts';
import type { Estate } from '#contracts/areas/estates.ts';
import { estateSection } from '#contracts/enums/estateSections.ts';
import { EnabledTag } from '../../kit/display/EnabledTag.tsx';
import { Thumbnail } from '../../kit/pictures/ImagePreview.tsx';
import type { InnerColumn } from '../../kit/table/InnerTable.tsx';
import { useColumns } from '../../kit/table/useColumns.tsx';
import { PartsTableCard } from './PartsCard.tsx';

/** 置业顾问 of a project. */
export function ConsultantsCard({ project }: { project: Estate }) {
  const { t } = useTranslation('common');
  const { label } = useColumns<ConsultantRow>(consultantForm, estateConsultants.list);
  const columns: InnerColumn<ConsultantRow>[] = [
    {
      key: 'avatarUrl',
      title: label('avatarUrl'),
      render: ({ avatarUrl, name }) => <Thumbnail url={avatarUrl} alt={name} />,
    },
    { key: 'name', title: label('name'), render: ({ name }) => name },
    { key: 'mobile', title: label('mobile'), render: ({ mobile }) => mobile },
    { key: 'jobTitle', title: label('jobTitle'), render: ({ jobTitle }) => jobTitle },
    { key: 'leadCount', title: label('leadCount'), align: 'right', render: (row) => String(row.leadCount) },
    { key: 'dealCount', title: label('dealCount'), align: 'right', render: (row) => String(row.dealCount) },
    { key: 'enabled', title: t('status'), render: ({ enabled }) => <EnabledTag enabled={enabled} /> },
  ];
  return (
    <PartsTableCard
      section={estateSection.consultants}
      list={estateConsultants.list}
      project={project}
      columns={columns}
    />
  );
}
