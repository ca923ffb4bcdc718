import { type AmenityRow, amenityForm, estateAmenities } from '#contracts/areas/estateAmenities.ts';
import type { Estate } from '#contracts/areas/estates.ts';
import { estateSection } from '#contracts/enums/estates.ts';
import { formatDistance } from '../../domain/estate/formatDistance.ts';
import { PartsOf } from '../../domain/estate/PartsOf.tsx';
import { useTravel } from '../../domain/estate/useTravel.ts';
import { useCodeName } from '../../kit/display/useCodeName.ts';
import { type InnerColumn, InnerTable } from '../../kit/table/InnerTable.tsx';
import { useColumns } from '../../kit/table/useColumns.tsx';
import { SectionCard } from './ProjectCard.tsx';

/** 周边配套 of a project. */
export function AmenitiesCard({ project }: { project: Estate }) {
  const { label } = useColumns<AmenityRow>(amenityForm, estateAmenities.list);
  const sectionName = useCodeName('estateSection');
  const travel = useTravel();
  const isComplete = project.completeSections.includes(estateSection.amenities);
  const columns: InnerColumn<AmenityRow>[] = [
    { key: 'categoryName', title: label('categoryName'), render: ({ categoryName }) => categoryName },
    { key: 'name', title: label('name'), render: ({ name }) => name },
    {
      key: 'distance',
      title: label('distance'),
      align: 'right',
      render: ({ distance }) => formatDistance(distance),
    },
    { key: 'travel', title: label('travelWay'), render: travel },
    { key: 'description', title: label('description'), render: ({ description }) => description },
  ];
  return (
    <SectionCard section={estateSection.amenities} project={project}>
      {isComplete && (
        <PartsOf list={estateAmenities.list} estateId={project.id}>
          {(rows) => (
            <InnerTable
              label={sectionName(estateSection.amenities)}
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
