import { useTranslation } from 'react-i18next';
import { type ConsultantRow, consultantForm, estateConsultants } from '#contracts/areas/estateConsultants.ts';
import type { Estate } from '#contracts/areas/estates.ts';
import { estateSection } from '#contracts/enums/estates.ts';
import { PartsOf } from '../../domain/estate/PartsOf.tsx';
import { EnabledTag } from '../../kit/display/EnabledTag.tsx';
import { useCodeName } from '../../kit/display/useCodeName.ts';
import { Thumbnail } from '../../kit/pictures/ImagePreview.tsx';
import { type InnerColumn, InnerTable } from '../../kit/table/InnerTable.tsx';
import { useColumns } from '../../kit/table/useColumns.tsx';
import { SectionCard } from './ProjectCard.tsx';

/** 置业顾问 of a project. */
export function ConsultantsCard({ project }: { project: Estate }) {
  const { t } = useTranslation('common');
  const { label } = useColumns<ConsultantRow>(consultantForm, estateConsultants.list);
  const sectionName = useCodeName('estateSection');
  const isComplete = project.completeSections.includes(estateSection.consultants);
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
    <SectionCard section={estateSection.consultants} project={project}>
      {isComplete && (
        <PartsOf list={estateConsultants.list} estateId={project.id}>
          {(rows) => (
            <InnerTable
              label={sectionName(estateSection.consultants)}
              columns={columns}
              rows={rows}
              keyOf={({ id }) => id}
            />
          )}
        </PartsOf>
      )}
    </SectionCard>
  );
}
