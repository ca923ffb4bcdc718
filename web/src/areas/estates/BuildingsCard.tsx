import { estateBuildings } from '#contracts/areas/estateBuildings.ts';
import type { Estate } from '#contracts/areas/estates.ts';
import { estateSection } from '#contracts/enums/estates.ts';
import { useData } from '../../api/hooks.ts';
import { RoomCountsText } from '../../domain/estate/RoomCountsText.tsx';
import { Facts } from '../../kit/page/DetailPage.tsx';
import { LoadState } from '../../kit/page/LoadState.tsx';
import { SectionCard } from './ProjectCard.tsx';

/** 楼栋与房源 of a project: each building with the numbers of its rooms by state. */
export function BuildingsCard({ project }: { project: Estate }) {
  const isComplete = project.completeSections.includes(estateSection.buildings);
  return (
    <SectionCard section={estateSection.buildings} project={project}>
      {isComplete && <Buildings estateId={project.id} />}
    </SectionCard>
  );
}

function Buildings({ estateId }: { estateId: string }) {
  const { data, error, reload } = useData(estateBuildings.list, {
    query: { estateId, offset: 0, limit: 100 },
  });
  if (!data) return <LoadState error={error} onRetry={reload} />;
  return (
    <Facts
      facts={data.list.map(({ name, phase, rooms }) => ({
        label: `${phase}${name}`,
        value: <RoomCountsText counts={rooms} />,
      }))}
    />
  );
}
