import { type AmenityRow, amenityForm, estateAmenities } from '#contracts/areas/estateAmenities.ts';
import type { Estate } from '#contracts/areas/estates.ts';
import { estateSection } from '#contracts/enums/estateSections.ts';
import { formatDistance } from '../../domain/estate/formatDistance.ts';
import { useTravel } from '../../domain/estate/useTravel.ts';
import type { InnerColumn } from '../../kit/table/InnerTable.tsx';
import { useColumns } from '../../kit/table/useColumns.tsx';
import { PartsTableCard } from './PartsCard.tsx';

/** 周边配套 of a project. */
export function AmenitiesCard({ project }: { project: Estate }) {
  const { label } = useColumns<AmenityRow>(amenityForm, estateAmenities.list);
  const travel = useTravel();
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
    <PartsTableCard
      section={estateSection.amenities}
      list={estateAmenities.list}
      project={project}
      columns={columns}
    />
  );
}
